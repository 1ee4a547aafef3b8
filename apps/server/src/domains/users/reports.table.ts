import type { Generated } from "kysely";

interface ReportTable {
  id: Generated<number>;
  kind: string;
  target_id: number;
  /** Empty when the thing is in no chat. */
  chat_id: string;
  reason: string;
  text: string;
  reporter_id: number;
  /** Against whom it is; null when nobody can be named. */
  accused_id: number | null;
  /** JSON text on its way in; what was reported, as the server had it then. */
  evidence: string;
  state: Generated<"open" | "closed">;
  /** The case it was gathered into. */
  case_id: Generated<number | null>;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    report: ReportTable;
  }
}

export type NewReport = Omit<ReportTable, "id" | "state" | "case_id">;
