import type { Generated } from "kysely";

/** A day on which a person checked in. */
export interface CheckInTable {
  user_id: number;
  /** The date where the person was, as days since 1970-01-01. */
  day: number;
  /** Days checked in without a gap, this one included. */
  streak: number;
  /** The reward, in capsules. */
  amount: number;
  created_at: number;
}

/** One showing of an advertisement. */
export interface AdSessionTable {
  id: string;
  user_id: number;
  ad_id: string;
  /** The date in the time zone of the settings, as days since 1970-01-01; of its start, later of its reward. */
  day: number;
  /** From when on the reward can be claimed. */
  ready_at: number;
  created_at: number;
  /** When the reward was paid; null before that. */
  granted_at: number | null;
}

/** A report of the nightly check of the whole ledger. */
interface ReconciliationTable {
  id: Generated<number>;
  at: number;
  /** No rule was violated. */
  ok: boolean;
  /** How many violations of each rule were found; inserted as JSON text. */
  checks: unknown;
  /** The sum of all balances of each kind of account; inserted as JSON text. */
  totals: unknown;
  /** How long the check took. */
  milliseconds: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    capsule_check_in: CheckInTable;
    capsule_ad_session: AdSessionTable;
    capsule_reconciliation: ReconciliationTable;
  }
}
