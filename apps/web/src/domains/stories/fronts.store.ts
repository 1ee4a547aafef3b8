import type { Story } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { readingApi } from "./reading.api.ts";

interface FrontsState {
  stories: Readonly<Record<number, Story>>;
  failures: Readonly<Record<number, Failure | undefined>>;
}
const initial: FrontsState = { stories: {}, failures: {} };

/** Stories as their front pages show them. */
export const frontsStore = createStore<FrontsState>()(() => initial);

/** Stories that came with a list: their pages open with what is known. */
export const noteFronts = (found: readonly Story[]): void =>
  frontsStore.setState(({ stories }) => ({
    stories: { ...stories, ...Object.fromEntries(found.map((story) => [story.id, story])) },
  }));

/** Fetches a story anew; what was known stays when that fails. */
export async function loadFront(id: number): Promise<void> {
  const outcome = await attempt(readingApi.find(id));
  if (outcome.ok) noteFronts([outcome.value]);
  frontsStore.setState(({ failures }) => ({
    failures: { ...failures, [id]: outcome.ok ? undefined : outcome.failure },
  }));
}

/** Opens a story's link; known from then on. */
export async function openLink(link: string): Promise<Outcome<Story>> {
  const outcome = await attempt(readingApi.open(link));
  if (outcome.ok) noteFronts([outcome.value]);
  return outcome;
}

left.on(() => frontsStore.setState(initial, true));
