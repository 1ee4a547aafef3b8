import type { AuditLine } from "@4d/contract";
import { adminApi } from "./admin.api.ts";
import { pagedList } from "./paged-list.ts";

/** What administrators read and did, newest first (`ADMIN-3`). */
export const lines = pagedList<"all" | "only", AuditLine>("only", (writes, cursor) =>
  adminApi.lines({ writes }, cursor),
);
