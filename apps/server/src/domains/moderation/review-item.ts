import { ensure } from "../../platform/failure.ts";

/** Something whose author wishes it public, to be looked at first (`ADMIN-3`). */
export interface ReviewItem {
  subjectId: number;
  authorId: number;
  /** Another one as soon as what is to be judged is another. */
  version: number;
  /** What is to be judged, as JSON. */
  evidence: object;
}

/**
 * What is approved or refused is what was looked at (`ADMIN-3`). `seen` is the version somebody judged; undefined where nobody
 * said which. @throws Failure conflict.
 */
export function ensureUnchanged(present: number, seen: number | undefined): void {
  ensure(seen === undefined || present === seen, "conflict", {
    zh: "内容已被修改,请重新查看",
    en: "It was changed meanwhile: look at it again",
  });
}
