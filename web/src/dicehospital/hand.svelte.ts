/**
 * The hand: what one holds and is about to do. It remembers what was tapped until it is done or put back.
 */
import type { Choice, Reason } from "../api/types";
import type { Inspected } from "../play/frame.svelte";
import { preferences } from "../people/preferences.svelte";
import { t } from "../words/words.svelte";
import { dieName, paid } from "./accessibleNames";
import { fitting } from "./cardMatches";
import { cardOf } from "./cardSymbols";
import { passing } from "./choiceKinds";
import { plain } from "./dice";
import { Offered } from "./offered.svelte";
import { doing } from "./types";

export class Hand extends Offered {
  /** The nurse or specialist in hand. */
  staff = $state<string | null>(null);
  /** A blood bag in hand. */
  bag = $state(false);
  /** The bed of the patient for whom you choose a department. */
  patient = $state<number | null>(null);
  /** Who was taken without being asked for. */
  taken = $state("");
  /** How often you have acted since the board was opened. */
  acts = $state(0);
  /** How often you have begun to act: known before anything comes of it. */
  begun = $state(0);
  /** How much had happened when it was last looked at. */
  #told = 0;

  /** The bed that was tapped. */
  get bed(): number | null {
    return typeof this.at === "number" ? this.at : null;
  }

  /** The choices about patients, as far as the hand means them. */
  get bedside(): Choice[] {
    return this.about(this.bag);
  }

  /** What can be done with the patient in each bed of your own. */
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

  /** The patient for whom you choose a department. */
  get patientDie(): string | null {
    return this.own && this.patient !== null ? (this.lying(this.own.seat).beds[this.patient] ?? null) : null;
  }

  /** Return whether a department fits a patient (who was picked first, if one was), by what is printed; all fit nobody. */
  suits(department: string, die: string | null = this.patientDie): boolean {
    const card = cardOf(this.scene.book, department);
    if (!die || !this.own) return true;
    const [alone, all] = [fitting(card, [die]), fitting(card, this.own.dice)];
    return !alone || !all || (alone.n > 0 && all.works);
  }

  /** The ways into a department for whoever is in hand, or for anyone. */
  roomChoices(department: string): Choice[] {
    return this.placesFor(department, this.staff);
  }

  // ---- what is tapped

  takeStaff(staff: string): void {
    this.#clear();
    const free = this.of("place").some((one) => doing(one).staff === staff);
    if (this.staff === staff) this.staff = null;
    else if (free) this.staff = staff;
    else void this.why("place", staff, cardOf(this.scene.book, staff).name);
  }

  takeBag(): void {
    this.#clear();
    this.staff = this.patient = null;
    if (this.bag) this.bag = false;
    else if (this.of("transfuse").length) this.bag = true;
    else void this.why("transfuse", undefined, t("web-dice-bags"));
  }

  /** Go to a department with whoever is in hand, or with the plainest of those who are free. */
  enter(department: string): void {
    const choices = this.roomChoices(department);
    const choice = choices.find((one) => doing(one).staff === "nurse") ?? choices[0];
    if (!choice) {
      void this.why("place", department, cardOf(this.scene.book, department).name);
      return;
    }
    const staff = doing(choice).staff!;
    const said = this.staff ? "" : t("web-dice-taken", { staff: cardOf(this.scene.book, staff).name });
    void this.act(choice).then((done) => {
      this.taken = done ? said : "";
      if (done) this.frame.announce(said);
    });
  }

  /** Tap the patient in a bed: what is picked there, or what can be done plainly. */
  tap(bed: number): void {
    const die = this.own ? this.lying(this.own.seat).beds[bed] : null;
    const choices = this.beds.get(bed);
    if (choices?.length) {
      const picked = this.bed === bed ? this.picked : null;
      this.press(picked ?? choices.find((one) => !doing(one).as) ?? choices[0]!, bed);
    } else if (die && this.bedside.length) {
      const verb = this.bag ? "transfuse" : this.bedside[0]!.do.verb;
      void this.why(verb, verb === "treat" || verb === "transfuse" || verb === "return-die" ? die : plain(die), "");
    } else if (die && this.of("place").length) {
      this.#clear();
      this.patient = this.patient === bed ? null : bed;
      if (this.patient !== null) this.frame.announce(t("web-dice-patient-in-hand", { die: dieName(die) }));
    }
  }

  /** Look at the next of the patients that can be chosen, without choosing. */
  suggest(): void {
    const all = [...this.beds].flatMap(([bed, choices]) =>
      choices.filter((one) => !doing(one).as || choices.length === 1).map((choice) => ({ bed, choice })),
    );
    if (!all.length) return;
    const at = all.findIndex((one) => one.bed === this.bed && one.choice.action === this.picked?.action);
    const next = all[(at + 1) % all.length]!;
    this.pick(next.choice, next.bed);
  }

  override async act(choice: Choice): Promise<boolean> {
    if (this.busy) return false;
    if (this.bed !== null) this.places.tap(this.bed);
    this.begun += 1;
    const { patient } = this;
    const before = this.scene.choices;
    const done = await super.act(choice);
    if (done) this.acts += 1;
    if (done && this.scene.choices !== before) this.#goOn(patient);
    return done;
  }

  /** After an action of your own: treat the patient who was picked first, or the one who is left to be chosen. */
  #goOn(patient: number | null): void {
    const all = this.scene.choices;
    if (!all.length || all.some((one) => one.do.verb !== "treat")) return;
    const free = [...this.beds].map(([bed, choices]) => ({ bed, choices: choices.filter((one) => !paid(one)) }));
    const meant = free.find((one) => one.bed === patient && one.choices.length);
    // Only what costs a blood bag is left out: whoever wants that takes the treatment back.
    const forced = preferences.values.automatic && all.filter((one) => !paid(one)).length === 1;
    const next = meant ?? (forced ? free.find((one) => one.choices.length) : undefined);
    if (next) this.press(next.choices.find((one) => !doing(one).as) ?? next.choices[0]!, next.bed);
  }

  override drop(): void {
    this.#clear();
    this.staff = this.patient = null;
    this.bag = false;
  }

  /** Return what puts into the hand again what is in it now. */
  remember(): () => void {
    const { staff, patient, bag, taken, picked, at } = this;
    return () => {
      Object.assign(this, { staff, patient, bag });
      if (picked) this.pick(picked, at);
      else this.unpick();
      this.taken = taken;
      this.renew();
    };
  }

  #clear(): void {
    this.unpick();
    this.taken = "";
  }

  override renew(): void {
    super.renew();
    if (this.staff && !this.of("place").some((one) => doing(one).staff === this.staff)) this.staff = null;
    if (this.bag && !this.of("transfuse").length) this.bag = false;
    if (!this.of("place").length) this.patient = null;
    // What was taken back has not happened.
    const told = this.scene.events?.length ?? 0;
    if (told < this.#told) this.taken = "";
    this.#told = told;
  }

  /** What only lifts a die of several is done at once; where a patient could have several colours, you see them first. */
  protected override isShownFirst(choice: Choice, at: string | number): boolean {
    if (passing(choice)) return false;
    const asks = preferences.values.confirm !== "never" && choice.do.verb === "treat" && typeof at === "number";
    return (asks && (this.beds.get(at)?.length ?? 0) > 1) || super.isShownFirst(choice, at);
  }

  protected override fitting(reasons: readonly Reason[]): Reason | undefined {
    return reasons.find((one) => !this.staff || !("staff" in one.do) || one.do.staff === this.staff) ?? reasons[0];
  }

  /** Whom a department needs stands on its card. */
  protected override explained(reason: Reason, of: string | undefined, title: string): Inspected {
    const card = reason.code === "targets-not-met" ? cardOf(this.scene.book, doing(reason).department ?? "").text : "";
    const message = card ? t("web-dice-needs", { why: reason.message, text: card }) : reason.message;
    return super.explained({ ...reason, message }, of, title);
  }
}
