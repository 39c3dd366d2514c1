/** Written by `make types` from the server's OpenAPI document. */

export type Get = {
  "/archive/{table}/record": { params: { table: string }; answer: string };
  "/archive/{table}/steps": { params: { table: string; seat?: number | "all" | null; from?: number | null; count?: number | null }; answer: Stretch };
  "/daily": { params: { game?: "dice-hospital" | "dynamite-nurse" | null }; answer: Daily };
  "/games": { params: object; answer: Games };
  "/games/{game}/book": { params: { game: string; edition?: string | null }; answer: Book };
  "/me": { params: { maybe?: boolean | null }; answer: Me | undefined };
  "/me/preferences": { params: object; answer: Preferences };
  "/me/reminders": { params: object; answer: ReminderState };
  "/passkeys": { params: object; answer: PasskeyList };
  "/puzzles": { params: object; answer: PuzzleSet[] };
  "/reviews/{review}": { params: { review: string }; answer: Review };
  "/reviews/{review}/events": { params: { review: string }; answer: string };
  "/rules/{game}": { params: { game: string }; answer: Rules };
  "/rules/{game}/examples/{example}": { params: { game: string; example: string }; answer: Example };
  "/rules/{game}/quick": { params: { game: string }; answer: Illustrated };
  "/tables": { params: { before?: string | null }; answer: Page };
  "/tables/open": { params: { before?: string | null }; answer: Page };
  "/tables/{table}": { params: { table: string; seat?: number | null }; answer: Shown };
  "/tables/{table}/book": { params: { table: string }; answer: Book };
  "/tables/{table}/debrief": { params: { table: string; seat?: number | null }; answer: Debrief };
  "/tables/{table}/events": { params: { table: string; seat?: number | null }; answer: TableNews };
  "/tables/{table}/knock": { params: { table: string }; answer: Knock };
  "/tables/{table}/record": { params: { table: string }; answer: string };
  "/tables/{table}/reminders": { params: { table: string }; answer: TableReminders };
  "/tables/{table}/seats/{seat}/answer": { params: { seat: number; table: string; text: string }; answer: Answer };
  "/tables/{table}/seats/{seat}/hindsight": { params: { seat: number; table: string }; answer: Hindsight };
  "/tables/{table}/seats/{seat}/hint": { params: { seat: number; table: string; step?: number | null }; answer: Hint };
  "/tables/{table}/seats/{seat}/plans": { params: { seat: number; table: string }; answer: Plans };
  "/tables/{table}/seats/{seat}/reasons": { params: { seat: number; table: string; verb?: string | null; of?: string | null }; answer: Reason[] };
  "/tables/{table}/steps": { params: { table: string; from?: number | null; count?: number | null; seat?: number | "all" | null }; answer: Stretch };
  "/tables/{table}/wait": { params: { table: string; after?: number | null; seconds?: number | null; seat?: number | null }; answer: Shown | undefined };
};

export type Post = {
  "/daily": { params: object; body: DailyTrying; answer: DailyLaid };
  "/links": { params: object; body: LinkUsed; answer: Seated };
  "/me": { params: object; body: Naming; answer: Me };
  "/me/reminders/address": { params: object; body: AddressOffered; answer: undefined };
  "/me/reminders/address/confirm": { params: object; body: AddressConfirmed; answer: undefined };
  "/me/reminders/browsers": { params: object; body: BrowserTold; answer: undefined };
  "/me/reminders/browsers/leave": { params: object; body: BrowserLeft; answer: undefined };
  "/me/sign-out-others": { params: object; answer: Me };
  "/passkeys/login": { params: object; answer: Record<string, unknown> };
  "/passkeys/login/answer": { params: object; body: Record<string, unknown>; answer: Me };
  "/passkeys/registration": { params: object; answer: Record<string, unknown> };
  "/passkeys/registration/answer": { params: object; body: Record<string, unknown>; answer: Me };
  "/puzzles/{game}/{puzzle}/check": { params: { game: string; puzzle: string }; body: PuzzleTrying; answer: PuzzleVerdict };
  "/puzzles/{game}/{puzzle}/try": { params: { game: string; puzzle: string }; body: PuzzleTrying; answer: PuzzleMoment };
  "/puzzles/{game}/{puzzle}/try/reasons": { params: { game: string; puzzle: string; verb?: string | null; of?: string | null }; body: PuzzleTrying; answer: Reason[] };
  "/reviews/{review}/join": { params: { review: string }; body: Following; answer: Review };
  "/reviews/{review}/lead": { params: { review: string }; body: HandingOver; answer: Review };
  "/reviews/{review}/point": { params: { review: string }; body: Pointing; answer: Review };
  "/rules/{game}/examples/{example}/try": { params: { game: string; example: string }; body: ExampleTrying; answer: Tried };
  "/tables": { params: object; body: TableAsked; answer: NewTable };
  "/tables/{table}/begin": { params: { table: string }; body: Command; answer: Added };
  "/tables/{table}/deal": { params: { table: string }; body: Dealing; answer: NewTable };
  "/tables/{table}/fork": { params: { table: string }; body: Forking; answer: NewTable };
  "/tables/{table}/join": { params: { table: string }; body: Joining; answer: Seated | Knocked };
  "/tables/{table}/reviews": { params: { table: string }; body: Reviewing; answer: Review };
  "/tables/{table}/seats/{seat}/act": { params: { seat: number; table: string }; body: Acting; answer: Added };
  "/tables/{table}/seats/{seat}/admit": { params: { seat: number; table: string }; body: Admitting; answer: Added };
  "/tables/{table}/seats/{seat}/automatic": { params: { seat: number; table: string }; body: Switching; answer: Added };
  "/tables/{table}/seats/{seat}/come-back": { params: { seat: number; table: string }; body: Command; answer: Added };
  "/tables/{table}/seats/{seat}/extend": { params: { seat: number; table: string }; body: Extending; answer: Added };
  "/tables/{table}/seats/{seat}/leave": { params: { seat: number; table: string }; body: Command; answer: Added };
  "/tables/{table}/seats/{seat}/link": { params: { seat: number; table: string }; answer: Seated };
  "/tables/{table}/seats/{seat}/mute": { params: { seat: number; table: string }; body: Muting; answer: Added };
  "/tables/{table}/seats/{seat}/preview": { params: { seat: number; table: string }; body: Planning; answer: Preview };
  "/tables/{table}/seats/{seat}/redo": { params: { seat: number; table: string }; body: Versioned; answer: Added };
  "/tables/{table}/seats/{seat}/rematch": { params: { seat: number; table: string }; answer: Rematched };
  "/tables/{table}/seats/{seat}/say": { params: { seat: number; table: string }; body: Saying; answer: Added };
  "/tables/{table}/seats/{seat}/stand-in": { params: { seat: number; table: string }; body: StandingIn; answer: Added };
  "/tables/{table}/seats/{seat}/takeback": { params: { seat: number; table: string }; body: TakingBack; answer: Added };
  "/tables/{table}/seats/{seat}/undo": { params: { seat: number; table: string }; body: Undoing; answer: Added };
  "/tables/{table}/steps/{step}/what-if": { params: { step: number; table: string }; body: Branching; answer: Branch };
  "/tables/{table}/steps/{step}/what-if/reasons": { params: { step: number; table: string; verb?: string | null; of?: string | null }; body: Branching; answer: Reason[] };
  "/verify": { params: object; body: Verifying; answer: Verified };
};

export type Put = {
  "/me/preferences": { params: object; body: Preferring; answer: undefined };
  "/tables/{table}/reminders": { params: { table: string }; body: TableReminding; answer: undefined };
};

export type Delete = {
  "/me": { params: object; answer: undefined };
  "/me/reminders/address": { params: object; answer: undefined };
  "/me/reminders/browsers": { params: object; answer: undefined };
  "/passkeys/{passkey}": { params: { passkey: string }; answer: undefined };
  "/tables/{table}/knock": { params: { table: string }; answer: undefined };
};

/** An action, by its number or as text. */
export type Acting = {
  key?: string;
  version: number;
  action?: number | null;
  text?: string | null;
};

/** Something that happened: its place in the log, and whether it had happened before. */
export type Added = {
  seq: number;
  repeated: boolean;
};

/** The code that was sent to an address. */
export type AddressConfirmed = {
  code: string;
};

/** An email address for reminders. */
export type AddressOffered = {
  address: string;
  language: "en" | "fr" | "it";
};

/** An answer to a player who asks for a bot's seat. */
export type Admitting = {
  key?: string;
  do: "agree" | "refuse";
  asked: number;
};

/** What there is to say to a question in words; nothing if it was none. */
export type Answer = {
  lines: string[];
};

/** A player's open takeback request. */
export type Asking = {
  /** the number to answer it with */
  asked: number;
  seat: number;
  agreed: number[];
  /** the seats that still have to agree */
  waiting: number[];
  /** the seats whose moves it also undoes */
  lost: number[];
  /** who asks for what, and whose moves it also undoes */
  text: string;
  /** the decision as in the log; empty if no one else saw it */
  move: string;
};

/** Your own attempt. */
export type AttemptRecord = {
  table: string;
  /** null while in progress */
  points: number | null;
  /** whether it was finished in time */
  counts: boolean;
  /** null while in progress, and in solo games */
  won: boolean | null;
};

/** A paragraph, a list, a table or a figure. */
export type Block = {
  kind: "text" | "points" | "steps" | "figure" | "table";
  /** a paragraph has one; those of a figure are its callouts, by number */
  items: Item[];
  /** what a figure shows */
  title: string;
  /** the id of a figure */
  figure: string;
  /** of a table; the first are its heads */
  rows: string[][];
};

/** Everything that a table of a game can show, in words. */
export type Book = {
  game: string;
  language: string;
  /** by id, as views have it */
  cards: Record<string, BookCard>;
  phrases: Phrase[];
  /** names of phases, colours, options and other ids, by family and id */
  names: Record<string, Record<string, string>>;
  house: HouseFacts;
};

/** A card, Patient or token: its name, its text and what is drawn on it. */
export type BookCard = {
  id: string;
  kind:
    | "department"
    | "specialist"
    | "administrator"
    | "event"
    | "report"
    | "ambulance"
    | "staff"
    | "token"
    | "action"
    | "nurse"
    | "patient"
    | "title";
  name: string;
  /** the whole text, made from the effect */
  text: string;
  /** about six words; empty if the icons say everything */
  short: string;
  /** nothing on it is ours; part of it is ours; all of it is ours */
  origin: "book" | "numbers" | "ours";
  /** which parts aren't from the rulebook */
  note: string | null;
  rule: string | null;
  fx: Glyph[];
  facts: CardFacts;
};

/** A bot that plays a game. */
export type Bot = {
  id: string;
  title: string;
  help: string;
  /** as in `hard:temper=bold`, default first; empty for bots without play styles */
  tempers: Temper[];
};

/** Where your What if line has led. */
export type Branch = {
  /** all decisions since that step; send them again with your own at the end */
  line: DecidedRecord[];
  /** as a table is shown to the seat that decides */
  shown: Shown;
  /** the real game's result in that round or turn */
  game: Meanwhile | null;
};

/** A What if line from a step of a finished game. */
export type Branching = {
  seat?: number | null;
  everybody?: boolean;
  line?: readonly Deciding[];
};

/** A browser that no longer wants reminders. */
export type BrowserLeft = {
  endpoint: string;
};

/** A browser that wants reminders, with its push subscription. */
export type BrowserTold = {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr" | "it";
};

/** The numbers and marks of a card; what it does not have is left out. */
export type CardFacts = {
  copies?: number;
  /** what it scores, or its VP */
  points?: number;
  /** what a department or specialist looks after, what an administrator protects, or of a starting Nurse */
  colour?: "red" | "yellow" | "green" | "blue" | "purple" | "any";
  stack?: "printed" | "base" | "expansion" | "extra";
  /** number of effects to choose from */
  choices?: number;
  count?: number;
  steps?: number;
  /** that qualify; of an ambulance the red, yellow and green one */
  values?: number[];
  pattern?: "equal" | "run";
  meeple?: string;
  when?: "healed" | "discharged";
  /** whom a specialist looks after */
  family?: "healed" | "different" | "same-value";
  needs?: Needs;
  /** points for each time that the needs are met */
  each?: true;
  /** points for the most patients discharged */
  most?: true;
  /** number of patients; 0: all of the colour */
  protects?: number;
  /** of an ambulance */
  number?: number;
  type?: "examination" | "treatment" | "duty" | "event" | "doctor" | "paramedic";
  /** left out if it can't be bought */
  cost?: number;
  gold?: number;
  /** the TP it gives */
  treatment?: number;
  /** number each player starts with */
  start?: number;
  afterwards?: "returns" | "returns-unless-dynamite-nurse" | "scrapped";
  /** id shared by the same kind of Patients */
  group?: string;
  condition?: "wounded" | "poisoned" | "sick" | "cursed";
  severity?: number;
  /** its Severity in Critical Condition */
  critical?: number;
  care?: number;
  /** TP that are due in each Main Phase */
  payment?: number;
  emergency?: true;
  /** VP lost for 0, 1, 2 … Kill Marks */
  penalty?: number[];
};

/** A seat of a table. */
export type Chair = {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  /** the stand-in bot that plays for a player */
  stand_in: string;
  /** the seats that want a stand-in bot here */
  agreed: number[];
};

/** A choice that a seat has now. */
export type Choice = {
  action: number;
  text: string;
  /** the verb and its targets */
  do: DiceHospitalAction | DynamiteNurseAction;
  undoable: boolean;
  /** whether a roll or draw comes next */
  luck: boolean;
  /** whether you decide alone and only bots act next: they don’t wait for an undo */
  to_bots: boolean;
  /** what would happen, as events */
  preview: DiceHospitalEvent[] | DynamiteNurseEvent[];
  label: string;
  /** 1 if it costs something, 2 if it ends something */
  late: number;
  /** what it would lead to, in words; empty if unknown */
  says: string;
};

/** The clock of a table; deadlines in milliseconds since 1970, 0 for none. */
export type Clock = {
  /** `none`, `decision`, or the phase of timed play that it limits */
  kind: string;
  seconds: number;
  deadlines: number[];
};

/** The clock of a new table. */
export type ClockAsked = {
  kind?: string;
  seconds?: number;
};

/** Something a seat wants to happen. */
export type Command = {
  key?: string;
};

/** The ward of the day. */
export type Daily = {
  /** as in 2026-11-15, in UTC */
  day: string;
  /** when the next one starts, in milliseconds since 1970 */
  ends_at: number;
  game: "dice-hospital" | "dynamite-nurse";
  settings: Record<string, boolean | number | string | null>;
  /** what differs from the usual setup, in words */
  extras: string[];
  /** number of bots to play against */
  rivals: number;
  /** number of players who have finished */
  players: number;
  mine: AttemptRecord | null;
  /** only once you have finished */
  results: Results | null;
  /** days in a row that you have played */
  streak: number;
  /** latest first */
  past: PastWard[];
};

/** The table of your attempt. */
export type DailyLaid = {
  table: string;
};

/** A player starts the daily ward. */
export type DailyTrying = {
  game?: "dice-hospital" | "dynamite-nurse";
  name?: string | null;
};

/** Playing the deal of a finished game again. */
export type Dealing = {
  seats: readonly SeatAsked[];
  name?: string | null;
  key?: string;
};

/** How a game ended. */
export type Debrief = {
  seats: SeatPoints[];
  /** the ranking in words */
  sentence: string;
  /** how the tie was broken */
  tie: string | null;
};

/** What a player did in your What if line. */
export type DecidedRecord = {
  seat: number;
  action: number;
};

/** What a player did in your What if line. */
export type Deciding = {
  seat: number;
  action: number;
};

/** How many dice there are of each colour. */
export type DiceCount = {
  R: number;
  Y: number;
  G: number;
};

/** A number of things. */
export type DiceCounted = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "bags-gained" | "fatality-discarded";
  count: number;
};

/** An action that is a word. */
export type DiceDo = {
  verb: "done" | "skip" | "pass" | "use" | "draw";
};

/** A department to take. */
export type DiceDoDepartment = {
  verb: "take-department";
  /** the id of a card */
  department: string;
};

/** Something with a die that is no patient, or whose condition does not matter. */
export type DiceDoDie = {
  verb: "set" | "load" | "leave" | "remove" | "protect" | "raise" | "lower" | "collect";
  /** a die: colour and value */
  die: string;
};

/** A department or specialist to return. */
export type DiceDoImprovement = {
  verb: "return-improvement";
  /** the id of a card */
  improvement: string;
};

/** An administrator to keep. */
export type DiceDoKeep = {
  verb: "keep";
  /** the id of a card */
  administrator: string;
};

/** A number, from 1. */
export type DiceDoNumber = {
  verb: "choose" | "take-ambulance";
  number: number;
};

/** Something with a patient. */
export type DiceDoPatient = {
  verb: "transfuse" | "return-die";
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  die: string;
};

/** A nurse or specialist to place. */
export type DiceDoPlace = {
  verb: "place";
  /** `nurse`, or the id of a specialist */
  staff: string;
  /** the id of a card */
  department: string;
};

/** A medical report to complete. */
export type DiceDoReport = {
  verb: "report";
  /** the id of a card */
  report: string;
};

/** What to reveal one more of. */
export type DiceDoReveal = {
  verb: "reveal";
  kind: "department" | "specialist";
};

/** A specialist to take or copy. */
export type DiceDoSpecialist = {
  verb: "take-specialist" | "copy";
  /** the id of a card */
  specialist: string;
};

/** A patient to treat, as another colour or as it is. */
export type DiceDoTreat = {
  /** empty: as it is */
  as: "R" | "Y" | "G" | "";
  verb: "treat";
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  die: string;
};

/** A new event card. */
export type DiceEventRevealed = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "event-revealed";
  /** the id of a card */
  card: string;
};

/** Something without facts. */
export type DiceHappened = {
  /** the affected seat; -1 for the table */
  seat: number;
  event:
    | "first-player"
    | "stacks-built"
    | "administrators-dealt"
    | "improvement-declined"
    | "bag-spent"
    | "effect-declined"
    | "activation-ended"
    | "shift-changed"
    | "player-passed"
    | "game-ended";
};

/** One hospital. */
export type DiceHospital = {
  /** a seat, from 0 */
  seat: number;
  /** the patients in the wards */
  dice: string[];
  /** patients lifted out by the placement under way */
  held: string[];
  arrivals: string[];
  discharged: DiceCount;
  report_dice: DiceCount;
  volunteers_asked: boolean;
  idle: string[];
  /** the departments that can still be used this round */
  open: string[];
  /** those added to the printed ones */
  departments: string[];
  specialists: string[];
  bags: number;
  fatalities: number;
  score: number;
  if_it_ended_now: number;
  points: DiceScored[];
  ambulance: number | null;
  /** the specialist that is copied */
  copied: string | null;
  /** null also while it is hidden */
  administrator: string | null;
  /** administrators to choose from, to their owner */
  dealt: string[];
  placement: DicePlacement | null;
  /** null: free to place */
  asked: "choose" | "treat" | "between" | "admissions" | "copy" | null;
  /** dice still to set, remove or protect */
  to_do: number;
};

/** An action of Dice Hospital: a verb and what it is done with. */
export type DiceHospitalAction =
  | DiceDo
  | DiceDoNumber
  | DiceDoReveal
  | DiceDoDie
  | DiceDoPatient
  | DiceDoTreat
  | DiceDoDepartment
  | DiceDoSpecialist
  | DiceDoImprovement
  | DiceDoKeep
  | DiceDoReport
  | DiceDoPlace;

/** An event of Dice Hospital. */
export type DiceHospitalEvent =
  | DiceHappened
  | DiceOfDepartment
  | DiceOfSpecialist
  | DiceOfColour
  | DiceOfDie
  | DiceOfAdministrator
  | DiceOfReport
  | DiceRoundBegan
  | DiceEventRevealed
  | DiceOfDieAndAmbulance
  | DiceOfAmbulance
  | DiceCounted
  | DiceOfImprovement
  | DiceStaffPlaced
  | DicePatientChanged
  | DicePatientGone
  | DicePointsScored;

/** The forecast for a hospital if its activation ends now. */
export type DiceHospitalForecast = {
  /** the dice discharged this round */
  leaving: string[];
  /** the points for that many */
  points: number;
  next: NextPoints | null;
  /** the dice that get worse, or die */
  neglected: string[];
  deaths: string[];
  /** free beds then */
  beds: number;
  /** patients that arrive next round */
  arriving: number;
  /** all points of this round's end */
  total: number;
  /** meeples that can still be placed */
  unused: number;
  administrator: PointsForecast | null;
  bonus: PointsForecast[];
};

/** How a game of Dice Hospital ended. */
export type DiceHospitalOutcome = {
  scores: number[];
  /** from 1; equal if seats share a place */
  places: number[];
  /** every point of every seat */
  points: DicePoint[][];
};

/** A plan for an activation, and what it comes to. */
export type DiceHospitalPlan = {
  points: number;
  discharged: number;
  deaths: number;
  empty: boolean;
  administrator: number;
  cards: number;
  bags: number;
  neglected: number;
  plan: "points" | "game" | "safe";
  /** whether it is proven to be the best */
  exact: boolean;
  /** whether a roll is involved; then the position before it */
  luck: boolean;
  line: DicePlanStep[];
};

/** What a card on display would find now, without blood bags. */
export type DiceHospitalProspect = {
  card: string;
  /** patients a department could treat, or departments where a specialist helps */
  n: number;
  /** of how many */
  of: number;
  /** whether it could be used at all */
  works: boolean;
  /** departments where a roll decides whether it could help */
  luck: number;
  /** whether it can be used only from the next round */
  waits: boolean;
};

/** A table of Dice Hospital as one viewer sees it. */
export type DiceHospitalView = {
  game: "dice-hospital";
  edition: "final" | "french" | "italian" | "prototype";
  options: DiceOptions;
  /** null: a spectator */
  viewer: number | null;
  /** 0 in setup */
  round: number;
  /** how many the whole game has */
  rounds: number;
  phase:
    | "setup"
    | "event"
    | "intake"
    | "improvement"
    | "activation"
    | "neglect"
    | "discharge"
    | "shift-change"
    | "collections"
    | "end";
  over: boolean;
  first: number | null;
  /** the roll or draw that comes next, if any */
  luck: string | null;
  actors: number[];
  /** the question for each seat that can act */
  prompts:
    | Record<string, "admissions"
    | "between"
    | "choose"
    | "collect"
    | "copy"
    | "event-lower"
    | "event-raise"
    | "event-return"
    | "improve"
    | "keep-administrator"
    | "leave-die"
    | "load"
    | "place"
    | "protect"
    | "remove"
    | "reports"
    | "return-improvement"
    | "reveal-extra"
    | "set-values"
    | "take-ambulance"
    | "treat">;
  bag: DiceCount;
  /** dice drawn and not yet loaded */
  loose: string[];
  ambulances: string[][];
  /** the ambulance of each die left behind */
  spaces: [number, string][];
  /** the departments on offer */
  departments: string[];
  /** the specialists on offer */
  specialists: string[];
  /** cards left: departments, specialists */
  stacks: [number, number];
  event: string | null;
  events_left: number;
  /** medical reports to complete; null: done */
  reports: (string | null)[];
  reports_done: string[];
  hospitals: DiceHospital[];
};

/** Something about an administrator. */
export type DiceOfAdministrator = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "administrator-kept";
  /** the id of a card */
  administrator: string;
};

/** Something about an ambulance. */
export type DiceOfAmbulance = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "ambulance-taken" | "ambulance-left";
  /** the number of an ambulance */
  ambulance: number;
};

/** A die without a value. */
export type DiceOfColour = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "starting-die-drawn";
  colour: "R" | "Y" | "G";
};

/** Something about a department. */
export type DiceOfDepartment = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "department-revealed";
  /** the id of a card */
  department: string;
};

/** Something about a die. */
export type DiceOfDie = {
  /** the affected seat; -1 for the table */
  seat: number;
  event:
    | "starting-die-set"
    | "die-drawn"
    | "extra-die-drawn"
    | "die-left"
    | "patient-admitted"
    | "patient-removed"
    | "patient-returned"
    | "patient-protected";
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  die: string;
};

/** A die and an ambulance. */
export type DiceOfDieAndAmbulance = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "die-loaded" | "patient-collected";
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  die: string;
  /** the number of an ambulance */
  ambulance: number;
};

/** A department or specialist. */
export type DiceOfImprovement = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "improvement-taken" | "improvement-returned" | "improvement-buried";
  /** the id of a card */
  improvement: string;
};

/** Something about a medical report. */
export type DiceOfReport = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "report-dealt" | "report-completed";
  /** the id of a card */
  report: string;
};

/** Something about a specialist. */
export type DiceOfSpecialist = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "specialist-revealed" | "specialist-copied";
  /** the id of a card */
  specialist: string;
};

/** The settings that differ from the usual ones. */
export type DiceOptions = {
  "opening-crisis"?: true;
  "nationwide-epidemic"?: true;
  "resistant-superbug"?: true;
  "final-round-collections"?: true;
  "no-administrators"?: true;
  "double-fatality-penalty"?: true;
  "double-report-penalty"?: true;
  "prototype-extras"?: true;
  /** a seat, from 0 */
  "first-player"?: number;
  edition?: "french" | "italian" | "prototype";
  events?: true;
  experimental?: true;
  promos?: true | "consultant" | "admissions-nurse";
  linear?: true;
};

/** A patient before and after. */
export type DicePatientChanged = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "patient-healed" | "patient-worsened" | "patient-rerolled" | "patient-flipped" | "patient-recoloured";
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  before: string;
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  after: string;
};

/** A patient as it was last. */
export type DicePatientGone = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "patient-discharged" | "patient-died";
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  before: string;
};

/** A placement under way. */
export type DicePlacement = {
  /** `nurse`, or the id of a specialist */
  staff: string;
  /** the id of a card */
  department: string;
  /** whether the specialist's effect is being resolved */
  by_specialist: boolean;
  /** which effect was chosen; -1 while none is */
  choice: number;
  part: number;
  /** dice picked for the part so far */
  picked: number;
  discharged: number;
  /** dice that can still be returned or admitted */
  admissions: number;
};

/** An action of a plan, also as text. */
export type DicePlanStep = {
  /** empty: as it is */
  as?: "R" | "Y" | "G" | "";
  do: string;
  verb: "done" | "skip" | "use" | "draw" | "choose" | "transfuse" | "treat" | "copy" | "place";
  number?: number;
  /** a patient: `R3`, treated `R3*`, as another colour `R>G3*`, healed by the department of the placement under way `R3*+` */
  die?: string;
  /** costs no blood bag */
  free?: boolean;
  /** the id of a card */
  specialist?: string;
  /** `nurse`, or the id of a specialist */
  staff?: string;
  /** the id of a card */
  department?: string;
};

/** A line of a score of Dice Hospital. */
export type DicePoint = {
  amount: number;
  /** 0: at the end of the game */
  round: number;
  reason:
    | "discharged"
    | "empty-hospital"
    | "administrator"
    | "grant"
    | "inspection"
    | "specialist"
    | "collected"
    | "department"
    | "fatalities"
    | "bags"
    | "report-completed"
    | "report-missed"
    | "left-behind";
};

/** Points, and why. */
export type DicePointsScored = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "points-scored";
  amount: number;
  reason:
    | "discharged"
    | "empty-hospital"
    | "administrator"
    | "grant"
    | "inspection"
    | "specialist"
    | "collected"
    | "department";
};

/** A new round. */
export type DiceRoundBegan = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "round-began";
  round: number;
};

/** A line of a score during play. */
export type DiceScored = {
  amount: number;
  /** 0: at the end of the game */
  round: number;
  reason:
    | "discharged"
    | "empty-hospital"
    | "administrator"
    | "grant"
    | "inspection"
    | "specialist"
    | "collected"
    | "department";
};

/** A nurse or specialist at work. */
export type DiceStaffPlaced = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "staff-placed";
  /** `nurse`, or the id of a specialist */
  staff: string;
  /** the id of a card */
  department: string;
};

/** An action of Dynamite Nurse: a verb and what it is done with. */
export type DynamiteNurseAction =
  | NurseDo
  | NurseDoSearch
  | NurseDoNumber
  | NurseDoPlayer
  | NurseDoPatient
  | NurseDoCard
  | NurseDoExchange;

/** An event of Dynamite Nurse. */
export type DynamiteNurseEvent =
  | NurseHappened
  | NurseTurnBegan
  | NurseOfPatient
  | NurseOfCard
  | NurseCounted
  | NursePointsGained
  | NurseActionsGained
  | NurseCardBought
  | NursePatientTreated
  | NurseOfCharge
  | NurseTransportFailed
  | NursePatientMoved
  | NurseKillMarksTaken
  | NurseKillMarkReturned
  | NursePileSearched
  | NurseExchanged
  | NurseSwapOffered
  | NurseGameEnded;

/** The forecast for a player if their turn ends now. */
export type DynamiteNurseForecast = {
  beds: number;
  used: number;
  /** unpaid Emergency Cases */
  due: number;
  treatment_lost: number;
  gold_lost: number;
  healed: number;
  deck: number;
  discard: number;
  dies: SufferingPatient[];
  turns_critical: SufferingPatient[];
};

/** How a game of Dynamite Nurse ended. */
export type DynamiteNurseOutcome = {
  scores: number[];
  /** from 1; equal if seats share a place */
  places: number[];
  /** every point of every seat */
  points: NursePoint[][];
};

/** What the coach of Dynamite Nurse has to say of the coming turns. */
export type DynamiteNursePlan = NurseTurnPlan | NurseOdds | NurseRace;

/** A table of Dynamite Nurse as one viewer sees it. */
export type DynamiteNurseView = {
  game: "dynamite-nurse";
  options: NurseOptions;
  seats: number;
  /** null: a spectator */
  viewer: number | null;
  turn: number;
  phase: "setup" | "main" | "transportation" | "admission" | "cleanup" | "end";
  first: number | null;
  active: number | null;
  waiting: number[];
  /** the question for each seat that can act */
  prompts:
    | Record<string, "acquire"
    | "admission"
    | "admit-now"
    | "assign"
    | "beds"
    | "cleanup"
    | "discard"
    | "erase"
    | "exchange"
    | "main"
    | "move"
    | "pass-on"
    | "pass-on-to"
    | "recover"
    | "refer"
    | "refer-to"
    | "search"
    | "search-top"
    | "second-event"
    | "send-back"
    | "send-back-patient"
    | "send-back-to"
    | "stabilise"
    | "swap"
    | "swap-first"
    | "swap-give"
    | "worsen-own">;
  town: NurseTown;
  ambulances: NurseCharge[];
  ambulance_limit: number;
  arriving: string | null;
  main: NurseMain;
  resolving: NurseResolving | null;
  hospitals: NurseHospital[];
  end: NurseEnd | null;
};

/** An example: a position with a line of play, as the engine plays it. */
export type Example = {
  id: string;
  game: string;
  rule: string;
  title: string;
  text: string;
  names: string[];
  /** the parts of the board that matter */
  show: string[];
  /** the departments that the line goes to */
  cards: string[];
  frames: Frame[];
  /** whether you can try your own line from the first decision */
  tries: boolean;
};

/** An example at a rule. */
export type ExampleName = {
  id: string;
  title: string;
};

/** Your own line from the first decision of an example. */
export type ExampleTrying = {
  /** actions as text */
  actions: readonly string[];
};

/** More time for everyone whose clock is running. */
export type Extending = {
  key?: string;
  seconds: number;
};

/** A figure: its boards, and what is numbered in them. */
export type Figure = {
  id: string;
  names: string[];
  /** the parts of the board that matter */
  show: string[];
  /** the departments that the line goes to */
  cards: string[];
  /** what the callouts are about, in their order */
  marks: string[];
  /** whether it goes over both columns */
  wide: boolean;
  /** one, or before and after */
  pictures: Picture[];
};

/** A round or a decision in which more was possible. */
export type Finding = {
  /** the step to try it again from: `POST …/fork` */
  step: number;
  /** the round, or the turn */
  chapter: number;
  /** approximate points lost */
  loss: number;
  /** what was done, what was better, and why */
  lines: string[];
};

/** A follower who gives their name. */
export type Following = {
  name?: string | null;
};

/** Playing from a step of a finished game. */
export type Forking = {
  step: number;
  seats: readonly SeatAsked[];
  name?: string | null;
};

/** A position of an example, and what led to it. */
export type Frame = {
  /** what has happened since the position before, in words */
  text: string;
  /** whether the rules refuse the attempted action */
  refused: boolean;
  view: DiceHospitalView | DynamiteNurseView;
  /** all events since the first position */
  events: DiceHospitalEvent[] | DynamiteNurseEvent[];
};

/** A game. */
export type Game = {
  id: string;
  title: string;
  tagline: string;
  min_seats: number;
  max_seats: number;
  /** typical length in minutes */
  minutes: number;
  rules_version: string;
  settings: Setting[];
  /** ids, in the order of play */
  phases: string[];
  /** what the game counts: `round` or `turn` */
  chapter: string;
  /** the simultaneous phase, in which boards can stay hidden */
  together: Together | null;
  /** timed play, if the rules have it */
  timed: Timed | null;
  /** whether it has a daily ward */
  daily: boolean;
  /** weakest first */
  bots: Bot[];
  /** packs that the server offers; none so far */
  packs: string[];
};

/** The games, and what plays them. */
export type Games = {
  version: string;
  build: string;
  languages: Language[];
  games: Game[];
};

/** A sign that is drawn on a card. Patients: `red`, `yellow`, `green`, `any`, `value` (n), with `equal` or `run` between them, and `times` or `up-to` (n) after them. What happens to them: `step` (n), `reroll`, `flip`, `recolour`. Between: `or`, `plus`, `arrow`. What is given or paid: `points`, `gold`, `treatment`, `draw`, `bag`, `fatality` (n); and others, under the names of what a card does. */
export type Glyph = {
  g: string;
  n: number | null;
};

/** The new leader's index in `people`. */
export type HandingOver = {
  to: number;
};

/** A review of one seat's decisions in a finished game. */
export type Hindsight = {
  /** where the points came from, and how good decisions were */
  lines: string[];
  /** in Dice Hospital: where more points were possible */
  rounds: Finding[];
  /** the costliest decisions, in the order of the game */
  mistakes: Finding[];
};

/** A hint, from nudge to move; how many steps there are, and this one in words. */
export type Hint = {
  step: number;
  steps: number;
  text: string;
  /** what to point at: none for a nudge, then what could be done, then the move */
  actions: number[];
  /** ids of the cards, dice and patients it mentions */
  touch: string[];
  /** the rule behind the first action; empty if none */
  rule: string;
};

/** The numbers of a box that a table shows; those of another game are left out. */
export type HouseFacts = {
  beds: number;
  /** how many the whole game has; none where turns are counted */
  rounds?: number;
  /** nurses each player starts with */
  nurses?: number;
  /** points for 0, 1, 2 … patients discharged; the last for more too */
  score?: number[];
  /** for each blood bag left at the end */
  bag_points?: number;
  /** for each fatality at the end */
  fatality_points?: number;
  /** for a hospital without a patient */
  empty_points?: number;
  /** whether one must take an improvement while there is one */
  improvement_required?: boolean;
  /** improvements that one may return in a round; 0 for any number */
  returns_a_round?: number;
  /** how long a blood bag's colour lasts */
  recolour_lasts?: "phase" | "effect";
  /** cards to draw at the end of a turn */
  hand?: number;
  /** Duty Markers of each player */
  markers?: number;
  kill_marks?: number;
  /** with three players */
  kill_marks_of_three?: number;
  /** VP lost for 0, 1, 2 … Kill Marks; the last for more too */
  penalty?: number[];
};

/** The quick rules of a game with their figures. */
export type Illustrated = {
  rules: QuickRules;
  figures: Figure[];
};

/** A paragraph, a point of a list or a callout, with the rules that it follows from. */
export type Item = {
  /** plain, with `**bold**` */
  text: string;
  /** ids of numbered rules */
  rules: string[];
};

/** A player joins. */
export type Joining = {
  seat?: number | null;
  name?: string | null;
  key?: string;
};

/** The state of a request for a seat. */
export type Knock = {
  state: "none" | "asked" | "agreed" | "refused";
  seat: number | null;
};

/** The players have been asked about a bot's seat. */
export type Knocked = {
  table: string;
  seat: number;
  /** the number to answer it with */
  asked: number;
};

/** An open request for a bot's seat. */
export type Knocking = {
  /** the number to answer it with */
  asked: number;
  seat: number;
  agreed: number[];
  /** the seats that still have to agree */
  waiting: number[];
  name: string;
  /** who asks for what */
  text: string;
};

/** A language, with its own name for itself. */
export type Language = {
  id: string;
  title: string;
};

/** A line of the log. */
export type Line = {
  text: string;
  seat: number | null;
  /** the round or turn */
  round: number | null;
  phase: string;
  /** the phase in words */
  title: string;
  /** the rule behind it; empty if none is worth a look */
  rule: string;
  /** the step of the game after it */
  step: number;
  /** whether only this seat can see it */
  own: boolean;
  kind: "action" | "luck" | "result" | "talk";
};

/** The secret of a seat, from its link. */
export type LinkUsed = {
  secret: string;
  name?: string | null;
};

/** Keep the first events you have, and add these. */
export type Log = {
  keep: number;
  add: DiceHospitalEvent[] | DynamiteNurseEvent[];
};

/** Who asks. */
export type Me = {
  name: string;
  passkeys: number;
};

/** How the same round or turn ended in the game, for the same seat. */
export type Meanwhile = {
  /** before its last decision there */
  step: number;
  forecast: DiceHospitalForecast | DynamiteNurseForecast;
};

/** Mute or unmute a player. */
export type Muting = {
  key?: string;
  who: number;
  on?: boolean;
};

/** A player's name. */
export type Naming = {
  name: string;
};

/** How many patients of each colour. */
export type Needs = {
  red: number;
  yellow: number;
  green: number;
};

/** A new table. */
export type NewTable = {
  table: string;
  /** your own seats */
  seats: number[];
  /** of its open seats */
  links: SeatLink[];
  commitment: string;
};

/** How many more patients bring more points, and how many points more. */
export type NextPoints = {
  more: number;
  points: number;
};

/** Something noted at a step of the game. */
export type Note = {
  step: number;
  text: string;
};

/** The status line. */
export type Now = {
  /** one sentence: who must do what, or who won */
  text: string;
  phase: string;
  title: string;
  /** the repeating phases, in order */
  phases: Phase[];
  /** the round or turn */
  round: number | null;
  /** how many there are, if known */
  rounds: number | null;
  /** the seats that must act */
  waiting: number[];
};

/** More to do in the Main Phase. */
export type NurseActionsGained = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "actions-gained";
  kind: "treatment" | "purchase" | "flex" | "moonlight";
  count: number;
};

/** A card and its cost. */
export type NurseCardBought = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "card-bought";
  /** the id of a card */
  card: string;
  cost: number;
};

/** A Patient in transport, and whose charge it is. */
export type NurseCharge = {
  /** a Patient; `P17!` is in Critical Condition */
  patient: string;
  /** a seat, from 0 */
  seat: number;
};

/** A number of things. */
export type NurseCounted = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "cards-drawn" | "deck-rebuilt" | "patients-sent-back" | "dungeon-shuffled" | "cards-kept";
  count: number;
};

/** An action that is a word. */
export type NurseDo = {
  verb: "done" | "skip" | "skip-admission" | "buy-second-event";
};

/** Something with a card. */
export type NurseDoCard = {
  verb: "play" | "buy" | "keep" | "discard" | "recover" | "top";
  /** the id of a card */
  card: string;
};

/** A Nurse to take from a player's discard pile. */
export type NurseDoExchange = {
  verb: "exchange";
  /** the id of a card */
  card: string;
  /** a player, from 1 */
  player: number;
};

/** How many Patients to send back. */
export type NurseDoNumber = {
  verb: "send-back";
  number: number;
};

/** Something with a Patient. */
export type NurseDoPatient = {
  verb: "operate" | "care" | "pay" | "admit" | "choose" | "lead" | "trail";
  /** a Patient */
  patient: string;
};

/** Something with a player. */
export type NurseDoPlayer = {
  verb: "assign" | "swap" | "first";
  /** a player, from 1 */
  player: number;
};

/** A pile to search. */
export type NurseDoSearch = {
  verb: "search";
  pile: "nurses" | "events";
};

/** The Dungeon. */
export type NurseDungeon = {
  top: string | null;
  count: number;
  /** all Patients in it, sorted */
  left: string[];
};

/** Why the game ends. */
export type NurseEnd = {
  reason: "kill-marks" | "dungeon";
};

/** A Nurse from a player's discard pile. */
export type NurseExchanged = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "nurse-exchanged";
  /** the id of a card */
  card: string;
  /** a seat, from 0 */
  owner: number;
};

/** What the next Patient acquired brings. */
export type NurseGains = {
  gold: number;
  tp: number;
  treatments: number;
  purchases: number;
  flex: number;
};

/** The end. */
export type NurseGameEnded = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "game-ended";
  reason: "kill-marks" | "dungeon";
};

/** Something without facts. */
export type NurseHappened = {
  /** the affected seat; -1 for the table */
  seat: number;
  event:
    | "first-player"
    | "no-nurse-left"
    | "dynamite-nurse-taken"
    | "admission-skipped"
    | "effect-declined"
    | "main-phase-ended";
};

/** A Hospital and its player's cards. */
export type NurseHospital = {
  /** a seat, from 0 */
  seat: number;
  colour: "red" | "blue" | "green" | "yellow" | "purple";
  hand_count: number;
  /** null if it isn't yours */
  hand: string[] | null;
  /** cards of the hand that everyone knows */
  known: string[];
  deck_count: number;
  /** the deck; of others with the hidden hand, sorted */
  unseen: string[];
  discard: string[];
  in_play: string[];
  admitted: string[];
  acquired: string[];
  kill_marks: number;
  markers: number;
  dynamite_nurse: boolean;
  /** null before the end */
  final_kill_marks: number | null;
};

/** A Kill Mark less. */
export type NurseKillMarkReturned = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "kill-mark-returned";
  total: number;
};

/** Kill Marks. */
export type NurseKillMarksTaken = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "kill-marks-taken";
  count: number;
  total: number;
};

/** What the active player has to spend. */
export type NurseMain = {
  tp: number;
  gold: number;
  /** actions that can be Treatments or Purchases */
  flex: number;
  treatments: number;
  purchases: number;
  moonlights: number;
  care_discount: number;
  purchase_discount: number;
  extra_nurses: number;
  on_acquire: NurseGains;
  paid: string[];
  may_skip_admission: boolean;
};

/** How likely the next hand pays for the Operation of a Patient. */
export type NurseOdds = {
  plan: "odds";
  /** a Patient; `P17!` is in Critical Condition */
  patient: string;
  severity: number;
  share: number;
};

/** Something about a card. */
export type NurseOfCard = {
  /** the affected seat; -1 for the table */
  seat: number;
  event:
    | "event-revealed"
    | "card-played"
    | "card-discarded"
    | "card-recovered"
    | "card-returned"
    | "card-scrapped"
    | "second-event-declared"
    | "event-not-bought"
    | "nurse-acquired";
  /** the id of a card */
  card: string;
};

/** A Patient, and whose charge it is. */
export type NurseOfCharge = {
  /** the affected seat; -1 for the table */
  seat: number;
  event:
    | "patient-transported"
    | "emergency-transported"
    | "patient-referred"
    | "marker-replaced"
    | "patient-sent-back"
    | "patient-given";
  /** a Patient; `P17!` is in Critical Condition */
  patient: string;
  /** a seat, from 0 */
  owner: number;
};

/** Something about a Patient. */
export type NurseOfPatient = {
  /** the affected seat; -1 for the table */
  seat: number;
  event:
    | "patient-revealed"
    | "patient-acquired"
    | "patient-admitted"
    | "patient-worsened"
    | "patient-died"
    | "patient-stabilised"
    | "patient-exhumed";
  /** a Patient; `P17!` is in Critical Condition */
  patient: string;
};

/** The settings that differ from the usual ones. */
export type NurseOptions = {
  /** a seat, from 0 */
  "first-player"?: number;
  /** the colours of the seats, separated by commas */
  colours?: string;
};

/** A Patient's new place in the row. */
export type NursePatientMoved = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "patient-moved";
  /** a Patient; `P17!` is in Critical Condition */
  patient: string;
  place: "leading" | "trailing";
};

/** A Patient and what the treatment cost. */
export type NursePatientTreated = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "patient-operated" | "patient-cared-for" | "patient-paid-for";
  /** a Patient; `P17!` is in Critical Condition */
  patient: string;
  cost: number;
};

/** A pile of Action cards for sale. */
export type NursePile = {
  /** the id of a card */
  card: string;
  left: number;
  cost: number;
};

/** A pile that a player looked through. */
export type NursePileSearched = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "pile-searched";
  pile: "nurses" | "events";
};

/** An action of a plan, also as text. */
export type NursePlanStep = {
  do: string;
  /** as in the actions of the game */
  verb: string;
  pile?: "nurses" | "events";
  number?: number;
  /** a player, from 1 */
  player?: number;
  /** a Patient */
  patient?: string;
  /** the id of a card */
  card?: string;
};

/** A line of a score of Dynamite Nurse. */
export type NursePoint = {
  amount: number;
  /** 0: at the end of the game */
  round: number;
  reason: "acquired" | "admitted" | "card" | "end-text" | "kill-marks";
  /** the card or Patient that scores, if it is one */
  source?: string;
};

/** Points to spend. */
export type NursePointsGained = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "points-gained";
  tp: number;
  gold: number;
};

/** Everyone's Kill Marks. */
export type NurseRace = {
  plan: "race";
  left: number;
  own: number;
  /** the most of another player */
  most: number;
};

/** A card being resolved, and the choices made for it. */
export type NurseResolving = {
  card: string | null;
  clause: number;
  patient: string | null;
  player: number | null;
  /** by the active player, by the partner */
  given: (string | null)[];
  picked: string[];
  number: number;
};

/** A face-down stack: the Event cards or the Nurses. */
export type NurseStack = {
  /** null if unknown */
  top: string | null;
  count: number;
  /** what is in it, sorted */
  left: string[];
  /** cards at the bottom in known order, the lowest last */
  bottom: string[];
};

/** Who swaps Patients, and who gives first. */
export type NurseSwapOffered = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "swap-offered";
  /** a seat, from 0 */
  partner: number;
  /** a seat, from 0 */
  first: number;
};

/** The Town. */
export type NurseTown = {
  dungeon: NurseDungeon;
  piles: NursePile[];
  events: NurseStack;
  nurses: NurseStack;
  kill_marks: number;
  /** who has the Dynamite Nurse card */
  dynamite_nurse: number | null;
  graveyard: string[];
  scrapped: string[];
};

/** No room for one more Patient. */
export type NurseTransportFailed = {
  /** the affected seat; -1 for the table */
  seat: number;
  "in-transport": number;
  event: "transport-failed";
};

/** A new turn. */
export type NurseTurnBegan = {
  /** the affected seat; -1 for the table */
  seat: number;
  event: "turn-began";
  turn: number;
};

/** The best line for the hand. */
export type NurseTurnPlan = {
  plan: "turn";
  /** in points, over stopping now */
  gain: number;
  line: NursePlanStep[];
};

/** A plan that can be carried out from here. */
export type Offer = {
  title: string;
  /** what it comes to; empty if there are only points */
  text: string;
  /** all of it, also what follows a roll or draw */
  steps: OfferStep[];
  /** in order, up to the first roll or draw */
  actions: number[];
  /** what it scores, or its value over doing nothing */
  points: number;
};

/** One action of a plan, and what the board can point at. */
export type OfferStep = {
  /** the action as text, as the steps of a plan have it */
  do: string;
  text: string;
  /** ids of the cards, dice, patients and `seat-0` it mentions */
  touch: string[];
};

/** Something that the rules allow in the position. */
export type Option = {
  text: string;
  label: string;
  /** what it would lead to; empty if unknown */
  says: string;
};

/** Tables, newest first; `before` asks for the next page. */
export type Page = {
  tables: Summary[];
  before: string | null;
};

/** Some blocks under a heading. */
export type Part = {
  title: string;
  blocks: Block[];
};

/** Some points, and what they are for. */
export type PartShape = {
  text: string;
  points: number;
  /** what kind of points, to put equal kinds together */
  kind: string;
  /** the id of the card or Patient that gave them, if one did */
  source: string;
};

/** A passkey. */
export type Passkey = {
  id: string;
  /** in milliseconds since 1970 */
  created_at: number;
};

/** A person's passkeys, oldest first. */
export type PasskeyList = {
  passkeys: Passkey[];
};

/** The ward of an earlier day. */
export type PastWard = {
  day: string;
  mine: AttemptRecord | null;
  results: Results;
};

/** Seconds of waiting until the others can call a stand-in bot. */
export type Patience = {
  /** for a player who is away */
  away: number;
  /** for a player who is connected */
  present: number;
};

/** A phase of a game, with its name. */
export type Phase = {
  id: string;
  title: string;
};

/** A ready-made chat message. */
export type Phrase = {
  id: string;
  text: string;
};

/** A board of a figure. */
export type Picture = {
  view: DiceHospitalView | DynamiteNurseView;
  /** all events since the first position */
  events: DiceHospitalEvent[] | DynamiteNurseEvent[];
};

/** What a seat can still undo, and what it has undone. */
export type Plan = {
  /** the seat's number of moves before; the same until undo is blocked again */
  since: number;
  /** the step of the game where it starts */
  step: number;
  /** why earlier actions can't be undone; empty if there are none */
  wall: string;
  /** what was done, and can be undone from its end */
  steps: PlanStep[];
  /** what was undone, next to redo first */
  undone: PlanStep[];
};

/** Something that a seat has done or undone. */
export type PlanStep = {
  action: number;
  /** as typed */
  text: string;
  label: string;
  /** its result in words; empty if not worth mentioning */
  says: string;
  /** whether it was forced; undo takes it together with the one before */
  forced: boolean;
  /** the phase in which it is done */
  phase: string;
  /** whether it starts something, such as a placement, or continues it */
  begins: boolean;
};

/** A plan to be looked at. */
export type Planning = {
  actions: readonly number[];
};

/** Whole plans, as data and in words. */
export type Plans = {
  plans: DiceHospitalPlan[] | DynamiteNursePlan[];
  lines: string[];
  offers: Offer[];
};

/** Where the leader is, and their notes. */
export type Pointing = {
  step: number;
  seat?: number | "all" | null;
  notes?: readonly Note[];
  arrow?: readonly string[];
};

/** Points to come, and in words what they are for. */
export type PointsForecast = {
  id: string;
  points: number;
  text: string;
};

/** A person's preferences, as their device saved them; null if none has. */
export type Preferences = {
  values: Record<string, unknown> | null;
};

/** A person's preferences: anything their device wants to save. */
export type Preferring = {
  values: Record<string, boolean | number | string | Record<string, boolean | number | string>>;
};

/** Where a plan leads. */
export type Preview = {
  /** number of the plan's actions that were played out */
  actions: number;
  /** false if the plan would reveal something */
  known: boolean;
  events: DiceHospitalEvent[] | DynamiteNurseEvent[];
  view: DiceHospitalView | DynamiteNurseView;
  /** the same actions, in words */
  steps: PlanStep[];
  /** the forecast if you finish then; null if there is none */
  forecast: DiceHospitalForecast | DynamiteNurseForecast | null;
};

/** A puzzle without its answer. */
export type Puzzle = {
  /** its number in the walk, or its day */
  id: string;
  game: string;
  /** difficulty from 1 to 5 */
  level: number;
  /** the same from 0 to 100 */
  hardness: number;
  /** the points of play without looking ahead: more is possible */
  greedy: number;
};

/** Where your line in a puzzle has led. */
export type PuzzleMoment = {
  puzzle: Puzzle;
  /** all actions, forced ones included; send them again with your next one */
  line: number[];
  /** the choices that end the turn: check these */
  ends: number[];
  /** the score if the turn ended now; null if it can't */
  points: number | null;
  /** as a table is shown to its player */
  shown: Shown;
};

/** The puzzles of a game. */
export type PuzzleSet = {
  game: string;
  /** as in 2026-11-15, in UTC */
  day: string;
  /** when today's puzzle changes, in milliseconds since 1970 */
  ends_at: number;
  /** the same for everyone */
  today: Puzzle;
  /** the easiest first */
  walk: Puzzle[];
};

/** One action of the best plan, and what the board can point at. */
export type PuzzleStep = {
  text: string;
  /** ids of the cards, dice and patients it mentions */
  touch: string[];
};

/** Your line in a puzzle. */
export type PuzzleTrying = {
  line?: readonly number[];
};

/** What an attempt came to, and the answer. */
export type PuzzleVerdict = {
  points: number;
  /** proven: more is impossible */
  best: number;
  greedy: number;
  solved: boolean;
  /** 3 for the best, 2 for more than `greedy`, 1 for as much if it is any, else 0 */
  stars: number;
  /** one of the best plans */
  plan: PuzzleStep[];
};

/** The quick rules of a game. */
export type QuickRules = {
  game: string;
  /** English if the requested one isn't available */
  language: string;
  title: string;
  lead: string;
  pages: Sheet[];
};

/** Why something is not allowed now. */
export type Reason = {
  text: string;
  do: DiceHospitalAction | DynamiteNurseAction;
  code: string;
  rule: string;
  message: string;
};

/** The table where the same people play again. */
export type Rematched = {
  table: string;
};

/** A person's reminders. */
export type ReminderState = {
  /** the key to subscribe with; null if this server has no push */
  push: string | null;
  /** number of your browsers that get reminders */
  browsers: number;
  /** whether this server sends emails */
  mail: boolean;
  /** your confirmed email address */
  address?: string | null;
  confirmed: boolean;
};

/** Results of everyone who finished in time. */
export type Results = {
  players: number;
  best: number | null;
  /** the median score */
  median: number | null;
  /** your rank by points; null without a result */
  place: number | null;
  /** number of winners; null in solo games */
  winners: number | null;
  /** fewest points first */
  scores: Score[];
};

/** A group review as one follower sees it. */
export type Review = {
  review: string;
  table: string;
  /** grows with every change */
  seq: number;
  /** followers with a name, in the order they came */
  people: string[];
  /** the leader's index in `people` */
  leader: number;
  /** the caller's index in `people` */
  me: number | null;
  step: number;
  /** as in the steps of a table */
  seat: number | "all" | null;
  notes: Note[];
  /** what the leader points at: up to two ids */
  arrow: string[];
};

/** A new review; its creator leads. */
export type Reviewing = {
  step: number;
  seat?: number | "all" | null;
  notes?: readonly Note[];
  arrow?: readonly string[];
  name?: string | null;
};

/** The points of a round. */
export type RoundPoints = {
  /** from 1 to the last one */
  round: number;
  /** the round in words */
  title: string;
  /** each of its points, with its reason */
  parts: PartShape[];
  /** the sum of its parts */
  total: number;
};

/** A rule. */
export type Rule = {
  id: string;
  /** plain, with `**bold**`, and ids of other rules in it */
  text: string;
  /** whether something in it is our decision */
  ruling: boolean;
  /** examples to view, mostly none */
  examples: ExampleName[];
};

/** The rules of a game. */
export type Rules = {
  game: string;
  /** English if the requested one isn't available */
  language: string;
  sections: Section[];
};

/** A message. */
export type Said = {
  seq: number;
  at: number;
  seat: number;
  text?: string;
  phrase?: string;
};

/** A chat message: your own words or a ready-made phrase. */
export type Saying = {
  key?: string;
  text?: string | null;
  phrase?: "hello" | "good-luck" | "well-played" | "thanks" | "one-moment" | "bye" | null;
};

/** How many players have this score. */
export type Score = {
  points: number;
  players: number;
};

/** A seat of a new table: for you, for a bot, or open. */
export type SeatAsked = {
  kind: "me" | "bot" | "open";
  bot?: string;
};

/** The secret link of a seat. */
export type SeatLink = {
  seat: number;
  secret: string;
};

/** The points of a seat: round by round, and at the end of the game. */
export type SeatPoints = {
  seat: number;
  place: number;
  /** empty if points are counted only at the end */
  rounds: RoundPoints[];
  /** points at the end of the game */
  parts: PartShape[];
  total: number;
};

/** A seat that a player got. */
export type Seated = {
  table: string;
  seat: number;
  /** the seat's link, for your other devices */
  secret: string | null;
};

/** Some rules under a heading. */
export type Section = {
  id: string;
  title: string;
  /** text beside the rules; mostly empty */
  text: string;
  rules: Rule[];
};

/** A setting of a game. */
export type Setting = {
  name: string;
  title: string;
  help: string;
  kind: "switch" | "choice" | "number";
  /** default first */
  values: SettingValue[];
  default: boolean | number | string;
  /** only for these seat counts; null: for all */
  seats: number[] | null;
  /** only in these editions; null: in all */
  editions: string[] | null;
};

/** Something that a setting can be. */
export type SettingValue = {
  value: boolean | number | string;
  title: string;
};

/** A page, as it is printed. */
export type Sheet = {
  parts: Part[];
};

/** A table as one viewer sees it. */
export type Shown = {
  table: string;
  game: string;
  settings: Record<string, boolean | number | string | null>;
  packs: string[];
  /** the day of its daily ward; empty for other tables */
  daily: string;
  /** the table whose deal is played again */
  deal: string;
  commitment: string;
  /** whether spectators can watch */
  watched: boolean;
  /** whether others see simultaneous decisions live, or when all are done */
  boards: "live" | "reveal";
  /** whether players can take back more than undo allows */
  takebacks: "none" | "ask" | "automatic";
  patience: Patience;
  status: "waiting" | "playing" | "over";
  chairs: Chair[];
  rematch: string;
  clock: Clock;
  practice?: boolean;
  outcome?: DiceHospitalOutcome | DynamiteNurseOutcome | null;
  /** what the seats are called in sentences */
  names: string[];
  /** the open takeback request */
  asking: Asking | null;
  /** the open request for a bot's seat */
  knocking: Knocking | null;
  now: Now;
  across?: boolean;
  automatic?: boolean;
  muted?: number[];
  seat: number | null;
  /** what the seat can request a takeback for, if undo doesn't reach it */
  takeback?: Takeback | null;
  version?: number;
  choices?: Choice[];
  prompt?: string;
  undo?: boolean;
  redo?: boolean;
  plan?: Plan;
  forecast?: DiceHospitalForecast | DynamiteNurseForecast | null;
  /** what cards on display would find; null if none can be taken */
  prospects?: DiceHospitalProspect[] | null;
  view?: DiceHospitalView | DynamiteNurseView;
  steps?: number;
  log?: Log;
  told?: Told;
  said: Said[];
  /** the caller's seats */
  mine: number[];
  /** seats of players who are away */
  away: number[];
  seed?: string | null;
  seq: number;
};

/** A stand-in bot for a player who is away. */
export type StandingIn = {
  key?: string;
  absent: number;
  bot?: string;
};

/** A step of a game, and what led to it in words. */
export type Step = {
  step: number;
  view: DiceHospitalView | DynamiteNurseView;
  lines: Line[];
  /** what happened since the step before */
  events: DiceHospitalEvent[] | DynamiteNurseEvent[];
  /** what happened, if the log shows it only at a later step */
  says: string;
};

/** Several steps of a game, and how many there are in all. */
export type Stretch = {
  steps: number;
  /** whose view; null for a spectator's */
  seat: number | "all" | null;
  views: Step[];
  /** the seats' names; empty if lost */
  names: string[];
};

/** A Patient who would suffer, and why. */
export type SufferingPatient = {
  patient: string;
  name: string;
  why: string;
};

/** A table in a list. */
export type Summary = {
  game: string;
  settings: Record<string, boolean | number | string | null>;
  packs: string[];
  /** the day of its daily ward; empty for other tables */
  daily: string;
  chairs: Chair[];
  deciding: number[];
  scores: number[];
  /** seats; empty until the game is finished */
  winners: number[];
  /** the round or turn, once started */
  round: number | null;
  /** of how many, if known */
  rounds: number | null;
  table: string;
  status: "waiting" | "playing" | "over";
  created_at: number;
  updated_at: number;
  seats: number[];
};

/** Whether what is forced is played for the seat. */
export type Switching = {
  key?: string;
  on: boolean;
};

/** A new table. */
export type TableAsked = {
  game: string;
  seats: readonly SeatAsked[];
  name?: string | null;
  settings?: Record<string, boolean | number | string | null>;
  packs?: Record<string, string>;
  clock?: ClockAsked;
  watched?: boolean;
  boards?: "live" | "reveal";
  takebacks?: "none" | "ask" | "automatic";
  listed?: boolean;
  patience?: number;
  record?: string | null;
  step?: number | null;
  lesson?: boolean;
  key?: string;
};

/** What has changed at a table since an entry: an event of its stream. */
export type TableNews = {
  seq: number;
  /** the entry that it builds on; 0: forget what you had */
  after: number;
  /** the keys of `Shown` that are no longer there */
  gone?: string[];
  /** in each changed part, new values by their place: `now/text`, `view/bag` */
  parts: Record<string, Record<string, unknown>>;
};

/** Whether a person gets reminders for a table, if they get any. */
export type TableReminders = {
  on: boolean;
};

/** Whether a person wants reminders for a table. */
export type TableReminding = {
  on: boolean;
};

/** What a seat can request a takeback for. */
export type Takeback = {
  /** the decision as in the log; empty if no one else saw it */
  move: string;
};

/** A takeback request, or an answer to one. */
export type TakingBack = {
  key?: string;
  do: "ask" | "agree" | "refuse" | "withdraw";
  asked?: number | null;
  version?: number | null;
};

/** A bot's play style: what it prefers among nearly equal choices. */
export type Temper = {
  id: string;
  title: string;
  help: string;
};

/** A phase with a time limit that the rules propose; the kind of its clock is its id. */
export type Timed = {
  phase: string;
  /** in the first round */
  seconds: number;
  /** additional seconds in each round after that */
  more: number;
};

/** A phase in which all players decide at the same time. */
export type Together = {
  phase: string;
  /** the setting by which they decide one after the other */
  unless: string;
};

/** The log in words: keep the first lines you have, and add these. */
export type Told = {
  keep: number;
  add: Line[];
};

/** Where your own line has led, and your choices there. */
export type Tried = {
  /** what has happened since the position before, in words */
  text: string;
  /** whether the rules refuse the attempted action */
  refused: boolean;
  view: DiceHospitalView | DynamiteNurseView;
  /** all events since the first position */
  events: DiceHospitalEvent[] | DynamiteNurseEvent[];
  prompt: string;
  choices: Option[];
};

/** Undo; `across` goes past rolls and reveals, alone or against bots. */
export type Undoing = {
  key?: string;
  version: number;
  across?: boolean;
};

/** Whether a game file is valid, in one sentence. */
export type Verified = {
  ok: boolean;
  steps: number;
  sentence: string;
};

/** A game file to check. */
export type Verifying = {
  record: string;
};

/** Something that was decided on what the seat saw. */
export type Versioned = {
  key?: string;
  version: number;
};
