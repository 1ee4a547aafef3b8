import { ensure } from "../../platform/failure.ts";

/** A character, story, post or comment that an administrator reviews before it becomes public (`ADMIN-3`). */
export interface ReviewItem {
  subjectId: number;
  authorId: number;
  /** Changes whenever its author changes it; 0 for what cannot be edited. */
  version: number;
  /** What the administrator is shown, stored with the case as JSON. */
  evidence: object;
}

/**
 * Ensures that nobody approves or rejects a version they did not see (`ADMIN-3`). `seen` is the version the reviewer
 * judged; when it is unknown, nothing is compared. @throws Failure conflict when the author has changed it since.
 */
export function ensureUnchanged(current: number, seen: number | undefined): void {
  ensure(seen === undefined || current === seen, "conflict", {
    zh: "内容已被修改,请重新查看",
    en: "It has changed since. Please look at it again",
  });
}
