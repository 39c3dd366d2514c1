// The same crowd as ours, for boardgame.io: four clients at each match, each with a socket of its
// own, and moves at a stated rate. It speaks the messages of boardgame.io's client directly: two
// thousand whole clients with stores of their own would measure the driver.
//
// Its one argument is JSON: port, pid, matches, warmUp, stages (pairs of rate and seconds), quick.
// It prints one line of JSON a stage.

const fs = require("node:fs");
const { performance } = require("node:perf_hooks");
const { io } = require("socket.io-client");
const { Clinic, SEATS, legal } = require("./game.js");

const settings = JSON.parse(process.argv[2]);
const base = `http://127.0.0.1:${settings.port}`;
const PATIENCE = 10_000;
const AT_ONCE = 16;

let page = newPage();
const matches = [];

function newPage() {
  return { errors: {}, times: [], late: [], actions: 0 };
}

function fault(name) {
  page.errors[name] = (page.errors[name] || 0) + 1;
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function post(path, body) {
  const answer = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

// --- coming ------------------------------------------------------------------------------------

async function sitDown() {
  const { matchID } = await post(`/games/${Clinic.name}/create`, { numPlayers: SEATS });
  const match = { id: matchID, clients: [], sent: null };
  for (let seat = 0; seat < SEATS; seat++) {
    const body = { playerID: String(seat), playerName: `Guest ${seat}` };
    const { playerCredentials } = await post(`/games/${Clinic.name}/${matchID}/join`, body);
    match.clients.push(await listen(match, String(seat), playerCredentials));
  }
  matches.push(match);
}

function listen(match, seat, credentials) {
  const socket = io(`${base}/${Clinic.name}`, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
  });
  const client = { seat, credentials, socket, state: null };
  return new Promise((done) => {
    socket.on("connect", () => socket.emit("sync", match.id, seat, credentials, SEATS));
    socket.on("sync", (_, info) => {
      client.state = info.state;
      done(client);
    });
    socket.on("update", (_, state) => heard(match, client, state));
    socket.on("disconnect", (why) => fault(`disconnected: ${why}`));
    socket.on("connect_error", () => fault("could not connect"));
  });
}

function heard(match, client, state) {
  const now = performance.now();
  if (state._stateID <= client.state._stateID) return fault("event doubled");
  client.state = state;
  if (!match.sent || !match.sent.missing.delete(client.seat)) return fault("event without action");
  if (client.seat !== match.sent.seat) page.times.push(now - match.sent.at);
  if (match.sent.missing.size === 0) {
    match.sent = null;
    page.actions += 1;
  }
}

// --- playing -----------------------------------------------------------------------------------

function act(match) {
  const seat = match.clients[0].state.ctx.currentPlayer;
  const { socket, state, credentials } = match.clients[seat];
  const choices = legal(state.G, seat);
  const args = choices[Math.floor(Math.random() * choices.length)];
  const payload = { type: args ? "treat" : "rest", args: args || [], playerID: seat, credentials };
  match.sent = { seat, at: performance.now(), missing: new Set(match.clients.map((c) => c.seat)) };
  socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match.id, seat);
}

function nextMatch() {
  for (let tries = matches.length; tries > 0; tries--) {
    const match = matches.shift();
    if (match.clients[0].state.ctx.gameover) continue;
    matches.push(match);
    if (!match.sent) return match;
  }
  return null;
}

function cpuSeconds() {
  const fields = fs.readFileSync(`/proc/${settings.pid}/stat`, "ascii").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function drive(rate, seconds) {
  page = newPage();
  const began = performance.now();
  const computed = cpuSeconds();
  for (let number = 0; number < rate * seconds; number++) {
    const due = began + (number * 1000) / rate;
    while (performance.now() < due) await pause(due - performance.now());
    const match = nextMatch();
    if (match === null) {
      fault("no match was ready");
      continue;
    }
    page.late.push(performance.now() - due);
    act(match);
    await new Promise((done) => setImmediate(done));
  }
  const passed = (performance.now() - began) / 1000;
  const cpu = (cpuSeconds() - computed) / passed;
  await settle();
  return told(rate, passed, cpu);
}

async function settle() {
  const until = performance.now() + PATIENCE;
  while (matches.some((match) => match.sent) && performance.now() < until) await pause(20);
  for (const match of matches) {
    if (match.sent) fault("event missing");
    match.sent = null;
  }
}

function quantile(values, share) {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered.length ? ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)] : 0;
}

function told(rate, passed, cpu) {
  return {
    rate,
    done: page.actions / passed,
    actions: page.actions,
    events: page.times.length,
    p50: quantile(page.times, 0.5),
    p95: quantile(page.times, 0.95),
    p99: quantile(page.times, 0.99),
    most: quantile(page.times, 1),
    answer_p99: 0,
    late_p99: quantile(page.late, 0.99),
    cpu,
    errors: page.errors,
  };
}

async function main() {
  let toLay = settings.matches;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (toLay-- > 0) await sitDown();
    }),
  );
  await drive(...settings.warmUp);
  const isGood = (stage) => stage.p99 < settings.quick && !Object.keys(stage.errors).length;
  const measured = async (rate, seconds) => {
    const stage = await drive(rate, seconds);
    process.stdout.write(`${JSON.stringify(stage)}\n`);
    return isGood(stage);
  };
  for (const [number, [rate, seconds]] of settings.stages.entries()) {
    const good = await measured(rate, seconds);
    // A hiccup of the machine is not the capacity of the server.
    if (!good && (number === 0 || !(await measured(rate, seconds)))) break;
  }
  process.exit(0);
}

main();
