import type { api, InputOf, Story } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { presentStories } from "./present-stories.ts";
import { isReadable } from "./read-among.ts";
import { mayInspect } from "./stories.policy.ts";
import { findPublished, type PublishedStory } from "./stories.repository.ts";
import { NO_SUCH_STORY } from "./story-access.ts";

/** A story the caller may begin. @throws Failure notFound. */
export async function findReadable({ services, actor }: Context, id: number): Promise<PublishedStory> {
  const row = (await findPublished(services.db, [id])).get(id);
  ensure(
    row && (mayInspect(row, actor) || (await isReadable(services.db, row, actor.id))),
    "notFound",
    NO_SUCH_STORY,
  );
  return row;
}

/** A story as its readers see it (`STORY-2`). @throws Failure notFound. */
export async function showStory({ ctx, input }: Call<InputOf<typeof api.storyReading.find>>): Promise<Story> {
  const [story] = await presentStories(ctx, [await findReadable(ctx, input.id)]);
  ensure(story, "notFound", NO_SUCH_STORY);
  return story;
}
