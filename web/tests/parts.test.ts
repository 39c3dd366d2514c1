import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Podium from "../src/look/Podium.svelte";
import { nearest, roving, step } from "../src/parts/roving";
import { Speaker } from "../src/parts/speaker.svelte";
import Tabs from "../src/parts/Tabs.svelte";
import { speak } from "../src/words/words.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the keys go along a row and stop at its ends", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "x"].map((key) => step(key, 1, 4))).toEqual([2, 0, 0, 3, -1]);
  expect(step("ArrowRight", 3, 4)).toBe(3);
  expect(step("ArrowLeft", 0, 4)).toBe(0);
});

test("up and down go to what lies nearest", () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 50 },
    { x: 50, y: 50 },
    { x: 50, y: 100 },
  ];
  expect(nearest(grid, 1, true)).toBe(3);
  expect(nearest(grid, 3, false)).toBe(1);
  expect(nearest(grid, 0, false)).toBe(-1);
  expect(nearest(grid, 2, true)).toBe(4);
});

test("a zone has one tab stop, which follows the focus and what is there", async () => {
  document.body.innerHTML = "<div><button>a</button><button disabled>b</button><button>c</button></div>";
  const zone = document.querySelector("div")!;
  const [a, , c] = document.querySelectorAll("button");
  roving(zone, undefined);
  expect([a!.tabIndex, c!.tabIndex]).toEqual([0, -1]);
  a!.focus();
  await fireEvent.keyDown(a!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(c);
  expect([a!.tabIndex, c!.tabIndex]).toEqual([-1, 0]);
  c!.remove();
  await vi.waitFor(() => expect(a!.tabIndex).toBe(0));
});

test("what comes in a burst is said as one, and the next waits until that was heard", () => {
  vi.useFakeTimers();
  const speaker = new Speaker();
  speaker.say("One.");
  speaker.say("Two.");
  expect(speaker.spoken).toBe("");
  vi.advanceTimersByTime(300);
  expect(speaker.spoken).toBe("One. Two.");
  speaker.say("Three.");
  vi.advanceTimersByTime(300);
  expect(speaker.spoken).toBe("One. Two.");
  vi.advanceTimersByTime(2000);
  expect(speaker.spoken).toBe("Three.");
  speaker.repeat();
  expect(speaker.spoken.trim()).toBe("Three.");
  expect(speaker.spoken).not.toBe("Three.");
});

test("whatever is urgent is said at once, also twice", () => {
  const speaker = new Speaker();
  speaker.call("Your move.");
  expect(speaker.called).toBe("Your move.");
  speaker.call("Your move.");
  expect(speaker.called).not.toBe("Your move.");
  expect(speaker.called.trim()).toBe("Your move.");
});

test("tabs say which leaf is open, and choosing one opens it", async () => {
  const chosen = vi.fn();
  const children = createRawSnippet((id: () => string) => ({ render: () => `<p>leaf ${id()}</p>` }));
  render(Tabs<"a" | "b">, {
    label: "Leaves",
    tabs: [
      { id: "a", title: "A" },
      { id: "b", title: "B", mark: "2" },
    ],
    chosen: "a",
    onchoose: chosen,
    children,
  });
  expect(screen.getByRole("tab", { name: "A" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "A" }).textContent).toContain("leaf a");
  await fireEvent.click(screen.getByRole("tab", { name: /B/ }));
  expect(chosen).toHaveBeenCalledWith("b");
});

test("a name that is wider than its step is set smaller, and another is not", () => {
  // Nothing is measured here: each letter is 10 wide.
  const letters = SVGElement.prototype as unknown as { getComputedTextLength?: () => number };
  letters.getComputedTextLength = function (this: SVGElement) {
    return 10 * this.textContent!.length;
  };
  const figure = createRawSnippet(() => ({ render: () => "<g></g>" })) as never;
  const places = [
    { seat: 0, place: 1, total: 22 },
    { seat: 1, place: 2, total: 7 },
  ];
  const { container } = render(Podium, { places, names: ["Konstantinopolitanus", "Bo"], label: "", figure });
  delete letters.getComputedTextLength;

  const fits = [...container.querySelectorAll<SVGTextElement>(".who")].map((one) =>
    one.style.getPropertyValue("--fit"),
  );
  expect(Number(fits[0])).toBeGreaterThan(0);
  expect(140 * Number(fits[0])).toBeLessThan(104);
  expect(fits[1]).toBe("");
});

test("who plays alone gets a crown and confetti, but for less than nothing", () => {
  const figure = createRawSnippet(() => ({ render: () => "<g></g>" })) as never;
  const crowned = (...totals: number[]) => {
    const places = totals.map((total, seat) => ({ seat, place: seat + 1, total }));
    const { container } = render(Podium, { places, names: ["Ann", "Bo"], label: "", figure });
    return [
      container.querySelectorAll("[fill='var(--gold)']").length > 0,
      container.querySelectorAll(".bit").length > 0,
    ];
  };

  expect(crowned(-37)).toEqual([false, false]);
  expect(crowned(0)).toEqual([true, true]);
  expect(crowned(-3, -8)).toEqual([true, true]);
});
