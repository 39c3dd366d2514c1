/** What the frame shows of a decision: what is asked, what the hand is about to do, and the buttons for it. */
import type { Choice } from "../api/types";
import { phone } from "../look/sizes";
import { isFinal } from "../play/deciding.svelte";
import type { Bar, Main } from "../play/frame.svelte";
import { t } from "../words/words.svelte";
import { dieName } from "./accessibleNames";
import { cardOf } from "./cardSymbols";
import { WORDS } from "./choiceKinds";
import type { Flow } from "./flow.svelte";
import { doing } from "./types";

/** What is picked in the bar: its next press would be in the same spot. */
const BAR: ReadonlySet<string> = new Set([...WORDS, "done"]);

/** Return the bar of a decision; nothing where nothing can be done. */
export function barOf(flow: Flow): Bar | null {
  if (!flow.scene.choices.length) return waiting(flow);
  if (flow.picked) return about(flow, flow.picked);
  return { title: "", ...detail(flow), ...step(flow), ...backed(flow), ...main(flow), others: others(flow) };
}

/** While the others decide you can open your own activation again. */
function waiting({ scene, view }: Flow): Bar | null {
  const ended = view.phase === "activation" && scene.seat !== null && !view.actors.includes(scene.seat);
  if (!ended || !scene.canUndo || !scene.undo) return null;
  return { title: "", others: [{ label: t("web-dice-reopen"), run: () => void scene.undo!() }] };
}

function about(flow: Flow, choice: Choice): Bar {
  return {
    title: flow.sentence(choice),
    ...(isFinal(choice) && choice.do.verb !== "done" ? { detail: t("web-dice-no-undo") } : {}),
    ...step(flow),
    ...backed(flow),
    main: { label: named(choice), run: () => void flow.apply(), ends: BAR.has(choice.do.verb) },
    ...(suggests(flow) && choice.do.verb === "treat" ? { others: [suggestion(flow)] } : {}),
  };
}

function named(choice: Choice): string {
  const { verb, number } = doing(choice);
  if (verb === "take-ambulance") return choice.label;
  if (verb === "done") return t("web-dice-finish");
  return t(`web-dice-do-${verb}`, { n: number ?? 0 });
}

function detail(flow: Flow): { detail?: string } {
  if (flow.taken) return { detail: flow.taken };
  if (flow.bag) return { detail: t("web-dice-bag-in-hand") };
  if (flow.patientDie) return { detail: t("web-dice-patient-in-hand", { die: dieName(flow.patientDie) }) };
  if (flow.staff) return { detail: t("web-dice-staff-in-hand", { staff: cardOf(flow.scene.book, flow.staff).name }) };
  return {};
}

function step({ own }: Flow): { step?: string } {
  const under = own?.placement;
  if (!under || under.staff === "nurse") return {};
  return { step: t("web-dice-step", { n: under.by_specialist ? 2 : 1, of: 2 }) };
}

function backed({ back }: Flow): { back?: () => void } {
  return back ? { back } : {};
}

/** A button that says what has to be chosen first. */
function missing(what: string): { main: Main } {
  return { main: { label: "", run: () => undefined, missing: t(`web-dice-missing-${what}`) } };
}

function main(flow: Flow): { main?: Main } {
  const pass = flow.of("pass")[0];
  if (pass && flow.asked === "return-improvement")
    return { main: { label: t("web-dice-keep-all"), run: () => void flow.act(pass), ends: true } };
  if (flow.staff || flow.patient !== null) return missing("room");
  if (flow.bedside.length) return missing("patient");
  const done = flow.of("done")[0];
  if (done) return { main: { label: flow.scene.ending ?? t("web-dice-done"), run: () => flow.end(done), ends: true } };
  if (flow.of("take-ambulance").length) return missing("ambulance");
  const use = using(flow);
  if (use) return { main: word(flow, use) };
  // Also where only words can be chosen: what may be left never stands in the place of what does something.
  return flow.scene.choices.length ? missing("card") : {};
}

/** What stands in the place of the main button where nothing on the board can be chosen. */
function using(flow: Flow): Choice | undefined {
  return flow.cards.length || flow.bedside.length ? undefined : flow.of("use", "draw")[0];
}

function others(flow: Flow): Main[] {
  const main = using(flow);
  const words = flow.scene.choices.filter(
    (one) => WORDS.has(one.do.verb) && one !== main && !(one.do.verb === "pass" && flow.asked === "return-improvement"),
  );
  const out = words.map((one): Main => word(flow, one));
  if (flow.of("treat").length && suggests(flow)) out.unshift(suggestion(flow));
  if (flow.returnAfterAll) out.unshift({ label: t("web-dice-return-one"), run: flow.returnAfterAll });
  return out;
}

function word(flow: Flow, choice: Choice): Main {
  const leaves = choice.do.verb === "pass" || choice.do.verb === "skip";
  return {
    label: phone.current ? named(choice) : choice.label,
    run: () => flow.press(choice),
    ends: leaves || isFinal(choice),
  };
}

/** On a phone all patients are visible, and there is no room for one more button. */
function suggests(flow: Flow): boolean {
  return flow.beds.size > 1 && !phone.current;
}

function suggestion(flow: Flow): Main {
  return { label: t("web-dice-suggest"), run: () => flow.suggest() };
}
