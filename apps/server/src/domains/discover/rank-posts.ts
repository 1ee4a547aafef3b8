import type { FeedMode, FeedReason, PostKind } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { arrange } from "./arrange.ts";
import {
  dropRanks,
  findRank,
  insertRank,
  listRanks,
  type RankedRow,
  rankedPosts,
} from "./ranks.repository.ts";

import { publishRanks } from "./ranks.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An author is a newcomer for two weeks from their first post. */
const NEW_MS = 14 * DAY;
/** How many of the newest posts each ranking reads, besides those of the previous one. */
const NEWEST = 20_000;
const MOST = { recommended: 5000, ofKind: 1000 };

/** The ranked tabs of discover, and the kind of post each shows. */
const LISTS: readonly [FeedMode, PostKind | undefined][] = [
  ["recommended", undefined],
  ["character", "character"],
  ["story", "story"],
  ["image", "image"],
  ["craft", "craft"],
];

interface Wanted {
  list: FeedMode;
  kind: PostKind | undefined;
  /** The previous generation; 0 for none. */
  last: number;
  now: number;
  generation: number;
  newest: number;
}

async function rankOne(
  { db }: Pick<Services, "db">,
  { list, kind, last, now, generation, newest }: Wanted,
): Promise<void> {
  const most = kind === undefined ? MOST.recommended : MOST.ofKind;
  const earlier = (await findRank(db, list, last))?.post_ids ?? [];
  const ranking = { kind, now, newSince: now - NEW_MS, newest, earlier, most };
  const arranged = arrange(await rankedPosts(db, ranking), most);
  await insertRank(db, {
    list,
    generation,
    post_ids: arranged.map(({ post }) => post.id),
    reasons: arranged.map(({ post, newcomer }) => reasonOf(post, newcomer)),
  });
}

/**
 * Ranks discover's posts (`feed §5.2`) in a background job, so that a request only takes a slice. Rankings of the last
 * hour stay, so that paging continues in the same one. Reads the posts ranked before and the `newest` latest ones.
 */
export async function rankPosts(services: Services, newest = NEWEST): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const known = await listRanks(db);
  // Of two made at the same time, the later counts as newer.
  const generation = Math.max(now, ...known.map((one) => one.generation + 1));
  for (const [list, kind] of LISTS) {
    const last = Math.max(0, ...known.filter((one) => one.list === list).map((one) => one.generation));
    await rankOne(services, { list, kind, last, now, generation, newest });
  }
  await dropRanks(db, now - HOUR);
  publishRanks(services);
}

/** Fewer people than this are not "many". */
const MANY = 3;

/**
 * Why a post has its place: the largest part of its score. With too few people behind it, because it is new, or by one
 * of our own characters.
 */
export function reasonOf(row: RankedRow, isNewcomerSlot: boolean): FeedReason {
  if (isNewcomerSlot) return "newcomer";
  const { saves, shares, commenters, likes, plays } = row;
  const weighted: [FeedReason, people: number, weight: number][] = [
    ["saved", saves, 4],
    ["shared", shares, 4],
    ["discussed", commenters, 2],
    ["liked", likes, 1],
    ["played", plays, 1],
  ];
  const [best] = weighted.filter(([, people]) => people >= MANY).sort(([, a, x], [, b, y]) => b * y - a * x);
  return best?.[0] ?? (row.official ? "official" : "fresh");
}
