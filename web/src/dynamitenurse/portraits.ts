/** Which picture stands on which card. Cards of other packs take the picture of their kind. */
import type { Card } from "../api/types";
import { kindOf } from "./viewFacts";

const MOTIFS: Record<string, string> = {
  examination: "examination",
  "simple-surgery": "simple",
  "thorough-examination": "thorough",
  "magical-diagnosis": "magical",
  "white-magic": "white",
  "cut-rate-medical-equipment": "cutrate",
  "major-surgery": "major",
  "black-magic": "black",
  "upgraded-medical-equipment": "upgraded",
  "cutting-edge-medical-equipment": "cutting",
  "hit-the-books": "books",
  moonlighting: "moon",
  "reference-letter": "letter",
  "passing-the-buck": "buck",
  erase: "erase",
  closed: "closed",
  "this-is-all-wrong": "wrong",
  "critical-condition": "critical",
};

/** Someone's looks: the portrait, colours, and what is laid over it. */
export interface Portrait {
  base: string;
  hair: string;
  skin: string;
  coat: string;
  props: readonly string[];
}

const FAIR = "#f7d5b4";
const PEACH = "#f4c79e";
const TAN = "#dba574";
const BROWN = "#b0744a";
const DARK = "#7d4d33";
const MINT = "#8fcbb9";
const SKY = "#9dc0e6";
const ROSE = "#e8a6ae";
const SAND = "#e2c48f";
const LILAC = "#bda8dd";

const look = (base: string, hair: string, skin: string, coat: string, ...props: string[]): Portrait => ({
  base,
  hair,
  skin,
  coat,
  props,
});

const PORTRAITS: Record<string, Portrait> = {
  n01: look("bob", "#7a4a2b", PEACH, MINT),
  n02: look("curls", "#2f2a3a", BROWN, SKY, "earrings"),
  n03: look("pony", "#c4572f", FAIR, MINT, "freckles"),
  n04: look("wrap", "#e0a52f", DARK, SAND, "earrings"),
  n05: look("bob", "#23202e", PEACH, LILAC, "flower"),
  n06: look("long", "#e0b04a", FAIR, ROSE),
  n07: look("elder", "#d9d6de", PEACH, MINT, "glasses"),
  n08: look("driver", "#3d6fb0", TAN, SKY),
  n09: look("long", "#3a2a55", BROWN, LILAC, "star"),
  n10: look("pixie", "#3c3550", TAN, SKY, "patch"),
  n11: look("curls", "#d8632a", FAIR, MINT, "freckles"),
  n12: look("crop", "#2b2b33", PEACH, SAND, "steth"),
  n13: look("pixie", "#6fbf9a", FAIR, MINT, "mint"),
  n14: look("bun", "#3a3550", TAN, ROSE, "pencil"),
  n15: look("long", "#8a4a2b", PEACH, SKY, "book"),
  n16: look("veil", "#274b9f", FAIR, "#5d6a8c"),
  n17: look("veil", "#8a3b52", BROWN, "#8a6f8c", "glasses"),
  n18: look("braids", "#e0b04a", FAIR, MINT),
  n19: look("pony", "#2b2430", TAN, ROSE, "flower"),
  n20: look("para", "#5b3a29", PEACH, SAND, "scarf"),
  n21: look("para", "#3a3550", BROWN, SKY),
  n22: look("beard", "#b5651d", PEACH, SKY, "steth"),
  n23: look("curls", "#4a2f25", DARK, SAND, "glasses"),
};

const BASES = ["bob", "bun", "curls", "long", "pixie", "pony", "elder", "wrap", "crop", "beard", "braids"];
const HAIRS = ["#7a4a2b", "#2b2430", "#d8632a", "#e0b04a", "#8f8a9a"];
const SKINS = [FAIR, PEACH, TAN, BROWN, DARK];
const COATS = [MINT, SKY, ROSE, SAND, LILAC];

/** Return how a Nurse looks. Nurses that we have not drawn take looks of their own from their ids. */
export function portraitOf(card: Card): Portrait {
  const drawn = PORTRAITS[card.id];
  if (drawn) return drawn;
  let mixed = 7;
  for (const letter of card.id) mixed = (mixed * 31 + letter.codePointAt(0)!) % 9973;
  const of = <T>(some: readonly T[], salt: number): T => some[(mixed + salt) % some.length]!;
  const base = card.facts.type === "paramedic" ? (mixed % 2 ? "para" : "driver") : of(BASES, 0);
  return { base, hair: of(HAIRS, 3), skin: of(SKINS, 5), coat: of(COATS, 1), props: [] };
}

/** Return the symbol of an Action card's picture. */
export function motifOf(card: Card): string {
  const motif = MOTIFS[card.id];
  return motif ? `dn-a-${motif}` : `dn-k-${kindOf(card)}`;
}
