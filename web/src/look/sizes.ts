/** How much room there is, in letters. The frame has three shapes, and draws each thing once.
 *
 *  The same question as `@container room` in the styles, so both change at once: larger letters leave less room.
 */
import { createSubscriber } from "svelte/reactivity";

const root = document.documentElement;

/** The width of the page and the height of the window in rem, and what larger letters make of a pixel. */
function measure(): [number, number, number] {
  const { width } = root.getBoundingClientRect();
  // Where nothing is laid out, as in tests without a browser, letters have no size either.
  const letter = width ? parseFloat(getComputedStyle(root).fontSize) : 16;
  return [(width || innerWidth) / letter, innerHeight / letter, letter / 16];
}

let [width, height, pixel] = measure();
let tell: (() => void) | null = null;
const changes = createSubscriber((update) => {
  tell = update;
  return () => {
    tell = null;
  };
});

function look(): void {
  const before = [width, height, pixel];
  [width, height, pixel] = measure();
  if (width !== before[0] || height !== before[1] || pixel !== before[2]) tell?.();
}
new ResizeObserver(look).observe(root);
// A window that only gets lower leaves the page as wide as it was.
addEventListener("resize", look);
// The size of letters is set there.
new MutationObserver(look).observe(root, { attributeFilter: ["style"] });

class Room {
  readonly #fits: () => boolean;

  constructor(fits: () => boolean) {
    this.#fits = fits;
  }

  get current(): boolean {
    changes();
    return this.#fits();
  }
}

/** The column at the side fits. */
export const wide = new Room(() => width >= 80);
/** A desk with a low window, and one with a very low one. */
export const low = new Room(() => width >= 80 && height < 46);
export const lowest = new Room(() => width >= 80 && height < 43);
/** A small phone. */
export const small = new Room(() => width < 23.75);
export const phone = new Room(() => width < 48);
/** What larger letters make of a pixel, for places that have to be counted in them. */
export const letters = {
  get current(): number {
    changes();
    return pixel;
  },
};
