/** Keeps keyboard focus: if the focused element is gone, its neighbour gets it. */

const ZONES = ".rivals, .road, .middle, .near, .hand, .fork";
const REACHABLE = "button:not([disabled])";

const within = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(REACHABLE)];

export class Place {
  #zone: Element | null = null;
  #index = 0;

  /** Remember where the focus is. */
  note(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    this.#zone = target.closest(ZONES);
    this.#index = this.#zone ? within(this.#zone).indexOf(target) : 0;
  }

  /** You moved the focus yourself. */
  left(event: FocusEvent): void {
    if (event.relatedTarget) this.#zone = null;
  }

  /** Take the place again if the focus was lost with what had it. */
  keep(): void {
    if (!this.#zone?.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const all = within(this.#zone);
    all[Math.min(this.#index, all.length - 1)]?.focus({ preventScroll: true });
  }
}
