/** How much room there is. The frame has three shapes, and draws each thing once. */
import { MediaQuery } from "svelte/reactivity";

/** The column at the side fits. */
export const wide = new MediaQuery("(min-width: 1280px)");
/** A small phone. */
export const small = new MediaQuery("(max-width: 379px)");
export const phone = new MediaQuery("(max-width: 767px)");
