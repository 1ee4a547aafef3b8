import type { StoryRunState, StoryScript } from "@4d/contract";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { deviceStore } from "../../platform/storage/device-store.ts";

const PREFIX = "story-run:";
/** Stories with unsent steps, in synchronous storage. */
const UNSENT = "stories-unsent";

/** A reading as stored on this device, so that it continues offline. */
export interface StoredRun {
  readonly run: StoryRunState;
  readonly script: StoryScript;
  /** My path, and earlier ones I turned back from that the server does not have. */
  readonly choices: readonly number[];
  readonly ways: readonly (readonly number[])[];
  readonly visited: readonly string[];
  /** Every step from node to node ever taken here: `from to`. */
  readonly gone: readonly string[];
}

/** The stories with unsent steps. */
export function unsentRuns(): number[] {
  const stored = loadCopy(UNSENT);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
}

/** Records whether a story has unsent steps. */
export function markUnsent(storyId: number, waits: boolean): void {
  const known = unsentRuns();
  if (known.includes(storyId) === waits) return;
  saveCopy(UNSENT, waits ? [...known, storyId] : known.filter((id) => id !== storyId));
}

export const loadStoredRun = async (storyId: number): Promise<StoredRun | undefined> =>
  (await deviceStore.get(PREFIX + storyId)) as StoredRun | undefined;

export const storeRun = (storyId: number, stored: StoredRun): void =>
  void deviceStore.put(PREFIX + storyId, stored);
