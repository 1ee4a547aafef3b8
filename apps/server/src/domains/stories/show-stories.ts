import type { api, InputOf, OutputOf, Story } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { searchWordsOf } from "../users/index.ts";
import { admitGuest, lockByLink } from "./guests.repository.ts";
import { pageOf, readCursor } from "./paging.ts";
import { presentStories } from "./present-stories.ts";
import { mayInspect, mayRead } from "./stories.policy.ts";
import { findPublic, findPublished, type PublishedStory } from "./stories.repository.ts";
import { isReadable, NO_SUCH_STORY } from "./story-access.ts";

type Browse = typeof api.storyReading.browse;

/** Public stories: most read or newest first; by words of title and tagline, by tag. @throws Failure invalid. */
export async function browseStories({
  ctx,
  input: { keyword = "", tag, order, cursor, limit },
}: Call<InputOf<Browse>>): Promise<OutputOf<Browse>> {
  const words = searchWordsOf(keyword);
  const after = readCursor(cursor);
  const wanted = { words, tag: tag || undefined, order, after, limit: limit + 1 };
  const rows = await findPublic(ctx.services.db, wanted);
  const { items, nextCursor } = pageOf(rows, limit, (row) => ({
    value: order === "read" ? row.readers : (row.published_at ?? 0),
    id: row.id,
  }));
  return { items: await presentStories(ctx, items), nextCursor };
}

/** A story the caller may begin. @throws Failure notFound. */
async function findReadable({ services, actor }: Context, id: number): Promise<PublishedStory> {
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

/**
 * Admits the caller by a story's link: from now on they may read the story, unless its author replaces the link before
 * they have begun. Idempotent.
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
