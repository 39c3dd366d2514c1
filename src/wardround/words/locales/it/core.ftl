### Ciò che non riguarda un solo gioco: lingue, elenchi, provenienza, errori.

## Lingue

language-en = inglese
language-fr = francese
language-it = italiano
language-own = Italiano

## Elenchi e numeri

list-two-and =
    { $initial ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
list-two-or = { $first } o { $last }
list-more = { $first }, { $rest }
list-apart = { $first }; { $rest }
clauses-and = { $first }, e { $last }
clauses-or = { $first }, oppure { $last }
range = da { $low } a { $high }
sentence = { $text }.
decimal-mark = ,
count-word =
    { $count ->
        [0] nessun
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { NUMBER($count, useGrouping: 0) }
    }

## Giochi, posti e giocatori

game-dice-hospital = Dice Hospital
game-dynamite-nurse = Dynamite Nurse
seat-you = Tu
player-number = Giocatore { $number }
player-of-number = del giocatore { $number }
player-of-name = di { $player }
player-to-number = al giocatore { $number }
player-to-name =
    { $initial ->
        [a] ad { $player }
       *[other] a { $player }
    }
player-table = Il tavolo
# L’inizio di una frase al passato prossimo; con «avere» il participio non concorda.
player-has =
    { $person ->
        [you] Hai
       *[other] { $player } ha
    }
unofficial = Una versione amatoriale, non ufficiale. I nomi appartengono ai rispettivi proprietari.

## Da dove viene una carta

source-seed = stampato nel regolamento
source-found = trovato altrove
source-inferred = dedotto dal regolamento
source-reconstructed = la nostra versione
source-user = dal tuo pacchetto
source-partly = { $source }: { $facts }

## Perché un’azione è rifiutata: tutti i giochi

reason-line = { $reason }.
reason-line-rule = { $reason } ({ $rule }).
reason-not-your-turn = Non tocca a questo giocatore
reason-luck-next = Ora decidono i dadi o le carte, non un giocatore
reason-game-over = La partita è finita
reason-unknown-action = Questo gioco non ha un’azione del genere
reason-wrong-moment = In questo momento non si può fare
reason-no-luck-now = Ora decide un giocatore, non i dadi o le carte
reason-impossible-luck = Qui i dadi e le carte non possono dare questo risultato

## Errori: chiedere una partita

error-other = Qualcosa non va: { $code } ({ $facts }).
error-fact = { $name }: { $value }
error-unknown-game = Non c’è nessun gioco “{ $game }”. Giochi possibili: { $allowed }.
error-no-game = Indica quale gioco: { $allowed }.
error-unknown-language = Non c’è nessuna lingua “{ $language }”. Lingue possibili: { $allowed }.
error-unknown-option = Non c’è nessuna opzione “{ $option }”. Opzioni possibili: { $allowed }.
error-bad-option-value = L’opzione “{ $option }” non può valere “{ $value }”. Valori possibili: { $allowed }.
error-options-clash = Le opzioni “{ $option }” e “{ $other }” non possono stare insieme.
error-option-not-in-edition = L’edizione “{ $edition }” non ha l’opzione “{ $option }”.
error-option-not-solo = L’opzione “{ $option }” non è per il solitario.
error-option-only-solo = L’opzione “{ $option }” è solo per il solitario.
error-unknown-bot = Non c’è nessun giocatore “{ $bot }”. Giocatori possibili: { $allowed }.
error-seat-without-name = Di’ chi siede dove, con le virgole, per esempio human,random,random.
error-unknown-edition = Non c’è nessuna edizione “{ $edition }”. Edizioni possibili: { $allowed }.
error-unknown-seat = Non c’è il posto { NUMBER($seat, useGrouping: 0) }: i posti vanno da 0 a { $high }.
error-bad-seat-count =
    { $count ->
        [one] Questo gioco non è per { $count } giocatore, ma per { $low }-{ $high }.
       *[other] Questo gioco non è per { $count } giocatori, ma per { $low }-{ $high }.
    }

## Errori: file e pacchetti di contenuti

error-file-missing = Il file { $file } non esiste.
error-file-unreadable = Impossibile leggere il file { $file }: { $problem }.
problem-is-folder = è una cartella
problem-no-folder = la cartella non esiste
problem-not-allowed = non ne hai il permesso
problem-not-text = non è testo in UTF-8
problem-no-space = il disco è pieno
problem-read-only = il disco è di sola lettura
error-pack-not-toml = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è TOML ({ $problem }).
error-pack-field-missing = { $file }: in “{ $entry }” manca il campo “{ $field }”.
pack-type-wanted =
    { $allowed ->
        [integer] un numero intero
        [string] un testo tra virgolette
        [boolean] true o false
        [array] un elenco tra [ ]
       *[other] una tabella tra { "{" } { "}" }
    }
pack-type-given =
    { $given ->
        [integer] un numero
        [float] un numero con la virgola
        [string] un testo tra virgolette
        [boolean] true o false
        [array] un elenco tra [ ]
        [table] una sola tabella tra { "{" } { "}" }
       *[date] una data o un’ora
    }
error-pack-wrong-type = { $file }: in “{ $entry }” il campo “{ $field }” deve essere { pack-type-wanted }, non { pack-type-given }: { $found }
error-pack-entry-type = { $file }: “{ $entry }” deve essere { pack-type-wanted }, non { pack-type-given }: { $found }
error-pack-unknown-heading = { $file }: in un pacchetto di { $game } non c’è { $found }. Ci sono: { $allowed }.
error-pack-unknown-field = { $file }: “{ $entry }” non può avere un campo “{ $field }”. Campi possibili: { $allowed }.
error-pack-unknown-value = { $file }: in “{ $entry }” il campo “{ $field }” vale “{ $found }”. Valori possibili: { $allowed }.
error-pack-duplicate-id = { $file }: “{ $entry }” c’è due volte.
error-pack-unknown-base = { $file }: non c’è nessun pacchetto “{ $found }” su cui basarsi. Pacchetti possibili: { $allowed }.
error-pack-unknown-entry = { $file }: “{ $entry }” non è nel pacchetto su cui questo si basa.
error-pack-impossible = { $file }: in “{ $entry }” il campo “{ $field }” non può valere “{ $found }”. È ammesso: { $allowed }.
error-pack-wrong-game = { $file }: questo pacchetto è per il gioco “{ $found }”, non per { $allowed }.

## Errori: tornare indietro

error-undo-nothing = Non c’è niente da annullare.
error-undo-other-seat = Non si può annullare: intanto ha agito un altro giocatore.
error-undo-revealed = Non si può annullare: l’azione ha rivelato qualcosa di nuovo.
error-undo-luck = Non si può annullare: nel frattempo la sorte ha deciso qualcosa.
error-redo-nothing = Non c’è niente da rifare.

## Errori: forme scritte

error-bad-die = “{ $text }” non è un dado. Un dado si scrive come R3, G2* o R>G3*.
error-bad-patient = “{ $text }” non è un Paziente. Un Paziente si scrive P07, o P07! in condizioni critiche.
error-bad-action = “{ $text }” non è un’azione di questo gioco.
error-bad-position = Questa non è una posizione: “{ $field }” manca o non è come dovrebbe essere.
error-position-other-terms = Questa posizione è stata giocata con altre opzioni o altre carte.
error-bad-hospital = “{ $text }” non è un ospedale: si scrive “dadi / staff disponibile / dipartimenti / sacche di sangue”, con - per un campo vuoto.
error-bad-hospital-word = “{ $text }” non è un ospedale: in questa edizione non c’è “{ $word }”.

## Errori: partite registrate

error-record-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa non è una riga di una partita registrata.
error-record-truncated = { $file }, riga { NUMBER($line, useGrouping: 0) }: la registrazione si interrompe qui, prima della fine.
error-record-edited = { $file }, riga { NUMBER($line, useGrouping: 0) }: la registrazione è stata cambiata dopo essere stata scritta.
error-record-other-game = { $file }: questa è una partita del gioco “{ $found }”, che qui non si conosce.
error-record-other-rules = { $file }: questa partita segue la versione { $found } delle regole; qui c’è la versione { $ours }.
error-record-other-pack = { $file }: questa partita è stata giocata con contenuti ({ $found }) diversi da quelli di qui ({ $ours }).
error-record-illegal = { $file }, riga { NUMBER($line, useGrouping: 0) }: “{ $action }” non era permesso. { $reason }.
error-record-bad-luck = { $file }, riga { NUMBER($line, useGrouping: 0) }: i dadi e le carte non possono aver dato questo risultato.
error-record-bad-field = { $file }, riga { NUMBER($line, useGrouping: 0) }: il campo “{ $field }” manca o è sbagliato.
error-record-wrong-outcome = { $file }, riga { NUMBER($line, useGrouping: 0) }: il risultato non corrisponde alla partita.
error-record-seed-mismatch = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non corrisponde al seme indicato nella registrazione.
error-record-no-seed = { $file }: la registrazione non indica un seme, perciò tiri e pescate non si possono verificare.
error-record-too-short = In questa registrazione non c’è una mossa { NUMBER($found, useGrouping: 0) }; ne ha { NUMBER($moves, useGrouping: 0) }.

## Verificare una partita ripresa da un salvataggio

replay-verified-from = { $count ->
        [one] L’unico tiro o pescata delle mosse da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } corrisponde al seme.
       *[other] Tutti i { NUMBER($count, useGrouping: 0) } tiri e pescate delle mosse da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } corrispondono al seme.
    } { $taken ->
        [one] La mossa 1 è ripresa da un’altra partita e non è stata verificata.
       *[other] Le mosse da 1 a { NUMBER($taken, useGrouping: 0) } sono riprese da un’altra partita e non sono state verificate.
    }
error-record-all-taken-over = { $file }: tutti i tiri e le pescate di questa registrazione, fino alla mossa { NUMBER($moves, useGrouping: 0) }, sono ripresi da un’altra partita, perciò questo seme non ne garantisce nessuno. Verifica la registrazione di quella partita.

## Flussi e file difettosi

error-stream-broken = Lettura o scrittura non riuscita: { $problem }.
error-file-too-large = Il file { $file } è troppo grande: più di { $most } milioni di caratteri.
error-bad-seed = “{ $found }” non può essere un seme: è vuoto o contiene caratteri che non si possono mostrare.
error-pack-too-deep = { $file }: tabelle o elenchi sono annidati troppo in profondità.
error-pack-long-number = { $file }: uno dei numeri ha troppe cifre.
error-pack-control-character = { $file }: in “{ $entry }” il campo “{ $field }” contiene un carattere che non si può mostrare: “{ $found }”.
error-pack-too-large = { $file }: i pacchetti sono troppo lunghi. Insieme possono avere al massimo { NUMBER($most, useGrouping: 0) } byte.
error-pack-too-many = Troppi pacchetti: { $count }. Usane al massimo { $most }.
error-pack-long-name = Il nome “{ $file }” è troppo lungo per un pacchetto: al massimo { $most } caratteri.
error-pack-too-many-entries = { $file }: troppi { $entry }: { $found }. Possono essere al massimo { $most }.
error-pack-long-text = { $file }: in “{ $entry }” il campo “{ $field }” ha { NUMBER($found, useGrouping: 0) } caratteri: al massimo { $most }.
error-record-too-large = { $file }: la registrazione è troppo lunga. Può avere al massimo { NUMBER($lines, useGrouping: 0) } righe e { NUMBER($letters, useGrouping: 0) } caratteri.
error-option-too-many = Troppe opzioni: { NUMBER($count, useGrouping: 0) }. Usane al massimo { $most }.
error-option-too-long = L’opzione “{ $option }” è troppo lunga: al massimo { $most } caratteri per il nome e il valore.

## Chiedere opzioni, e fermarsi

error-option-without-value = L’opzione “{ $option }” vuole un valore: { $option }=VALORE.
error-bad-first-player = Il Primo giocatore non può essere “{ $found }”. Può essere il numero di un giocatore, da 1 a { $seats }, oppure random (a caso).
error-first-player-not-there =
    { $seats ->
        [one] Il giocatore { $player } non può essere il Primo giocatore: al tavolo c’è solo { $seats } giocatore.
       *[other] Il giocatore { $player } non può essere il Primo giocatore: al tavolo ci sono solo { $seats } giocatori.
    }
simulate-stopped =
    { $done ->
        [0] Interrotto prima della fine della prima partita.
        [one] Interrotto dopo { $done } partita.
       *[other] Interrotto dopo { NUMBER($done, useGrouping: 0) } partite.
    }

## Errori: ciò che in un pacchetto non sta insieme, che manca o che è di troppo

error-pack-brackets = { $file }: { $found } si deve scrivere { $allowed }.
error-pack-bad-id = { $file }: in “{ $entry }” il campo “{ $field }” non può valere “{ $found }”: scrivi lettere minuscole e cifre, in parole unite da trattini, come { $example }.
error-pack-repeated = { $file }: in “{ $entry }” il campo “{ $field }” contiene { $found } due volte.
error-pack-length =
    { $low ->
        [0] { $file }: in “{ $entry }” il campo “{ $field }” è un elenco di lunghezza { $found }; il massimo è { $high }.
       *[other] { $file }: in “{ $entry }” il campo “{ $field }” è un elenco di lunghezza { $found }; deve essere da { $low } a { $high }.
    }
error-pack-lacks-one = { $file }: in “{ $entry }”, “{ $field }” vuole uno di questi campi: { $allowed }.
error-pack-only-one = { $file }: in “{ $entry }”, “{ $field }” può avere solo uno di questi campi: { $allowed }; ha { $found }.
error-pack-not-with = { $file }: in “{ $entry }”, “{ $field }” non può stare insieme a “{ $other }”.
error-pack-only-with = { $file }: in “{ $entry }”, “{ $field }” va solo con: { $other }.
error-pack-id-taken = { $file }: “{ $entry }” deve avere un altro id, perché questo è già di “{ $other }”.
error-pack-no-run = { $file }: in “{ $entry }” il campo “{ $field }” vale { $found }, e nessuno di questi valori ne segue un altro, come vuole una sequenza.
error-pack-needs-nothing = { $file }: in “{ $entry }”, “{ $field }” deve chiedere almeno un dado.
error-pack-too-many-beds = { $file }: { $found } letti sono troppi. I letti di tutti i giocatori e un arrivo non devono contenere più dadi di quanti ce ne sono; con questi dadi i letti sono al massimo { $most }.
error-pack-too-few-dice = { $file }: { $found } dadi per colore sono troppo pochi. Devono bastare per i letti di tutti i giocatori e per un arrivo; con questi letti ne servono almeno { $least }.
error-pack-printed-count = { $file }: su ogni plancia devono esserci da { $low } a { $high } dipartimenti (printed = true); ce ne sono { $found }.
error-pack-small-stack =
    { $entry ->
        [department] { $file }: la pila dei dipartimenti deve avere almeno { $least } tessere, da esporre; ce ne sono { $found }.
       *[other] { $file }: il mazzo degli specialisti deve avere almeno { $least } carte, da esporre; ce ne sono { $found }.
    }
error-pack-too-many-swapped =
    { $entry ->
        [department] { $file }: { $found } dipartimenti dovrebbero sostituirne altri, ma la pila ne ha solo { $most }.
       *[other] { $file }: { $found } specialisti dovrebbero sostituirne altri, ma il mazzo ne ha solo { $most }.
    }
error-pack-few-administrators = { $file }: servono almeno { $least } amministratori, due per giocatore; ce ne sono { $found }.
error-pack-back-missing = { $file }: manca il retro di ambulanza { $found }. Devono esserci quelli da 1 a { $high }, oppure nessuno.
error-pack-other-edition = { $file }: questo pacchetto è fatto per l’edizione “{ $found }” e non va con l’edizione “{ $edition }”.

## Errori: pacchetti di Dynamite Nurse

error-pack-total =
    { $entry ->
        [action] { $file }: le copie (copies) di tutte le carte Azione sono in tutto { NUMBER($found, useGrouping: 0) }, ma [house] dice { $house } = { $wanted }. Cambia le copie di qualche carta, o questo numero in [house].
        [nurse] { $file }: le copie (copies) di tutte le Infermiere sono in tutto { NUMBER($found, useGrouping: 0) }, ma [house] dice { $house } = { $wanted }. Cambia le copie di qualche Infermiera, o questo numero in [house].
       *[other] { $file }: le copie (copies) di tutti i Pazienti sono in tutto { NUMBER($found, useGrouping: 0) }, ma [house] dice { $house } = { $wanted }. Cambia le copie di qualche Paziente, o questo numero in [house].
    }
error-pack-few-starting-cards = { $file }: “{ $entry }” ha { $found } copie, ma ne servono almeno { $least }: ognuno dei { $seats } giocatori comincia con { $start }.
error-pack-few-markers = { $file }: in [house], markers = { $found } e beds = { $beds }. Servono più segnalini (markers) che letti (beds), altrimenti una partita potrebbe non finire mai. Cambia uno dei due.
error-pack-no-worse = { $file }: in “{ $entry }” la gravità critica (critical), { $found }, non supera la gravità del fronte (severity), { $severity }. Cambia una delle due.
error-pack-penalty-falls = { $file }: in “{ $entry }” { $field } vale { $found }, meno del { $before } che viene prima. Più segni di morte non possono costare meno.
error-pack-one-starting-nurse = { $file }: “{ $entry }” ha { $found } copie. Un’Infermiera iniziale è unica: copies = 1, oppure nessun colore (colour).
pack-colour =
    { $found ->
        [red] rosso
        [blue] blu
        [green] verde
        [yellow] giallo
       *[purple] viola
    }
error-pack-colour-taken = { $file }: “{ $entry }” deve avere un altro colore, perché anche “{ $other }” ha il colore { pack-colour }. Ogni colore ha una sola Infermiera iniziale.
error-pack-colour-missing = { $file }: nessuna Infermiera iniziale ha il colore { pack-colour }. Ne serve una per colore.
error-pack-nothing-sold = { $file }: non c’è niente da comprare. Almeno una carta Azione deve avere una pila propria nella Città: una che non sia né un Evento né una carta iniziale.
error-pack-not-last = { $file }: in “{ $entry }”, “{ $field }” deve venire per ultimo nell’effetto, perché la carta esce dal gioco.
error-bad-option-part = L’opzione “{ $option }” non può contenere “{ $value }”. È un elenco, con virgole, di alcuni di questi valori: { $allowed }.
error-option-repeats = L’opzione “{ $option }” contiene “{ $value }” due volte.

## Opzioni che hanno entrambi i giochi

option-first-player = Primo giocatore
about-first-player = Il posto che comincia; altrimenti decide la sorte.

## La banca dati

error-store-bad-url = Questo non è l’indirizzo di una banca dati. Può essere: { $allowed }.
error-store-no-driver = PostgreSQL ha bisogno di un pacchetto Python che non è installato: { $package }. Lo ottieni con pip.
error-store-unreachable = La banca dati { $database } non si può aprire: { $problem }.
error-store-newer = La banca dati { $database } viene da una versione più recente di questo programma ({ $found }). Installa quella versione.
error-store-in-use = Un altro server (processo { NUMBER($pid, useGrouping: 0) }) usa già { $database }. Fermalo prima, o scegli un altro file con --db.
error-store-away = La banca dati al momento non risponde. Riprova.
