import { randomBytes } from "node:crypto";
import type { DataExport } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { lockUser } from "../users/index.ts";
import { EXPORT_GAP_MS } from "./account.policy.ts";
import type { ExportRow } from "./account.table.ts";
import { findLastExport, insertExport } from "./exports.repository.ts";

/** An export as its owner sees it. */
export const presentExport = (row: ExportRow, { publicUrl }: Services["config"]): DataExport => ({
  state: row.state,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  size: row.size,
  url: row.state === "ready" ? `${publicUrl ?? ""}/api/exports/${row.key}` : "",
  nextAt: row.state === "failed" ? row.created_at : row.created_at + EXPORT_GAP_MS,
});

/**
 * Requests an export of all my data; a job makes it (`AUTH-9`). Returns the pending one if there is one.
 * @throws Failure `tooMany` within a day of the last.
 */
export async function requestExport({ ctx: { services, actor } }: Call<unknown>): Promise<DataExport> {
  const { db, clock, config } = services;
  const now = clock.now();
  const row = await db.transaction().execute(async (trx) => {
    await lockUser(trx, actor.id);
    const last = await findLastExport(trx, actor.id);
    if (last?.state === "waiting" || last?.state === "making") return last;
    const nextAt = last && presentExport(last, config).nextAt;
    if (nextAt !== undefined && now < nextAt)
      fail("tooMany", { data: { retryAfter: Math.ceil((nextAt - now) / 1000) } });
    const key = randomBytes(32).toString("base64url");
    return insertExport(trx, { user_id: actor.id, key, created_at: now });
  });
  return presentExport(row, config);
}

/** The export I requested last. */
export async function showExport({ ctx: { services, actor } }: Call<unknown>): Promise<DataExport | null> {
  const row = await findLastExport(services.db, actor.id);
  return row ? presentExport(row, services.config) : null;
}
