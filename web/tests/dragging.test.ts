/** Where things may be dropped follows from the choices, and a Patient who is dropped on a rival is handed over at once. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/api/types";
import { type Piece, cardPiece, drags, patientPiece } from "../src/dynamitenurse/drags";
import { Play } from "../src/dynamitenurse/play.svelte";
import { patientOf } from "../src/dynamitenurse/viewFacts";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import { book, choice, fakeScene, viewWith } from "./dynamitenurse-scene";

beforeAll(() => speak("en"));
beforeEach(() => preferences.set("confirm", "risky"));

const HURT = patientPiece(patientOf(book, "P08!"));
const refer = choice({ verb: "choose", patient: "P08" });

/** Somebody who is asked which Patient to refer, and then to whom. */
function referring(then: Choice[], first = refer) {
  const scene = fakeScene([first, choice({ verb: "skip" })], { prompts: { 0: "refer" } });
  const act = scene.act.bind(scene);
  scene.act = async (one) => {
    Object.assign(scene, { choices: then, view: viewWith({ prompts: { 0: "refer-to" } }) });
    return act(one);
  };
  const play = new Play(() => scene, new Frame());
  const places = (piece: Piece) => drags(play).places(piece);
  return { scene, play, places };
}

test("a Patient goes to whom one drops it on, in one go", async () => {
  const [ana, bo] = [choice({ verb: "assign", player: 2 }), choice({ verb: "assign", player: 3 })];
  const { scene, places } = referring([ana, bo]);
  expect([...places(HURT).keys()]).toEqual(["seat 1", "seat 2"]);
  places(HURT).get("seat 2")!();
  await vi.waitFor(() => expect(scene.acted.slice(0, 2)).toEqual([refer, bo]));
});

test("whoever can't take it doesn't, and it is said why", async () => {
  const { scene, places } = referring([choice({ verb: "assign", player: 3 })]);
  places(HURT).get("seat 1")!();
  await vi.waitFor(() => expect(scene.asked).toEqual([["assign", "2"]]));
  expect(scene.acted).toEqual([refer]);
});

test("where only one can take it, it goes nowhere else", () => {
  const preview = [{ event: "patient-referred", seat: 0, patient: "P08!", owner: 2 }] as never;
  const only = choice({ verb: "choose", patient: "P08" }, { preview });
  const { places } = referring([], only);
  expect([...places(HURT).keys()]).toEqual(["seat 2"]);
});

test("what is shown first asks nobody else until it is done, and a press on another Patient forgets it", async () => {
  preferences.set("confirm", "all");
  const other = choice({ verb: "choose", patient: "P01" });
  const { scene, play, places } = referring([choice({ verb: "assign", player: 3 })]);
  places(HURT).get("seat 2")!();
  expect([play.picked, scene.acted]).toEqual([refer, []]);
  Object.assign(scene, { choices: [refer, other] });
  play.press(other, "P01");
  play.press(other, "P01");
  await vi.waitFor(() => expect(scene.acted).toEqual([other]));
  expect(play.picked).toBeNull();
});

test("nothing can be dropped where nothing is offered", () => {
  const { places } = referring([]);
  expect(places(patientPiece(patientOf(book, "P01"))).size).toBe(0);
  expect(places(cardPiece("white-magic", "white-magic#0")).size).toBe(0);
});
