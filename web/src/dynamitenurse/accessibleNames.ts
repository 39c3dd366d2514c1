/** Cards and Patients in words, for those who do not see them. */
import { plain } from "../look/numbers";
import type { Book, Card } from "../api/types";
import { t } from "../words/words.svelte";
import { type Patient, fact, isStarting, word } from "./viewFacts";

/** "White Magic, Treatment, costs 2 Gold, gives 1 TP, every 2nd: +1 TP" */
export function spokenCard(book: Book, card: Card, cost: number | null = null): string {
  const parts = [card.name, word(book, "type", String(card.facts.type ?? ""))];
  if (isStarting(card)) parts.push(t("web-nurse-starting"));
  if (cost !== null) parts.push(t("web-nurse-costs", { n: cost }));
  if (fact(card, "treatment")) parts.push(t("web-nurse-gives-tp", { n: fact(card, "treatment") }));
  if (fact(card, "gold")) parts.push(t("web-nurse-gives-gold", { n: fact(card, "gold") }));
  if (card.short) parts.push(card.short);
  if (fact(card, "points")) parts.push(t("web-nurse-points", { n: plain(fact(card, "points")) }));
  return parts.filter(Boolean).join(", ");
}

/** "Wounded Patient, Emergency Case, critical, severity 5, payment of 1 TP, 3 VP" */
export function spokenPatient(book: Book, patient: Patient, paid: boolean | null = null): string {
  const parts = [patient.name];
  if (patient.emergency) parts.push(word(book, "condition", "emergency"));
  if (patient.critical) parts.push(word(book, "condition", "critical"));
  parts.push(t("web-nurse-severity", { n: patient.severity }));
  if (patient.care !== null) parts.push(t("web-nurse-care", { n: patient.care }));
  if (patient.critical && patient.payment !== null && paid !== null)
    parts.push(paid ? t("web-nurse-paid") : t("web-nurse-payment", { n: patient.payment }));
  parts.push(t("web-nurse-points", { n: plain(patient.points) }));
  return parts.join(", ");
}
