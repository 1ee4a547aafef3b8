import type { Generated } from "kysely";

/** A day a person checked in; days count from 1970-01-01, whatever the person's time zone. */
export interface CheckInTable {
  user_id: number;
  day: number;
  streak: number;
  amount: number;
  created_at: number;
}

/** One showing of an advertisement; `day` is the product's day it counts for. */
export interface AdSessionTable {
  id: string;
  user_id: number;
  ad_id: string;
  day: number;
  ready_at: number;
  created_at: number;
  granted_at: number | null;
}

interface ReconciliationTable {
  id: Generated<number>;
  at: number;
  ok: boolean;
  /** Inserted as JSON text. */
  checks: unknown;
  totals: unknown;
  milliseconds: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    capsule_check_in: CheckInTable;
    capsule_ad_session: AdSessionTable;
    capsule_reconciliation: ReconciliationTable;
  }
}
