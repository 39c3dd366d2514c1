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
reason-not-your-turn = Non è il turno di questo giocatore
reason-luck-next = Ora tocca ai dadi o alle carte, non a un giocatore
reason-game-over = La partita è finita
reason-unknown-action = Questo gioco non ha quest’azione
reason-wrong-moment = Ora non puoi farlo
reason-no-luck-now = Ora tocca a un giocatore, non ai dadi o alle carte
reason-impossible-luck = Qui i dadi e le carte non possono dare questo risultato

## Errori: chiedere una partita

error-other = Si è verificato un errore: { $code } ({ $facts }).
error-fact = { $name }: { $value }
error-unknown-game = Il gioco «{ $game }» non esiste. Giochi possibili: { $allowed }.
error-no-game = Scegli un gioco: { $allowed }.
error-unknown-language = La lingua «{ $language }» non esiste. Lingue possibili: { $allowed }.
error-unknown-option = L’opzione «{ $option }» non esiste. Opzioni possibili: { $allowed }.
error-bad-option-value = L’opzione «{ $option }» non può valere «{ $value }». Valori possibili: { $allowed }.
error-options-clash = Le opzioni «{ $option }» e «{ $other }» non vanno insieme.
error-option-not-in-edition = L’edizione «{ $edition }» non ha l’opzione «{ $option }».
error-option-not-solo = L’opzione «{ $option }» non è per il solitario.
error-option-only-solo = L’opzione «{ $option }» è solo per il solitario.
error-unknown-bot = Il giocatore «{ $bot }» non esiste. Giocatori possibili: { $allowed }.
error-unknown-clock = Il timer «{ $found }» non esiste. Timer possibili: { $allowed }.
error-seat-without-name = Indica ogni posto, con le virgole, per esempio human,random,random.
error-unknown-edition = L’edizione «{ $edition }» non esiste. Edizioni possibili: { $allowed }.
error-unknown-seat = Il posto { NUMBER($seat, useGrouping: 0) } non esiste: i posti vanno da 0 a { $high }.
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
problem-not-allowed = non hai il permesso
problem-not-text = non è testo in UTF-8
problem-no-space = il disco è pieno
problem-read-only = il disco è di sola lettura
error-pack-not-toml = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è TOML ({ $problem }).
error-pack-field-missing = { $file }: in «{ $entry }» manca il campo «{ $field }».
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
error-pack-wrong-type = { $file }: in «{ $entry }» il campo «{ $field }» deve essere { pack-type-wanted }, non { pack-type-given }: { $found }
error-pack-entry-type = { $file }: «{ $entry }» deve essere { pack-type-wanted }, non { pack-type-given }: { $found }
error-pack-unknown-heading = { $file }: un pacchetto di { $game } non può avere { $found }. Possibili: { $allowed }.
error-pack-unknown-field = { $file }: «{ $entry }» non può avere un campo «{ $field }». Campi possibili: { $allowed }.
error-pack-unknown-value = { $file }: in «{ $entry }» il campo «{ $field }» non può valere «{ $found }». Valori possibili: { $allowed }.
error-pack-duplicate-id = { $file }: «{ $entry }» compare due volte.
error-pack-unknown-base = { $file }: il pacchetto di base «{ $found }» non esiste. Pacchetti possibili: { $allowed }.
error-pack-unknown-entry = { $file }: «{ $entry }» non è nel pacchetto di base.
error-pack-impossible = { $file }: in «{ $entry }» il campo «{ $field }» non può valere «{ $found }». È ammesso: { $allowed }.
error-pack-wrong-game = { $file }: questo pacchetto è per il gioco «{ $found }», non per { $allowed }.

## Errori: annullare e ripristinare

error-undo-nothing = Niente da annullare.
error-undo-other-seat = Non puoi annullare: intanto ha giocato qualcun altro.
error-undo-revealed = Non puoi annullare: l’azione ha rivelato qualcosa di nuovo.
error-undo-luck = Non puoi annullare: intanto sono usciti dadi o carte.
error-redo-nothing = Niente da ripristinare.

## Errori: forme scritte

error-bad-die = «{ $text }» non è un dado. Un dado si scrive per esempio R3, G2* o R>G3*.
error-bad-patient = «{ $text }» non è un Paziente. Un Paziente si scrive P07, o P07! in condizioni critiche.
error-bad-action = «{ $text }» non è un’azione di questo gioco.
error-bad-position = Questa non è una posizione: «{ $field }» manca o è sbagliato.
error-position-other-terms = Questa posizione viene da una partita con altre opzioni o altre carte.
error-bad-hospital = «{ $text }» non è un ospedale. Scrivi «dadi / staff disponibile / dipartimenti / sacche di sangue», con - per un campo vuoto.
error-bad-hospital-word = «{ $text }» non è un ospedale: in questa edizione «{ $word }» non esiste.

## Errori: partite registrate

error-record-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa non è una riga di un file di partita.
error-record-truncated = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file di partita si interrompe qui, prima della fine.
error-record-edited = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file di partita è stato modificato dopo il salvataggio.
error-record-other-game = { $file }: questo file di partita è per «{ $found }», un gioco che questo programma non ha.
error-record-other-rules = { $file }: questa partita segue la versione { $found } delle regole; questo programma ha la versione { $ours }.
error-record-other-pack = { $file }: questa partita è stata giocata con contenuti ({ $found }) diversi da quelli di questo programma ({ $ours }).
error-record-illegal = { $file }, riga { NUMBER($line, useGrouping: 0) }: «{ $action }» non era permesso. { $reason }.
error-record-bad-luck = { $file }, riga { NUMBER($line, useGrouping: 0) }: i dadi e le carte non possono aver dato questo risultato.
error-record-bad-field = { $file }, riga { NUMBER($line, useGrouping: 0) }: il campo «{ $field }» manca o è sbagliato.
error-record-wrong-outcome = { $file }, riga { NUMBER($line, useGrouping: 0) }: il risultato non corrisponde alla partita.
error-record-seed-mismatch = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non corrisponde al seme del file di partita.
error-record-no-seed = { $file }: questo file di partita non ha un seme, perciò dadi e carte non si possono verificare.
error-record-too-short = La mossa { NUMBER($found, useGrouping: 0) } non esiste: l’ultima è la { NUMBER($moves, useGrouping: 0) }.

## Verificare una partita ripresa da un salvataggio

replay-verified-from = { $count ->
        [one] L’unico tiro o pescata delle mosse da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } corrisponde al seme.
       *[other] Tutti i { NUMBER($count, useGrouping: 0) } tiri e pescate delle mosse da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) } corrispondono al seme.
    } { $taken ->
        [one] La mossa 1 viene da un’altra partita e non è stata verificata.
       *[other] Le mosse da 1 a { NUMBER($taken, useGrouping: 0) } vengono da un’altra partita e non sono state verificate.
    }
error-record-all-taken-over = { $file }: tutti i dadi e le carte di questo file, fino alla mossa { NUMBER($moves, useGrouping: 0) }, vengono da un’altra partita, perciò questo seme non può verificarli. Verifica il file dell’altra partita.

## Flussi e file difettosi

error-stream-broken = Lettura o scrittura non riuscita: { $problem }.
error-file-too-large = Il file { $file } è troppo grande: al massimo { $most } milioni di caratteri.
error-bad-seed = «{ $found }» non può essere un seme: è vuoto o contiene caratteri invisibili.
error-pack-too-deep = { $file }: tabelle o elenchi sono annidati troppo in profondità.
error-pack-long-number = { $file }: uno dei numeri ha troppe cifre.
error-pack-control-character = { $file }: in «{ $entry }» il campo «{ $field }» contiene un carattere invisibile: «{ $found }».
error-pack-too-large = { $file }: i pacchetti sono troppo lunghi. Insieme possono avere al massimo { NUMBER($most, useGrouping: 0) } byte.
error-pack-too-many = Troppi pacchetti: { $count }. Usane al massimo { $most }.
error-pack-long-name = Il nome «{ $file }» è troppo lungo per un pacchetto: al massimo { $most } caratteri.
error-pack-too-many-entries = { $file }: troppi { $entry }: { $found }. Possono essere al massimo { $most }.
error-pack-long-text = { $file }: in «{ $entry }» il campo «{ $field }» ha { NUMBER($found, useGrouping: 0) } caratteri: al massimo { $most }.
error-record-too-large = { $file }: il file di partita è troppo lungo. Può avere al massimo { NUMBER($lines, useGrouping: 0) } righe e { NUMBER($letters, useGrouping: 0) } caratteri.
error-option-too-many = Troppe opzioni: { NUMBER($count, useGrouping: 0) }. Usane al massimo { $most }.
error-option-too-long = L’opzione «{ $option }» è troppo lunga: al massimo { $most } caratteri per il nome e il valore.

## Chiedere opzioni, e fermarsi

error-option-without-value = L’opzione «{ $option }» richiede un valore: { $option }=VALORE.
error-bad-first-player = Il primo giocatore non può essere «{ $found }». Indica il numero di un giocatore, da 1 a { $seats }, oppure random (a caso).
error-first-player-not-there =
    { $seats ->
        [one] Il giocatore { $player } non può essere il primo giocatore: c’è solo { $seats } giocatore.
       *[other] Il giocatore { $player } non può essere il primo giocatore: ci sono solo { $seats } giocatori.
    }
simulate-stopped =
    { $done ->
        [0] Interruzione prima della fine della prima partita.
        [one] Interruzione dopo { $done } partita.
       *[other] Interruzione dopo { NUMBER($done, useGrouping: 0) } partite.
    }

## Errori: ciò che in un pacchetto non sta insieme, che manca o che è di troppo

error-pack-brackets = { $file }: scrivi { $allowed } invece di { $found }.
error-pack-bad-id = { $file }: in «{ $entry }» il campo «{ $field }» non può valere «{ $found }»: scrivi lettere minuscole e cifre, in parole unite da trattini, come { $example }.
error-pack-repeated = { $file }: in «{ $entry }» il campo «{ $field }» contiene { $found } due volte.
error-pack-length =
    { $low ->
        [0] { $file }: in «{ $entry }» il campo «{ $field }» è un elenco di lunghezza { $found }; il massimo è { $high }.
       *[other] { $file }: in «{ $entry }» il campo «{ $field }» è un elenco di lunghezza { $found }; deve andare da { $low } a { $high }.
    }
error-pack-lacks-one = { $file }: in «{ $entry }», «{ $field }» richiede uno di questi campi: { $allowed }.
error-pack-only-one = { $file }: in «{ $entry }», «{ $field }» può avere solo uno di questi campi: { $allowed }; ha { $found }.
error-pack-not-with = { $file }: in «{ $entry }», «{ $field }» non va con «{ $other }».
error-pack-only-with = { $file }: in «{ $entry }», «{ $field }» va solo con: { $other }.
error-pack-id-taken = { $file }: «{ $entry }» deve avere un altro id: questo è già di «{ $other }».
error-pack-no-run = { $file }: in «{ $entry }» il campo «{ $field }» vale { $found }, ma una sequenza richiede almeno due valori che si seguono.
error-pack-needs-nothing = { $file }: in «{ $entry }», «{ $field }» deve chiedere almeno un dado.
error-pack-too-many-beds = { $file }: { $found } letti sono troppi: i dadi devono riempire i letti di tutti i giocatori e un arrivo. Con questi dadi i letti sono al massimo { $most }.
error-pack-too-few-dice = { $file }: { $found } dadi per colore sono troppo pochi: devono riempire i letti di tutti i giocatori e un arrivo. Con questi letti ne servono almeno { $least }.
error-pack-printed-count = { $file }: ogni plancia richiede da { $low } a { $high } dipartimenti (printed = true); ce ne sono { $found }.
error-pack-small-stack =
    { $entry ->
        [department] { $file }: la pila dei dipartimenti deve avere almeno { $least } tessere, da esporre; ce ne sono { $found }.
       *[other] { $file }: il mazzo degli specialisti deve avere almeno { $least } carte, da esporre; ce ne sono { $found }.
    }
error-pack-too-many-swapped =
    { $entry ->
        [department] { $file }: impossibile scambiare { $found } dipartimenti: la pila ne ha solo { $most }.
       *[other] { $file }: impossibile scambiare { $found } specialisti: il mazzo ne ha solo { $most }.
    }
error-pack-few-administrators = { $file }: servono almeno { $least } amministratori, due per giocatore; ce ne sono { $found }.
error-pack-back-missing = { $file }: manca il retro di ambulanza { $found }. Aggiungili tutti, da 1 a { $high }, oppure nessuno.
error-pack-other-edition = { $file }: questo pacchetto è per l’edizione «{ $found }», non «{ $edition }».

## Errori: pacchetti di Dynamite Nurse

error-pack-total =
    { $entry ->
        [action] { $file }: le copie (copies) di tutte le carte Azione sono in tutto { NUMBER($found, useGrouping: 0) }, ma [house] ha { $house } = { $wanted }. Cambia le copie di qualche carta, o questo numero in [house].
        [nurse] { $file }: le copie (copies) di tutte le Infermiere sono in tutto { NUMBER($found, useGrouping: 0) }, ma [house] ha { $house } = { $wanted }. Cambia le copie di qualche Infermiera, o questo numero in [house].
       *[other] { $file }: le copie (copies) di tutti i Pazienti sono in tutto { NUMBER($found, useGrouping: 0) }, ma [house] ha { $house } = { $wanted }. Cambia le copie di qualche Paziente, o questo numero in [house].
    }
error-pack-few-starting-cards = { $file }: «{ $entry }» ha { $found } copie, ma ne servono almeno { $least }: ognuno dei { $seats } giocatori inizia con { $start }.
error-pack-few-markers = { $file }: in [house], markers = { $found } e beds = { $beds }. Servono più segnalini (markers) che letti (beds), altrimenti una partita potrebbe non finire mai. Cambia uno dei due.
error-pack-no-worse = { $file }: in «{ $entry }» la gravità critica (critical), { $found }, non supera la gravità del fronte (severity), { $severity }. Cambia una delle due.
error-pack-penalty-falls = { $file }: in «{ $entry }» { $field } vale { $found }, meno del { $before } che viene prima. Più segni di morte non possono costare meno.
error-pack-one-starting-nurse = { $file }: «{ $entry }» ha { $found } copie. Un’Infermiera iniziale è unica: imposta copies = 1, oppure togli il colore (colour).
pack-colour =
    { $found ->
        [red] rosso
        [blue] blu
        [green] verde
        [yellow] giallo
       *[purple] viola
    }
error-pack-colour-taken = { $file }: «{ $entry }» deve avere un altro colore: anche «{ $other }» ha il colore { pack-colour }. Ogni colore ha una sola Infermiera iniziale.
error-pack-colour-missing = { $file }: nessuna Infermiera iniziale ha il colore { pack-colour }. Ne serve una per colore.
error-pack-nothing-sold = { $file }: non c’è niente da comprare. Aggiungi almeno una carta Azione con una pila propria nella Città: né un Evento né una carta iniziale.
error-pack-not-last = { $file }: in «{ $entry }», «{ $field }» deve venire per ultimo nell’effetto, perché la carta esce dal gioco.
error-bad-option-part = L’opzione «{ $option }» non può contenere «{ $value }». Indica, con le virgole, alcuni di questi valori: { $allowed }.
error-option-repeats = L’opzione «{ $option }» contiene «{ $value }» due volte.

## Opzioni che hanno entrambi i giochi

option-first-player = Primo giocatore
about-first-player = Il posto che inizia; a caso se non lo scegli.

## Il database

error-store-bad-url = Questo non è l’indirizzo di un database. Può essere: { $allowed }.
error-store-no-driver = PostgreSQL ha bisogno del pacchetto Python { $package }. Installalo con pip.
error-store-unreachable = Il database { $database } non si apre: { $problem }.
error-store-newer = Il database { $database } viene da una versione più recente di wardround ({ $found }). Installa quella versione.
error-store-in-use = Un altro server (processo { NUMBER($pid, useGrouping: 0) }) usa già { $database }. Fermalo prima, o scegli un altro file con --db.
error-store-away = Il database non risponde. Riprova tra un momento.
