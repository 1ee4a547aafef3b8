import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findAuditLines } from "./audit-log.repository.ts";
import { pageOf } from "./page-of.ts";

type Lines = typeof api.adminAudit.list;

/** What administrators read and did, newest first (`ADMIN-3`). */
export async function listAuditLog({ ctx, input }: Call<InputOf<Lines>>): Promise<OutputOf<Lines>> {
  const { actorId, target, writes, cursor, limit } = input;
  const rows = await findAuditLines(ctx.services.db, {
    actorId,
    target,
    writes: writes === "only",
    before: cursor === undefined ? undefined : Number(cursor),
    limit: limit + 1,
  });
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      actorId: row.actor_id,
      actor: row.actor ?? "",
      action: row.action,
      target: row.target,
      targetName: row.target_name ?? "",
      input: JSON.stringify(row.input),
      address: row.address,
      code: row.code,
    })),
    limit,
  );
}
