/** What a replay needs for What if, loaded on demand. */
export { default as Head } from "./WhatIfHead.svelte";
export { default as Side } from "./WhatIfSide.svelte";
export { default as Foot } from "./WhatIfFoot.svelte";
export { Keyboard } from "../play/keyboard";
export { figuresOf, heldOf } from "../play/planFigures";
