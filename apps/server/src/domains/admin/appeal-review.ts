import type { AppealReview } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { appealReviewOf } from "./admin.policy.ts";
import { findCase, hasOtherReviewer, type NamedCase } from "./cases.repository.ts";

type Appeal = Pick<NamedCase, "appeal_of" | "accused_id">;

/**
 * Whether an administrator may review a case: free unless it is an appeal they must not decide, or decide alone
 * (`ADMIN-3`).
 */
export async function reviewBy(
  { db, clock }: Pick<Services, "db" | "clock">,
  actorId: number,
  { appeal_of: against, accused_id: authorId }: Appeal,
): Promise<AppealReview> {
  if (against === null) return "free";
  const deciderId = (await findCase(db, against))?.decided_by ?? null;
  const asked = actorId === deciderId;
  const hasOthers =
    asked && (await hasOtherReviewer(db, { but: [actorId, authorId ?? 0], now: clock.now() }));
  return appealReviewOf(actorId, { authorId, deciderId, hasOthers });
}

/** @throws Failure forbidden when the actor may not review this appeal. @returns how they may review it. */
export async function ensureMayReview(
  services: Pick<Services, "db" | "clock">,
  actorId: number,
  row: NamedCase,
): Promise<AppealReview> {
  const review = await reviewBy(services, actorId, row);
  const own = row.accused_id === actorId;
  ensure(review !== "barred", "forbidden", {
    zh: own ? "不能处理自己的申诉" : "这个处理是你作出的,申诉要由另一位管理员复核",
    en: own
      ? "You can’t decide on your own appeal"
      : "You made this decision: another administrator has to review it",
  });
  return review;
}
