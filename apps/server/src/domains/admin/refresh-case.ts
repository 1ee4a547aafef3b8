import type { Services } from "../../platform/services.ts";
import type { ReviewItem } from "../moderation/index.ts";
import { findCase, type NamedCase } from "./cases.repository.ts";
import { moderationTargetOf } from "./moderation-targets.ts";
import { renewReview, withdrawReview } from "./open-cases.repository.ts";

/**
 * Refreshes a waiting review for an administrator who may decide it: its author may have changed or withdrawn it since
 * (`ADMIN-3`). Other cases retain their evidence.
 */
export async function refreshCase(services: Services, actorId: number, row: NamedCase): Promise<NamedCase> {
  const { db, clock } = services;
  const { waiting } = moderationTargetOf(services, row.subject);
  const isMine = row.claimed_by === null || row.claimed_by === actorId;
  if (row.kind !== "review" || row.decision !== null || !isMine || !waiting) return row;
  const [now] = await waiting(1, row.subject_id);
  const of = { id: row.id, actorId };
  await (now ? renewReview(db, of, versioned(now)) : withdrawReview(db, of, clock.now()));
  return (await findCase(db, row.id)) ?? row;
}

/** Evidence with its version, so that no other version is approved by it. */
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
