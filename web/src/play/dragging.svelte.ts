/**
 * Drag and drop with a mouse, a pen or a finger, as a second way to do what presses do. A board says what can be dragged
 * (`from`), where things can be dropped (`onto`), and, from the choices that it was sent, where a thing may be dropped
 * now and what that does (`Drags`). Whatever else happens to a drag puts the thing back.
 */
import type { Attachment } from "svelte/attachments";
import { LONG } from "./inspectedCard";

/** Something that can be dragged. */
export interface Thing {
  readonly id: string;
}

/** Where a thing may be dropped now, and what that does. */
export type Places = ReadonlyMap<string, () => void>;

/** What a game says of its drags. */
export interface Drags<T extends Thing> {
  places(thing: T): Places;
  /** Nothing can be done now. */
  isBusy(): boolean;
  /** A drag has begun. */
  lift?(thing: T): void;
  /** A drag has come to nothing. */
  putBack?(thing: T): void;
}

/** So many pixels are still a press. */
const FEW = 6;
/** A finger that has stayed so long, in milliseconds, drags instead of scrolling. */
const HOLD = 200;
/** How near to its edge something is scrolled, and how far in each picture, in pixels. */
const EDGE = 44;
const STEP = 9;

type Axis = "x" | "y";

/** What holds a thing: where and when it was pressed. */
interface Grip<T> {
  thing: T;
  node: Element;
  event: PointerEvent;
  /** Ends what listens to it. */
  over: AbortController;
}

/** Return what a finger at an element would scroll. */
function scroller(from: Element | null, axis: Axis): Element | null {
  for (let at = from; at; at = at.parentElement) {
    const room = axis === "x" ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight;
    const style = getComputedStyle(at);
    const overflow = axis === "x" ? style.overflowX : style.overflowY;
    if (room > 1 && (at === document.scrollingElement || /auto|scroll/.test(overflow))) return at;
  }
  return null;
}

/**
 * Stop the click that comes when a pointer that has dragged is let go, also if the drag was over before. In WebKit it goes to
 * what was pressed, as if nothing had captured the pointer.
 */
function swallowClick(pointer: number): void {
  const over = new AbortController();
  const { signal } = over;
  const gone = (event: PointerEvent): void => {
    // The click comes with the release.
    if (event.pointerId === pointer) setTimeout(() => over.abort());
  };
  addEventListener("click", (event) => event.stopPropagation(), { signal, capture: true });
  addEventListener("pointerup", gone, { signal });
  addEventListener("pointercancel", gone, { signal });
  addEventListener("pointerdown", () => over.abort(), { signal, capture: true });
}

export class Dragging<T extends Thing> {
  /** What is being dragged, and where the pointer is. */
  lifted = $state.raw<T | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place below it, if it may be dropped there. */
  over = $state<string | null>(null);
  /** Something that can be dragged has been pressed: how that looks is needed from then on. */
  used = $state(false);
  /** Where it goes back to; nothing if it was dropped. */
  home: { x: number; y: number } | null = null;
  readonly places = $derived.by<Places>(() => (this.lifted ? this.#drags.places(this.lifted) : new Map()));
  readonly #drags: Drags<T>;
  #grip: Grip<T> | null = null;

  constructor(drags: Drags<T>) {
    this.#drags = drags;
  }

  /** Let something be dragged from an element. */
  from(thing: T | null): Attachment<HTMLElement> | undefined {
    if (!thing) return undefined;
    return (node) => {
      const down = (event: PointerEvent): void => this.#pressed(event, thing, node);
      node.dataset.drag = thing.id;
      node.addEventListener("pointerdown", down);
      // It stays with an element that leaves the page: the finger that holds it still belongs to it.
      node.addEventListener("touchmove", this.#touched, { passive: false });
      $effect(() => void node.toggleAttribute("data-lifted", this.lifted?.id === thing.id));
      return () => {
        delete node.dataset.drag;
        node.removeEventListener("pointerdown", down);
      };
    };
  }

  /** Let things be dropped on an element; several can stand for one place. */
  onto(place: string | null): Attachment<HTMLElement> | undefined {
    if (place === null) return undefined;
    return (node) => {
      node.dataset.drop = place;
      $effect(() => {
        if (!this.places.has(place)) delete node.dataset.lit;
        else node.dataset.lit = this.over === place ? "over" : "can";
      });
      return () => {
        delete node.dataset.drop;
        delete node.dataset.lit;
      };
    };
  }

  /** Put back what is dragged. */
  cancel(): void {
    const thing = this.lifted;
    this.#end();
    if (thing) this.#drags.putBack?.(thing);
  }

  #end(): void {
    this.#grip?.over.abort();
    this.#grip = this.lifted = this.over = null;
    delete document.documentElement.dataset.dragging;
  }

  #pressed(event: PointerEvent, thing: T, node: Element): void {
    if (event.button || !event.isPrimary || this.#drags.isBusy() || !this.#drags.places(thing).size) return;
    this.cancel();
    this.used = true;
    const over = new AbortController();
    const { signal } = over;
    this.#grip = { thing, node, event, over };
    const own =
      (then: (event: PointerEvent) => void) =>
      (event: PointerEvent): void =>
        event.pointerId === this.#grip?.event.pointerId ? then(event) : undefined;
    addEventListener("pointermove", own(this.#moved), { signal });
    addEventListener("pointerup", own(this.#released), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
    // Another finger, or the next press after one that nobody saw end.
    addEventListener("pointerdown", () => this.cancel(), { signal, capture: true });
    addEventListener("blur", () => this.cancel(), { signal });
    addEventListener("keydown", this.#keyed, { signal, capture: true });
  }

  /** A finger that drags doesn't scroll. */
  readonly #touched = (event: TouchEvent): void => {
    if (this.lifted && event.cancelable) event.preventDefault();
  };

  readonly #keyed = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.lifted) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  readonly #moved = (event: PointerEvent): void => {
    // A mouse whose button was let go where nobody saw it, or that has another one pressed.
    if (event.pointerType === "mouse" && event.buttons !== 1) this.cancel();
    else if (this.lifted || this.#begins(event)) this.#at(event);
  };

  /** Whether a press has become a drag; where a finger scrolls, it never does. */
  #begins(event: PointerEvent): boolean {
    const { node, event: begun } = this.#grip!;
    const far = { x: Math.abs(event.clientX - begun.clientX), y: Math.abs(event.clientY - begun.clientY) };
    if (Math.max(far.x, far.y) < FEW) return false;
    const held = event.timeStamp - begun.timeStamp;
    const [along, across]: [Axis, Axis] = far.x > far.y ? ["x", "y"] : ["y", "x"];
    const goes =
      event.pointerType === "mouse" ||
      // Whoever pressed long looks at it.
      (held >= HOLD && held < LONG) ||
      (held < HOLD && !scroller(node, along) && (far[along] > 2 * far[across] || !scroller(node, across)));
    if (goes) this.#lift();
    else this.#end();
    return goes;
  }

  #lift(): void {
    const { thing, node, event } = this.#grip!;
    const { left, top, width, height } = node.getBoundingClientRect();
    this.home = { x: left + width / 2, y: top + height / 2 };
    // The element may leave the page meanwhile, as another part of a small board is shown.
    document.documentElement.setPointerCapture(event.pointerId);
    document.documentElement.dataset.dragging = "";
    swallowClick(event.pointerId);
    this.lifted = thing;
    this.#drags.lift?.(thing);
    requestAnimationFrame(this.#scroll);
  }

  #at({ clientX, clientY }: { clientX: number; clientY: number }): void {
    this.x = clientX;
    this.y = clientY;
    let found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
    while (found && !this.places.has(found.dataset.drop!)) found = found.parentElement?.closest("[data-drop]");
    this.over = found?.dataset.drop ?? null;
  }

  readonly #released = (event: PointerEvent): void => {
    if (!this.lifted) return this.#end();
    this.#at(event);
    const drop = this.places.get(this.over ?? "");
    if (!drop || this.#drags.isBusy()) return this.cancel();
    this.home = null;
    this.#end();
    drop();
  };

  /** Scroll what lies below the pointer, near an edge towards which it went. */
  readonly #scroll = (): void => {
    if (!this.lifted || !this.#grip) return;
    const box = scroller(document.elementFromPoint(this.x, this.y), "y");
    if (box) {
      const rect = box.getBoundingClientRect();
      const [top, bottom] = [Math.max(0, rect.top), Math.min(innerHeight, rect.bottom)];
      const went = this.y - this.#grip.event.clientY;
      const by = went < 0 && this.y < top + EDGE ? -STEP : went > 0 && this.y > bottom - EDGE ? STEP : 0;
      if (by) {
        box.scrollBy(0, by);
        this.#at({ clientX: this.x, clientY: this.y });
      }
    }
    requestAnimationFrame(this.#scroll);
  };
}
