import { HEARTBEAT_MS } from "@4d/contract";
import { pause, say } from "../../scripts/lib/shell.mjs";
import { type Crowd, deviceOf, gather, LATECOMER, note, type Person, TERMINALS } from "./crowd.ts";
import { inParallel, until } from "./measure.ts";
import { seeded } from "./random.ts";
import { type DatabaseKind, openRig, type Rig } from "./rig.ts";
import { type Device, showAll, switchOn, type Terminal } from "./terminal.ts";
import { type Conversation, judge, type Verdict } from "./verdict.ts";
import { type Damage, startWeather } from "./weather.ts";

/** How hard it storms. */
export interface Storm {
  readonly terminals: number;
  readonly messages: number;
  readonly kills: number;
  readonly perSecond: number;
  readonly seed: number;
}

/** What happened, and what everybody showed afterwards. */
export interface Aftermath {
  readonly verdict: Verdict;
  readonly damage: Readonly<Damage>;
  readonly kills: number;
  readonly databaseRestarts: number;
  readonly crashes: number;
  readonly written: number;
  readonly seconds: number;
}

const SHARE = 0.03;
const SOCKET_LIFE_MS = [1000, 8000] as const;
const TEXTS_IN_GROUPS = 0.3;
const CRASH_EVERY = 100;
/**
 * No news on any terminal for this long, with everything sent: all is told. Longer than from one heartbeat to
 * the next, by which a terminal learns that its newest frame was lost.
 */
const QUIET_MS = HEARTBEAT_MS + 4000;
/** As long as outboxes shrink all is well; this is for a crowd that stands still. */
const STANDSTILL_MS = 90_000;
/** People stop writing while so many texts each are still unsent: the storm is to be long, not the queue. */
const UNSENT_EACH = 5;

interface Seated {
  readonly person: Person;
  readonly device: Device;
  running: Terminal;
}

/** Runs a storm on one database and judges the screens of every terminal, late ones included. */
export async function weatherStorm(database: DatabaseKind, storm: Storm): Promise<Aftermath> {
  const rig = await openRig(database);
  try {
    return await through(rig, storm);
  } finally {
    await rig.remove();
  }
}

async function through(rig: Rig, storm: Storm): Promise<Aftermath> {
  const random = seeded(storm.seed);
  const { origin } = rig.server;
  const crowd = await gather(origin, storm.terminals / TERMINALS.length);
  const weather = await startWeather({ target: origin, random, share: SHARE, life: SOCKET_LIFE_MS });
  const seats: Seated[] = [];
  for (const person of crowd.people) {
    for (const terminal of TERMINALS) {
      const device = deviceOf(person, terminal, weather.origin);
      seats.push({ person, device, running: await switchOn(device) });
    }
  }
  const began = performance.now();
  const disasters = await write({ rig, crowd, seats, storm, random });
  weather.calm();
  await settle(seats, crowd);
  const seconds = (performance.now() - began) / 1000;
  const late = await inParallel(8, crowd.people, async (person) => {
    const device = deviceOf(person, LATECOMER, weather.origin);
    return { person, device, running: await switchOn(device) };
  });
  await until("latecomers to load", STANDSTILL_MS * 2, () => late.every(({ running }) => isLoaded(running)));
  const verdict = judge(await screens([...seats, ...late], crowd));
  tellWhy(verdict, [...seats, ...late]);
  for (const { running } of [...seats, ...late]) await running.stop();
  await weather.close();
  return { verdict, damage: weather.damage, ...disasters, written: total(crowd), seconds };
}

const total = (crowd: Crowd) => [...crowd.written.values()].reduce((sum, list) => sum + list.length, 0);

const unsent = (seats: readonly Seated[]) =>
  seats.reduce((sum, { running }) => sum + running.engine.state.outbox.length, 0);

/** How the cursors went over the rows that are missing. */
function tellWhy({ missing }: Verdict, seats: readonly Pick<Seated, "person" | "device">[]): void {
  for (const { by, conversation, id } of missing.slice(0, 20)) {
    say(`  ${by} lacks ${id} of ${conversation}; its cursor went over it:`);
    const kind = conversation.startsWith("group") ? "group" : "private";
    const seat = seats.find((one) => nameOf(one) === by);
    for (const line of seat?.device.journal.over(kind, id) ?? []) say(`    ${line}`);
  }
}

const nameOf = ({ person, device }: Pick<Seated, "person" | "device">) =>
  `terminal ${device.terminal} of ${person.account.id}`;

/** What the first of each outbox waits for. */
function stuck(seats: readonly Seated[]): string[] {
  const lines = seats.flatMap(({ device, running }) => {
    const { outbox, streams } = running.engine.state;
    const [first] = outbox;
    const where = `terminal ${device.terminal} of ${device.me}`;
    const held = `held ${streams.private.held.length}/${streams.group.held.length}`;
    if (first)
      return [
        `${where}: ${outbox.length} unsent, the first ${first.state} after ${first.attempts} tries: ${first.reason ?? ""}`,
      ];
    return isLoaded(running) ? [] : [`${where}: not loaded, ${held}`];
  });
  return lines.slice(0, 10);
}

const isLoaded = ({ engine }: Terminal) =>
  !engine.loading.private &&
  !engine.loading.group &&
  engine.state.streams.private.linked &&
  engine.state.streams.group.linked;

interface Writing {
  readonly rig: Rig;
  readonly crowd: Crowd;
  readonly seats: readonly Seated[];
  readonly storm: Storm;
  readonly random: () => number;
}

/** Everybody writes at random while the server is killed at even distances and programs crash now and then. */
async function write({ rig, crowd, seats, storm, random }: Writing) {
  const done = { kills: 0, databaseRestarts: 0, crashes: 0 };
  const killAt = Array.from({ length: storm.kills }, (_, n) =>
    Math.round(((n + 1) * storm.messages) / (storm.kills + 1)),
  );
  // One at a time: a server killed while it starts would be a start that failed.
  let disasters = Promise.resolve();
  let began = performance.now();
  for (let written = 0; written < storm.messages; ) {
    const due = Math.min(storm.messages, ((performance.now() - began) / 1000) * storm.perSecond);
    for (; written < due; written += 1) {
      writeOne(crowd, pick(seats, random), random);
      if (killAt.includes(written)) disasters = disasters.then(() => killServer(rig, done));
      if (written % CRASH_EVERY === CRASH_EVERY - 1)
        disasters = disasters.then(() => crashOne(pick(seats, random), done));
    }
    await pause(10);
    if (unsent(seats) > UNSENT_EACH * seats.length) {
      const from = performance.now();
      await until("outboxes to shrink", STANDSTILL_MS * 4, () => unsent(seats) < UNSENT_EACH * seats.length);
      began += performance.now() - from;
    }
  }
  await disasters;
  return done;
}

function pick<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("nobody there");
  return one;
}

function writeOne(crowd: Crowd, { person, device, running }: Seated, random: () => number): void {
  const group = person.seats.at(-1);
  const seat = random() < TEXTS_IN_GROUPS && group ? group : pick(person.seats.slice(0, -1), random);
  running.write(seat.chatId, note(crowd, seat.conversation, device));
}

async function killServer(
  { server, cluster }: Rig,
  done: { kills: number; databaseRestarts: number },
): Promise<void> {
  await server.kill();
  done.kills += 1;
  // Once, where the database is a server of its own, it goes away while ours is down and again while it is up.
  if (cluster && done.kills === 1) {
    await cluster.restart();
    done.databaseRestarts += 1;
  }
  await server.start();
  if (cluster && done.kills === 2) {
    await cluster.restart();
    done.databaseRestarts += 1;
  }
}

async function crashOne(seat: Seated, done: { crashes: number }): Promise<void> {
  // What was written a moment ago is stored by now; sooner it would have been lost with every right.
  await pause(20);
  seat.running.crash();
  seat.running = await switchOn(seat.device);
  done.crashes += 1;
}

/** Calm weather: waits until every outbox is empty and every terminal has gone some seconds without news. */
async function settle(seats: readonly Seated[], crowd: Crowd): Promise<void> {
  let states: unknown[] = [];
  let quietSince = performance.now();
  const ready = () => unsent(seats) === 0 && seats.every(({ running }) => isLoaded(running));
  for (;;) {
    const now = seats.map(({ running }) => running.engine.state.chats);
    if (now.some((state, index) => state !== states[index])) quietSince = performance.now();
    states = now;
    const quiet = performance.now() - quietSince;
    if (quiet > QUIET_MS && ready()) return;
    if (quiet > STANDSTILL_MS) break;
    await pause(100);
  }
  // Told, not thrown: the verdict on what is missing says more.
  say(`  nothing moves any more; ${unsent(seats)} of ${total(crowd)} unsent`);
  for (const line of stuck(seats)) say(`    ${line}`);
}

async function screens(seats: readonly Seated[], { written }: Crowd): Promise<Conversation[]> {
  const shown = new Map<string, { by: string; texts: Awaited<ReturnType<typeof showAll>> }[]>();
  await inParallel(16, seats, async ({ person, device, running }) => {
    for (const { conversation, chatId } of person.seats) {
      const texts = await showAll(running, chatId);
      const by = nameOf({ person, device });
      shown.set(conversation, [...(shown.get(conversation) ?? []), { by, texts }]);
    }
  });
  return [...shown].map(([name, list]) => ({ name, written: written.get(name) ?? [], shown: list }));
}
