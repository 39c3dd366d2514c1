import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tick } from "svelte";
import type { Book } from "../src/api/types";
import { Frame } from "../src/play/frame.svelte";
import { arc, box } from "../src/reviews/arrowShapes";
import { around, idOf, nameOf, pointables } from "../src/reviews/pointables";
import { speak } from "../src/words/words.svelte";
import ArrowsHost from "./ArrowsHost.svelte";
import { until } from "./tables";

let frame: Frame;
const said = () => frame.polite.at(-1);

/** Lay a board: where nothing is drawn, everything is at the same place, but it is there. */
function lay(html: string): void {
  document.body.insertAdjacentHTML("afterbegin", `<section id="board">${html}</section>`);
  for (const one of document.querySelectorAll("#board *"))
    one.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
}

const BOARD = `
  <ul data-of="1"><li data-inspect="R5"><span role="img" aria-label="red 5, bed 4, critical, untreated"></span></li></ul>
  <ul data-of="0"><li data-inspect="clinic"><button aria-label="Clinic. Heal one patient, +1."></button></li><li data-inspect="nurse">2<span>free</span></li><li data-inspect="nurse">1<span>busy</span></li></ul>
  <button data-inspect="P17"><span class="sr">Sick Patient, Severity 3; in Bo’s charge</span>3</button>`;

function show(facts: object = {}) {
  const pointed: string[][] = [];
  const done: true[] = [];
  const props = {
    arrow: [] as string[],
    leader: "",
    choosing: false,
    onpoint: (arrow: string[]) => void pointed.push(arrow),
    ondone: () => void done.push(true),
    ...facts,
  };
  const view = render(ArrowsHost, { frame, ...props });
  return { view, pointed, done };
}

beforeEach(async () => {
  await speak("en");
  frame = new Frame();
  lay(BOARD);
});

afterEach(() => {
  cleanup();
  document.getElementById("board")?.remove();
});

test("things are known by ids that no language changes, and called by what they are", () => {
  const all = pointables();

  expect([...all.keys()]).toEqual(["1/R5", "0/clinic", "0/nurse", "0/nurse:2", "P17"]);
  expect([...all.values()].map((one) => nameOf(one))).toEqual([
    "red 5, bed 4, critical",
    "Clinic",
    "2 free",
    "1 busy",
    "Sick Patient, Severity 3",
  ]);
  expect(nameOf(all.get("0/nurse")!, { cards: { nurse: { name: "Nurse" } } } as unknown as Book)).toBe("Nurse");
  expect(idOf(document.querySelector("[data-inspect=clinic]")!)).toBe("0/clinic");
  expect(around(document.querySelector("[data-inspect=clinic] button"))).toBe("0/clinic");
  expect(around(document.body)).toBe("");
});

test("an arrow leaves one thing and ends before the other", () => {
  const line = arc({ x: 0, y: 0, width: 40, height: 40 }, { x: 200, y: 0, width: 40, height: 40 });

  expect(line.path).toMatch(/^M52 20Q/);
  expect(line.head).toMatch(/^M188 20L/);
  expect(box(new DOMRect(10, 20, 5, 5), { x: 4, y: 8 })).toEqual({ x: 6, y: 12, width: 5, height: 5 });
});

test("what the leader points at is said in one's own words", async () => {
  const { view } = show({ arrow: ["P17"], leader: "Ann" });
  await until(() => expect(said()).toBe("Ann is pointing at Sick Patient, Severity 3."));
  expect(document.querySelectorAll("rect.over").length).toBe(1);
  await view.rerender({ arrow: ["1/R5", "0/clinic"] });
  await until(() => expect(said()).toBe("Ann is pointing from red 5, bed 4, critical to Clinic."));
  expect(document.querySelectorAll("rect.over").length).toBe(2);
  await view.rerender({ arrow: ["2/imaging"], book: { cards: { imaging: { name: "Imaging" } } } as unknown as Book });
  await until(() => expect(said()).toBe("Ann is pointing at Imaging."));
  await view.rerender({ arrow: ["2/R5"] });
  await until(() => expect(said()).toBe("Ann is pointing at something off your screen."));
  expect(document.querySelectorAll("rect.over").length).toBe(0);
});

/** Lay a board of which one leaf is open, and another hospital for whoever watches that seat. */
function layLeaves(): void {
  const leaves = [...document.querySelectorAll<HTMLElement>("#board [data-leaf]")];
  const open = (wanted: HTMLElement) => {
    for (const one of leaves) one.setAttribute("aria-pressed", String(one === wanted));
    for (const one of document.querySelectorAll<HTMLElement>("#board ul"))
      one.getClientRects = () => [] as unknown as DOMRectList;
    for (const one of document.querySelectorAll<HTMLElement>("#board [data-on]")) {
      const there =
        one.dataset.on === wanted.id && (one.dataset.seat === undefined || frame.watched === Number(one.dataset.seat));
      one.getClientRects = () => (there ? [new DOMRect()] : []) as unknown as DOMRectList;
    }
  };
  for (const one of leaves) one.addEventListener("click", () => open(one));
  open(leaves[0]!);
}

const LEAVES = `
  <button data-leaf id="wards">Wards</button><button data-leaf id="rooms">Rooms</button>
  <div data-of="0"><b data-on="wards" data-inspect="R5" aria-label="red 5, bed 4"></b><b data-on="rooms" data-inspect="clinic" aria-label="Clinic"></b></div>
  <div data-of="2"><b data-on="wards" data-seat="2" data-inspect="G1" aria-label="green 1, bed 2"></b></div>`;

test("what lies on another leaf is shown at a press, and said then", async () => {
  document.getElementById("board")!.remove();
  lay(LEAVES);
  layLeaves();
  const { view } = show({ arrow: ["0/R5"], leader: "Ann" });
  await until(() => expect(said()).toBe("Ann is pointing at red 5, bed 4."));
  expect(screen.queryByRole("button", { name: "Show it" })).toBeNull();
  document.getElementById("rooms")!.click();
  await view.rerender({ arrow: ["0/R5", "0/clinic"] });
  await fireEvent.click(await screen.findByRole("button", { name: "Show the start" }));
  await until(() => expect(said()).toBe("Ann is pointing from red 5, bed 4 to Clinic."));
  expect(document.getElementById("wards")!.getAttribute("aria-pressed")).toBe("true");
  expect(await screen.findByRole("button", { name: "Show the end" })).toBeTruthy();
  await view.rerender({ arrow: ["2/G1"] });
  await fireEvent.click(await screen.findByRole("button", { name: "Show it" }));
  await until(() => expect(said()).toBe("Ann is pointing at green 1, bed 2."));
  expect(frame.watched).toBe(2);
});

test("where nothing at all is in sight, what is pointed at can be shown too", async () => {
  document.getElementById("board")!.remove();
  lay(`<button data-leaf id="mine">Mine</button>${LEAVES}`);
  layLeaves();
  show({ arrow: ["0/clinic"], leader: "Ann" });
  expect(pointables().size).toBe(0);
  await fireEvent.click(await screen.findByRole("button", { name: "Show it" }));
  await until(() => expect(said()).toBe("Ann is pointing at Clinic."));
});

test("what is nowhere leaves the board as it was, and says so", async () => {
  document.getElementById("board")!.remove();
  lay(LEAVES);
  layLeaves();
  document.getElementById("rooms")!.click();
  show({ arrow: ["1/Y2"], leader: "Ann" });
  await fireEvent.click(await screen.findByRole("button", { name: "Show it" }));
  await until(() => expect(frame.urgent).toBe("It’s not on this screen."));
  expect(document.getElementById("rooms")!.getAttribute("aria-pressed")).toBe("true");
  expect(frame.watched).toBeNull();
  await until(() => expect(screen.queryByRole("button", { name: "Show it" })).toBeNull());
});

test("the leader chooses a thing and then another, with keys too", async () => {
  const { view, pointed, done } = show({ choosing: true });
  const group = await screen.findByRole("group", { name: "Choose what to point at." });
  await until(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("red 5, bed 4, critical"));
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  await fireEvent.click(document.activeElement!);
  expect(pointed).toEqual([["0/clinic"]]);
  await view.rerender({ arrow: ["0/clinic"] });
  await fireEvent.click(screen.getByRole("button", { name: "Sick Patient, Severity 3" }));
  expect(pointed.at(-1)).toEqual(["0/clinic", "P17"]);
  expect(done.length).toBe(1);
  await fireEvent.keyDown(group.querySelector("button")!, { key: "Escape" });
  await tick();
  expect(done.length).toBe(2);
});
