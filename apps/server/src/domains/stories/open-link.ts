import type { api, InputOf, Story } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { admitGuest, lockByLink } from "./guests.repository.ts";
import { presentStories } from "./present-stories.ts";
import { mayRead } from "./stories.policy.ts";
import { findPublished } from "./stories.repository.ts";
import { NO_SUCH_STORY } from "./story-access.ts";

/**
 * Lets the caller in by a story's link: from now on the story is theirs to read, until its author gives it another
 * link before they have begun. Done again, it changes nothing.
 * @throws Failure notFound: no such link, or its story is private, removed or banned.
 */
export async function openStoryLink({
  ctx,
  input,
}: Call<InputOf<typeof api.storyReading.open>>): Promise<Story> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  const id = await db.transaction().execute(async (trx) => {
    const found = await lockByLink(trx, input.link);
    ensure(found && mayRead(found, { id: actor.id, hasAccess: true }), "notFound", NO_SUCH_STORY);
    if (found.live_visibility === "link" && found.owner_id !== actor.id)
      await admitGuest(trx, { personId: actor.id, storyId: found.id, now: clock.now() });
    return found.id;
  });
  const row = (await findPublished(db, [id])).get(id);
  const [story] = row ? await presentStories(ctx, [row]) : [];
  ensure(story, "notFound", NO_SUCH_STORY);
  return story;
}
