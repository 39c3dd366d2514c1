# Consigli per la prima partita, accanto a ciò di cui parlano.
web-guide = Consiglio
web-guide-of = { $n }/{ $of }
web-guide-read = Capito
web-guide-off = Niente più consigli
web-guide-next = Il prossimo consiglio arriverà al momento giusto.

web-guide-dice-hospital-patient = Ogni dado è un paziente, e un numero basso vuol dire che sta male. Oltre il 6 viene dimesso; sotto l’1 muore.
web-guide-dice-hospital-ambulance = Prendi un’ambulanza: i suoi pazienti vengono da te. Un numero basso porta pazienti più malati, ma migliori per primo. La più bassa aggiunge una sacca di sangue.
web-guide-dice-hospital-improve = Prendi una carta per tutta la partita: un dipartimento per trattare pazienti, o uno specialista, che fa più di un infermiere.
web-guide-dice-hospital-place = Scegli chi lavora, poi un dipartimento, poi un paziente adatto. Ognuno serve una volta per round.
web-guide-dice-hospital-end = Chi non è trattato perde 1 quando finisci. Qui vedi che cosa succederà. Dimettine tanti insieme per fare più punti.

web-guide-dynamite-nurse-play = Gioca le tue carte: alcune danno oro per comprare, altre punti trattamento (PT). Il resto lo scarti comunque.
web-guide-dynamite-nurse-buy = Spendi il tuo oro per una carta migliore. Va nei tuoi scarti e ti arriverà in mano più tardi.
web-guide-dynamite-nurse-charge = Chi se ne fa carico? Un Paziente guarito dà punti, uno morto un segno di morte. Tieni quelli che puoi guarire.
web-guide-dynamite-nurse-treat = La gravità è il prezzo: paga altrettanti PT per operare, e i punti del Paziente sono tuoi.
web-guide-dynamite-nurse-end = Non c’è altro da fare? Termina qui la fase. PT e oro non usati si perdono.
