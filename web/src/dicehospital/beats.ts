/** Which event of Dice Hospital is played how. */
import { heard } from "../play/notifications.svelte";
import type { Sound } from "../play/sounds";
import {
  CAPTION,
  seatPlaces,
  type About,
  type Beat,
  type Having,
  type Move,
  type Places,
  type ToBeats,
} from "../play/staging";
import { listed, t } from "../words/words.svelte";
import { cardOf, meeple, roomIcon } from "./cardSymbols";
import { settled, symbolOf } from "./dice";
import type { DiceEvent, DiceView } from "./types";

/** How long each kind of beat takes, in milliseconds. */
const MS = { dice: 1000, take: 800, work: 600, home: 800, night: 1000 };

type Of<Kind extends DiceEvent["event"]> = Having<DiceEvent, Kind>;
type Changed = Of<"patient-healed">;

/** A die as it lies in a bed: also with the mark of the placement under way. */
const bed = (seat: number, die: string): string => {
  const [now, marked] = [settled(die), `${settled(die)}+`];
  return `.wgrid[data-of="${seat}"] :is([data-inspect="${now}"], [data-inspect="${marked}"])`;
};
const bedPlaces = (seat: number, die: string): Places => [bed(seat, die), ...seatPlaces(seat)];
const van = (number: number): Places => [`[data-thing="van-${number}"] .box`, ".road", CAPTION];
const tray = (die: string): Places => [`.tray [data-die="${settled(die)}"]`, ".tray", ".road", CAPTION];
/** On a phone the door of whoever looks is on the leaf with the wards. */
const door = (seat: number, about: About): Places => [
  `[data-door="${seat}"]`,
  ...(seat === about.seat ? ["#tab-wards"] : []),
  ...seatPlaces(seat),
];

/** A patient who changes where they lie, or at the card of their hospital if that isn't open. */
const changes = ({ seat, before, after }: Changed): Move => ({
  piece: { shape: "die", icon: symbolOf(before), becomes: symbolOf(after) },
  way: "stay",
  from: bedPlaces(seat, after),
});

const rolls = (dice: readonly Of<"die-drawn">[]): Move[] =>
  dice.map(({ die }) => ({
    piece: { shape: "die", icon: symbolOf(die) },
    way: "tumble",
    from: tray(die).slice(1),
    to: tray(die),
  }));

const loads = (event: Of<"die-loaded">, isRolled: boolean): Move => ({
  piece: { shape: "die", icon: symbolOf(event.die) },
  way: isRolled ? "tumble" : "fly",
  from: isRolled ? tray(event.die).slice(1) : tray(event.die),
  to: van(event.ambulance),
});

/** How single events are played. What you do yourself you have seen. */
const SINGLE: { [Kind in DiceEvent["event"]]?: (event: Of<Kind>, about: About) => Beat | null } = {
  "ambulance-taken": ({ seat, ambulance }, about) =>
    another(seat, about, MS.take, {
      piece: { shape: "van", icon: "ambulance", text: `${ambulance}`, load: loadOf(about, ambulance) },
      way: "drive",
      from: van(ambulance),
      to: seatPlaces(seat),
    }),
  "improvement-taken": ({ seat, improvement }, about) =>
    another(seat, about, MS.take, {
      piece: { shape: "card", icon: cardIcon(about, improvement) },
      way: "fly",
      from: [`.market [data-inspect="${improvement}"]`, ".market", CAPTION],
      to: seatPlaces(seat),
    }),
  "staff-placed": ({ seat, staff }, about) =>
    about.book && work(seat, about, { shape: "token", icon: meeple(about.book, staff) }),
  "patient-healed": (event, about) => heals(event, about),
  "patient-rerolled": (event, about) => heals(event, about),
  "patient-flipped": (event, about) => heals(event, about),
  "patient-recoloured": (event, about) => heals(event, about),
};

/** A patient walks out, from the bed where they lay before all of this happened: perhaps they were recoloured first. */
function home({ seat, before }: Of<"patient-discharged">, earlier: readonly DiceEvent[], about: About): Beat {
  const lay = earlier.reduceRight(
    (now, one) => ("after" in one && one.seat === seat && settled(one.after) === settled(now) ? one.before : now),
    before,
  );
  const from = [...new Set([bed(seat, lay), bed(seat, before)]), ...seatPlaces(seat)];
  const move: Move = {
    piece: { shape: "die", icon: symbolOf(before) },
    way: "walk",
    from,
    to: door(seat, about),
  };
  return { ms: MS.home, seat, join: `home-${seat}`, moves: [move] };
}

const loadOf = ({ view }: About, number: number): string[] =>
  ((view as DiceView | null)?.ambulances[number - 1] ?? []).map((die) => symbolOf(die));

const cardIcon = (about: About, card: string): string => {
  if (!about.book) return "em-other";
  return cardOf(about.book, card).kind === "department" ? roomIcon(card) : meeple(about.book, card);
};

function another(seat: number, about: About, ms: number, move: Move): Beat | null {
  return seat === about.seat ? null : { ms, seat, moves: [move], lit: [seatPlaces(seat).slice(0, 1)] };
}

function work(seat: number, about: About, piece: Move["piece"]): Beat | null {
  const move: Move = { piece, way: "rise", from: [`.rooms[data-of="${seat}"]`, ...seatPlaces(seat)] };
  const beat = another(seat, about, MS.work, move);
  return beat && { ...beat, join: `work-${seat}` };
}

function heals(event: Changed, about: About): Beat | null {
  const beat = another(event.seat, about, MS.work, changes(event));
  return beat && { ...beat, lit: [[bed(event.seat, event.after)], ...(beat.lit ?? [])], join: `work-${event.seat}` };
}

/** The night: who was not treated gets worse, deaths have their moment, and points are counted. */
function night(events: readonly DiceEvent[], about: About): Beat[] {
  const dark = [`.wgrid[data-of="${about.seat ?? 0}"]`, "#board"];
  const of = <Kind extends DiceEvent["event"]>(kind: Kind) =>
    events.filter((one): one is Of<Kind> => one.event === kind);
  const worse = of("patient-worsened");
  const dead = of("patient-died");
  const points = events.filter((one): one is Of<"points-scored"> => one.event === "points-scored" && one.amount > 0);
  const sums = new Map<number, number>();
  for (const { seat, amount } of points) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  const beat = (says: string, moves: Move[], sounds: readonly Sound[] = []): Beat[] =>
    moves.length ? [{ ms: MS.night, seat: null, moves, dark, says, sounds }] : [];
  return [
    ...beat(t("web-dice-stage-night"), worse.map(changes)),
    ...beat(
      t("web-dice-night-dead", { n: dead.length }),
      dead.map(({ seat }) => ({
        piece: { shape: "burst", icon: "tok-fatality" },
        way: "rise",
        from: [`[data-quiet="${seat}"]`, `.wgrid[data-of="${seat}"]`, ...seatPlaces(seat)],
      })),
      heard(dead),
    ),
    ...beat(
      t("web-dice-stage-points", { points: listed([...sums].map(([seat, sum]) => `${about.nameOf(seat)} +${sum}`)) }),
      points.map(({ seat, amount }) => ({
        piece: { shape: "points", counts: amount },
        way: "rise",
        from: [...seatPlaces(seat).slice(0, 1), ...(seat === about.seat ? dark : [])],
      })),
    ),
  ];
}

/** Return the beats of new dice: those that go into an ambulance right away tumble there. */
function dice(drawn: readonly Of<"die-drawn">[], loaded: readonly Of<"die-loaded">[]): Beat[] {
  const left = loaded.map(({ die }) => die);
  const loose = drawn.filter(({ die }) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const moves = [...rolls(loose), ...loaded.map((one) => loads(one, drawn.length > 0))];
  if (!moves.length) return [];
  const ms = drawn.length ? MS.dice : MS.work;
  return [
    {
      ms,
      seat: null,
      moves,
      sounds: heard([...drawn, ...loaded]),
      join: drawn.length ? "dice" : "load",
      ...(drawn.length && { says: t("web-dice-stage-dice") }),
    },
  ];
}

/** Return the events of the night among others, as the first and the one after the last; none without its end. */
function nightOf(events: readonly DiceEvent[]): [number, number] {
  const end = events.findIndex((one) => one.event === "shift-changed" || one.event === "game-ended");
  if (end < 0) return [0, 0];
  return [events.slice(0, end).findLastIndex((one) => one.event === "activation-ended") + 1, end];
}

export const beats: ToBeats = (happened, about) => {
  const events = happened as readonly DiceEvent[];
  const [dusk, dawn] = nightOf(events);
  const out: Beat[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    if (at === dusk && dusk < dawn) {
      out.push(...night(events.slice(dusk, dawn), about));
      at = dawn - 1;
    } else if (event.event === "die-drawn" || event.event === "die-loaded") {
      let end = at;
      while (events[end]?.event === "die-drawn" || events[end]?.event === "die-loaded") end += 1;
      const group = events.slice(at, end);
      out.push(
        ...dice(
          group.filter((one): one is Of<"die-drawn"> => one.event === "die-drawn"),
          group.filter((one): one is Of<"die-loaded"> => one.event === "die-loaded"),
        ),
      );
      at = end - 1;
    } else if (event.event === "patient-discharged") {
      out.push({ ...home(event, events.slice(0, at), about), sounds: heard([event]) });
    } else {
      const beat = (SINGLE[event.event] as ((event: DiceEvent, about: About) => Beat | null) | undefined)?.(
        event,
        about,
      );
      if (beat) out.push({ ...beat, sounds: heard([event]) });
    }
  }
  return out;
};
