/**
 * The hand: what one holds and is about to do. It knows no rules. It sorts the choices that the server
 * offers by what they are about, and remembers what was tapped until it is done or put back.
 */
import type { Choice } from "../api/types";
import type { Bar, Frame, Main } from "../frame/frame.svelte";
import { phone } from "../frame/sizes";
import { preferences } from "../state/preferences.svelte";
import type { Scene } from "../state/scene";
import { t } from "../words/words.svelte";
import { plain } from "./dice";
import { cardOf } from "./look";
import { Places } from "./places.svelte";
import type { Happened } from "./placing";
import { doing, type DiceEvent, type DiceView, type Hospital, type Outlook } from "./types";

/** Verbs that are about a patient in bed. */
const IN_BED = new Set(["treat", "transfuse", "return-die", "remove", "protect", "raise", "lower", "collect"]);
/** Verbs that are one word, for a button in the bar. */
const WORDS = new Set(["skip", "pass", "use", "draw"]);
/** Verbs that have a place of their own on the board. */
const PLACED = new Set([...IN_BED, ...WORDS, "place", "done", "take-ambulance", "take-department", "take-specialist"]);

export class Flow {
  /** The nurse or specialist in hand. */
  staff = $state<string | null>(null);
  /** A blood bag in hand. */
  bag = $state(false);
  picked = $state.raw<Choice | null>(null);
  bed = $state<number | null>(null);
  /** Who was taken without being asked for. */
  taken = $state("");
  /** The one question before ending with staff unused. */
  asking = $state(false);
  /** How often one has acted since the board was opened. */
  acts = $state(0);
  /** How often one has begun to act: known before anything comes of it. */
  begun = $state(0);
  readonly places = new Places();
  /** How much had happened when it was last looked at. */
  #told = 0;
  readonly #scene: () => Scene;
  readonly #frame: Frame;

  constructor(scene: () => Scene, frame: Frame) {
    this.#scene = scene;
    this.#frame = frame;
  }

  get scene(): Scene {
    return this.#scene();
  }

  get view(): DiceView {
    return this.scene.view as DiceView;
  }

  get own(): Hospital | null {
    const { seat } = this.scene;
    return seat === null ? null : (this.view.hospitals[seat] ?? null);
  }

  /** Who lies where in a hospital now. */
  lying(seat: number): ReturnType<Places["of"]> {
    this.places.see(this.view, this.scene.events as readonly Happened[] | undefined, this.scene.seat);
    return this.places.of(seat);
  }

  get prompt(): string {
    return this.scene.choices.length ? (this.view.prompts[String(this.scene.seat)] ?? "") : "";
  }

  of(...verbs: string[]): Choice[] {
    return this.scene.choices.filter((one) => verbs.includes(one.do.verb));
  }

  /** The choices that are shown as cards, since nothing on the board stands for them. */
  get cards(): Choice[] {
    return this.scene.choices.filter((one) => !PLACED.has(one.do.verb));
  }

  /** The choices about patients, as far as the hand means them. */
  get bedside(): Choice[] {
    const about = this.scene.choices.filter((one) => IN_BED.has(one.do.verb));
    const bags = about.filter((one) => one.do.verb === "transfuse");
    if (this.bag) return bags;
    return about.filter((one) => one.do.verb !== "transfuse");
  }

  /** What can be done with the patient in each bed of one's own. */
  get beds(): ReadonlyMap<number, Choice[]> {
    const own = this.own;
    const found = new Map<number, Choice[]>();
    const choices = this.bedside;
    if (!own || !choices.length) return found;
    const { beds, lifted } = this.lying(own.seat);
    const exact = new Set(beds.filter((one) => one !== null));
    beds.forEach((die, bed) => {
      if (die === null || lifted.includes(bed)) return;
      const about = choices.filter((one) => {
        const meant = doing(one).die!;
        return meant === die || (!exact.has(meant) && meant === plain(die));
      });
      if (about.length) found.set(bed, about);
    });
    return found;
  }

  /** The ways to treat the patient that is looked at: as it is, or as another colour for a blood bag. */
  get colours(): Choice[] {
    if (!this.picked || this.bed === null) return [];
    return (this.beds.get(this.bed) ?? []).filter((one) => one.do.verb === "treat");
  }

  /** Whether there is a group being built, or a colour to choose. */
  get grouping(): boolean {
    return !!this.own?.held.length || this.colours.length > 1;
  }

  /** The departments that take whoever is in hand, or anybody. */
  roomChoices(department: string): Choice[] {
    const fits = this.of("place").filter((one) => doing(one).department === department);
    return this.staff ? fits.filter((one) => doing(one).staff === this.staff) : fits;
  }

  // ---- what is tapped

  takeStaff(staff: string): void {
    this.#clear();
    const free = this.of("place").some((one) => doing(one).staff === staff);
    if (this.staff === staff) this.staff = null;
    else if (free) this.staff = staff;
    else void this.explain("place", staff, cardOf(this.scene.book, staff).name);
  }

  takeBag(): void {
    this.#clear();
    this.staff = null;
    if (this.bag) this.bag = false;
    else if (this.of("transfuse").length) this.bag = true;
    else void this.explain("transfuse", undefined, t("web-dice-bags"));
  }

  /** Go to a department with whoever is in hand, or with the plainest of those who are free. */
  enter(department: string): void {
    const choices = this.roomChoices(department);
    const choice = choices.find((one) => doing(one).staff === "nurse") ?? choices[0];
    if (!choice) {
      void this.explain("place", department, cardOf(this.scene.book, department).name);
      return;
    }
    const staff = doing(choice).staff!;
    const said = this.staff ? "" : t("web-dice-taken", { staff: cardOf(this.scene.book, staff).name });
    void this.act(choice).then((done) => {
      this.taken = done ? said : "";
      if (done) this.#frame.announce(said);
    });
  }

  /** Tap the patient in a bed. By keys a second press on the same one is the answer. */
  tap(bed: number, keys = false): void {
    const die = this.own ? this.lying(this.own.seat).beds[bed] : null;
    const choices = this.beds.get(bed);
    if (!choices?.length) {
      const verb = this.bag ? "transfuse" : (this.bedside[0]?.do.verb ?? "treat");
      if (die && this.bedside.length) void this.explain(verb, verb === "treat" || verb === "transfuse" || verb === "return-die" ? die : plain(die), "");
      return;
    }
    if (this.bed === bed && this.picked && keys) void this.act(this.picked);
    else if (this.bed === bed && this.picked) this.unpick();
    else this.choose(choices.find((one) => !doing(one).as) ?? choices[0]!, bed);
  }

  /** Take a choice: at once, or after it was looked at. */
  choose(choice: Choice, bed: number | null = null): void {
    if (this.scene.busy) return;
    if (this.picked?.action === choice.action && this.bed === bed) return byKeys() ? void this.act(choice) : this.unpick();
    this.bed = bed;
    if (passing(choice) || !confirmed(choice)) void this.act(choice);
    else {
      this.picked = choice;
      this.#frame.announce(choice.says || choice.label);
    }
  }

  /** Look at the next of the patients that can be chosen, without choosing. */
  suggest(): void {
    const all = [...this.beds].flatMap(([bed, choices]) => choices.filter((one) => !doing(one).as || choices.length === 1).map((choice) => ({ bed, choice })));
    if (!all.length) return;
    const at = all.findIndex((one) => one.bed === this.bed && one.choice.action === this.picked?.action);
    const next = all[(at + 1) % all.length]!;
    this.bed = next.bed;
    this.picked = next.choice;
    this.#frame.announce(next.choice.says || next.choice.label);
  }

  async act(choice: Choice): Promise<boolean> {
    if (this.scene.busy) return false;
    if (this.bed !== null && this.bed >= 0) this.places.tap(this.bed);
    this.begun += 1;
    const done = await this.scene.act(choice);
    if (done) {
      this.drop();
      this.acts += 1;
    }
    return done;
  }

  /** Put down whatever is in hand. */
  drop(): void {
    this.#clear();
    this.staff = null;
    this.bag = false;
  }

  unpick(): void {
    this.picked = null;
    this.bed = null;
  }

  #clear(): void {
    this.unpick();
    this.taken = "";
    this.asking = false;
  }

  /** After a new view: keep what can still be done. */
  renew(): void {
    const { choices } = this.scene;
    if (this.picked) this.picked = choices.find((one) => one.action === this.picked!.action) ?? null;
    if (!this.picked) this.bed = null;
    if (this.staff && !this.of("place").some((one) => doing(one).staff === this.staff)) this.staff = null;
    if (this.bag && !this.of("transfuse").length) this.bag = false;
    if (this.asking && !this.of("done").length) this.asking = false;
    // What was taken back has not happened.
    const told = this.scene.events?.length ?? 0;
    if (told < this.#told) this.taken = "";
    this.#told = told;
  }

  /** Say why something cannot be done, where one looks closely. */
  async explain(verb: string, of: string | undefined, title: string): Promise<void> {
    const reasons = await this.scene.why(verb, of).catch(() => []);
    const reason = reasons.find((one) => !this.staff || !("staff" in one.do) || one.do.staff === this.staff) ?? reasons[0];
    if (!reason) return;
    // Whom a department needs stands on its card.
    const card = reason.code === "targets-not-met" ? cardOf(this.scene.book, doing(reason).department ?? "").text : "";
    const text = card ? t("web-dice-needs", { why: reason.message, text: card }) : reason.message;
    this.#frame.inspect({ title: title || reason.text, text, rule: reason.rule });
    this.#frame.announce(text, true);
  }

  // ---- what the frame shows

  /** One step back: what is picked, what is in hand, the placement under way. */
  get back(): (() => void) | undefined {
    if (this.asking || this.picked || this.staff || this.bag) {
      return () => (this.asking ? (this.asking = false) : this.picked ? this.unpick() : this.drop());
    }
    return this.own?.placement && this.scene.canUndo && this.scene.undo ? () => void this.scene.undo!() : undefined;
  }

  finish(): void {
    const done = this.of("done")[0];
    const unused = (this.scene.forecast as Outlook | null)?.unused ?? 0;
    if (!done) return;
    if (unused > 0 && !this.asking && preferences.values.confirm !== "never") {
      this.drop();
      this.asking = true;
    } else void this.act(done);
  }

  get bar(): Bar | null {
    const { scene } = this;
    if (!scene.choices.length) return this.#waiting();
    if (this.asking) return { title: this.#unusedTitle(), main: { label: t("web-dice-finish"), run: () => this.finish() }, ...this.#backed() };
    if (this.picked) return this.#about(this.picked);
    return { title: "", ...this.#detail(), ...this.#step(), ...this.#backed(), ...this.#main(), others: this.#others() };
  }

  #unusedTitle(): string {
    return t("web-dice-unused", { n: (this.scene.forecast as Outlook | null)?.unused ?? 0 });
  }

  /** While the others decide one may open one's own activation again. */
  #waiting(): Bar | null {
    const { scene, view } = this;
    const ended = view.phase === "activation" && scene.seat !== null && !view.actors.includes(scene.seat);
    if (!ended || !scene.canUndo || !scene.undo) return null;
    return { title: "", others: [{ label: t("web-dice-reopen"), run: () => void scene.undo!() }] };
  }

  #about(choice: Choice): Bar {
    const detail = choice.luck || !choice.undoable ? t("web-dice-no-undo") : "";
    return {
      title: choice.says || choice.label,
      ...(detail ? { detail } : {}),
      ...this.#step(),
      ...this.#backed(),
      main: { label: this.#verb(choice), run: () => void this.act(choice) },
      ...(this.#suggests() && choice.do.verb === "treat" ? { others: [this.#suggestion()] } : {}),
    };
  }

  #verb(choice: Choice): string {
    const { verb, number } = doing(choice);
    if (verb === "take-ambulance") return choice.label;
    return t(`web-dice-do-${verb}`, { n: number ?? 0 });
  }

  #detail(): { detail?: string } {
    if (this.taken) return { detail: this.taken };
    if (this.bag) return { detail: t("web-dice-bag-in-hand") };
    if (this.staff) return { detail: t("web-dice-staff-in-hand", { staff: cardOf(this.scene.book, this.staff).name }) };
    return {};
  }

  #step(): { step?: string } {
    const under = this.own?.placement;
    if (!under || under.staff === "nurse") return {};
    return { step: t("web-dice-step", { n: under.by_specialist ? 2 : 1, of: 2 }) };
  }

  #backed(): { back?: () => void } {
    const back = this.back;
    return back ? { back } : {};
  }

  #main(): { main?: Main } {
    const nothing = () => undefined;
    const pass = this.of("pass")[0];
    if (pass && this.prompt === "return-improvement") return { main: { label: t("web-dice-keep-all"), run: () => this.choose(pass) } };
    // On a phone what may be left takes the place of what is missing; the sentence says that.
    if (phone.current && this.scene.choices.some((one) => WORDS.has(one.do.verb))) return {};
    if (this.staff) return { main: { label: "", run: nothing, missing: t("web-dice-missing-room") } };
    if (this.bedside.length) return { main: { label: "", run: nothing, missing: t("web-dice-missing-patient") } };
    if (this.of("done").length) return { main: { label: t("web-dice-done"), run: () => this.finish() } };
    if (this.of("take-ambulance").length) return { main: { label: "", run: nothing, missing: t("web-dice-missing-ambulance") } };
    if (this.cards.length || this.of("take-department", "take-specialist").length) {
      return { main: { label: "", run: nothing, missing: t("web-dice-missing-card") } };
    }
    return {};
  }

  #others(): Main[] {
    const words = this.scene.choices.filter((one) => WORDS.has(one.do.verb) && !(one.do.verb === "pass" && this.prompt === "return-improvement"));
    const out = words.map((one): Main => ({ label: phone.current ? this.#verb(one) : one.label, run: () => this.choose(one) }));
    if (this.of("treat").length && this.#suggests()) out.unshift(this.#suggestion());
    return out;
  }

  /** On a phone all patients are in sight, and there is no room for one more button. */
  #suggests(): boolean {
    return this.beds.size > 1 && !phone.current;
  }

  #suggestion(): Main {
    return { label: t("web-dice-suggest"), run: () => this.suggest() };
  }
}

/** Whether a choice only lifts a die of several: what comes of it is seen when the last one is chosen. */
export function passing(choice: Choice): boolean {
  const { verb } = choice.do;
  if (verb === "place") return true;
  if (verb === "skip" || verb === "pass") return choice.undoable;
  if (verb !== "treat" || choice.luck) return false;
  const events = (choice.preview ?? []) as readonly DiceEvent[];
  const paid = events.some((one) => one.event === "bag-spent");
  return events.every((one) => one.event === "bag-spent" || (paid && one.event === "patient-recoloured"));
}

/** Whether one plays by keys: then a second press on what is picked means "yes". */
function byKeys(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}

/** Whether one wants to look at a choice before it is made. */
function confirmed(choice: Choice): boolean {
  const { confirm } = preferences.values;
  return confirm === "all" || (confirm === "risky" && (choice.luck || !choice.undoable));
}
