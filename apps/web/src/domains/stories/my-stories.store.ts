import type { StoryDraftCard } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { writingApi } from "./writing.api.ts";

/** The stories I write, those last worked on first; without network those seen last. */
export const {
  store: myStoriesStore,
  load: loadMyStories,
  more: loadMoreMyStories,
  remove: drop,
} = pagedList<StoryDraftCard>(writingApi.mine, "my-stories");

/** One of them is no more. */
export const dropMyStory = (id: number): void => drop((card) => card.id === id);
