import type { ChoiceShare, FriendPosition, StoryRunState, StoryScript } from "@4d/contract";
import type { Scene, StoryRefusal } from "@4d/story";
import { createStore } from "zustand/vanilla";
import { toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { type ReaderEngine, readerEngine } from "./engine/reader-engine.ts";
import { readingApi } from "./reading.api.ts";
import { nextSyncStep, startsWithPath } from "./reading-path.ts";
import { loadStoredRun, markUnsent, type StoredRun, storeRun, unsentRuns } from "./stored-runs.ts";

/** A story being read. */
export interface Reading extends StoredRun {
  readonly storyId: number;
  /** Every scene of the present path; the last one is on screen. */
  readonly scenes: readonly Scene[];
  readonly shares: readonly ChoiceShare[];
  readonly friends: readonly FriendPosition[];
  /** Why the story cannot continue. */
  readonly trouble: StoryRefusal | "silent" | null;
}
export interface ReadingState {
  readings: Readonly<Record<number, Reading>>;
  failures: Readonly<Record<number, Failure | undefined>>;
}
const initial: ReadingState = { readings: {}, failures: {} };

/** The stories being read on this device (`STORY-2`). */
export const readingStore = createStore<ReadingState>()(() => initial);

const engines = new Map<number, ReaderEngine>();
const sending = new Map<number, Promise<void>>();

export const readingOf = (storyId: number): Reading | undefined => readingStore.getState().readings[storyId];

function setReading(reading: Reading): void {
  readingStore.setState(({ readings }) => ({ readings: { ...readings, [reading.storyId]: reading } }));
}
const patchReading = (storyId: number, part: Partial<Reading>): void => {
  const reading = readingOf(storyId);
  if (reading !== undefined) setReading({ ...reading, ...part });
};
const setFailure = (storyId: number, failure: Failure | undefined): void =>
  readingStore.setState(({ failures }) => ({ failures: { ...failures, [storyId]: failure } }));

const isUnsent = ({ ways, choices, run }: StoredRun): boolean =>
  ways.length > 0 || nextSyncStep(run.choices, choices) !== null;

function storeReading(storyId: number): void {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const { run, script, choices, ways, visited, gone } = reading;
  storeRun(storyId, { run, script, choices, ways, visited, gone });
  markUnsent(storyId, isUnsent(reading));
}

function engineOf(storyId: number): ReaderEngine {
  const engine = engines.get(storyId) ?? readerEngine();
  engines.set(storyId, engine);
  return engine;
}

const visitedNodes = (scenes: readonly Scene[]): string[] =>
  scenes.flatMap(({ node }) => (node === null ? [] : [node]));
const takenSteps = (scenes: readonly Scene[]): string[] =>
  scenes.slice(1).flatMap(({ node }, at) => {
    const from = scenes[at]?.node;
    return node === null || from == null ? [] : [`${from} ${node}`];
  });
const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];

/** Replays the path of a reading and shows it. */
async function replay(storyId: number, stored: StoredRun): Promise<void> {
  const outcome = await engineOf(storyId).walk(stored.script.ink, stored.choices);
  const before = readingOf(storyId);
  const scenes = outcome.ok ? outcome.value : (before?.scenes ?? []);
  setReading({
    shares: before?.shares ?? [],
    friends: before?.friends ?? [],
    ...stored,
    // the path as far as the story has it
    choices: outcome.ok ? stored.choices.slice(0, scenes.length - 1) : stored.choices,
    storyId,
    scenes,
    visited: union(union(stored.visited, stored.run.visited), visitedNodes(scenes)),
    gone: union(stored.gone, takenSteps(scenes)),
    trouble: outcome.ok ? null : (outcome.failure ?? "silent"),
  });
  storeReading(storyId);
}

async function fetchScript(run: StoryRunState): Promise<StoryScript | Failure> {
  const outcome = await attempt(readingApi.script(run.id));
  return outcome.ok ? outcome.value : outcome.failure;
}

/** Fetches friends' positions and readers' choices; offline, reading continues without them. */
async function fetchSocial(storyId: number, runId: number): Promise<void> {
  const [shares, friends] = await Promise.all([
    attempt(readingApi.shares(runId)),
    attempt(readingApi.friends(runId)),
  ]);
  if (shares.ok) patchReading(storyId, { shares: shares.value });
  if (friends.ok) patchReading(storyId, { friends: friends.value });
}

async function adoptServerRun(storyId: number, run: StoryRunState): Promise<Failure | null> {
  const script = await fetchScript(run);
  if ("code" in script) return script;
  const gone = readingOf(storyId)?.gone ?? [];
  await replay(storyId, { run, script, choices: run.choices, ways: [], visited: run.visited, gone });
  void fetchSocial(storyId, run.id);
  return null;
}

/** Syncs an open run with the server: another device may have continued it, or the author published a new version. */
async function syncWithServer(storyId: number): Promise<void> {
  const before = readingOf(storyId);
  const outcome = await attempt(readingApi.start(storyId, false));
  const reading = readingOf(storyId);
  if (!outcome.ok || reading === undefined || before === undefined) return;
  const run = outcome.value;
  if (run.id !== reading.run.id || run.version !== reading.script.version) {
    await adoptServerRun(storyId, run);
    return;
  }
  patchReading(storyId, { run, visited: union(reading.visited, run.visited) });
  void fetchSocial(storyId, run.id);
  const isMine = reading.choices !== before.choices || isUnsent(before);
  // A chapter locked here may have been bought on another device.
  const isLocked = reading.script.chapters.some(({ bought }) => !bought);
  const script = isLocked ? await fetchScript(run) : reading.script;
  const now = readingOf(storyId);
  if (now === undefined || "code" in script) return;
  if (isMine) patchReading(storyId, { script });
  else if (script !== now.script || nextSyncStep(run.choices, now.choices) !== null)
    await replay(storyId, { ...now, run, script, choices: run.choices });
  await sendReading(storyId);
}

/** Opens a story for reading: the local state at once, then the server's. */
export async function openReading(storyId: number, restart = false): Promise<void> {
  setFailure(storyId, undefined);
  const stored = restart ? undefined : (readingOf(storyId) ?? (await loadStoredRun(storyId)));
  if (stored !== undefined) {
    await replay(storyId, stored);
    return syncWithServer(storyId);
  }
  const outcome = await attempt(readingApi.start(storyId, restart));
  if (!outcome.ok) return setFailure(storyId, outcome.failure);
  const failure = await adoptServerRun(storyId, outcome.value);
  if (failure !== null) setFailure(storyId, failure);
}

/** The page was closed, so its worker ends. Progress stays. */
export function closeReading(storyId: number): void {
  engines.get(storyId)?.end();
  engines.delete(storyId);
}

/** Adopts the server's run: another device took another path, or started another version. */
async function adoptElsewhere(storyId: number, run: StoryRunState): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  toast(t("stories.movedElsewhere"));
  // Its choices do not match my script; until the new script is here, mine stays.
  if (run.version !== reading.script.version) return void (await adoptServerRun(storyId, run));
  await replay(storyId, { ...reading, run, choices: run.choices, ways: [] });
}

/** Sends the server the paths taken, one call after another. Returns false if it must wait. */
async function sendNextStep(storyId: number): Promise<boolean> {
  const reading = readingOf(storyId);
  if (reading === undefined) return false;
  const [path = reading.choices, ...ways] = reading.ways;
  const leg = nextSyncStep(reading.run.choices, path);
  if (leg === null) {
    if (reading.ways.length === 0) return false;
    patchReading(storyId, { ways });
    return true;
  }
  if (leg.kind === "rewind") {
    const outcome = await attempt(readingApi.rewind(reading.run.id, leg.step));
    if (outcome.ok) patchReading(storyId, { run: outcome.value });
    return outcome.ok;
  }
  const outcome = await attempt(readingApi.step(reading.run.id, reading.script.version, leg));
  if (!outcome.ok) return false;
  if ("elsewhere" in outcome.value) {
    await adoptElsewhere(storyId, outcome.value.elsewhere);
    return false;
  }
  const { run, shares } = outcome.value;
  const others = (readingOf(storyId)?.shares ?? []).filter(
    (one) => !shares.some(({ node }) => node === one.node),
  );
  patchReading(storyId, { run, shares: [...others, ...shares] });
  return true;
}

/** Sends unsent steps; concurrent calls share one run. */
export async function sendReading(storyId: number): Promise<void> {
  const work = async () => {
    while (await sendNextStep(storyId)) storeReading(storyId);
    storeReading(storyId);
  };
  const running = sending.get(storyId) ?? work().finally(() => sending.delete(storyId));
  sending.set(storyId, running);
  await running;
  // A choice made while the last call was under way.
  const reading = readingOf(storyId);
  if (reading !== undefined && sending.get(storyId) === undefined && navigator.onLine && shouldSend(reading))
    await sendReading(storyId);
}

const attempted = new WeakSet<object>();
/** Whether there are unsent steps that were not tried yet as they are. */
function shouldSend(reading: Reading): boolean {
  if (!isUnsent(reading) || attempted.has(reading.choices)) return false;
  attempted.add(reading.choices);
  return true;
}

/** Takes a choice of the present scene. */
export async function choose(storyId: number, index: number): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const outcome = await engineOf(storyId).choose(index);
  if (!outcome.ok) return patchReading(storyId, { trouble: outcome.failure ?? "silent" });
  const scenes = [...reading.scenes, ...outcome.value];
  const choices = [...reading.choices, index];
  patchReading(storyId, {
    scenes,
    choices,
    visited: union(reading.visited, visitedNodes(outcome.value)),
    gone: union(reading.gone, takenSteps(scenes.slice(-2))),
    trouble: null,
  });
  storeReading(storyId);
  void sendReading(storyId);
}

/** Goes back to a step; visited scenes stay visited. */
export async function rewind(storyId: number, step: number): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined || step >= reading.choices.length) return;
  const outcome = await engineOf(storyId).rewind(step);
  if (!outcome.ok) return patchReading(storyId, { trouble: outcome.failure ?? "silent" });
  const { ways, run, choices, scenes } = reading;
  patchReading(storyId, {
    // An unsent path is sent before the step back, so that the server's map has it too.
    ways: startsWithPath(run.choices, choices) ? ways : [...ways, choices],
    choices: choices.slice(0, step),
    scenes: [...scenes.slice(0, step), ...outcome.value],
    trouble: null,
  });
  storeReading(storyId);
  void sendReading(storyId);
}

/** Follows another path from the start, to a node off the present one. */
export async function followPath(storyId: number, path: readonly number[]): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const { ways, run, choices } = reading;
  await replay(storyId, {
    ...reading,
    ways: startsWithPath(run.choices, choices) ? ways : [...ways, choices],
    choices: path,
  });
  void sendReading(storyId);
}

/** A chapter was bought: loads the rest of the story. */
export async function unlock(storyId: number): Promise<void> {
  await sendReading(storyId);
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const outcome = await attempt(readingApi.run(reading.run.id));
  const script = await fetchScript(reading.run);
  if ("code" in script) return setFailure(storyId, script);
  await replay(storyId, { ...reading, run: outcome.ok ? outcome.value : reading.run, script });
}

/** Sets whether friends see my position. */
export async function sharePosition(storyId: number, on: boolean): Promise<void> {
  const reading = readingOf(storyId);
  if (reading === undefined) return;
  const outcome = await attempt(readingApi.sharePosition(reading.run.id, on));
  if (!outcome.ok) return toastFailure(outcome.failure);
  patchReading(storyId, { run: { ...reading.run, sharesPlace: outcome.value.sharesPlace } });
  await fetchSocial(storyId, reading.run.id);
}

/** Sends the steps of this visit and of earlier ones. */
export async function sendAllReadings(): Promise<void> {
  for (const storyId of unsentRuns()) {
    const stored = readingOf(storyId) ?? (await loadStoredRun(storyId));
    if (stored === undefined) markUnsent(storyId, false);
    else {
      if (readingOf(storyId) === undefined)
        setReading({ ...stored, storyId, scenes: [], shares: [], friends: [], trouble: null });
      await sendReading(storyId);
    }
  }
}

onOnline(() => void sendAllReadings());
signedOut.on(() => {
  for (const engine of engines.values()) engine.end();
  engines.clear();
  readingStore.setState(initial, true);
});
