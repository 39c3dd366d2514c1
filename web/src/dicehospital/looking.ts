/** Looking closely: what is pointed at, focused or pressed for long fills the inspector. */
import type { Action } from "svelte/action";
import type { Frame, Inspected } from "../frame/frame.svelte";

const LONG = 480;

export interface Looking {
  frame: Frame | undefined;
  what: Inspected | null;
}

export const looking: Action<HTMLElement, Looking> = (node, given) => {
  let { frame, what } = given;
  let timer = 0;
  let held = false;

  const show = () => what && frame?.inspect(what);
  const stop = () => clearTimeout(timer);

  function down(event: PointerEvent): void {
    held = false;
    if (event.pointerType === "mouse" || !what) return;
    timer = window.setTimeout(() => {
      held = true;
      frame?.inspect(what, true);
    }, LONG);
  }

  // A long press has been answered by what it shows; it is no tap.
  function clicked(event: Event): void {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key === "i" && what) frame?.inspect(what, true);
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType === "mouse") show();
  }

  node.addEventListener("pointerenter", hover);
  node.addEventListener("focusin", show);
  node.addEventListener("pointerdown", down);
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(name, stop);
  node.addEventListener("click", clicked, true);
  node.addEventListener("keydown", pressed);
  return {
    update(next) {
      ({ frame, what } = next);
    },
    destroy() {
      stop();
      node.removeEventListener("click", clicked, true);
    },
  };
};
