import type { StoryGraph, StoryVersionCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { writingApi } from "./writing.api.ts";

export interface VersionsState {
  /** The story of these versions; 0 before any was opened. */
  storyId: number;
  versions: readonly StoryVersionCard[] | null;
  failure: Failure | null;
}
const initial: VersionsState = { storyId: 0, versions: null, failure: null };

/** The published versions of the open story (`STORY-1`). */
export const versionsStore = createStore<VersionsState>()(() => initial);

/** Fetches the versions; those of the same story stay on screen meanwhile. */
export async function loadVersions(storyId: number): Promise<void> {
  if (versionsStore.getState().storyId !== storyId) versionsStore.setState({ ...initial, storyId });
  const outcome = await attempt(writingApi.versions(storyId));
  if (versionsStore.getState().storyId !== storyId) return;
  versionsStore.setState(outcome.ok ? { versions: outcome.value, failure: null } : outcome);
}

/** The graph of a version. */
export async function graphOfVersion(storyId: number, version: number): Promise<Outcome<StoryGraph>> {
  const outcome = await attempt(writingApi.version(storyId, version));
  return outcome.ok ? { ok: true, value: outcome.value.graph } : outcome;
}

signedOut.on(() => versionsStore.setState(initial, true));
