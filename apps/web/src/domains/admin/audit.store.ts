import type { AuditLine } from "@4d/contract";
import { adminApi } from "./admin.api.ts";
import { pagedList } from "./paged-list.ts";

export interface AuditQuery {
  writes: "all" | "only";
  /** Whose acts alone; null for everybody's. */
  actor: { id: number; name: string } | null;
}

/** What administrators read and did, newest first (`ADMIN-3`). */
export const lines = pagedList<AuditQuery, AuditLine>(
  { writes: "only", actor: null },
  ({ writes, actor }, cursor) =>
    adminApi.lines({ writes, ...(actor === null ? {} : { actorId: actor.id }) }, cursor),
);
