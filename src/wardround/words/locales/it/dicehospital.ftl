### Dice Hospital: nomi, termini, eventi, azioni, e ciò di cui son fatti i testi delle carte.
### I termini e i nomi sono quelli del regolamento italiano. Quelli che non ha sono nostri: vedi
### “Words of ours” in docs/glossary.md.

## Colori, dadi, numeri

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-any = qualsiasi colore
die = { $colour } { $value }
die-marked = { $die } ({ $marks })
mark-printed = in realtà { $colour }
mark-for-round = fino alla fine del round
mark-treated = trattato
mark-just-healed = appena curato
count-coloured = { $count }{ coloured }
count-patients =
    { $count ->
        [one] { $count } paziente
       *[other] { $count } pazienti
    }
count-bags =
    { $count ->
        [one] { $count } sacca di sangue
       *[other] { $count } sacche di sangue
    }
count-fatalities =
    { $count ->
        [one] { $count } decesso
       *[other] { $count } decessi
    }
count-nurses =
    { $count ->
        [one] { $count } infermiere
       *[other] { $count } infermieri
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Termini

term-patient = paziente
term-die = dado
term-ward = reparto
term-bed = letto
term-hospital = ospedale
term-department = dipartimento
term-specialist = specialista
term-nurse = infermiere
term-staff = staff
term-administrator = amministratore dell’ospedale
term-improvement = miglioramento
term-ambulance = ambulanza
term-intake = arrivo
term-blood-bag = sacca di sangue
term-fatality = decesso
term-mortuary = obitorio
term-nurses-station = infermeria
term-discharge-area = area di dimissione
term-discharged = dimesso
term-treated = trattato
term-untreated = non trattato
term-neglected = trascurato
term-treat = trattare
term-heal = curare
term-deteriorate = peggiorare
term-neglect = negligenza
term-first-player = Primo giocatore
term-medical-report = rapporto medico
term-event = evento
term-round = round
term-phase = fase
term-bag = sacchetto
term-step = step
term-point = punto
term-solo = solitario

## Fasi

phase-setup = Setup
phase-event = Evento
phase-intake = Arrivo dei pazienti
phase-improvement = Miglioramento dell’ospedale
phase-activation = Attivazione dell’ospedale
phase-neglect = Pazienti trascurati
phase-discharge = Pazienti dimessi
phase-shift-change = Cambio del turno
phase-collections = Raccolta dei pazienti
phase-end = Fine della partita

## Edizioni e opzioni

edition-final = Edizione finale
edition-french = Edizione francese
edition-italian = Edizione italiana
edition-prototype = Prototipo
option-edition = Edizione
option-events = Eventi
option-experimental = Medicina sperimentale
option-promos = Carte promo
option-opening-crisis = Crisi iniziale
option-nationwide-epidemic = Epidemia nazionale
option-resistant-superbug = Superbatteri resistenti
option-final-round-collections = Raccolta dei pazienti
option-linear = Attivazione uno alla volta
option-no-administrators = Senza amministratori
option-double-fatality-penalty = Penalità per i decessi
option-double-report-penalty = Penalità dei rapporti medici
option-prototype-extras = Extra del prototipo
about-edition = L’edizione stampata con cui giochi.
about-events = Dal round 2, rivela una carta Evento prima di ogni arrivo dei pazienti.
about-experimental = Aggiunge i dipartimenti e gli specialisti della mini espansione.
about-promos = Aggiunge uno o entrambi gli specialisti promo, ciascuno al posto di un altro scelto a caso.
promos-both = Entrambi
about-opening-crisis = Ogni giocatore inizia con cinque pazienti: 3, 3, 4, 5 e 5.
about-nationwide-epidemic = In ogni round ogni giocatore accoglie un paziente in più.
about-resistant-superbug = I pazienti trascurati peggiorano di 2 step invece di 1.
about-final-round-collections = Dopo l’ultimo round le ambulanze raccolgono pazienti in cambio di punti; quelli che restano ne costano.
about-linear = I giocatori attivano il proprio ospedale a turno, nell’ordine delle ambulanze, invece che tutti insieme.
about-no-administrators = Gioca senza amministratori.
about-double-fatality-penalty = Solitario: ogni decesso costa il doppio dei punti.
about-double-report-penalty = Solitario: i rapporti non completati costano il doppio dei loro punti.
about-prototype-extras = Prototipo: aggiunge i suoi dipartimenti e specialisti extra, ciascuno al posto di un altro scelto a caso.

## Dipartimenti

department-critical-care-unit = Traumatologia
department-trauma-unit = Traumatologia
department-oncology = Oncologia
department-pharmacy = Farmacia
department-intensive-care = Terapia intensiva
department-imaging = Ecografia
department-clinic = Clinica
department-operating-theatre = Sala operatoria
department-surgical-theatre = Sala operatoria
department-ear-nose-throat = Otorinolaringoiatria
department-orthopaedics = Ortopedia
department-cardiology = Cardiologia
department-immunology = Immunologia
department-urology = Urologia
department-anaesthesia = Anestesia
department-allergy-centre = Centro allergologico
department-renal-medicine = Nefrologia
department-renal-unit = Nefrologia
department-crash-centre = Pronto soccorso
department-radiology = Radiologia
department-triage-centre = Sportello del triage
department-drug-trial-centre = Centro per test farmacologici
department-physiotherapy = Fisioterapia
department-experimental-therapy = Terapia sperimentale
department-training-department = Centro di formazione
department-training-centre = Centro di formazione
department-physiotherapy-a = Fisioterapia A
department-physiotherapy-b = Fisioterapia B
department-isolation-ward = Reparto di isolamento
department-transplant-unit = Centro trapianti
department-reverse-pharmacy = Farmacia inversa

## Specialisti e infermieri

specialist-surgeon = Chirurgo
specialist-pharmacist = Farmacista
specialist-haematologist = Ematologo
specialist-anaesthetist = Anestesista
specialist-virologist = Virologo
specialist-urologist = Urologo
specialist-cardiologist = Cardiologo
specialist-microbiologist = Microbiologo
specialist-radiologist = Radiologo
specialist-neurologist = Neurologo
specialist-triage-nurse = Infermiere del triage
specialist-paramedic = Paramedico
specialist-general-practitioner = Medico di famiglia
specialist-pathologist = Patologo
specialist-experimental-chemist = Chimico sperimentale
specialist-registrar = Medico internista
specialist-medical-student = Studente di medicina
specialist-physiotherapist = Fisioterapista
specialist-haematology-technician = Tecnico di laboratorio
specialist-consultant = Consulente
specialist-admissions-nurse = Infermiere dell’accettazione
specialist-critical-specialist = Rianimatore
staff-nurse = un infermiere
staff-specialist =
    { $onset ->
        [vowel] l’{ $specialist }
        [impure] lo { $specialist }
       *[plain] il { $specialist }
    }
the-improvement =
    { $improvement-kind ->
        [department] il dipartimento { $improvement }
       *[specialist] lo specialista { $improvement }
    }

## Amministratori (DH-14.9: il potere fa da titolo)

administrator-admin-red-discharge = Pazienti rossi dimessi
administrator-admin-yellow-discharge = Pazienti gialli dimessi
administrator-admin-green-discharge = Pazienti verdi dimessi
administrator-admin-all-colours = Dimessi di tutti e tre i colori
administrator-admin-red-protect = Pazienti rossi al sicuro dalla negligenza
administrator-admin-yellow-protect = Pazienti gialli al sicuro dalla negligenza
administrator-admin-green-protect = Pazienti verdi al sicuro dalla negligenza
administrator-admin-most = Più pazienti dimessi

## Eventi

event-blood-drive = Donazione di sangue
event-patient-transfer = Trasferimento di un paziente
event-miracle-recovery = Guarigione miracolosa
event-sudden-relapse = Ricaduta improvvisa
event-agency-nurse = Infermiere interinale
event-staff-sickness = Personale malato
event-winter-crisis = Crisi invernale
event-hospital-superbug = Superbatterio in ospedale
event-community-volunteers = Volontari
event-blood-shortage = Carenza di sangue
event-paperwork-backlog = Pratiche arretrate
event-health-inspection = Ispezione sanitaria
event-research-grant-red = Borsa di ricerca: rosso
event-research-grant-yellow = Borsa di ricerca: giallo
event-research-grant-green = Borsa di ricerca: verde

## Rapporti medici

report-report-rr = Due rossi
report-report-yy = Due gialli
report-report-gg = Due verdi
report-report-rry = Due rossi, un giallo
report-report-rrg = Due rossi, un verde
report-report-yyr = Due gialli, un rosso
report-report-yyg = Due gialli, un verde
report-report-ggr = Due verdi, un rosso
report-report-ggy = Due verdi, un giallo
report-report-rryg = Due rossi, un giallo, un verde
report-report-yyrg = Due gialli, un rosso, un verde
report-report-ggry = Due verdi, un rosso, un giallo
report-report-rrr = Tre rossi
report-report-yyy = Tre gialli
report-report-ggg = Tre verdi

## Che cosa c’è su una carta, per dire che cosa non è stampato

fact-name = nome
fact-copies = numero di copie
fact-meeple = colore del meeple
fact-when = quando agisce
fact-effect = testo
fact-effect-part = parte del testo
fact-needs = pazienti richiesti
fact-points = punti
fact-red = spazio rosso
fact-yellow = spazio giallo
fact-green = spazio verde

## Gradi del solitario

rank-under-review = Sotto esame
rank-locum = Supplente
rank-registrar = Assistente
rank-consultant = Aiuto primario
rank-chief-of-medicine = Primario
rank-hall-of-fame = Albo d’onore

## Punti

score-discharged = pazienti dimessi
score-empty-hospital = tutti i letti vuoti
score-administrator = amministratore
score-grant = borsa di ricerca
score-inspection = ispezione sanitaria
score-specialist = specialista
score-department = dipartimento
score-fatalities = decessi
score-bags = sacche di sangue rimaste
score-report-completed = rapporto medico completato
score-report-missed = rapporto medico non completato
score-collected = pazienti raccolti
score-left-behind = pazienti rimasti
point-in-round = Round { $round }: { $signed }, { $reason }
point-at-end = Fine: { $signed }, { $reason }

## Che cosa si chiede a un giocatore

prompt-set-values = Assegna i valori ai tuoi pazienti iniziali.
prompt-keep-administrator = Tieni uno dei tuoi due amministratori.
prompt-reveal-extra = Rivela un dipartimento o uno specialista in più.
prompt-event-return = Puoi rimettere un paziente nel sacchetto.
prompt-event-raise = Puoi aumentare di 1 un paziente.
prompt-event-lower = Diminuisci di 1 uno dei tuoi pazienti di valore più alto.
prompt-load = Scegli il prossimo dado per l’ambulanza.
prompt-take-ambulance = Prendi un’ambulanza.
prompt-leave-die = Scegli il dado che non tieni.
prompt-remove = Letti insufficienti: scegli un paziente da rimuovere. Conta come un decesso.
prompt-improve = Prendi un dipartimento o uno specialista.
prompt-return-improvement = Puoi scartare un miglioramento per una sacca di sangue.
prompt-copy = Scegli lo specialista da copiare.
prompt-place = Piazza un infermiere o uno specialista, usa una sacca di sangue o finisci.
prompt-choose = Scegli uno degli effetti.
prompt-treat = Scegli un paziente da trattare.
prompt-between = Ora puoi usare l’effetto dello specialista.
prompt-admissions = Per un paziente dimesso: rimetti un paziente nel sacchetto, accogline uno nuovo o salta.
prompt-protect = Scegli un paziente trascurato da proteggere.
prompt-reports = Puoi completare un rapporto medico.
prompt-collect = Puoi far raccogliere un paziente da un’ambulanza.

## Che cosa può fare un giocatore

action-place = Piazzare { $staff } nel dipartimento { $department }
action-treat = Trattare il paziente { $die }
action-treat-as = Trattare il paziente { $die } come { $as } (costa una sacca di sangue)
action-transfuse = Con una sacca di sangue, curare di 1 il paziente { $die }
action-return-die = Rimettere il paziente { $die } nel sacchetto
action-set = Dare a un paziente { $die-colour } il valore { $die-value }
action-load = Caricare il dado { $die }
action-leave = Non tenere il dado { $die }
action-remove = Rimuovere il paziente { $die }
action-protect = Proteggere il paziente { $die }
action-raise = Aumentare di 1 il paziente { $die }
action-lower = Diminuire di 1 il paziente { $die }
action-collect = Far raccogliere il paziente { $die }
action-take-ambulance = Prendere l’ambulanza { $number }
action-take-department = Prendere il dipartimento { $department }
action-take-specialist = Prendere lo specialista { $specialist }
action-return-improvement = Scartare { the-improvement } per una sacca di sangue
action-reveal = { $kind ->
        [department] Rivelare un dipartimento in più
       *[specialist] Rivelare uno specialista in più
    }
action-keep = Tenere l’amministratore «{ $administrator }»
action-copy = Copiare lo specialista { $specialist }
action-report = Completare il rapporto «{ $report }»
action-choose = Scegliere l’effetto { $number }
action-use = Usare l’effetto
action-draw = Accogliere un nuovo paziente
action-skip = Saltare
action-pass = Passare
action-done = Finire

## Che cosa è successo

happened-first-player = { player-has } preso il segnalino primo giocatore.
happened-stacks-built = Le pile sono state mischiate.
happened-department-revealed = Dipartimento rivelato: { $department }.
happened-specialist-revealed = Specialista rivelato: { $specialist }.
happened-starting-die-drawn = { player-has } pescato un paziente { $colour }.
happened-starting-die-set = { player-has } assegnato il valore a un paziente iniziale: { $die }.
happened-administrators-dealt =
    { $person ->
        [several] { $player }: ognuno ha guardato due amministratori.
       *[other] { player-has } guardato due amministratori.
    }
happened-administrator-kept = { player-has } tenuto l’amministratore «{ $administrator }».
happened-report-dealt = Rapporto medico sul tavolo: { $report }.
happened-round-began = Inizia il round { $round }.
happened-event-revealed = Evento: { $card }.
happened-die-drawn = Tiro: { $die }.
happened-die-loaded = Nell’ambulanza { $ambulance }: { $die }.
happened-ambulance-taken = { player-has } preso l’ambulanza { $ambulance }.
happened-ambulance-left = Nessuno ha preso l’ambulanza { $ambulance }: i suoi dadi tornano nel sacchetto.
happened-extra-die-drawn = { player-has } pescato un paziente in più: { $die }.
happened-die-left = { player-has } lasciato da parte il dado { $die }.
happened-bags-gained =
    { $count ->
        [one] { player-has } ottenuto una sacca di sangue.
       *[other] { player-has } ottenuto { $count } sacche di sangue.
    }
happened-patient-admitted = { player-has } accolto: { $die }.
happened-patient-removed = { player-has } rimosso il paziente { $die } per fare posto.
happened-improvement-taken = { player-has } preso { the-improvement }.
happened-improvement-returned = { player-has } scartato { the-improvement }.
happened-improvement-declined = { player-has } rinunciato a prendere un miglioramento.
happened-improvement-buried = { the-improvement } è finito sotto la sua pila.
happened-specialist-copied = { player-has } scelto di copiare lo specialista { $specialist }.
happened-staff-placed = { player-has } piazzato { $staff } nel dipartimento { $department }.
happened-patient-healed = { player-has } curato il paziente { $before } fino a { $after-value }.
happened-patient-discharged = { player-has } dimesso il paziente { $before }.
happened-patient-worsened = { $player }: il paziente { $before } peggiora fino a { $after-value }.
happened-patient-rerolled = { player-has } ritirato il dado { $before }: ora { $after-value }.
happened-patient-flipped = { player-has } girato il dado { $before }: ora { $after-value }.
happened-patient-recoloured = { player-has } cambiato il colore del paziente { $before }: ora { $after-colour }.
happened-patient-died = { player-has } perso il paziente { $before }: un decesso.
happened-bag-spent = { player-has } speso una sacca di sangue.
happened-fatality-discarded =
    { $count ->
        [one] { player-has } scartato un decesso.
       *[other] { player-has } scartato { $count } decessi.
    }
happened-effect-declined = { player-has } rinunciato all’effetto.
happened-patient-returned = { player-has } rimesso il paziente { $die } nel sacchetto.
happened-activation-ended = { player-has } finito l’attivazione.
happened-patient-protected = { player-has } protetto il paziente { $die } dalla negligenza.
happened-points-scored = { player-has } ottenuto { $signed }: { $reason }.
happened-report-completed = { player-has } completato il rapporto «{ $report }».
happened-shift-changed = Cambio del turno.
happened-patient-collected = { player-has } fatto raccogliere il paziente { $die } dall’ambulanza { $ambulance }.
happened-player-passed = { player-has } passato.
happened-game-ended = Fine della partita.

## Perché un’azione è rifiutata

reason-unknown-staff = Non hai questo meeple da piazzare
reason-department-used = Hai già usato questo dipartimento in questo round
reason-not-your-department = Questo dipartimento non è nel tuo ospedale
reason-targets-not-met = Non hai i pazienti richiesti da questo dipartimento
reason-not-a-target = Non puoi usare l’effetto su questo paziente
reason-no-blood-bag = Non hai sacche di sangue
reason-bags-frozen = In questo round non puoi spendere sacche di sangue
reason-recolour-not-offered = Qui non puoi cambiare il colore di questo paziente
reason-effect-not-optional = Non puoi rinunciare a questo effetto
reason-first-player-ambulance = Il primo giocatore non può prendere l’ambulanza 1
reason-ambulance-taken = Questa ambulanza non è disponibile
reason-not-on-display = Questo miglioramento non è disponibile
reason-improvement-required = Devi prendere un miglioramento
reason-not-yours = Non hai questo miglioramento
reason-too-new = Non puoi rimuovere un paziente arrivato in questo round
reason-not-protected-colour = Non puoi proteggere i pazienti di questo colore
reason-not-neglected = Questo paziente è stato trattato ed è al sicuro
reason-improvement-waits = Puoi usare questo miglioramento dal prossimo round
reason-report-not-open = Questo rapporto non è disponibile
reason-report-needs-dice = Non hai dimesso i pazienti richiesti da questo rapporto
reason-no-such-patient = Paziente non trovato
reason-value-not-left = Non ti restano pazienti iniziali di questo colore
reason-value-not-next = Assegna i valori iniziali in ordine, dal più basso
reason-not-dealt = Non hai ricevuto questo amministratore
reason-not-collectable = Nessuna ambulanza aspetta questo paziente
reason-cannot-copy = Non puoi copiare questo specialista

## Testi delle carte: i pazienti scelti

coloured =
    { $colour ->
        [red] { $count ->
            [one] { " rosso" }
           *[other] { " rossi" }
        }
        [yellow] { $count ->
            [one] { " giallo" }
           *[other] { " gialli" }
        }
        [green] { $count ->
            [one] { " verde" }
           *[other] { " verdi" }
        }
       *[any] { "" }
    }
patients-noun =
    { $count ->
        [one] paziente{ coloured }
       *[other] pazienti{ coloured }
    }
quantity =
    { $fewer ->
        [never] esattamente { count-word }
        [up-to] { $count ->
            [2] uno o due
           *[other] fino a { count-word }
        }
       *[if-short] { count-word }
    }
patients =
    { $who ->
        [healed] { $count ->
            [1] uno di quelli{ $of }
           *[other] { quantity } di quelli{ $of }
        }
        [just-healed] { $count ->
            [1] un { patients-noun } appena curato{ $of }
           *[other] { quantity } { patients-noun } appena curati{ $of }
        }
        [different] { $count ->
            [1] un altro { patients-noun }{ $of }
           *[other] { $fewer ->
                [if-short] altri { count-word } { patients-noun }{ $of }
               *[never] { quantity } altri { patients-noun }{ $of }
            }
        }
        [another] { $count ->
            [1] un altro { patients-noun }{ $of }
           *[other] { quantity } altri { patients-noun }{ $of }
        }
        [further] { $count ->
            [1] un altro { patients-noun } ancora{ $of }
           *[other] { quantity } altri { patients-noun } ancora{ $of }
        }
        [anyone] { $count ->
            [1] un { patients-noun } qualsiasi{ $of }
           *[other] { $fewer ->
                [up-to] fino a { count-word } { patients-noun } qualsiasi{ $of }
               *[never] { count-word } { patients-noun } qualsiasi{ $of }
            }
        }
       *[everyone] { $count ->
            [1] un { patients-noun }{ $of }
           *[other] { quantity } { patients-noun }{ $of }
        }
    }
of-values = di valore { $values }
of-equal = di uguale valore
of-run = di valori consecutivi
of-equal-within = di uguale valore ({ $values })
of-run-within = di valori consecutivi ({ $values })
of-same-value = del valore che uno di quelli aveva prima
of-same-value-healed = del valore che un paziente appena curato aveva prima
or-fewer =
    { $count ->
        [2] (o uno solo, se non ce ne sono due)
       *[other] (o meno, se non ce ne sono abbastanza)
    }

## Testi delle carte: gli effetti

part-heal =
    { $form ->
        [order] cura
       *[infinitive] curare
    } { $patients }, { $count ->
        [1] +{ $steps }
       *[other] +{ $steps } ciascuno
    }
part-lower =
    { $form ->
        [order] diminuisci
       *[infinitive] diminuire
    } { $patients }, { $count ->
        [1] −{ $steps }
       *[other] −{ $steps } ciascuno
    }
part-reroll =
    { $form ->
        [order] ritira { $patients } e tieni
       *[infinitive] ritirare { $patients } e tenere
    } { $count ->
        [1] il risultato
       *[other] i risultati
    }
part-flip =
    { $form ->
        [order] gira
       *[infinitive] girare
    } { $patients } { $count ->
        [1] sulla faccia opposta
       *[other] sulle facce opposte
    }
part-recolour =
    { $form ->
        [order] ricolora
       *[infinitive] ricolorare
    } { $patients } fino alla fine { $lasts ->
        [round] del round
       *[phase] della fase
    }
cost-fatalities =
    { $form ->
        [order] scarta
       *[infinitive] scartare
    } { $count ->
        [one] un decesso
       *[other] { count-word } decessi
    }
gain =
    { $form ->
        [order] ottieni
       *[infinitive] ottenere
    }
gain-bags =
    { $count ->
        [one] { gain } una sacca di sangue
       *[other] { gain } { count-word } sacche di sangue
    }
gain-points =
    { $count ->
        [one] { gain } { $count } punto
       *[other] { gain } { $count } punti
    }
effect-admissions =
    { $form ->
        [order] rimetti un altro paziente nel sacchetto, o pescane uno nuovo, tiralo e accoglilo
       *[infinitive] rimettere un altro paziente nel sacchetto, o pescarne uno nuovo, tirarlo e accoglierlo
    }, per ogni paziente dimesso
effect-at-cost = { $cost } per { $effect }
effect-either = { $effects }
effect-nothing = nessun effetto
when-healed = Quando cura almeno un { patients-noun }
when-discharged = Quando dimette almeno un { patients-noun }
text-specialist-may = { $when }, puoi { $effect }.
text-specialist-gains = { $when }, { $effect }.
text-specialist-coloured-only = Solo in un dipartimento il cui effetto nomina un colore.
text-specialist-copies = All’inizio della tua attivazione scegli un altro dei tuoi specialisti: fino alla fine della fase questo ha anche la sua abilità.

## Testi delle carte: amministratori, rapporti, ambulanze

signed-points =
    { $size ->
        [one] { $signed } punto
       *[other] { $signed } punti
    }
needed-colour = { count-word } { patients-noun }
needed-each =
    { $count ->
        [one] { count-word } paziente di ogni colore
       *[other] { count-word } pazienti di ogni colore
    }
text-administrator-needs = { $points } nella fase 5 se in questo round hai dimesso almeno { $needs }.
text-administrator-sets = { $points } nella fase 5 per ogni gruppo dimesso in questo round: { $needs }.
text-administrator-strict-most = { $points } nella fase 5 se in questo round hai dimesso più pazienti di ogni altro giocatore.
text-administrator-protects =
    { $count ->
        [0] I tuoi pazienti{ coloured } trascurati non peggiorano.
        [1] In ogni round, un tuo paziente{ coloured } trascurato non peggiora.
       *[other] In ogni round, { count-word } tuoi pazienti{ coloured } trascurati non peggiorano.
    }
title-needs = dimettere { $needs }: { $signed }
title-sets = ogni gruppo dimesso, { $needs }: { $signed }
title-strict-most = più pazienti dimessi: { $signed }
title-protects =
    { $count ->
        [0] tutti i pazienti{ coloured } al sicuro dalla negligenza
        [1] un paziente{ coloured } al sicuro dalla negligenza
       *[other] { count-word } pazienti{ coloured } al sicuro dalla negligenza
    }
title-report = { $needs }
text-report = Dimetti { $needs } in un round: { $gain } se completato, { $loss } se no.
text-back = Aspetta { $dice }.

## Testi delle carte: eventi

text-event-bags =
    { $count ->
        [one] Ogni giocatore ottiene una sacca di sangue.
       *[other] Ogni giocatore ottiene { count-word } sacche di sangue.
    }
text-event-may-return = Ogni giocatore può rimettere un paziente nel sacchetto, senza punti e senza decesso.
text-event-may-raise = Ogni giocatore può aumentare di 1 un paziente di valore da 1 a 5. Resta non trattato.
text-event-must-lower = Ogni giocatore diminuisce di 1 uno dei suoi pazienti di valore più alto, a meno che non sia un 1. Resta non trattato.
text-event-more-nurses =
    { $count ->
        [one] In questo round ogni giocatore ha { count-word } infermiere in più.
       *[other] In questo round ogni giocatore ha { count-word } infermieri in più.
    }
text-event-fewer-nurses =
    { $count ->
        [one] In questo round ogni giocatore può piazzare { count-word } infermiere in meno.
       *[other] In questo round ogni giocatore può piazzare { count-word } infermieri in meno.
    }
text-event-extra-dice =
    { $count ->
        [one] In questo round ogni giocatore accoglie { count-word } paziente in più.
       *[other] In questo round ogni giocatore accoglie { count-word } pazienti in più.
    }
text-event-neglect =
    { $count ->
        [one] In questo round i pazienti trascurati peggiorano di uno step in più.
       *[other] In questo round i pazienti trascurati peggiorano di { count-word } step in più.
    }
text-event-volunteers =
    { $count ->
        [one] Ogni giocatore può scegliere { count-word } paziente trascurato che non peggiora.
       *[other] Ogni giocatore può scegliere fino a { count-word } pazienti trascurati che non peggiorano.
    }
text-event-bags-frozen = In questo round nessuno può spendere sacche di sangue.
text-event-improvements-wait = Puoi usare un miglioramento preso in questo round solo dal round successivo.
text-event-clean = All’inizio della fase 4, { $points } a ogni giocatore senza pazienti non trattati.
text-event-dirty =
    { $count ->
        [one] All’inizio della fase 4, { $points } a ogni giocatore con un paziente non trattato.
       *[other] All’inizio della fase 4, { $points } a ogni giocatore con almeno { count-word } pazienti non trattati.
    }
text-event-grant = Nella fase 5, { $points } a ogni giocatore che in questo round ha dimesso almeno { $needs }.

## Domande e racconti con numeri e motivi

prompt-set-next = I tuoi pazienti iniziali prendono i valori { $values }, dal più basso. Quale prende il valore { $value }?
prompt-load-into = Nell’ambulanza { $number } c’è ancora posto per { $room ->
        [one] { $room } paziente
       *[other] { $room } pazienti
    }, ma quelli di valore { $value } sono di più. Sei alla destra del primo giocatore: scegli il prossimo.
prompt-ambulance-first = Il primo giocatore non può prendere l’ambulanza 1. La più bassa tra quelle prese dà una sacca di sangue.
prompt-ambulance-lowest = La più bassa tra le ambulanze prese dà una sacca di sangue e il segnalino primo giocatore.
prompt-treat-by-department = Scegli un paziente per { $card }.
prompt-treat-by-specialist = Scegli un paziente per lo specialista { $card }.
prompt-treat-several-department = Scegli il paziente { $number } di { $count } per { $card }.
prompt-treat-several-specialist = Scegli il paziente { $number } di { $count } per lo specialista { $card }.
prompt-between-by = Ora puoi usare l’effetto dello specialista { $card }.
prompt-between-copied = Ora puoi usare l’effetto dello specialista { $card }, copiato dallo specialista { $staff }.
prompt-by-event = { $event }: { $prompt }
prompt-protect-by =
    { $count ->
        [one] Il tuo amministratore protegge ancora { $count } paziente trascurato: scegli quale.
       *[other] Il tuo amministratore protegge ancora { $count } pazienti trascurati: scegline uno.
    }
prompt-protect-more =
    { $count ->
        [one] Puoi proteggere ancora { $count } paziente trascurato.
       *[other] Puoi proteggere ancora fino a { $count } pazienti trascurati.
    }
action-recolour = Cambiare il colore del paziente { $die }: { $as }
score-discharged-counted =
    { $count ->
        [one] { $count } paziente dimesso
       *[other] { $count } pazienti dimessi
    }
score-fatalities-counted =
    { $count ->
        [one] { $count } decesso
       *[other] { $count } decessi
    }
score-bags-counted =
    { $count ->
        [one] { $count } sacca di sangue rimasta
       *[other] { $count } sacche di sangue rimaste
    }
score-left-behind-counted =
    { $count ->
        [one] { $count } paziente rimasto
       *[other] { $count } pazienti rimasti
    }
score-report-of = { $reason }, «{ $report }»

## Il tavolo

look-round = Round { $round } su { $rounds }
look-event = Evento: { $event }
look-bag = Dadi nel sacchetto: { $dice }
look-ambulances = Ambulanze
look-ambulance = Ambulanza { $number }: { $dice }
look-departments = Dipartimenti disponibili: { $names }
look-specialists = Specialisti disponibili: { $names }
look-reports = Rapporti medici: { $names }
look-wards = Pazienti non trattati: { $dice }
look-discharged = Pazienti dimessi in questo round: { $dice }
look-staff = Staff disponibile: { $names }
look-open-departments = Dipartimenti liberi: { $names }
look-tiles = Miglioramenti: { $names }
look-administrator = Amministratore: { $name }
look-bags = Sacche di sangue: { $count }
look-fatalities = Decessi: { $count }
look-score = Punteggio: { $score }
look-treated = Pazienti trattati: { $dice }
look-arrivals = Nuovi pazienti: { $dice }
look-beds = Letti occupati: { $used } su { $beds }
look-loose = Dadi non ancora in un’ambulanza: { $dice }
look-copied = Specialista copiato: { $specialist }
look-forecast = Se la partita finisse ora: { $score }
look-reports-done = Completati: { $names }
look-waiting-for = L’ambulanza { $number } aspetta: { $dice }
look-numbered-effect = Effetto { $number }: { $text }
look-protected = Pazienti protetti: { $dice }
look-administrator-text = «{ $name }»: { $text }
look-report = { $report } ({ $signed })
look-report-column = colonna { $number }: { $reports }
look-report-above = { $first }, sopra { $last }
look-report-dice = Pazienti dimessi, non ancora in un rapporto: { $dice }

## Più cose in una frase

told-drawn-at-start = { player-has } pescato questi pazienti: { $colours }.
told-set-at-start = { player-has } assegnato i valori ai pazienti iniziali: { $dice }.
told-worse-by = { $before } passa a { $after }
told-worsened =
    { $count ->
        [one] { player-has } trascurato un paziente: { $dice }.
       *[other] { player-has } trascurato dei pazienti: { $dice }.
    }
told-died = { player-has } perso i pazienti { $dice }: { $fatalities }.
told-buried = Finiti sotto le loro pile: { $names }.
told-died-neglected = { player-has } perso per negligenza: { $dice } ({ $fatalities }).
told-joined = Ora è disponibile anche: { $names }.
told-lowest = { player-has } preso l’ambulanza più bassa e ottenuto una sacca di sangue.
told-lowest-token = { player-has } preso l’ambulanza più bassa e ottenuto una sacca di sangue e il segnalino primo giocatore.
told-points = { player-has } ottenuto { $signed }: { $reason }. Totale: { $total }.
told-score-of = { $player }: { $score }
told-administrators-dealt = { player-has } guardato { $names }.
told-round-scores = Punti dopo il round { $round }: { $scores }.

## Titoli degli elenchi lunghi

group-place = Piazzare { $staff }
group-treat = Trattare
group-treat-as = Trattare come { $colour }, con una sacca di sangue
group-transfuse = Curare di 1 con una sacca di sangue
group-return-die = Rimettere nel sacchetto
group-recolour = Cambiare colore: { $colour }
group-remove = Rimuovere
group-protect = Proteggere
group-raise = Aumentare di 1
group-lower = Diminuire di 1
group-take-department = Prendere il dipartimento
group-take-specialist = Prendere lo specialista

## Inizio e fine

play-aim = Cura i tuoi pazienti: chi arriva a 7 viene dimesso, e più pazienti dimetti nello stesso round, più punti vale ognuno. Un paziente non trattato in un round peggiora; chi scende a 0 è un decesso, { $fatality } alla fine. Si giocano { $rounds } round; vince chi ha più punti.
result-solo = Il tuo punteggio: { $score }. Grado: { $rank }.

## La ricerca di soluzioni

solve-proven = In questo round puoi fare { $points }: è dimostrato che è il massimo.
solve-at-least = In questo round puoi fare almeno { $points }: non è dimostrato che sia il massimo.
solve-proven-on-average = In questo round puoi fare in media { $points }: è dimostrato che è il massimo.
solve-at-least-on-average = In questo round puoi fare in media almeno { $points }: non è dimostrato che sia il massimo.
solve-result = Dimessi: { $discharged }. Decessi per negligenza: { $deaths }. Ospedale vuoto alla fine: { $empty ->
        [yes] sì.
       *[no] no.
    }
solve-step = { $number }. { $action }
solve-luck = Ora c’è un tiro. Ripeti la ricerca partendo dal risultato.

## Rompicapi

puzzle-title = Rompicapo { $number } { $stars }
puzzle-question = Il gioco avido fa { $points } in questo round. Quanto puoi fare al massimo, e come?
puzzle-hint = --solution mostra la sequenza migliore. «wardround puzzle check» valuta la tua.
puzzle-unique = Nessun altro risultato rende altrettanto.
puzzle-several = Altri risultati rendono altrettanto.
puzzle-sound = Il rompicapo è corretto. Punteggio migliore: { $best }. Gioco avido: { $greedy }.
puzzle-solved = Risolto: la tua sequenza fa { $points }, il massimo possibile. Il gioco avido fa { $greedy }.
puzzle-not-solved = La tua sequenza fa { $points }, ma puoi fare { $best }. Il gioco avido fa { $greedy }.
error-bad-puzzle = Questo non è un rompicapo: «{ $field }» manca o è sbagliato.
error-puzzle-unreadable = Riga illeggibile. Usa un rompicapo di «wardround puzzle --json» o un ospedale.
error-puzzle-with-luck = «{ $text }» dipende da un tiro, quindi non può essere un rompicapo.
error-puzzle-unproven = Non si riesce a dimostrare la sequenza migliore di «{ $text }» con { $nodes } ospedali. Aumenta --nodes.
error-puzzle-obvious = «{ $text }» non è un rompicapo: il gioco avido fa già il massimo.
error-puzzle-wrong = Il rompicapo è sbagliato: «{ $field }» è { $found } ma dovrebbe essere { $wanted }.
error-puzzle-line-wrong = Il rompicapo è sbagliato: la sua sequenza «{ $field }» fa { $found }, non { $wanted }.
error-puzzle-line-too-long = La sequenza continua dopo «{ $text }», ma lì l’attivazione è finita.
error-puzzle-line-too-short = La sequenza si ferma dopo «{ $text }», a metà di un piazzamento. Aggiungi «skip» per rinunciare a un effetto facoltativo.
error-puzzles-with-answer = --answer vale per un solo rompicapo. Qui ce ne sono diversi.
error-puzzles-run-out =
    { $found ->
        [0] Nessun rompicapo trovato in cui il gioco avido perda { $least } o più. Riduci --least-loss o aumenta --nodes.
        [one] Trovato un solo rompicapo in cui il gioco avido perde { $least } o più. Riduci --least-loss o aumenta --nodes.
       *[other] Trovati solo { $found } rompicapi in cui il gioco avido perde { $least } o più. Riduci --least-loss o aumenta --nodes.
    }

## Quello che si fa, in una riga del diario

deed-nurse = infermiere
deed-staff-placed = { $staff } nel dipartimento { $department }
deed-staff-placed-by = { $player }: { deed-staff-placed }
deed-bag-spent = una sacca di sangue
deed-bag-spent-by = { $player }: { deed-bag-spent }
deed-patient-healed = { $before } passa a { $after-value }
deed-patient-discharged = { $before } dimesso
deed-patient-worsened = { $before } scende a { $after-value }
deed-patient-rerolled = { $before } ritirato dà { $after-value }
deed-patient-flipped = { $before } girato dà { $after-value }
deed-patient-recoloured = { $before } diventa { $after-colour }
deed-patient-died = { $before } muore
deed-bags-gained =
    { $count ->
        [one] una sacca di sangue ottenuta
       *[other] { $count } sacche di sangue ottenute
    }
deed-fatality-discarded =
    { $count ->
        [one] un decesso in meno
       *[other] { $count } decessi in meno
    }
deed-patient-returned = { $die } rimesso nel sacchetto
deed-patient-admitted = { $die } accolto
