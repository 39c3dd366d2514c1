/** A drawing of the page as an image of its own: with the symbols, colours and patterns that it takes from the page. */

const USED = /(?:href="#|url\(#)([\w-]+)/g;
const COLOURS = /var\((--[\w-]+)/g;

/** Return all that a piece of markup takes from the page by ids, and what that takes in turn. */
function taken(markup: string): Element[] {
  const found = new Map<string, Element>();
  const rest = [markup];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    for (const [, id] of next.matchAll(USED)) {
      const element = found.has(id!) ? null : document.getElementById(id!);
      if (!element) continue;
      found.set(id!, element);
      rest.push(element.outerHTML);
    }
  }
  return [...found.values()];
}

/** Return a drawing as the text of an SVG file that needs no page around it. Its letters are left out: they have fonts of the page. */
export function portableSvg(drawing: SVGSVGElement, viewBox: string, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const words of copy.querySelectorAll("text, title")) words.remove();
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const one of taken(copy.outerHTML)) defs.append(one.cloneNode(true));
  copy.prepend(defs);
  const root = getComputedStyle(drawing);
  const colours = new Set([...copy.outerHTML.matchAll(COLOURS)].map(([, name]) => name!));
  const style = [...colours]
    .map((name) => [name, root.getPropertyValue(name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value}`);
  for (const [name, value] of Object.entries({ viewBox, width, height })) copy.setAttribute(name, `${value}`);
  copy.setAttribute("preserveAspectRatio", "xMidYMid slice");
  // The page's policy lets no style attribute be set; the image is a page of its own.
  const escaped = style.join(";").replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
  return new XMLSerializer().serializeToString(copy).replace("<svg ", `<svg style="${escaped}" `);
}
