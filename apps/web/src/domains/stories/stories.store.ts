import type { Story } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { readingApi } from "./reading.api.ts";

interface StoriesState {
  stories: Readonly<Record<number, Story>>;
  failures: Readonly<Record<number, Failure | undefined>>;
}
const initial: StoriesState = { stories: {}, failures: {} };

/** Stories by id, as their pages show them. */
export const storiesStore = createStore<StoriesState>()(() => initial);

/** Caches the stories of a list, so that their pages open at once. */
export const cacheStories = (loaded: readonly Story[]): void =>
  storiesStore.setState(({ stories }) => ({
    stories: { ...stories, ...Object.fromEntries(loaded.map((story) => [story.id, story])) },
  }));

/** Fetches a story; the cached one stays if that fails. */
export async function loadStory(id: number): Promise<void> {
  const outcome = await attempt(readingApi.find(id));
  if (outcome.ok) cacheStories([outcome.value]);
  storiesStore.setState(({ failures }) => ({
    failures: { ...failures, [id]: outcome.ok ? undefined : outcome.failure },
  }));
}

/** Opens a story's link and caches the story. */
export async function openStoryLink(link: string): Promise<Outcome<Story>> {
  const outcome = await attempt(readingApi.open(link));
  if (outcome.ok) cacheStories([outcome.value]);
  return outcome;
}

signedOut.on(() => storiesStore.setState(initial, true));
