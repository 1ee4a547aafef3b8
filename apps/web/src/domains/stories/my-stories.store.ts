import type { StoryDraftCard } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { writingApi } from "./writing.api.ts";

/** My stories, last edited first; offline, the last cached list. */
export const {
  store: myStoriesStore,
  load: loadMyStories,
  more: loadMoreMyStories,
  remove: drop,
} = pagedList<StoryDraftCard>(writingApi.mine, "my-stories");

/** Removes a deleted story from the list. */
export const dropMyStory = (id: number): void => drop((card) => card.id === id);
