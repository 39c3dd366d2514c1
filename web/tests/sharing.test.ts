import { expect, test } from "vitest";
import { wrapped } from "../src/sharing/picture";
import { portableSvg } from "../src/sharing/portableSvg";

const measure = (text: string) => text.length;

test("words are broken where a line is full, and cut where there are too many", () => {
  expect(wrapped("Ann wins with 43 points", 10, measure, 3)).toEqual(["Ann wins", "with 43", "points"]);
  expect(wrapped("Ann wins with 43 points", 10, measure, 2)).toEqual(["Ann wins", "with 43 …"]);
  expect(wrapped("Konstantinopolitanus wins", 10, measure, 2)).toEqual(["Konstantinopolitanus", "wins"]);
});

test("a drawing takes along what it uses, with all that this uses, and leaves its letters behind", () => {
  document.body.innerHTML = `
    <svg><symbol id="crown"><path fill="url(#gold)" /></symbol><pattern id="gold"><path fill="var(--gold)" /></pattern>
    <symbol id="other"><path /></symbol></svg>
    <svg id="podium" viewBox="0 0 10 10"><use href="#crown" /><text>Ann</text></svg>`;
  document.documentElement.style.setProperty("--gold", "#fc0");
  const text = portableSvg(document.querySelector<SVGSVGElement>("#podium")!, "0 -5 10 20", 100, 200);
  document.documentElement.style.removeProperty("--gold");

  const made = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  expect([...made.querySelectorAll("defs > *")].map((one) => one.id)).toEqual(["crown", "gold"]);
  expect(made.getAttribute("viewBox")).toBe("0 -5 10 20");
  expect(made.getAttribute("style")).toBe("--gold:#fc0");
  expect(text).not.toContain("Ann");
});
