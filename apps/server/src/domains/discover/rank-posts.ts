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

/** Somebody is new for two weeks from his first post. */
const NEW_MS = 14 * DAY;
/** How many of the newest posts each ranking looks at, besides those in the one before. */
const NEWEST = 20_000;
const MOST = { recommended: 5000, ofKind: 1000 };

/** The ranked chips of discover, and the kind of post each is about. */
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
  /** The generation before; 0 for none. */
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
 * Ranks discover's posts (`feed §5.2`), a job's work: a request only takes a slice. Rankings of the last hour stay,
 * so that whoever reads on reads the same one. Besides the posts ranked before, the latest are looked at, as many as
 * `newest` says.
 */
export async function rankPosts(services: Services, newest = NEWEST): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const known = await listRanks(db);
  // Of two made in one moment the later is the newer.
  const generation = Math.max(now, ...known.map((one) => one.generation + 1));
  for (const [list, kind] of LISTS) {
    const last = Math.max(0, ...known.filter((one) => one.list === list).map((one) => one.generation));
    await rankOne(services, { list, kind, last, now, generation, newest });
  }
  await dropRanks(db, now - HOUR);
  publishRanks(services);
}

/** Fewer people than this are no "many". */
const MANY = 3;

/**
 * Why a post stands where it does: what adds most to its score. With too few people behind it, it is there because it
 * is new, or one of our own.
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
