/** Which event of Dynamite Nurse is played how. */
import type { DynamiteNurseEvent } from "../api/types";
import { preferences } from "../people/preferences.svelte";
import { heard } from "../play/notifications.svelte";
import { seatPlaces, type About, type Beat, type Having, type Move, type Places, type ToBeats } from "../play/staging";
import { t } from "../words/words.svelte";
import { motifOf } from "./portraits";
import { cardOf, patientOf } from "./viewFacts";

/** How long each kind of beat takes, in milliseconds. */
const MS = { turn: 500, card: 600, cart: 800, pass: 900, door: 800, death: 1000, title: 1800 };

type Kinds = DynamiteNurseEvent["event"];
type Of<Kind extends Kinds> = Having<DynamiteNurseEvent, Kind>;
type Play<Kind extends Kinds> = (event: Of<Kind>, about: About) => Beat | null;

const plain = (patient: string): string => patient.replace("!", "");
const onRoad = (patient: string): string => `.carts [data-inspect="${plain(patient)}"]`;
const inBed = (patient: string): string => `.cots [data-inspect="${plain(patient)}"]`;
const GATE: Places = [".gate", ".road"];

const face = (about: About, patient: string): string => {
  if (!about.book) return "dn-pt-wounded";
  const { condition, critical } = patientOf(about.book, patient);
  return `dn-pt-${condition}${critical ? "-crit" : ""}`;
};
const rider = (about: About, patient: string): Move["piece"] => ({ shape: "card", icon: face(about, patient) });
const picture = (about: About, card: string): string => {
  const found = about.book && cardOf(about.book, card);
  return !found || found.kind === "nurse" ? "dn-kb-nurse" : motifOf(found);
};

/** Who is bombed. With neutral wording nothing explodes. */
const bomb = (): string => (preferences.values.neutral ? "dn-kill" : "dn-dynamite");

/** A beat of another player's doing; your own you have seen. */
const another =
  <Kind extends Kinds>(ms: number, move: (event: Of<Kind>, about: About) => Move | null, join = ""): Play<Kind> =>
  (event, about) => {
    if (event.seat === about.seat) return null;
    const moved = move(event, about);
    const lit = [seatPlaces(event.seat).slice(0, 1)];
    return { ms, seat: event.seat, moves: moved ? [moved] : [], lit, ...(join && { join: `${join}-${event.seat}` }) };
  };

/** The cart rolls from the Dungeon to its place on the road, an emergency straight into a Hospital. */
const rolls = ({ seat, patient, owner }: Of<"patient-transported">, about: About): Beat => {
  const to = [onRoad(patient), inBed(patient), ...seatPlaces(owner)];
  const piece: Move["piece"] = { shape: "cart", icon: "dn-cart", load: [face(about, patient)] };
  return { ms: MS.cart, seat, moves: [{ piece, way: "drive", from: GATE, to }] };
};

/** The bomb goes from hand to hand, and the patient with it. */
const passes = ({ seat, patient, owner }: Of<"patient-referred">, about: About): Beat => ({
  ms: MS.pass,
  seat,
  lit: [seatPlaces(owner).slice(0, 1)],
  moves: [
    { piece: rider(about, patient), way: "fly", from: seatPlaces(seat), to: seatPlaces(owner) },
    { piece: { shape: "token", icon: bomb() }, way: "pass", from: seatPlaces(seat), to: seatPlaces(owner) },
  ],
});

/** A patient in bed turns from one side to the other. */
const turns =
  (from: (patient: string) => string) =>
  ({ seat, patient }: Of<"patient-worsened">, about: About): Beat => ({
    ms: MS.card,
    seat,
    join: `bed-${seat}`,
    moves: [
      {
        piece: { shape: "card", icon: face(about, from(patient)), becomes: face(about, patient) },
        way: "stay",
        from: [inBed(patient), ...seatPlaces(seat)],
      },
    ],
  });

const PLAYS: { [Kind in Kinds]?: Play<Kind> } = {
  "turn-began": another(MS.turn, () => null),
  "card-played": another(
    MS.card,
    ({ seat, card }, about) => ({
      piece: { shape: "card", icon: picture(about, card) },
      way: "rise",
      from: seatPlaces(seat),
    }),
    "played",
  ),
  "card-bought": another(MS.card, ({ seat, card }, about) => ({
    piece: { shape: "card", icon: picture(about, card) },
    way: "fly",
    from: [`.town [data-inspect="${card}"]`, ".town", ...seatPlaces(seat)],
    to: seatPlaces(seat),
  })),
  "patient-revealed": ({ patient }, about) => ({
    ms: MS.door,
    seat: null,
    moves: [
      { piece: { shape: "burst", icon: "dn-dungeon" }, way: "stay", from: GATE },
      { piece: rider(about, patient), way: "fly", from: GATE, to: [".dungeon .top", ".road"] },
    ],
  }),
  "patient-transported": rolls,
  "emergency-transported": rolls,
  "patient-referred": passes,
  "marker-replaced": passes,
  "patient-given": passes,
  "patient-admitted": another(MS.cart, ({ seat, patient }, about) => ({
    piece: rider(about, patient),
    way: "fly",
    from: [onRoad(patient), ".carts"],
    to: [inBed(patient), ...seatPlaces(seat)],
  })),
  "patient-operated": another(MS.cart, ({ seat, patient }, about) => ({
    piece: rider(about, patient),
    way: "rise",
    from: [inBed(patient), ...seatPlaces(seat)],
  })),
  "patient-worsened": turns(plain),
  "patient-stabilised": turns((patient) => `${plain(patient)}!`),
  "patient-died": ({ seat, patient }, about) => ({
    ms: MS.death,
    seat,
    join: `death-${seat}`,
    moves: [
      { piece: rider(about, patient), way: "stay", from: [inBed(patient), ...seatPlaces(seat)] },
      { piece: { shape: "burst", icon: bomb() }, way: "rise", from: [inBed(patient), ...seatPlaces(seat)] },
    ],
  }),
  "kill-marks-taken": ({ seat, count }) => ({
    ms: MS.death,
    seat,
    join: `death-${seat}`,
    moves: Array.from({ length: count }, () => ({
      piece: { shape: "token", icon: "dn-kill" },
      way: "fly",
      from: ['[data-inspect="kill-mark"]', ...seatPlaces(seat)],
      to: seatPlaces(seat),
    })),
  }),
  "dynamite-nurse-taken": ({ seat }, about) => ({
    ms: MS.title,
    seat,
    isTitle: true,
    says: t(preferences.values.neutral ? "web-nurse-stage-marks" : "web-nurse-stage-title", {
      name: about.nameOf(seat),
    }),
    lit: [seatPlaces(seat).slice(0, 1)],
    moves: [{ piece: { shape: "burst", icon: bomb() }, way: "rise", from: seatPlaces(seat) }],
  }),
};

export const beats: ToBeats = (events, about) =>
  (events as readonly DynamiteNurseEvent[]).flatMap((event) => {
    const play = PLAYS[event.event] as ((event: DynamiteNurseEvent, about: About) => Beat | null) | undefined;
    const beat = play?.(event, about);
    return beat ? { ...beat, sounds: heard([event]) } : [];
  });
