import type { api, InputOf, Story } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { hydrate } from "./hydrate.ts";
import { NO_SUCH } from "./own-story.ts";
import { isReadable } from "./read-among.ts";
import { mayInspect } from "./stories.policy.ts";
import { findShown, type ShownStory } from "./stories.repository.ts";

/** A story the caller may begin. @throws Failure notFound. */
export async function readable({ services, actor }: Context, id: number): Promise<ShownStory> {
  const row = (await findShown(services.db, [id])).get(id);
  ensure(
    row && (mayInspect(row, actor) || (await isReadable(services.db, row, actor.id))),
    "notFound",
    NO_SUCH,
  );
  return row;
}

/** A story as its readers see it (`STORY-2`). @throws Failure notFound. */
export async function showStory({ ctx, input }: Call<InputOf<typeof api.storyReading.find>>): Promise<Story> {
  const [story] = await hydrate(ctx, [await readable(ctx, input.id)]);
  ensure(story, "notFound", NO_SUCH);
  return story;
}
