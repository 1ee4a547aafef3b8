import { ensure } from "../../platform/failure.ts";

/** Something its author wants to make public, to be reviewed first (`ADMIN-3`). */
export interface ReviewItem {
  subjectId: number;
  authorId: number;
  /** Changes whenever the evidence changes. */
  version: number;
  /** What is to be judged, as JSON. */
  evidence: object;
}

/**
 * Ensures that the verdict applies to what was reviewed (`ADMIN-3`). `seen` is the version the reviewer judged;
 * undefined when they named none. @throws Failure conflict.
 */
export function ensureUnchanged(present: number, seen: number | undefined): void {
  ensure(seen === undefined || present === seen, "conflict", {
    zh: "内容已被修改,请重新查看",
    en: "It has changed since. Please look at it again",
  });
}
