### Che cosa legge il tavolo nel browser: testi brevi di targhe e carte, frasi, impostazioni.
### Un testo breve ha circa sei parole; il testo intero di una carta è fatto nel file del suo gioco.

## Giochi e avversari

tagline-dice-hospital = Dirigi un ospedale affollato: piazza bene lo staff e dimetti i pazienti.
tagline-dynamite-nurse = Cura eroi sfortunati, costruisci un mazzo e non far esplodere nessuno.
bot-easy-about = prende il guadagno più rapido; adatto a una prima partita
bot-normal-about = prepara i suoi turni; al livello di quasi tutti i giocatori
bot-hard-about = guarda più lontano e spreca poco
bot-expert-about = pensa il più lontano possibile e si prende il suo tempo
temper-steady = Regolare
temper-steady-about = gioca sempre ciò che gli sembra meglio
temper-careful = Prudente
temper-careful-about = evita di perdere pazienti e risparmia gli altri
temper-bold = Audace
temper-bold-about = ama i grandi round, rischia e picchia duro
temper-builder = Costruttore
temper-builder-about = raccoglie carte e se le tiene
setting-on = sì
setting-off = no
setting-random = Casuale

## Frasi da dire al tavolo

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-one-moment = Un momento, per favore.
phrase-bye = Arrivederci!

## Dice Hospital: di chi parla una carta

# $count dice quanti, $colour è red, yellow, green o any.
short-noun =
    { $colour ->
        [red] { $count ->
            [1] rosso
           *[other] rossi
        }
        [yellow] { $count ->
            [1] giallo
           *[other] gialli
        }
        [green] { $count ->
            [1] verde
           *[other] verdi
        }
       *[any] { $count ->
            [1] paziente
           *[other] pazienti
        }
    }
short-quantity =
    { $fewer ->
        [up-to] fino a { count-word }
       *[other] { count-word }
    }
short-one-of =
    { $count ->
        [1] uno di valore { $values }
       *[other] { short-quantity } di valore { $values }
    }
short-patients =
    { $pattern ->
        [equal] { short-quantity } { short-noun } uguali
        [run] { short-quantity } { short-noun } consecutivi
       *[free] { $count ->
            [1] { $colour ->
                [any] un paziente
               *[other] un paziente { short-noun }
            }
           *[other] { short-quantity } { short-noun }
        }
    }
short-limited = { $patients } di valore { $values }
# $noun è short-noun, o valori come 1–3.
short-whom =
    { $who ->
        [healed] { $count ->
            [1] un { $noun } curato
           *[other] { short-quantity } { $noun } curati
        }
        [different] { $count ->
            [1] un altro { $noun }
           *[other] { short-quantity } altri { $noun }
        }
       *[anyone] { $count ->
            [1] un { $noun } qualsiasi
           *[other] { short-quantity } { $noun }
        }
    }
short-same-value = { $whom }, stesso valore
short-anybody = chiunque
short-several = { $count } × { $noun }

## Dice Hospital: che cosa fa una carta

short-step = { $whom } { $signed }
short-reroll = ritirare { $whom }
short-flip = girare { $whom }
short-recolour = ricolorare { $whom }
short-admissions = rimettere o accogliere un paziente
short-at-cost = { $cost }: { $effect }
short-when-discharged = dimissione: { $effect }
short-copies = copia un altro specialista
short-nothing = nessun effetto

## Dice Hospital: amministratori, rapporti, eventi, segnalini

short-needed = { count-word } { short-noun }
short-each-colour =
    { $count ->
        [1] uno di ogni colore
       *[other] { count-word } di ogni colore
    }
short-leaving = dimessi: { $needs }
short-each-leaving = per dimissione: { $needs }
short-most = più pazienti dimessi
short-safe =
    { $count ->
        [0] { $colour ->
            [red] tutti i rossi al sicuro
            [yellow] tutti i gialli al sicuro
            [green] tutti i verdi al sicuro
           *[any] tutti i pazienti al sicuro
        }
       *[other] { count-word } { short-noun } al sicuro
    }
short-event-bags =
    { $count ->
        [one] { $count } sacca di sangue a testa
       *[other] { $count } sacche di sangue a testa
    }
short-event-more-nurses =
    { $count ->
        [one] { $count } infermiere in più
       *[other] { $count } infermieri in più
    }
short-event-fewer-nurses =
    { $count ->
        [one] { $count } infermiere in meno
       *[other] { $count } infermieri in meno
    }
short-event-extra-dice =
    { $count ->
        [one] { $count } paziente in più
       *[other] { $count } pazienti in più
    }
short-event-neglect = negligenza: { $count } step in più
short-event-volunteers =
    { $count ->
        [one] { $count } paziente risparmiato
       *[other] { $count } pazienti risparmiati
    }
short-event-may-return = puoi rimettere un paziente
short-event-may-raise = puoi aumentare un paziente
short-event-must-lower = un paziente tra i più alti −1
short-event-bags-frozen = niente sacche di sangue
short-event-improvements-wait = i miglioramenti aspettano un round
short-event-clean = nessun paziente non trattato: { $signed }
short-event-dirty = { $count } o più non trattati: { $signed }
short-event-grant = dimessi { $needs }: { $signed }
ambulance-numbered = Ambulanza { $number }
text-nurse = Un infermiere usa il dipartimento in cui lo piazzi, senza altri effetti.
short-text-nurse = qualsiasi dipartimento
text-blood-bag = Durante la tua attivazione puoi spendere una sacca di sangue per curare di 1 un paziente, o, subito prima di curarlo, per dargli un altro colore { $lasts ->
    [effect] per quel solo effetto
   *[phase] fino alla fine della fase
}. Ogni sacca rimasta alla fine vale { $points }.
short-text-blood-bag = curare di 1, o ricolorare
text-fatality = Un paziente che scende a 0, o che deve lasciare il letto ai nuovi, è un decesso: { $points } alla fine.
short-text-fatality = { $points } alla fine

## Dynamite Nurse: che cosa dicono le carte

dn-short-gold = +{ $count } oro
dn-short-tp = +{ $count } PT
dn-short-treatment =
    { $count ->
        [one] +{ $count } Trattamento
       *[other] +{ $count } Trattamenti
    }
dn-short-purchase =
    { $count ->
        [one] +{ $count } Acquisto
       *[other] +{ $count } Acquisti
    }
dn-short-flex = +{ $count } Trattamento o Acquisto
dn-short-moonlight = operare da un rivale
dn-short-extra-nurse =
    { $count ->
        [one] +{ $count } Infermiera
       *[other] +{ $count } Infermiere
    }
dn-short-care-discount = cure −{ $count } PT
dn-short-purchase-discount = prossima carta −{ $count } oro
dn-short-skip-admission = puoi saltare il ricovero
dn-short-draw = pesca { $count }
dn-short-discard = scarta { $count }
dn-short-recover = riprendi una carta
dn-short-transport =
    { $count ->
        [one] un trasporto
       *[other] { $count } trasporti
    }
dn-short-acquire = acquisisci fino a { $count }
dn-short-refer = affida un Paziente
dn-short-pass-on = cambia un segnalino
dn-short-erase = restituisci un segno di morte
dn-short-search = guarda in una pila
dn-short-worsen-own = un tuo Paziente diventa critico
dn-short-send-back = rimanda indietro Pazienti
dn-short-worsen-all = tutti i Pazienti ricoverati diventano critici
dn-short-exchange = scambia con un’Infermiera
dn-short-swap = scambia Pazienti
dn-short-worsen-leading = il Paziente in testa diventa critico
dn-short-move = sposta un Paziente
dn-short-stabilise = stabilizza un Paziente
dn-short-admit = ricovera subito un Paziente
dn-short-if-dynamite-nurse = Dynamite Nurse: { $clause }
dn-short-if-not-dynamite-nurse = se non Dynamite Nurse: { $clause }
dn-short-when-acquire = acquisizione: { $clause }
dn-short-when-every =
    { $every ->
        [1] ogni volta: { $clause }
       *[other] una su { $every }: { $clause }
    }
dn-short-end-kill-marks = fine: { $signed } segni di morte
dn-short-end-best-name = fine: { $signed } PV per stesso nome
dn-short-end-emergencies = fine: { $signed } PV per emergenza
dn-short-patient = gravità { $front }, critica { $back }
dn-short-emergency = va direttamente in un Ospedale
dn-short-dynamite-nurse =
    { $count ->
        [one] { $count } segno di morte in più
       *[other] { $count } segni di morte in più
    }
dn-short-kill-mark = costa PV alla fine
dn-condition-wounded = Ferito
dn-condition-poisoned = Avvelenato
dn-condition-sick = Malato
dn-condition-cursed = Maledetto
dn-critical = Critico
dn-kind-action = Carta Azione
dn-kind-nurse = Infermiera
dn-kind-patient = Paziente
