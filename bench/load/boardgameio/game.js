// A clinic: a game made up for measuring. It has four seats, about 350 decisions a game, secrets
// that views leave out, and a view of about as many bytes as one of Dice Hospital with its choices.

const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const ROUNDS = 8;
const BEDS = 10;
const ROOMS = 11;
const COLOURS = ["red", "yellow", "green"];

function patient(random) {
  return { colour: COLOURS[random.Die(3) - 1], value: random.D6(), treated: false };
}

function clinic(random) {
  const rooms = Array.from({ length: ROOMS }, (_, number) => ({
    name: `room-${number}`,
    colour: COLOURS[number % 3],
    used: false,
  }));
  return {
    beds: Array.from({ length: BEDS }, () => patient(random)),
    rooms,
    discharged: 0,
    points: 0,
    cards: [random.Die(60), random.Die(60), random.Die(60)],
  };
}

function setup({ random }) {
  return {
    deck: random.Shuffle(Array.from({ length: 60 }, (_, card) => card)),
    clinics: Array.from({ length: SEATS }, () => clinic(random)),
    ambulances: Array.from({ length: SEATS }, () => [1, 2, 3].map(() => patient(random))),
    story: [],
  };
}

function treat({ G, playerID, random }, bed, room) {
  const own = G.clinics[playerID];
  const one = own.beds[bed];
  const where = own.rooms[room];
  if (!one || !where || one.treated || where.used) return INVALID_MOVE;
  where.used = true;
  one.treated = true;
  one.value += where.colour === one.colour ? 2 : 1;
  G.story = [{ did: "treat", seat: playerID, bed, room, value: one.value }];
  if (one.value > 6) {
    own.discharged += 1;
    own.points += own.discharged;
    own.beds[bed] = { ...patient(random), treated: true };
    G.story.push({ did: "discharge", seat: playerID, bed, points: own.points });
  }
}

function rest({ G, playerID }) {
  G.story = [{ did: "rest", seat: playerID }];
}

function wakeUp({ G, ctx }) {
  const own = G.clinics[ctx.currentPlayer];
  for (const bed of own.beds) bed.treated = false;
  for (const room of own.rooms) room.used = false;
}

// Only what a seat may see: nobody the deck, and of the cards only one's own.
function playerView({ G, playerID }) {
  const { deck, ...seen } = G;
  const clinics = G.clinics.map((one, seat) =>
    String(seat) === playerID ? one : { ...one, cards: one.cards.length },
  );
  return { ...seen, deck: deck.length, clinics };
}

// What a seat may do, as the arguments of `treat`; nothing when it can only rest.
function legal(view, playerID) {
  const own = view.clinics[playerID];
  const beds = own.beds.flatMap((bed, number) => (bed.treated ? [] : [number]));
  const rooms = own.rooms.flatMap((room, number) => (room.used ? [] : [number]));
  return beds.flatMap((bed) => rooms.map((room) => [bed, room]));
}

const Clinic = {
  name: "clinic",
  setup,
  moves: { treat, rest },
  turn: { minMoves: ROOMS, maxMoves: ROOMS, onBegin: wakeUp },
  endIf: ({ ctx }) => (ctx.turn > ROUNDS * SEATS ? { over: true } : undefined),
  playerView,
  minPlayers: SEATS,
  maxPlayers: SEATS,
};

module.exports = { Clinic, SEATS, legal };
