import type { CaseDecision, CaseKind } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

/** `input` is inserted as JSON text. */
interface LineTable {
  id: Generated<number>;
  actor_id: number;
  action: string;
  writes: boolean;
  target: string;
  input: unknown;
  address: string;
  request_id: string;
  created_at: number;
}

interface OutcomeTable {
  line_id: number;
  code: number;
  created_at: number;
}

interface StrikeTable {
  id: Generated<number>;
  user_id: number;
  reason: string;
  /** The decision that caused it; null when it was given manually. */
  case_id: number | null;
  given_by: number;
  created_at: number;
  /** When an appeal revoked it. */
  revoked_at: Generated<number | null>;
}

/** `evidence` is inserted as JSON text. */
interface CaseTable {
  id: Generated<number>;
  kind: CaseKind;
  subject: string;
  subject_id: number;
  chat_id: Generated<string>;
  accused_id: number | null;
  evidence: unknown;
  reports: Generated<number>;
  claimed_by: Generated<number | null>;
  claimed_at: Generated<number | null>;
  decision: Generated<CaseDecision | null>;
  note: Generated<string>;
  strike: Generated<boolean>;
  decided_by: Generated<number | null>;
  decided_at: Generated<number | null>;
  appeal_of: Generated<number | null>;
  appeal: Generated<string>;
  created_at: number;
}

/** `hour` counts from 1970-01-01. */
interface HourTable {
  measure: string;
  hour: number;
  value: number;
}

interface TailTable {
  name: string;
  last_id: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    admin_line: LineTable;
    admin_outcome: OutcomeTable;
    admin_strike: StrikeTable;
    admin_case: CaseTable;
    admin_hour: HourTable;
    admin_tail: TailTable;
  }
}

export type NewAuditLine = Omit<LineTable, "id">;
export type CaseRow = Selectable<CaseTable>;
