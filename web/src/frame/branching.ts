/** What a replay needs for What if, loaded on demand. */
export { default as Head } from "./BranchHead.svelte";
export { default as Side } from "./BranchSide.svelte";
export { default as Foot } from "./BranchFoot.svelte";
export { Keyboard } from "./keyboard";
export { figuresOf, heldOf } from "./comparing";
