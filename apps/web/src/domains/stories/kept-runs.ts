import type { StoryRunState, StoryScript } from "@4d/contract";
import { keepCopy, keptCopy } from "../../platform/kept.ts";
import { shelf } from "../../platform/storage/shelf.ts";

const PREFIX = "story-run:";
/** Stories with steps the server does not know, in storage that is read at once. */
const UNSENT = "stories-unsent";

/** A reading as it lies on this device: it is read on without network. */
export interface KeptRun {
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
  const kept = keptCopy(UNSENT);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
}

/** Notes whether steps of a story wait. */
export function noteUnsent(storyId: number, waits: boolean): void {
  const known = unsentRuns();
  if (known.includes(storyId) === waits) return;
  keepCopy(UNSENT, waits ? [...known, storyId] : known.filter((id) => id !== storyId));
}

export const keptRun = async (storyId: number): Promise<KeptRun | undefined> =>
  (await shelf.get(PREFIX + storyId)) as KeptRun | undefined;

export const keepRun = (storyId: number, kept: KeptRun): void => void shelf.put(PREFIX + storyId, kept);
