import type { StoryRunState, StoryScript } from "@4d/contract";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { deviceStore } from "../../platform/storage/device-store.ts";

const PREFIX = "story-run:";
/** Stories with steps the server does not know, in storage that is read at once. */
const UNSENT = "stories-unsent";

/** A reading as it lies on this device: it is read on without network. */
export interface StoredRun {
  readonly run: StoryRunState;
  readonly script: StoryScript;
  /** The way I went, and others I went before I turned back, of which the server has not heard. */
  readonly choices: readonly number[];
  readonly ways: readonly (readonly number[])[];
  readonly visited: readonly string[];
  /** Steps from node to node that were ever taken here: `from to`. */
  readonly gone: readonly string[];
}

/** The stories whose steps wait for the server. */
export function unsentRuns(): number[] {
  const stored = loadCopy(UNSENT);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
}

/** Notes whether steps of a story wait. */
export function markUnsent(storyId: number, waits: boolean): void {
  const known = unsentRuns();
  if (known.includes(storyId) === waits) return;
  saveCopy(UNSENT, waits ? [...known, storyId] : known.filter((id) => id !== storyId));
}

export const loadStoredRun = async (storyId: number): Promise<StoredRun | undefined> =>
  (await deviceStore.get(PREFIX + storyId)) as StoredRun | undefined;

export const storeRun = (storyId: number, stored: StoredRun): void =>
  void deviceStore.put(PREFIX + storyId, stored);
