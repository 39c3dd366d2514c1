import { afterEach, beforeEach, expect, test } from "vitest";
import type { Move } from "../src/play/staging";
import { ends, locate, type Noted } from "../src/play/stagingPlaces";

/** Where each element is, since nothing is laid out here. */
const AT: Record<string, DOMRect> = {
  road: new DOMRect(0, 100, 300, 100),
  cart: new DOMRect(40, 120, 40, 40),
  seat: new DOMRect(0, 0, 40, 40),
  bed: new DOMRect(200, 300, 40, 40),
};
let over: string;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="seat"></p><div id="road"><i id="cart"></i></div><i id="bed" data-inspect="R6*"></i>
    <section id="asked" data-over><b id="option"></b></section><section id="open"><b id="plain"></b></section>`;
  for (const [id, rect] of Object.entries(AT)) document.getElementById(id)!.getBoundingClientRect = () => rect;
  over = "cart";
  document.elementFromPoint = (_, y) => document.getElementById(y < 100 ? "seat" : over);
});
afterEach(() => void (document.body.innerHTML = ""));

test("the first place in sight counts", () => {
  expect(locate(["#nowhere", "#cart", "#seat"], new Set())).toBe(AT.cart);
  over = "plain";
  expect(locate(["#cart", "#seat"], new Set())).toBe(AT.cart);
});

test("nothing goes where an open question lies", () => {
  over = "option";
  expect(locate(["#cart", "#road", "#seat"], new Set())).toBe(AT.seat);
  const move: Move = { piece: { shape: "cart" }, way: "drive", from: ["#seat"], to: ["#cart", "#road"] };
  expect(ends(move, new Set(), new WeakMap())).toBeNull();
});

test("whoever leaves starts where they were, also where another lies who looks the same", () => {
  over = "bed";
  const move: Move = { piece: { shape: "die" }, way: "walk", from: ["[data-inspect='R6*']"], to: ["#seat"] };
  const was = new DOMRect(120, 300, 40, 40);
  const noted: Noted = new WeakMap([[move, was]]);
  expect(ends(move, new Set(), noted)!.from).toBe(was);
  const stays: Move = { piece: { shape: "die" }, way: "stay", from: move.from };
  expect(ends(stays, new Set(), new WeakMap([[stays, was]]))!.from).toBe(AT.bed);
});
