import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayEdit } from "./stories.policy.ts";
import { countOwnStories } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";

export const NO_SUCH_STORY = { zh: "故事不存在", en: "There is no such story" };

/** A story the caller works on. @throws Failure notFound: others do not learn that there is one. */
export function ensureOwnStory(row: StoryRow | undefined, viewerId: number): StoryRow {
  ensure(row && mayEdit(row, viewerId), "notFound", NO_SUCH_STORY);
  return row;
}

/** Drafts and stories of one person. */
const MOST = 200;

/** @throws Failure tooMany when somebody keeps as many stories as one may. */
export async function ensureStoryLimit({ db }: Pick<Services, "db">, ownerId: number): Promise<void> {
  ensure((await countOwnStories(db, ownerId)) < MOST, "tooMany", {
    zh: `最多保留 ${MOST} 个故事`,
    en: `At most ${MOST} stories can be kept`,
  });
}
