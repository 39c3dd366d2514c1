/** Which symbols draw a card of the book. Cards of other packs get those of their colour. */
import type { Book, Card } from "../api/types";
import type { Hue } from "./dice";

export type Tone = Hue | "blue";

const ROOMS: Record<string, string> = {
  "critical-care-unit": "critical-care",
  "ear-nose-throat": "ent",
  "allergy-centre": "allergy",
  "renal-medicine": "renal",
  "crash-centre": "crash",
  "triage-centre": "triage",
  "drug-trial-centre": "drug-trial",
  "experimental-therapy": "experimental",
  "training-department": "training",
  "physiotherapy-a": "physiotherapy",
  "physiotherapy-b": "physiotherapy",
  "isolation-ward": "isolation",
  "transplant-unit": "transplant",
  "reverse-pharmacy": "reverse",
};
const PLAIN_ROOMS = new Set([
  "pharmacy",
  "oncology",
  "intensive-care",
  "imaging",
  "clinic",
  "operating-theatre",
  "orthopaedics",
  "cardiology",
  "immunology",
  "urology",
  "anaesthesia",
  "radiology",
  "physiotherapy",
]);
const STAFF = new Set([
  "nurse",
  "surgeon",
  "pharmacist",
  "haematologist",
  "anaesthetist",
  "virologist",
  "urologist",
  "cardiologist",
  "microbiologist",
  "radiologist",
  "triage-nurse",
  "paramedic",
  "pathologist",
  "experimental-chemist",
  "registrar",
  "medical-student",
  "physiotherapist",
  "haematology-technician",
  "consultant",
  "admissions-nurse",
  "critical-specialist",
]);
const TONES: ReadonlySet<string> = new Set(["red", "yellow", "green"]);

/** Return a card, or one that says at least its id. */
export function cardOf(book: Book, id: string): Card {
  return (
    book.cards?.[id] ?? {
      id,
      kind: "token",
      name: words(id),
      text: "",
      short: "",
      origin: "book",
      note: null,
      rule: null,
      fx: [],
      facts: {},
    }
  );
}

function words(id: string): string {
  const name = id.replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Return the name of something that is no card, as a phase or a kind of score. */
export function nameOf(book: Book, family: string, id: string): string {
  const names = book.names as unknown as Record<string, Record<string, string> | string> | undefined;
  const found = names?.[family];
  if (found && typeof found === "object") return found[id] ?? words(id);
  const flat = names?.[`${family}-${id}`] ?? names?.[id];
  return typeof flat === "string" ? flat : words(id);
}

const LONG = 8;
const VOWEL = "[aeiouyàâéèêîôûìòù]";
/** Before a consonant between vowels, and between two consonants that are the same or of which the second begins a syllable. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2}${VOWEL})(?=[bcdfghjklmnpqrstvwxz]${VOWEL}\\p{L}{2})|(?<=\\p{L}{2}[lmnr])(?=[bcdfgmpstv]${VOWEL}\\p{L}{2})|(?<=\\p{L}([cflmnprstz]))(?=\\1${VOWEL}\\p{L})`,
  "giu",
);

/** Let a long name be parted where its syllables are, with a hyphen, if there is no room for it. */
export function soft(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > LONG ? word.replace(SYLLABLE, "\u00ad") : word));
}

export function roomIcon(id: string): string {
  if (ROOMS[id]) return `ic-${ROOMS[id]}`;
  return PLAIN_ROOMS.has(id) ? `ic-${id}` : "em-other";
}

/** Return the colour that a card is about; blue where it names none. */
export function toneOf(card: Card): Tone {
  const colour = String(card.facts["colour"] ?? "");
  return TONES.has(colour) ? (colour as Tone) : "blue";
}

/** Return the colour of a specialist's meeple. */
export function meepleTone(card: Card): Tone {
  const colour = String(card.facts["meeple"] ?? card.facts["colour"] ?? "");
  return TONES.has(colour) ? (colour as Tone) : "blue";
}

export function meeple(book: Book, staff: string): string {
  if (staff === "general-practitioner") return "meeple-gp";
  return STAFF.has(staff) ? `meeple-${staff}` : `meeple-${meepleTone(cardOf(book, staff))}`;
}

/** Return the printed departments in the order of the board: by colour first, then by number. */
export function printedRooms(book: Book): string[] {
  const printed = Object.values(book.cards ?? {}).filter(
    (one) => one.kind === "department" && one.facts["stack"] === "printed",
  );
  const coloured = printed.filter((one) => toneOf(one) !== "blue");
  return [...coloured, ...printed.filter((one) => !coloured.includes(one))].map((one) => one.id);
}
