import { HEARTBEAT_MS } from "@4d/contract";
import pLimit from "p-limit";
import { pause, say } from "../../scripts/lib/shell.mjs";
import {
  type Crowd,
  deviceOf,
  gather,
  LATE_TERMINAL,
  type Person,
  recordWritten,
  TERMINALS,
} from "./crowd.ts";
import { type FaultPlan, faultsOfOneNode, type Tally } from "./fault-plan.ts";
import { type Damage, startFaultyNetwork } from "./faulty-network.ts";
import { until } from "./measure.ts";
import { seeded } from "./random.ts";
import { type DatabaseKind, openRig } from "./rig.ts";
import { type Device, showAll, switchOn, type Terminal } from "./terminal.ts";
import { type Conversation, judge, type Verdict } from "./verdict.ts";

/** The size and intensity of a storm. */
export interface ChaosLoad {
  readonly terminals: number;
  readonly messages: number;
  readonly perSecond: number;
  readonly seed: number;
}

/** What happened, and the verdict on what everybody showed afterwards. */
export interface ChaosResult extends Tally {
  readonly verdict: Verdict;
  readonly damage: Readonly<Damage>;
  readonly crashes: number;
  readonly written: number;
  readonly seconds: number;
}

const SHARE = 0.03;
const SOCKET_LIFE_MS = [1000, 8000] as const;
const TEXTS_IN_GROUPS = 0.3;
const CRASH_EVERY = 100;
/**
 * Everything is delivered when no terminal has had an update for this long, with everything sent. Longer than
 * the interval between heartbeats, by which a terminal learns that its newest frame was lost.
 */
const QUIET_MS = HEARTBEAT_MS + 4000;
/** Shrinking outboxes are fine; this limit is for terminals that make no progress. */
const STANDSTILL_MS = 90_000;
/** People stop writing while each has this many unsent texts, so that the storm is long and not the queue. */
const UNSENT_EACH = 5;

interface RunningDevice {
  readonly person: Person;
  readonly device: Device;
  running: Terminal;
}

/** The servers behind the faulty network, and the faults that hit them. */
export interface ChaosTarget {
  readonly origins: readonly [string, ...string[]];
  readonly faultPlan: FaultPlan;
}

/** Runs a storm over one server on one database, killed a number of times, and judges the screens. */
export async function runChaosOnOneNode(
  database: DatabaseKind,
  load: ChaosLoad & { kills: number },
): Promise<ChaosResult> {
  const rig = await openRig(database);
  try {
    return await runChaos({ origins: [rig.server.origin], faultPlan: faultsOfOneNode(rig, load) }, load);
  } finally {
    await rig.remove();
  }
}

/**
 * Runs a storm with its own people over several nodes and judges the screens of every terminal, late ones
 * included. Its tally counts from the first storm over these nodes.
 */
export async function runChaos(
  { origins, faultPlan: calamity }: ChaosTarget,
  load: ChaosLoad,
): Promise<ChaosResult> {
  const random = seeded(load.seed);
  const crowd = await gather(origins[0], load.terminals / TERMINALS.length);
  const network = await startFaultyNetwork({ targets: origins, random, share: SHARE, life: SOCKET_LIFE_MS });
  const devices: RunningDevice[] = [];
  for (const person of crowd.people) {
    for (const terminal of TERMINALS) {
      const device = deviceOf(person, terminal, network.origin);
      devices.push({ person, device, running: await switchOn(device) });
    }
  }
  const began = performance.now();
  const crashes = await write({ faultPlan: calamity, crowd, devices, load, random });
  network.restore();
  await settle(devices, crowd);
  const seconds = (performance.now() - began) / 1000;
  const late = await pLimit(8).map(crowd.people, async (person) => {
    const device = deviceOf(person, LATE_TERMINAL, network.origin);
    return { person, device, running: await switchOn(device) };
  });
  await until("latecomers to load", STANDSTILL_MS * 2, () => late.every(({ running }) => isLoaded(running)));
  const verdict = judge(await screens([...devices, ...late], crowd));
  reportMissing(verdict, [...devices, ...late]);
  for (const { running } of [...devices, ...late]) await running.stop();
  await network.close();
  return { verdict, damage: network.damage, ...calamity.tally, crashes, written: total(crowd), seconds };
}

const total = (crowd: Crowd) => [...crowd.written.values()].reduce((sum, list) => sum + list.length, 0);

const unsent = (devices: readonly RunningDevice[]) =>
  devices.reduce((sum, { running }) => sum + running.engine.state.outbox.length, 0);

/** Prints how the cursors passed the rows that are missing. */
function reportMissing(
  { missing }: Verdict,
  devices: readonly Pick<RunningDevice, "person" | "device">[],
): void {
  for (const { by, conversation, id } of missing.slice(0, 20)) {
    say(`  ${by} lacks ${id} of ${conversation}; its cursor went over it:`);
    const kind = conversation.startsWith("group") ? "group" : "private";
    const owner = devices.find((one) => nameOf(one) === by);
    for (const line of owner?.device.journal.over(kind, id) ?? []) say(`    ${line}`);
  }
}

const nameOf = ({ person, device }: Pick<RunningDevice, "person" | "device">) =>
  `terminal ${device.terminal} of ${person.account.id}`;

/** What the first item of each outbox waits for. */
function stuck(devices: readonly RunningDevice[]): string[] {
  const lines = devices.flatMap(({ device, running }) => {
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
  readonly faultPlan: FaultPlan;
  readonly crowd: Crowd;
  readonly devices: readonly RunningDevice[];
  readonly load: ChaosLoad;
  readonly random: () => number;
}

/**
 * Everybody writes at random while servers are killed and programs crash now and then; returns the number of
 * crashes.
 */
async function write({ faultPlan: calamity, crowd, devices, load: storm, random }: Writing): Promise<number> {
  let crashes = 0;
  // One at a time: killing a server while it starts would look like a failed start.
  let disasters = Promise.resolve();
  let began = performance.now();
  for (let written = 0; written < storm.messages; ) {
    const due = Math.min(storm.messages, ((performance.now() - began) / 1000) * storm.perSecond);
    for (; written < due; written += 1) {
      writeOne(crowd, pick(devices, random), random);
      if (calamity.due(written)) disasters = disasters.then(calamity.apply);
      if (written % CRASH_EVERY === CRASH_EVERY - 1) {
        crashes += 1;
        disasters = disasters.then(() => crashOne(pick(devices, random)));
      }
    }
    await pause(10);
    if (unsent(devices) > UNSENT_EACH * devices.length) {
      const from = performance.now();
      await until(
        "outboxes to shrink",
        STANDSTILL_MS * 4,
        () => unsent(devices) < UNSENT_EACH * devices.length,
      );
      began += performance.now() - from;
    }
  }
  await disasters;
  return crashes;
}

function pick<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("nobody there");
  return one;
}

function writeOne(crowd: Crowd, { person, device, running }: RunningDevice, random: () => number): void {
  const group = person.participations.at(-1);
  const participation =
    random() < TEXTS_IN_GROUPS && group ? group : pick(person.participations.slice(0, -1), random);
  running.write(participation.chatId, recordWritten(crowd, participation.conversation, device));
}

async function crashOne(target: RunningDevice): Promise<void> {
  // Gives a text written just now the time to be stored; before that it may be lost.
  await pause(20);
  target.running.crash();
  target.running = await switchOn(target.device);
}

/** Waits, without faults, until every outbox is empty and every terminal has been quiet for some seconds. */
async function settle(devices: readonly RunningDevice[], crowd: Crowd): Promise<void> {
  let states: unknown[] = [];
  let quietSince = performance.now();
  const ready = () => unsent(devices) === 0 && devices.every(({ running }) => isLoaded(running));
  for (;;) {
    const now = devices.map(({ running }) => running.engine.state.chats);
    if (now.some((state, index) => state !== states[index])) quietSince = performance.now();
    states = now;
    const quiet = performance.now() - quietSince;
    if (quiet > QUIET_MS && ready()) return;
    if (quiet > STANDSTILL_MS) break;
    await pause(100);
  }
  // Reported, not thrown: the verdict on what is missing says more.
  say(`  nothing moves any more; ${unsent(devices)} of ${total(crowd)} unsent`);
  for (const line of stuck(devices)) say(`    ${line}`);
}

async function screens(devices: readonly RunningDevice[], { written }: Crowd): Promise<Conversation[]> {
  const shown = new Map<string, { by: string; texts: Awaited<ReturnType<typeof showAll>> }[]>();
  await pLimit(16).map(devices, async ({ person, device, running }) => {
    for (const { conversation, chatId } of person.participations) {
      const texts = await showAll(running, chatId);
      const by = nameOf({ person, device });
      shown.set(conversation, [...(shown.get(conversation) ?? []), { by, texts }]);
    }
  });
  return [...shown].map(([name, list]) => ({ name, written: written.get(name) ?? [], shown: list }));
}
