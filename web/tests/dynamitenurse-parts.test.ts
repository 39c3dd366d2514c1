import { plain } from "../src/look/numbers";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { placeOf } from "../src/dynamitenurse/choicePlaces";
import Ending from "../src/dynamitenurse/Ending.svelte";
import Forecast from "../src/dynamitenurse/Forecast.svelte";
import { deedsOf } from "../src/dynamitenurse/gameSummary";
import Inspect from "../src/dynamitenurse/Inspect.svelte";
import { Place } from "../src/dynamitenurse/keepFocus";
import Meta from "../src/dynamitenurse/Meta.svelte";
import { motifOf, portraitOf } from "../src/dynamitenurse/portraits";
import { fateOf } from "../src/dynamitenurse/transitions";
import { cardOf, counted, gains, healedPoints, isPlain, keyed, patientOf } from "../src/dynamitenurse/viewFacts";
import { speak } from "../src/words/words.svelte";
import { book, choice, fakeScene, viewWith } from "./dynamitenurse-scene";
import Part from "./DynamiteNursePart.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new Error("no network here"))));
afterEach(cleanup);

test("a Patient shows the numbers of the side that lies up", () => {
  expect(patientOf(book, "P01")).toMatchObject({ id: "P01", critical: false, severity: 3, care: null });
  expect(patientOf(book, "P01!")).toMatchObject({
    id: "P01",
    critical: true,
    severity: 5,
    care: 1,
    group: "wounded-2!",
  });
  expect(patientOf(book, "P08!")).toMatchObject({ emergency: true, payment: 1, care: null });
});

test("equal cards are counted, or told apart", () => {
  expect(counted(["a", "b", "a"])).toEqual([
    { id: "a", count: 2 },
    { id: "b", count: 1 },
  ]);
  expect(keyed(["a", "b", "a"]).map((one) => one.key)).toEqual(["a#0", "b#0", "a#1"]);
});

test("plain is what only gives points", () => {
  expect(["examination", "simple-surgery", "white-magic", "n01"].map((id) => isPlain(cardOf(book, id)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("points are added up as they are printed, and negative ones have a minus sign", () => {
  expect(healedPoints(book, { ...viewWith().hospitals[0]!, acquired: ["P31", "P40"] })).toBe(7);
  expect(plain(-2)).toBe("−2");
  const one = choice(
    { verb: "play", card: "closed" },
    {
      preview: [
        { event: "points-gained", seat: 0, tp: 1, gold: 2 },
        { event: "points-gained", seat: 1, tp: 5, gold: 5 },
      ] as never,
    },
  );
  expect(gains(one, 0)).toEqual({ tp: 1, gold: 2 });
});

test("a chosen Patient is chosen where it lies", () => {
  const view = viewWith();
  const at = (patient: string): string => placeOf(view, choice({ verb: "choose", patient }), "choose");
  expect([at("P01"), at("P22"), at("P31")]).toEqual(["bed", "cart", "sheet"]);
});

test("every Nurse has looks of her own, also one of another pack", () => {
  const looks = Array.from({ length: 23 }, (_, index) => {
    const id = `n${`${index + 1}`.padStart(2, "0")}`;
    return JSON.stringify(portraitOf({ ...cardOf(book, "n16"), id }));
  });
  expect(new Set(looks).size).toBe(23);
  expect(portraitOf({ ...cardOf(book, "n16"), id: "x99" }).base).toMatch(/para|driver/);
  expect(motifOf({ ...cardOf(book, "closed"), id: "of-another-pack" })).toBe("dn-k-event");
});

const FORECAST = {
  dies: [{ patient: "P08", name: "Wounded Patient", why: "unpaid" }],
  turns_critical: [],
  beds: 2,
  used: 3,
  due: 1,
  treatment_lost: 1,
  gold_lost: 2,
  healed: 1,
  deck: 4,
  discard: 1,
};

test("the forecast says who dies, what is too much and what is lost", () => {
  render(Part, { part: Forecast, facts: { scene: fakeScene([], {}, { forecast: FORECAST }) } });
  const told = screen.getByRole("list", { name: "If you end now" }).textContent;
  for (const words of ["1 dies", "Wounded Patient, unpaid", "3 of 2 beds", "1 too many", "1 TP, 2 Gold"])
    expect(told).toContain(words);
});

test("as a chip the forecast says the worst only", () => {
  const { container } = render(Part, {
    part: Forecast,
    facts: { scene: fakeScene([], {}, { forecast: FORECAST }), chip: true },
  });
  expect(container.textContent?.trim()).toBe("1 dies");
});

test("a seat tells its marks and who has the title", () => {
  const { container } = render(Part, { part: Meta, facts: { scene: fakeScene([]), seat: 2 } });
  expect(container.textContent).toMatch(/3\s*Kill Marks/);
  expect(container.textContent).toContain("Dynamite Nurse");
});

test("a card looked at closely shows its whole text and what is our version", () => {
  render(Part, { part: Inspect, facts: { scene: fakeScene([]), id: "white-magic" } });
  expect(screen.getByText("White Magic in full.")).toBeTruthy();
  expect(screen.getByText("Our version: cost.")).toBeTruthy();
  expect(screen.getByText("8 of 8 in the Town")).toBeTruthy();
});

test("what is only inferred is told too, without the pen of what is ours", () => {
  const note = "Worked out from the rulebook: part of the text.";
  const inferred = { ...cardOf(book, "kill-mark"), id: "emergency-case", origin: "book" as const, note };
  const scene = { ...fakeScene([]), book: { ...book, cards: { ...book.cards, "emergency-case": inferred } } };
  const { container } = render(Part, { part: Inspect, facts: { scene, id: "emergency-case" } });
  expect(screen.getByText(note)).toBeTruthy();
  expect(container.querySelector('.note use[href="#dn-ours"]')).toBeNull();
});

test("the end ranks as the server does, with every point", () => {
  const parts = [
    { text: "Cursed Patient P31 acquired", points: 2, kind: "acquired", source: "P31" },
    { text: "2 Kill Marks", points: -2, kind: "kill-marks", source: "" },
  ];
  const debrief = {
    sentence: "Ana wins with 2 VP.",
    tie: "The fewest Kill Marks decide.",
    seats: [
      { seat: 0, place: 2, rounds: [], parts, total: 2 },
      { seat: 1, place: 1, rounds: [], parts, total: 2 },
    ],
  };
  render(Part, { part: Ending, facts: { scene: fakeScene([], { end: { reason: "dungeon" } }), debrief } });
  expect(screen.getByRole("img", { name: "Ana wins with 2 VP." }).textContent).toMatch(/^1Ana · 22Mia · 2/);
  expect(screen.getByText("The Dungeon is empty")).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Kill Marks/ }).textContent).toMatch(/−2.*−2/);
  const [own, other] = screen
    .getAllByText(/^(Mia|Ana)$/, { selector: "summary" })
    .map((one) => one.parentElement as HTMLDetailsElement);
  expect([own?.textContent?.includes("Mia"), own?.open, other?.open]).toEqual([true, true, false]);
});

test("what was bought, used and left unused is counted from what happened", () => {
  const told = [
    { event: "points-gained", seat: 0, tp: 4, gold: 3 },
    { event: "patient-operated", seat: 0, patient: "P31", cost: 3 },
    { event: "card-bought", seat: 0, card: "white-magic", cost: 2 },
    { event: "patient-died", seat: 1, patient: "P32!" },
    { event: "game-ended", seat: -1, reason: "dungeon" },
  ] as Parameters<typeof deedsOf>[0];
  expect(deedsOf(told, 2)).toEqual([
    { bought: ["white-magic"], tp: { used: 3, lost: 1 }, gold: { used: 2, lost: 1 }, dead: 0 },
    { bought: [], tp: { used: 0, lost: 0 }, gold: { used: 0, lost: 0 }, dead: 1 },
  ]);
});

test("somebody leaves as what happened to them last says", () => {
  const told = [
    { event: "patient-acquired", seat: 0, patient: "P31" },
    { event: "patient-worsened", seat: 1, patient: "P32!" },
    { event: "patient-died", seat: 1, patient: "P32!" },
    { event: "patient-referred", seat: 0, patient: "P33", owner: 1 },
  ] as Parameters<typeof fateOf>[0];
  expect(["P31", "P32", "P33", "P34"].map((patient) => fateOf(told, patient))).toEqual([
    "healed",
    "died",
    "gone",
    "gone",
  ]);
});

test("when what had the focus is gone, its neighbour takes it", () => {
  document.body.innerHTML =
    '<div class="hand"><button>a</button><button>b</button><button>c</button></div><button>else</button>';
  const [, second, third, other] = document.querySelectorAll("button");
  const place = new Place();
  second!.addEventListener("focusin", (event) => place.note(event));
  second!.focus();
  second!.remove();
  place.keep();
  expect(document.activeElement).toBe(third);
  other!.focus();
  place.keep();
  expect(document.activeElement).toBe(other);
  document.body.innerHTML = "";
});
