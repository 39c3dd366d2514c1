/** What is offered at a moment: the scene as Dice Hospital sees it, and the choices by what they are about. It knows no rules. */
import type { Choice } from "../api/types";
import { Deciding } from "../play/deciding.svelte";
import type { Happened } from "./beds";
import { IN_BED, PLACED } from "./choiceKinds";
import { Places } from "./hospitalBeds.svelte";
import { doing, type DiceView, type Hospital } from "./types";

export class Offered extends Deciding {
  readonly places = new Places();

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

  of(...verbs: string[]): Choice[] {
    return this.scene.choices.filter((one) => verbs.includes(one.do.verb));
  }

  /** The choices that are shown as cards, since nothing on the board stands for them. */
  get cards(): Choice[] {
    return this.scene.choices.filter((one) => !PLACED.has(one.do.verb));
  }

  /** The choices about patients in bed: blood bags, or all others. */
  about(bags: boolean): Choice[] {
    return this.scene.choices.filter((one) => IN_BED.has(one.do.verb) && (one.do.verb === "transfuse") === bags);
  }

  /** The departments that take someone, or anyone. */
  placesFor(department: string, staff: string | null): Choice[] {
    return this.of("place").filter(
      (one) => doing(one).department === department && (!staff || doing(one).staff === staff),
    );
  }
}
