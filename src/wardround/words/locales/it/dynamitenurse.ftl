### Dynamite Nurse: nomi, termini, azioni, eventi, e di che comporre i testi delle carte.
### Di questo gioco non esiste un regolamento italiano: termini e titoli sono nostri. Le chiavi che
### ha solo questo gioco cominciano con dn-, tranne reason- e score-, che ha ogni gioco.

## Numeri

dn-count-gold = { $count } oro
dn-count-tp = { $count } PT
dn-count-vp = { $shown } PV
dn-count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
dn-count-kill-marks =
    { $count ->
        [one] { $count } segno di morte
       *[other] { $count } segni di morte
    }
dn-count-patients =
    { $count ->
        [one] { $count } Paziente
       *[other] { $count } Pazienti
    }
dn-times = { $card } ×{ $count }
dn-no-card = nessuna
dn-totals = { $actions } carte Azione, { $nurses } Infermiere, { $patients } Pazienti.

## Tipi delle carte, condizioni dei Pazienti, colori

dn-type-examination = Esame
dn-type-treatment = Trattamento
dn-type-duty = Guardia
dn-type-event = Evento
dn-type-doctor = Medico
dn-type-paramedic = Paramedico
dn-patient-wounded = Paziente ferito
dn-patient-poisoned = Paziente avvelenato
dn-patient-sick = Paziente malato
dn-patient-cursed = Paziente maledetto
dn-colour-red = rosso
dn-colour-blue = blu
dn-colour-green = verde
dn-colour-yellow = giallo
dn-colour-purple = viola

## Pazienti

dn-patient = { $name } { $id }
dn-patient-with = { $patient } ({ $facts })
dn-in-critical-condition = in condizioni critiche
dn-emergency-case = caso d’emergenza
dn-severity = gravità { $count }
dn-care = cure { $count }
dn-payment = pagamento { $count } PT
dn-patient-sides = { $front }; in condizioni critiche { $back }. { $vp }.
dn-emergency-text = Caso d’emergenza: quando è trasportato, va direttamente nell’Ospedale del giocatore responsabile. Finché vi è ricoverato in condizioni critiche, quel giocatore deve pagare { $count } PT in ogni sua fase principale, altrimenti il Paziente muore alla fine della fase.

## Titoli delle carte Azione

dn-card-examination = Esame
dn-card-simple-surgery = Chirurgia semplice
dn-card-thorough-examination = Esame approfondito
dn-card-magical-diagnosis = Diagnosi magica
dn-card-white-magic = Magia bianca
dn-card-cut-rate-medical-equipment = Attrezzatura medica a basso costo
dn-card-major-surgery = Chirurgia maggiore
dn-card-black-magic = Magia nera
dn-card-upgraded-medical-equipment = Attrezzatura medica migliorata
dn-card-cutting-edge-medical-equipment = Attrezzatura medica d’avanguardia
dn-card-hit-the-books = Testa sui libri
dn-card-moonlighting = Doppio lavoro
dn-card-reference-letter = Lettera di referenze
dn-card-passing-the-buck = Scaricabarile
dn-card-erase = Cancellazione
dn-card-closed = Chiuso
dn-card-this-is-all-wrong = È tutto sbagliato!
dn-card-critical-condition = Condizioni critiche

## Nomi delle Infermiere

dn-card-medina = Medina
dn-card-nikki = Nikki
dn-card-yvette = Yvette
dn-card-rosalind = Rosalind
dn-card-hana = Hana
dn-card-alyssa-schermer = Alyssa Schermer
dn-card-arina = Arina
dn-card-calypso-blue = Calypso Blue
dn-card-calypso-ivanna = Calypso Ivanna
dn-card-dora-onyx = Dora Onyx
dn-card-ginger-sheffard = Ginger Sheffard
dn-card-kei-lincoln = Kei Lincoln
dn-card-mint-halioca = Mint Halioca
dn-card-ren-riverse = Ren Riverse
dn-card-sarah-quincy = Sarah Quincy
dn-card-sister-sylvestri = Sister Sylvestri
dn-card-sister-trapetta = Sister Trapetta
dn-card-petra-lindqvist = Petra Lindqvist
dn-card-nadia-foxglove = Nadia Foxglove
dn-card-hazel-finch = Hazel Finch
dn-card-juno-vale = Juno Vale
dn-card-olga-brandt = Olga Brandt
dn-card-tessa-marlowe = Tessa Marlowe

## Che cosa è stampato su una carta

dn-cost = costo { $count }
dn-copies =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }
dn-starting-card = carta iniziale
dn-card-with = { $card } ({ $printed })
dn-fact-name = nome
dn-fact-type = tipo
dn-fact-copies = numero di copie
dn-fact-start = copie iniziali
dn-fact-cost = costo
dn-fact-vp = PV
dn-fact-gold = oro
dn-fact-tp = PT
dn-fact-effect = testo
dn-fact-effect-part = parte del testo
dn-fact-afterwards = destinazione
dn-fact-colour = colore
dn-fact-end = fine della partita
dn-fact-condition = condizione
dn-fact-severity = gravità
dn-fact-critical = gravità critica
dn-fact-care = cure
dn-fact-payment = pagamento
dn-fact-emergency = caso d’emergenza

## Testi delle carte: quando e che cosa

dn-no-text = Senza testo.
dn-if-dynamite-nurse = se sei la Dynamite Nurse quando giochi questa carta, { $clause }
dn-if-not-dynamite-nurse = a meno che tu non sia la Dynamite Nurse quando giochi questa carta, { $clause }
dn-when-acquire = la prossima volta che acquisisci un Paziente in questa fase, { $clause }
dn-when-every =
    { $every ->
        [1] ogni volta, { $clause }
        [2] per ogni seconda copia che giochi nella stessa fase, { $clause }
        [3] per ogni terza copia che giochi nella stessa fase, { $clause }
       *[other] ogni volta che ne hai giocate altre { $every } nella stessa fase, { $clause }
    }
dn-gain = ottieni { $gains }
dn-gain-gold = { $count } oro
dn-gain-tp = { $count } PT
dn-gain-treatment =
    { $count ->
        [one] { count-word } Trattamento in più
       *[other] { count-word } Trattamenti in più
    }
dn-gain-purchase =
    { $count ->
        [one] { count-word } Acquisto in più
       *[other] { count-word } Acquisti in più
    }
dn-gain-flex =
    { $count ->
        [one] { count-word } Trattamento o Acquisto in più
       *[other] { count-word } Trattamenti o Acquisti in più
    }
dn-gain-moonlight =
    { $count ->
        [one] un’Operazione in un altro Ospedale
       *[other] { count-word } Operazioni in altri Ospedali
    }
dn-gain-drawn =
    { $count ->
        [one] una carta pescata
       *[other] { count-word } carte pescate
    }
dn-do-moonlight =
    { $count ->
        [one] più tardi in questa fase puoi fare un’Operazione in più su un Paziente dell’Ospedale di un altro giocatore, e lo acquisisci
       *[other] più tardi in questa fase puoi fare { count-word } Operazioni in più su Pazienti degli Ospedali di altri giocatori, e li acquisisci
    }
dn-do-extra-nurse =
    { $count ->
        [one] la tua prossima Operazione in questa fase porta un’Infermiera in più
       *[other] la tua prossima Operazione in questa fase porta { count-word } Infermiere in più
    }
dn-do-care-discount = le tue prossime cure in questa fase costano { $count } PT in meno
dn-do-purchase-discount = la prossima carta che compri in questa fase costa { $count } oro in meno
dn-do-skip-admission = in questo turno puoi saltare la tua fase di ricovero, compreso il controllo dei letti
dn-do-draw =
    { $count ->
        [one] pesca una carta
       *[other] pesca { count-word } carte
    }
dn-do-discard =
    { $count ->
        [one] scarta una carta dalla mano
       *[other] scarta { count-word } carte dalla mano
    }
dn-do-recover = riprendi in mano una carta dai tuoi scarti, mostrandola a tutti
dn-do-transport =
    { $count ->
        [one] esegui { count-word } trasporto
       *[other] esegui { count-word } trasporti
    }
dn-do-acquire = puoi acquisire un tuo Paziente ricoverato di gravità { $count } o meno, senza Trattamento e senza Infermiera
dn-do-refer = puoi affidare un tuo Paziente ricoverato all’Ospedale di un altro giocatore che ha un segnalino libero
dn-do-pass-on = puoi sostituire il tuo segnalino su un tuo Paziente in trasporto con uno libero di un altro giocatore
dn-do-erase = restituisci un tuo segno di morte, se ne hai, e mischia un Paziente del cimitero nel Sotterraneo
dn-do-search = guarda tutta la pila delle Infermiere o quella degli Eventi, metti una carta in cima e mischia il resto
dn-do-worsen-own = un tuo Paziente ricoverato entra in condizioni critiche
dn-do-send-back = di’ quanti tuoi Pazienti ricoverati tornano nelle ambulanze, ognuno con un segnalino libero di un altro giocatore; dopo ognuno, se sono più del limite, un solo Paziente in trasporto entra in condizioni critiche
dn-do-worsen-all = tutti i Pazienti ricoverati di tutti gli Ospedali entrano in condizioni critiche
dn-do-exchange = scambia questa carta con un’Infermiera di qualsiasi pila degli scarti, se ce n’è una
dn-do-swap = puoi scambiare Pazienti acquisiti con un altro giocatore, uno contro uno
dn-do-worsen-leading = il Paziente in testa alle ambulanze entra in condizioni critiche
dn-do-move = puoi spostare un Paziente in trasporto, in testa o in coda
dn-do-stabilise = puoi rimettere sul lato normale un tuo Paziente critico in trasporto
dn-do-admit = puoi ricoverare subito un tuo Paziente in trasporto
dn-afterwards-returns = Poi torna in Città.
dn-afterwards-returns-unless-dynamite-nurse = Poi torna in Città, a meno che tu non fossi la Dynamite Nurse quando l’hai giocata.
dn-afterwards-scrapped = Poi esce dal gioco.
dn-end-kill-marks =
    { $sense ->
        [fewer] Fine della partita: { $count ->
            [one] { $count } segno di morte
           *[other] { $count } segni di morte
        } in meno per te, ma non meno di 0.
       *[more] Fine della partita: { $count ->
            [one] { $count } segno di morte
           *[other] { $count } segni di morte
        } in più per te.
    }
dn-end-best-name = Fine della partita: { $signed } PV per ogni Paziente acquisito di uno stesso nome; conta il nome che ti rende di più.
dn-end-emergencies = Fine della partita: { $signed } PV per ogni caso d’emergenza che hai acquisito.

## Fasi

dn-phase-setup = Preparazione
dn-phase-main = Fase principale
dn-phase-transportation = Fase di trasporto
dn-phase-admission = Fase di ricovero
dn-phase-cleanup = Fase di riordino
dn-phase-end = Fine della partita
dn-typed-texts = Testi delle carte

## Che cosa si chiede a un giocatore

dn-prompt-main = Gioca carte, tratta Pazienti, compra o finisci la tua fase principale.
dn-prompt-second-event = Compra l’Evento rivelato, o lascialo in cima.
dn-prompt-assign = Chi è responsabile del { $described }?
dn-prompt-acquire = Scegli un tuo Paziente ricoverato da acquisire, o salta.
dn-prompt-refer = Scegli un tuo Paziente ricoverato da affidare, o salta.
dn-prompt-refer-to = Chi riceve il { $patient }?
dn-prompt-pass-on = Scegli un tuo Paziente in trasporto da cedere, o salta.
dn-prompt-pass-on-to = Chi diventa responsabile del { $patient }?
dn-prompt-erase = Quale Paziente morto torna nel Sotterraneo?
dn-prompt-search = Quale pila guardi?
dn-prompt-search-top = Quale carta metti in cima?
dn-prompt-worsen-own = Quale tuo Paziente ricoverato entra in condizioni critiche?
dn-prompt-send-back = Quanti tuoi Pazienti ricoverati tornano nelle ambulanze?
dn-prompt-send-back-patient =
    { $count ->
        [one] Ancora { $count } Paziente da rimandare: quale?
       *[other] Ancora { $count } Pazienti da rimandare: quale per primo?
    }
dn-prompt-send-back-to = Chi diventa responsabile del { $patient }?
dn-prompt-exchange = Quale Infermiera prendi in cambio?
dn-prompt-swap = Scegli un giocatore con cui scambiare Pazienti acquisiti, o salta.
dn-prompt-swap-first = Di chi è la prima scelta?
dn-prompt-swap-give = Quale dei tuoi Pazienti acquisiti cedi?
dn-prompt-move = Scegli un Paziente in trasporto da spostare, e dove, o salta.
dn-prompt-stabilise = Scegli un tuo Paziente critico in trasporto da rimettere sul lato normale, o salta.
dn-prompt-admit-now = Scegli un tuo Paziente in trasporto da ricoverare subito, o salta.
dn-prompt-discard =
    { $count ->
        [one] Scarta ancora { $count } carta.
       *[other] Scarta ancora { $count } carte.
    }
dn-prompt-recover = Quale carta dei tuoi scarti riprendi in mano?
dn-prompt-admission = Ricovera i tuoi Pazienti dalle ambulanze, o finisci. Poi si controllano i letti.
dn-prompt-beds =
    { $count ->
        [one] Letti insufficienti: ancora { $count } Paziente deve entrare in condizioni critiche. Quale?
       *[other] Letti insufficienti: ancora { $count } Pazienti devono entrare in condizioni critiche. Quale per primo?
    }
dn-prompt-cleanup = Puoi tenere una carta della tua mano. Scarta le altre, poi pescane { $count }.
dn-prompt-by-card = { $card }: { $prompt }

## Che cosa può fare un giocatore

dn-action-done = Finire
dn-action-skip = Saltare
dn-action-skip-admission = Saltare la fase di ricovero: nessun ricovero, nessun controllo dei letti
dn-action-buy-second-event = Mettere l’Evento in cima sotto la sua pila e vedere il prossimo (usa un Acquisto)
dn-action-search = Guardare { $pile }
dn-action-send-back =
    { $count ->
        [0] Nessuno
        [one] { $count } Paziente
       *[other] { $count } Pazienti
    }
dn-action-assign = Responsabile: { $player }
dn-action-swap = Scambiare con { $player }
dn-action-first = Prima scelta: { $player }
dn-action-operate = Operare il { $patient }
dn-action-care = Curare il { $patient }
dn-action-pay = Pagare per il { $patient }
dn-action-admit = Ricoverare il { $patient }
dn-action-choose = { $patient }
dn-action-lead = Mettere in testa il { $patient }
dn-action-trail = Mettere in coda il { $patient }
dn-action-play = Giocare { $card }
dn-action-buy = Comprare { $card }
dn-action-keep = Tenere { $card }
dn-action-discard = Scartare { $card }
dn-action-recover = Riprendere { $card }
dn-action-top = Mettere in cima { $card }
dn-action-exchange = Prendere { $card } in cambio
dn-label = { $action } ({ $facts })
dn-done-main = Finire la fase principale
dn-done-admission = Finire la fase di ricovero
dn-done-cleanup = Non tenere nessuna carta
dn-skip-second-event = Lasciarlo in cima
dn-seat-you = tu
dn-pile-nurses = la pila delle Infermiere
dn-pile-events = la pila degli Eventi
dn-place-leading = in testa
dn-place-trailing = in coda
dn-added-treatment = Trattamento
dn-added-purchase = Acquisto
dn-added-flex = Trattamento o Acquisto
dn-added-moonlight = Operazione in un altro Ospedale

## Che cosa è successo

# A chi è affidato un Paziente: $owner-is è you, self (chi agisce) o other.
dn-charge =
    { $owner-is ->
        [you] affidato a te
        [self] affidato a sé
       *[other] affidato { $owner-to }
    }
dn-their-hospital =
    { $owner-is ->
        [you] nel tuo Ospedale
        [self] nel proprio Ospedale
       *[other] nell’Ospedale { $owner-of }
    }
# Di chi è un Paziente: $person è you o other.
dn-of-player =
    { $person ->
        [you] affidato a te
       *[other] { $of }
    }
dn-happened-first-player = { $person ->
        [you] Inizi tu.
       *[other] Inizia { $player }.
    }
dn-happened-turn-began = { $person ->
        [you] Turno { $turn }: tocca a te.
       *[other] Turno { $turn }: gioca { $player }.
    }
dn-happened-patient-revealed = In cima al Sotterraneo: { $described }.
dn-happened-event-revealed = In cima agli Eventi: { $card }.
dn-happened-cards-drawn =
    { $count ->
        [one] { player-has } pescato { $count } carta.
       *[other] { player-has } pescato { $count } carte.
    }
dn-happened-deck-rebuilt = { player-has } mischiato un nuovo mazzo ({ $count } carte).
dn-happened-card-played = { player-has } giocato { $card }.
dn-happened-points-gained =
    { $tp ->
        [0] { player-has } ottenuto { $gold } oro.
       *[other] { $gold ->
            [0] { player-has } ottenuto { $tp } PT.
           *[other] { player-has } ottenuto { $tp } PT e { $gold } oro.
        }
    }
dn-happened-actions-gained = { player-has } ottenuto { $kind-is ->
        [treatment] { dn-gain-treatment }.
        [purchase] { dn-gain-purchase }.
        [moonlight] { dn-gain-moonlight }.
       *[flex] { dn-gain-flex }.
    }
dn-happened-card-discarded = { player-has } scartato { $card }.
dn-happened-card-recovered = { player-has } ripreso { $card } dagli scarti.
dn-happened-card-returned = { $card } torna in Città.
dn-happened-card-scrapped = { $card } esce dal gioco.
dn-happened-card-bought = { player-has } comprato { $card } per { $cost } oro.
dn-happened-second-event-declared = { player-has } messo { $card } sotto la pila degli Eventi per vedere la prossima carta.
dn-happened-event-not-bought = { player-has } lasciato { $card } in cima agli Eventi.
dn-happened-patient-operated = { player-has } guarito il { $patient } per { $cost } PT.
dn-happened-patient-cared-for = { player-has } curato il { $patient } per { $cost } PT: non è più critico.
dn-happened-patient-paid-for = { player-has } pagato { $cost } PT per il { $patient }.
dn-happened-patient-acquired = { player-has } acquisito il { $patient }.
dn-happened-nurse-acquired = { player-has } ricevuto l’Infermiera { $card }.
dn-happened-no-nurse-left = Non ci sono più Infermiere per { $person ->
        [you] te.
       *[other] { $player }.
    }
dn-happened-patient-transported = { player-has } trasportato il { $patient }, { dn-charge }.
dn-happened-emergency-transported = { player-has } trasportato il { $patient }, un caso d’emergenza, direttamente { dn-their-hospital }.
dn-happened-transport-failed = { $person ->
        [you] Non hai potuto trasportare nessuno.
       *[other] { $player } non ha potuto trasportare nessuno.
    }
dn-happened-patient-admitted = { player-has } ricoverato il { $patient }.
dn-happened-patient-worsened = Il { $patient } ({ dn-of-player }) è entrato in condizioni critiche.
dn-happened-patient-died = Il { $patient } ({ dn-of-player }) è morto.
dn-happened-patient-stabilised = { player-has } stabilizzato il { $patient }.
dn-happened-patient-moved = { $place-is ->
        [leading] { player-has } messo il { $patient } in testa.
       *[trailing] { player-has } messo il { $patient } in coda.
    }
dn-happened-patient-referred = { player-has } affidato il { $patient }: ora è { dn-their-hospital }.
dn-happened-marker-replaced = { player-has } ceduto il { $patient }, ora { dn-charge }.
dn-happened-patients-sent-back =
    { $count ->
        [0] { $person ->
            [you] Non hai rimandato nessun Paziente.
           *[other] { $player } non ha rimandato nessun Paziente.
        }
       *[other] Da rimandare nelle ambulanze ({ dn-of-player }): { dn-count-patients }.
    }
dn-happened-patient-sent-back = { player-has } rimandato il { $patient } nelle ambulanze, { dn-charge }.
dn-happened-kill-marks-taken =
    { $count ->
        [one] { player-has } preso { $count } segno di morte ({ $total } in tutto).
       *[other] { player-has } preso { $count } segni di morte ({ $total } in tutto).
    }
dn-happened-kill-mark-returned = { player-has } restituito un segno di morte (rimasti: { $total }).
dn-happened-dynamite-nurse-taken = { $person ->
        [you] Ora sei tu la Dynamite Nurse.
       *[other] Ora la Dynamite Nurse è { $player }.
    }
dn-happened-dungeon-shuffled = Il Sotterraneo è stato mischiato ({ $count } Pazienti).
dn-happened-patient-exhumed = { player-has } rimesso il { $patient } dal cimitero nel Sotterraneo.
dn-happened-pile-searched = { player-has } guardato { $pile } per mettere una carta in cima.
dn-happened-nurse-exchanged = { player-has } scambiato questa Infermiera con { $card }, presa { $owner-is ->
        [you] dai tuoi scarti.
        [self] dai propri scarti.
       *[other] dagli scarti { $owner-of }.
    }
dn-happened-swap-offered = { player-has } avviato uno scambio di Pazienti acquisiti con { $partner-is ->
        [you] te
       *[other] { $partner }
    }; prima scelta: { $first-is ->
        [you] tu.
       *[other] { $first }.
    }
dn-happened-patient-given = { $owner-is ->
        [you] { $player } ti ha dato il { $patient }.
       *[other] { player-has } dato il { $patient } { $owner-to }.
    }
dn-happened-admission-skipped = { player-has } saltato la fase di ricovero.
dn-happened-effect-declined = { player-has } rinunciato all’effetto.
dn-happened-main-phase-ended = { player-has } finito la fase principale.
dn-happened-cards-kept =
    { $count ->
        [0] { $person ->
            [you] Non hai tenuto nessuna carta.
           *[other] { $player } non ha tenuto nessuna carta.
        }
       *[other] { player-has } tenuto { dn-count-cards }.
    }
dn-happened-game-ended = Fine della partita: { $reason }.
dn-ended-kill-marks = l’ultimo segno di morte è stato preso
dn-ended-dungeon = il Sotterraneo è vuoto

## Punti

score-acquired = { $source }, acquisito
score-admitted = { $source }, ancora ricoverato
score-card = { $source }
score-end-text = { $source }, fine della partita
score-kill-marks = segni di morte
score-kill-marks-counted = { dn-count-kill-marks }
score-dynamite-nurse-counted = { dn-count-kill-marks }, compresa la carta Dynamite Nurse
dn-point = { $signed }, { $reason }
dn-result-line = { $place }. { $player }: { dn-count-vp }
dn-result-vp-of = PV { $of }
dn-result-your-vp = I tuoi PV

## Più cose in una frase

dn-told-played = { player-has } giocato { $cards }: { $gains }.
dn-told-drew = { player-has } pescato { $cards }.
dn-told-second-event = { player-has } messo { $card } sotto la pila degli Eventi. Prossimo Evento: { $other }.
dn-told-second-event-left = { player-has } messo { $card } sotto la pila degli Eventi e lasciato in cima il prossimo Evento: { $other }.
dn-told-healed = { player-has } guarito il { $patient } per { $cost } PT: { $vp }.
dn-told-patient-worsened = Entrati in condizioni critiche ({ dn-of-player }): { $patients }.
dn-told-patient-died = Morti ({ dn-of-player }): { $patients }.
dn-told-patient-admitted = { player-has } ricoverato questi Pazienti: { $patients }.
dn-with-cause = { $told } ({ $cause }).
dn-cause-unpaid = senza pagamento
dn-cause-transport = nessun trasporto possibile
dn-cause-beds = letti insufficienti

## Che cosa costa e rende un’azione, negli elenchi lunghi sotto un titolo

dn-pays-tp = per { $count } PT
dn-pays-gold = per { $count } oro
dn-gives = dà { $points }
dn-at-player = nell’Ospedale { $of }
dn-keeps-alive = altrimenti muore
dn-dies-unpaid = morte senza pagamento: { $patients }
dn-too-few-beds =
    { $count ->
        [one] letti insufficienti: { $count } Paziente entra in condizioni critiche
       *[other] letti insufficienti: { $count } Pazienti entrano in condizioni critiche
    }
dn-markers-left =
    { $count ->
        [one] { $count } segnalino libero
       *[other] { $count } segnalini liberi
    }
dn-acquired-count = Pazienti acquisiti: { $count }
dn-from-your-pile = dai tuoi scarti
dn-from-pile-of = dagli scarti { $of }
dn-group-play = Giocare
dn-group-buy = Comprare
dn-group-operate = Operare
dn-group-care = Curare
dn-group-pay = Pagare per
dn-group-admit = Ricoverare
dn-group-choose = Scegliere
dn-group-lead = Mettere in testa
dn-group-trail = Mettere in coda
dn-group-keep = Tenere
dn-group-discard = Scartare
dn-group-recover = Riprendere
dn-group-top = Mettere in cima
dn-group-exchange = Prendere in cambio

## Il tavolo

dn-look-turn = Turno { $turn }, { $phase }
dn-look-dungeon =
    { $count ->
        [one] In cima al Sotterraneo: { $patient }; è l’ultimo
       *[other] In cima al Sotterraneo: { $patient }; { $count } Pazienti in tutto
    }
dn-look-piles = In vendita: { $piles }
dn-look-left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
dn-look-events =
    { $count ->
        [one] Pila degli Eventi: { $card }; è l’ultimo
       *[other] Pila degli Eventi: { $card }; { $count } carte in tutto
    }
dn-look-event = Evento in cima: { $card }: { $text }
dn-look-nurses =
    { $count ->
        [0] Pila delle Infermiere: vuota
        [one] Pila delle Infermiere: { $count } carta
       *[other] Pila delle Infermiere: { $count } carte
    }
dn-look-nurse-top = Infermiera in cima (la conosci): { $card }
dn-look-kill-marks = Segni di morte rimasti: { $count }
dn-look-dynamite-nurse = Dynamite Nurse: { $person ->
        [you] tu
       *[other] { $player }
    }
dn-look-graveyard = Cimitero: { $patients }
dn-look-scrapped = Fuori dal gioco: { $cards }
dn-look-ambulances = Ambulanze ({ $count } su { $limit }), dalla testa: { $patients }
dn-look-your-charge = { $patient }, affidato a te
dn-look-charge-of = { $patient }, affidato { $to }
dn-look-admitted = Ricoverati ({ $count } per { $beds } letti): { $patients }
dn-paid = { $patient }, pagato
dn-unpaid = { $patient }, non ancora pagato
dn-look-hand = Mano: { $cards }
dn-look-hand-count = Mano: { dn-count-cards }
dn-look-known = Mano: { dn-count-cards }, tra cui { $cards }
dn-look-in-play = In gioco: { $cards }
dn-look-deck = Mazzo ({ $count }): { $cards }
dn-look-deck-and-hand = Mazzo ({ $count }) e mano insieme: { $cards }
dn-look-discard = Scarti ({ $count }): { $cards }
dn-look-acquired = Acquisiti: { dn-count-patients }, { $vp }
dn-look-acquired-named = Acquisiti ({ dn-count-patients }, { $vp }): { $patients }
dn-look-marks = Segni di morte: { $count }
dn-look-markers = Segnalini liberi: { $count } ({ $colour })
dn-look-purse = Da spendere: { $left }
dn-look-waiting = Effetti in sospeso: { $effects }
dn-look-recover = Scarti: { $cards }
dn-left-action =
    { $count ->
        [one] { $count } { $kind }
       *[other] { $count } × { $kind }
    }
dn-left-nothing = né Trattamento né Acquisto

## Inizio

dn-numbers-ours = Il regolamento non elenca le carte, quindi la maggior parte dei loro numeri è la nostra versione. Per giocare con quelli della tua scatola, crea un tuo pacchetto.
dn-aim = Dal Sotterraneo gli eroi passano nelle ambulanze, e ognuno è affidato a un giocatore. Ricovera i tuoi Pazienti, gioca carte per avere punti trattamento (PT) e oro, guarisci Pazienti per punti vittoria (PV) e compra carte migliori. Il tuo Ospedale ha { $beds } letti: per ogni Paziente di troppo uno entra in condizioni critiche, e un Paziente che ci entra due volte muore. I Pazienti morti danno segni di morte, che costano PV; il giocatore che ne ha di più è la Dynamite Nurse. La partita finisce quando si esauriscono il Sotterraneo o i segni di morte. Vince chi ha più PV.
dn-dynamite-nurse = Dynamite Nurse
dn-dynamite-nurse-text = Un giocatore che arriva ad avere più segni di morte di ogni altro prende questa carta. Alcune carte sono migliori per chi la tiene; alla fine vale altri { $count } segni di morte.
dn-emergency-case-text = Un caso d’emergenza, quando è trasportato, va direttamente nell’Ospedale del giocatore responsabile. Finché vi è ricoverato in condizioni critiche, quel giocatore deve pagare i PT indicati in ogni sua fase principale, altrimenti il Paziente muore alla fine della fase.
dn-kill-mark = segno di morte
dn-kill-marks = segni di morte
dn-kill-mark-cost = { $count } per { $vp }
dn-kill-mark-text = Il giocatore responsabile di un Paziente che muore prende un segno di morte. Alla fine contano insieme: { $costs }; quelli in più non costano altro. La partita finisce quando si prende l’ultimo.

## Perché un’azione è rifiutata

reason-not-skippable = In questo turno non puoi saltare la fase di ricovero
reason-pile-empty = Questa pila è vuota
reason-too-many-patients = Non hai tanti Pazienti ricoverati
reason-not-in-swap = Questo giocatore non partecipa allo scambio
reason-not-in-hand = Non hai questa carta in mano
reason-not-in-discard = Questa carta non è nei tuoi scarti
reason-not-in-pile = Questa carta non è nella pila
reason-no-such-nurse = Questa Infermiera non è in quegli scarti
reason-cannot-move = Non puoi spostare lì questo Paziente
reason-not-your-charge = Questo Paziente non è uno dei tuoi in trasporto
reason-no-such-player = Giocatore non trovato
reason-must-be-another = Scegli un altro giocatore
reason-no-unused-marker = Questo giocatore non ha segnalini liberi
reason-not-in-graveyard = Questo Paziente non è al cimitero
reason-not-acquired = Non hai acquisito questo Paziente
reason-not-admitted = Questo Paziente non è ricoverato nel tuo Ospedale
reason-too-severe = La gravità di questo Paziente è troppo alta per questa carta
reason-same-as-another = Un Paziente identico rappresenta questo: scegli quello
reason-already-chosen = Hai già scelto questo Paziente
reason-not-critical = Questo Paziente non è in condizioni critiche
reason-not-on-top = Questo Evento non è in cima alla sua pila
reason-no-purchase-left = Non ti restano Acquisti in questa fase
reason-no-second-event = Nella pila non c’è un secondo Evento
reason-never-bought = Questa carta non è mai in vendita
reason-not-enough-gold = Non hai abbastanza oro
reason-no-treatment-left = Non ti restano Trattamenti in questa fase
reason-not-enough-tp = Non hai abbastanza PT
reason-no-care = Questo Paziente non può ricevere cure: solo alcuni in condizioni critiche hanno un numero di cure
reason-nothing-due = Non c’è niente da pagare per questo Paziente
reason-already-paid = Hai già pagato per questo Paziente in questa fase

## Opzioni

option-colours = Colori
about-colours = Il colore di ogni giocatore, e con esso la sua Infermiera iniziale, nell’ordine dei posti. Gli altri giocatori prendono i colori che restano.
