import type { api, FeedMode, FeedReason, InputOf, OutputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { cutPage, newestPosts, presentCards, readCursor } from "../square/index.ts";
import { isNotHidden, isRecommendable } from "./discover.policy.ts";
import type { FeedPreferences } from "./discover.table.ts";
import { findFeedPreferences } from "./feedback.repository.ts";
import { followedPosts } from "./following.repository.ts";
import { rankFor } from "./ranks.ts";

type Feed = typeof api.feed.page;
type Page = OutputOf<Feed>;

interface FeedRequest {
  cursor: string | undefined;
  limit: number;
  preferences: Promise<FeedPreferences>;
}

type Rule = typeof isRecommendable;
type Subject = Parameters<Rule>[0];

/** Filters with the caller's preferences, once they are loaded. */
const filterBy = async (
  rule: Rule,
  preferences: Promise<FeedPreferences>,
): Promise<(row: Subject) => boolean> => {
  const known = await preferences;
  return (row) => rule(row, known);
};

/** Extra rows read to make up for hidden posts, so that a page is seldom short. */
const SPARE = 5;

/** A page of a ranking; the cursor names the ranking and the position in it. */
async function ranked(
  ctx: Context,
  mode: FeedMode,
  { cursor, limit, preferences }: FeedRequest,
): Promise<Page> {
  const asked = readCursor(cursor);
  const rank = await rankFor(ctx.services, mode, asked?.value);
  const from = asked?.id ?? 0;
  if (!rank) return { items: [], nextCursor: null };
  const entries = rank.post_ids.slice(from, from + limit + SPARE).map((id, index) => ({
    id,
    value: from + index + 1,
    reason: rank.reasons[from + index] as FeedReason,
  }));
  const cards = await presentCards(ctx, entries, filterBy(isRecommendable, preferences));
  const items = cards.slice(0, limit);
  // The next page begins after the last card shown, or after everything read.
  const lastId = cards.length > limit ? items.at(-1)?.id : entries.at(-1)?.id;
  const reached = entries.find((entry) => entry.id === lastId)?.value ?? from;
  const more = reached < rank.post_ids.length;
  return { items, nextCursor: more ? `${rank.generation}.${reached}` : null };
}

/** Everybody's posts in strict order of time, without reasons. */
async function newest(ctx: Context, { cursor, limit, preferences }: FeedRequest): Promise<Page> {
  const rows = await newestPosts(ctx.services.db, { after: readCursor(cursor), limit: limit + 1 });
  const { items, nextCursor } = cutPage(rows, limit);
  return { items: await presentCards(ctx, items, filterBy(isNotHidden, preferences)), nextCursor };
}

/** Posts by the people and about the topics the caller follows, in strict order of time. */
async function following(ctx: Context, { cursor, limit, preferences }: FeedRequest): Promise<Page> {
  const page = { userId: ctx.actor.id, after: readCursor(cursor), limit: limit + 1 };
  const { items, nextCursor } = cutPage(await followedPosts(ctx.services.db, page), limit);
  const entries = items.map((row): { id: number; value: number; reason: FeedReason } => ({
    ...row,
    reason: row.by_topic ? "topic" : "following",
  }));
  return { items: await presentCards(ctx, entries, filterBy(isNotHidden, preferences)), nextCursor };
}

/** A page of discover (`FEED-1`). @throws Failure invalid (cursor). */
export async function showFeed({ ctx, input }: Call<InputOf<Feed>>): Promise<Page> {
  const { mode, cursor, limit } = input;
  const preferences = findFeedPreferences(ctx.services.db, ctx.actor.id);
  // Loaded in parallel with the page; an early failure must not become an unhandled rejection.
  preferences.catch(() => undefined);
  const asked = { cursor, limit, preferences };
  if (mode === "newest") return newest(ctx, asked);
  return mode === "following" ? following(ctx, asked) : ranked(ctx, mode, asked);
}
