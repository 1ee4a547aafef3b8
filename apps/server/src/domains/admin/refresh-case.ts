import type { Services } from "../../platform/services.ts";
import type { ReviewItem } from "../moderation/index.ts";
import { findCase, type NamedCase } from "./cases.repository.ts";
import { moderationTargetOf } from "./moderation-targets.ts";
import { renewReview, withdrawReview } from "./open-cases.repository.ts";

/**
 * Shows an administrator who may decide a review its present version: the author may have changed or withdrawn it since
 * the case was opened (`ADMIN-3`). Other cases retain their evidence.
 */
export async function refreshCase(services: Services, actorId: number, row: NamedCase): Promise<NamedCase> {
  const { db, clock } = services;
  const { waiting } = moderationTargetOf(services, row.subject);
  const isMine = row.claimed_by === null || row.claimed_by === actorId;
  if (row.kind !== "review" || row.decision !== null || !isMine || !waiting) return row;
  const [current] = await waiting(1, row.subject_id);
  const review = { id: row.id, actorId };
  await (current ? renewReview(db, review, versioned(current)) : withdrawReview(db, review, clock.now()));
  return (await findCase(db, row.id)) ?? row;
}

/** Evidence as it is stored, with its version, so that a verdict about it cannot apply to another version. */
export const versioned = ({ evidence, version }: Pick<ReviewItem, "evidence" | "version">): object => ({
  ...evidence,
  version,
});

/** Which version a case shows; undefined when unknown. */
export function versionOf({ evidence }: Pick<NamedCase, "evidence">): number | undefined {
  const version =
    typeof evidence === "object" && evidence !== null && "version" in evidence ? evidence.version : undefined;
  return typeof version === "number" ? version : undefined;
}
