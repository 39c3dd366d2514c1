/** The pictures of this game: fetched once, and inlined into the page so that they follow the theme. */
import address from "../look/cards.svg?url";

let asked: Promise<void> | null = null;

/** Put the pictures into the page, if they are not there yet. */
export function sprite(): Promise<void> {
  asked ??= fetch(address)
    .then((answer) => answer.text())
    .then((text) => {
      const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      drawn.setAttribute("class", "sprite");
      drawn.setAttribute("aria-hidden", "true");
      document.body.prepend(document.importNode(drawn, true));
    })
    .catch(() => {
      asked = null;
    });
  return asked;
}
