import type { PartName, PartState } from "@4d/contract";
import type { Generated } from "kysely";

declare module "./db/tables.ts" {
  interface Tables {
    /** Which node runs a periodic task, and until when nobody else may (epoch ms). */
    job_lease: JobLeaseTable;
    /** The last check results of each server's dependencies; rows of dead servers are swept. */
    server_part: ServerPartTable;
    /** When something outside the server was last done: backups. */
    last_done: { what: "backup"; at: number };
  }
}

export interface JobLeaseTable {
  name: string;
  holder: string;
  until: number;
  /** When it last ended well; below, when it last failed (epoch ms). */
  succeeded_at: Generated<number | null>;
  failed_at: Generated<number | null>;
}

export interface ServerPartTable {
  /** Machine and port. */
  server: string;
  part: PartName;
  state: PartState;
  reason: string | null;
  since: number;
  seen_at: number;
}
