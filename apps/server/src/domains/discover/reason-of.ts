import type { FeedReason } from "@4d/contract";
import type { RankedRow } from "./ranks.repository.ts";

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
