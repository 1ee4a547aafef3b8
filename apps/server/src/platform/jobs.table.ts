import type { PartName, PartState } from "@4d/contract";
import type { Generated } from "kysely";

declare module "./db/tables.ts" {
  interface Tables {
    /** Which node runs a periodic task, and until when nobody else may (epoch ms). */
    job_lease: JobLeaseTable;
    /** How each server last found what it leans on; a row of one that is gone is swept. */
    server_part: ServerPartTable;
    /** When something was last done that the server does not do itself: backups. */
    last_done: { what: "backup"; at: number };
  }
}

export interface JobLeaseTable {
  name: string;
  holder: string;
  until: number;
  /** When it last ended, well or not (epoch ms). */
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
