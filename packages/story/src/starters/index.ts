import { blankCalendar } from "./blank-calendar/story.ts";
import { cloudTailor } from "./cloud-tailor/story.ts";
import { lastFerry } from "./last-ferry/story.ts";
import { machineZero } from "./machine-zero/story.ts";
import { nightLibrary } from "./night-library/story.ts";
import type { StarterStory } from "./starter-story.ts";

export type { StarterStory } from "./starter-story.ts";

/** The stories that come with the product, in the order they are offered. */
export const STARTER_STORIES: readonly StarterStory[] = [
  lastFerry,
  cloudTailor,
  machineZero,
  blankCalendar,
  nightLibrary,
];
