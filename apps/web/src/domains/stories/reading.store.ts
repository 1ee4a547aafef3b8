import type { ChoiceShare, FriendPlace, StoryRunState, StoryScript } from "@4d/contract";
import type { Scene, StoryRefusal } from "@4d/story";
import { createStore } from "zustand/vanilla";
import { toast } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { left } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { type ReaderEngine, readerEngine } from "./engine/reader-engine.ts";
import { type KeptRun, keepRun, keptRun, noteUnsent, unsentRuns } from "./kept-runs.ts";
import { readingApi } from "./reading.api.ts";
import { beginsWith, nextLeg } from "./way.ts";

/** A story being read. */
export interface Reading extends KeptRun {
  readonly storyId: number;
  /** Every scene of the present way, the last one on the screen. */
  readonly scenes: readonly Scene[];
  readonly shares: readonly ChoiceShare[];
  readonly friends: readonly FriendPlace[];
  /** Why the story does not go on from here. */
  readonly trouble: StoryRefusal | "silent" | null;
}
export interface ReadingState {
  readings: Readonly<Record<number, Reading>>;
  failures: Readonly<Record<number, Failure | undefined>>;
}
const initial: ReadingState = { readings: {}, failures: {} };

/** What is being read on this device (`STORY-2`). */
export const readingStore = createStore<ReadingState>()(() => initial);

const engines = new Map<number, ReaderEngine>();
const sending = new Map<number, Promise<void>>();

export const readingOf = (storyId: number): Reading | undefined => readingStore.getState().readings[storyId];

function put(reading: Reading): void {
  readingStore.setState(({ readings }) => ({ readings: { ...readings, [reading.storyId]: reading } }));
}
const patch = (storyId: number, part: Partial<Reading>): void => {
  const reading = readingOf(storyId);
  if (reading !== undefined) put({ ...reading, ...part });
};
const fail = (storyId: number, failure: Failure | undefined): void =>
  readingStore.setState(({ failures }) => ({ failures: { ...failures, [storyId]: failure } }));

const isUnsent = ({ ways, choices, run }: KeptRun): boolean =>
  ways.length > 0 || nextLeg(run.choices, choices) !== null;

function keep(storyId: number): void {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const { run, script, choices, ways, visited, gone } = reading;
  keepRun(storyId, { run, script, choices, ways, visited, gone });
  noteUnsent(storyId, isUnsent(reading));
}

function engineOf(storyId: number): ReaderEngine {
  const engine = engines.get(storyId) ?? readerEngine();
  engines.set(storyId, engine);
  return engine;
}

const seenIn = (scenes: readonly Scene[]): string[] =>
  scenes.flatMap(({ node }) => (node === null ? [] : [node]));
const goneIn = (scenes: readonly Scene[]): string[] =>
  scenes.slice(1).flatMap(({ node }, at) => {
    const from = scenes[at]?.node;
    return node === null || from == null ? [] : [`${from} ${node}`];
  });
const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];

/** Shows the way of a reading, walked anew. */
async function walk(storyId: number, kept: KeptRun): Promise<void> {
  const heard = await engineOf(storyId).walk(kept.script.ink, kept.choices);
  const before = readingOf(storyId);
  const scenes = heard.ok ? heard.value : (before?.scenes ?? []);
  put({
    shares: before?.shares ?? [],
    friends: before?.friends ?? [],
    ...kept,
    storyId,
    scenes,
    visited: union(union(kept.visited, kept.run.visited), seenIn(scenes)),
    gone: union(kept.gone, goneIn(scenes)),
    trouble: heard.ok ? null : (heard.refusal ?? "silent"),
  });
  keep(storyId);
}

async function fetchScript(run: StoryRunState): Promise<StoryScript | Failure> {
  const outcome = await attempt(readingApi.script(run.id));
  return outcome.ok ? outcome.value : outcome.failure;
}

/** What friends and other readers did here; a reader without network reads on without it. */
async function fetchCompany(storyId: number, runId: number): Promise<void> {
  const [shares, friends] = await Promise.all([
    attempt(readingApi.shares(runId)),
    attempt(readingApi.friends(runId)),
  ]);
  if (shares.ok) patch(storyId, { shares: shares.value });
  if (friends.ok) patch(storyId, { friends: friends.value });
}

async function take(storyId: number, run: StoryRunState): Promise<Failure | null> {
  const script = await fetchScript(run);
  if ("code" in script) return script;
  const gone = readingOf(storyId)?.gone ?? [];
  await walk(storyId, { run, script, choices: run.choices, ways: [], visited: run.visited, gone });
  void fetchCompany(storyId, run.id);
  return null;
}

/** The server's word on a run that is open here: another device may have gone on, or the author published anew. */
async function refresh(storyId: number): Promise<void> {
  const before = readingOf(storyId);
  const outcome = await attempt(readingApi.start(storyId, false));
  const reading = readingOf(storyId);
  if (!outcome.ok || reading === undefined || before === undefined) return;
  const run = outcome.value;
  if (run.id !== reading.run.id || run.version !== reading.script.version) {
    await take(storyId, run);
    return;
  }
  patch(storyId, { run, visited: union(reading.visited, run.visited) });
  void fetchCompany(storyId, run.id);
  const isMine = reading.choices !== before.choices || isUnsent(before);
  // What is locked here may have been bought on another device.
  const isLocked = reading.script.chapters.some(({ bought }) => !bought);
  const script = isLocked ? await fetchScript(run) : reading.script;
  const now = readingOf(storyId);
  if (now === undefined || "code" in script) return;
  if (isMine) patch(storyId, { script });
  else if (script !== now.script || nextLeg(run.choices, now.choices) !== null)
    await walk(storyId, { ...now, run, script, choices: run.choices });
  await send(storyId);
}

/** Opens a story to be read: what lies on this device at once, the server's word after it. */
export async function openReading(storyId: number, anew = false): Promise<void> {
  fail(storyId, undefined);
  const kept = anew ? undefined : (readingOf(storyId) ?? (await keptRun(storyId)));
  if (kept !== undefined) {
    await walk(storyId, kept);
    return refresh(storyId);
  }
  const outcome = await attempt(readingApi.start(storyId, anew));
  if (!outcome.ok) return fail(storyId, outcome.failure);
  const failure = await take(storyId, outcome.value);
  if (failure !== null) fail(storyId, failure);
}

/** The page is gone: its worker too. What was read stays. */
export function closeReading(storyId: number): void {
  engines.get(storyId)?.end();
  engines.delete(storyId);
}

/** The server's run in place of mine: another device went another way, or began another version. */
async function adopt(storyId: number, run: StoryRunState): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  toast(t("stories.movedElsewhere"));
  // Its choices mean something else in my script; without the new one mine stays until the next time.
  if (run.version !== reading.script.version) return void (await take(storyId, run));
  await walk(storyId, { ...reading, run, choices: run.choices, ways: [] });
}

/** Tells the server the ways that were gone, one call after another. False when it has to wait. */
async function sendOne(storyId: number): Promise<boolean> {
  const reading = readingOf(storyId);
  if (reading === undefined) return false;
  const [way = reading.choices, ...ways] = reading.ways;
  const leg = nextLeg(reading.run.choices, way);
  if (leg === null) {
    if (reading.ways.length === 0) return false;
    patch(storyId, { ways });
    return true;
  }
  if (leg.kind === "rewind") {
    const outcome = await attempt(readingApi.rewind(reading.run.id, leg.step));
    if (outcome.ok) patch(storyId, { run: outcome.value });
    return outcome.ok;
  }
  const outcome = await attempt(readingApi.step(reading.run.id, reading.script.version, leg));
  if (!outcome.ok) return false;
  if ("elsewhere" in outcome.value) {
    await adopt(storyId, outcome.value.elsewhere);
    return false;
  }
  const { run, shares } = outcome.value;
  const others = (readingOf(storyId)?.shares ?? []).filter(
    (one) => !shares.some(({ node }) => node === one.node),
  );
  patch(storyId, { run, shares: [...others, ...shares] });
  return true;
}

/** Sends what waits; asked for twice it is done once. */
export async function send(storyId: number): Promise<void> {
  const work = async () => {
    while (await sendOne(storyId)) keep(storyId);
    keep(storyId);
  };
  const running = sending.get(storyId) ?? work().finally(() => sending.delete(storyId));
  sending.set(storyId, running);
  await running;
  // A choice taken while the last call was under way.
  const reading = readingOf(storyId);
  if (reading !== undefined && sending.get(storyId) === undefined && navigator.onLine && isFresh(reading))
    await send(storyId);
}

const tried = new WeakSet<object>();
/** Whether there is something to send that was not tried yet as it stands. */
function isFresh(reading: Reading): boolean {
  if (!isUnsent(reading) || tried.has(reading.choices)) return false;
  tried.add(reading.choices);
  return true;
}

/** Takes a choice of the present scene. */
export async function choose(storyId: number, index: number): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const heard = await engineOf(storyId).choose(index);
  if (!heard.ok) return patch(storyId, { trouble: heard.refusal ?? "silent" });
  const scenes = [...reading.scenes, ...heard.value];
  const choices = [...reading.choices, index];
  patch(storyId, {
    scenes,
    choices,
    visited: union(reading.visited, seenIn(heard.value)),
    gone: union(reading.gone, goneIn(scenes.slice(-2))),
    trouble: null,
  });
  keep(storyId);
  void send(storyId);
}

/** Goes back to after so many choices; what was seen stays seen. */
export async function rewind(storyId: number, step: number): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined || step >= reading.choices.length) return;
  const heard = await engineOf(storyId).rewind(step);
  if (!heard.ok) return patch(storyId, { trouble: heard.refusal ?? "silent" });
  const { ways, run, choices, scenes } = reading;
  patch(storyId, {
    // What the server has not heard of is told before the turning back, so that its map knows it too.
    ways: beginsWith(run.choices, choices) ? ways : [...ways, choices],
    choices: choices.slice(0, step),
    scenes: [...scenes.slice(0, step), ...heard.value],
    trouble: null,
  });
  keep(storyId);
  void send(storyId);
}

/** Goes another way from the beginning, to a place that lies off the present one. */
export async function goAlong(storyId: number, way: readonly number[]): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const { ways, run, choices } = reading;
  await walk(storyId, {
    ...reading,
    ways: beginsWith(run.choices, choices) ? ways : [...ways, choices],
    choices: way,
  });
  void send(storyId);
}

/** A chapter was bought: the rest of the story is there now. */
export async function unlock(storyId: number): Promise<void> {
  await send(storyId);
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const outcome = await attempt(readingApi.run(reading.run.id));
  const script = await fetchScript(reading.run);
  if ("code" in script) return fail(storyId, script);
  await walk(storyId, { ...reading, run: outcome.ok ? outcome.value : reading.run, script });
}

/** Lets friends see where I am, or no longer. */
export async function sharePlace(storyId: number, on: boolean): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const outcome = await attempt(readingApi.sharePlace(reading.run.id, on));
  if (!outcome.ok) return toast(outcome.failure.message);
  patch(storyId, { run: { ...reading.run, sharesPlace: outcome.value.sharesPlace } });
  await fetchCompany(storyId, reading.run.id);
}

/** Sends the steps of this visit and of earlier ones. */
export async function sendAll(): Promise<void> {
  for (const storyId of unsentRuns()) {
    const kept = readingOf(storyId) ?? (await keptRun(storyId));
    if (kept === undefined) noteUnsent(storyId, false);
    else {
      if (readingOf(storyId) === undefined)
        put({ ...kept, storyId, scenes: [], shares: [], friends: [], trouble: null });
      await send(storyId);
    }
  }
}

onOnline(() => void sendAll());
left.on(() => {
  for (const engine of engines.values()) engine.end();
  engines.clear();
  readingStore.setState(initial, true);
});
