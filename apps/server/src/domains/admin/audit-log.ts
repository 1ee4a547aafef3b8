import { type Endpoint, OK, operations } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { insertAuditLine, insertAuditOutcome } from "./audit-log.repository.ts";
import { hideSecrets } from "./hide-secrets.ts";

const names = new Map(operations().map(({ name, endpoint }) => [endpoint, name]));

/** The target of an operation: its first parameter, `userId` 12 as `user:12`. */
function targetOf({ params }: Endpoint, input: Record<string, unknown>): string {
  const [name] = Object.keys(params ?? {});
  return name === undefined ? "" : `${name.replace(/(Id|No)$/, "")}:${String(input[name])}`;
}

/**
 * Records what an administrator is about to read or do: nothing happens in the console without an audit line (`abuse
 * §6.3`). @returns a function that records the response code.
 */
export async function recordAdminAct(
  ctx: Context,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<(code: number) => Promise<void>> {
  const { db, clock, log } = ctx.services;
  const lineId = await insertAuditLine(db, {
    actor_id: ctx.actor.id,
    action: names.get(endpoint) ?? endpoint.path,
    writes: endpoint.method !== "GET",
    target: targetOf(endpoint, input),
    input: JSON.stringify(hideSecrets(input)),
    address: ctx.address,
    request_id: ctx.requestId,
    created_at: clock.now(),
  });
  return async (code) => {
    try {
      await insertAuditOutcome(db, { line_id: lineId, code, created_at: clock.now() });
    } catch (error) {
      log.error({ err: error, lineId }, "the outcome of an administrator's act was not written down");
    }
  };
}

/** Recorded when an administrator reviews an appeal against their own decision because nobody else can. */
const LONE_REVIEW = "adminCases.reviewedAlone";

/**
 * Records that an administrator decided an appeal against their own decision because nobody else could: a separate
 * line, stored in the decision's transaction.
 */
export async function recordLoneReview(
  ctx: Context,
  trx: Transaction<Tables>,
  caseId: number,
): Promise<void> {
  const created_at = ctx.services.clock.now();
  const lineId = await insertAuditLine(trx, {
    actor_id: ctx.actor.id,
    action: LONE_REVIEW,
    writes: true,
    target: `case:${caseId}`,
    input: "{}",
    address: ctx.address,
    request_id: ctx.requestId,
    created_at,
  });
  await insertAuditOutcome(trx, { line_id: lineId, code: OK, created_at });
}
