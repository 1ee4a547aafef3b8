import type { AuditLine } from "@4d/contract";
import { adminApi } from "./admin.api.ts";
import { filteredPagedList } from "./filtered-paged-list.ts";

export interface AuditQuery {
  /** Everything, or only what changed something. */
  writes: "all" | "only";
  /** The only actor to show; null for all. */
  actor: { id: number; name: string } | null;
}

/** What administrators read and did, newest first (`ADMIN-3`). */
export const auditLines = filteredPagedList<AuditQuery, AuditLine>(
  { writes: "only", actor: null },
  ({ writes, actor }, cursor) =>
    adminApi.auditLines({ writes, ...(actor === null ? {} : { actorId: actor.id }) }, cursor),
);
