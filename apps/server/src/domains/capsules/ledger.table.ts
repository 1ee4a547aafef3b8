import type { Generated } from "kysely";

/** Accounts of a person, in capsules. */
export const PERSONAL = ["paid", "bonus", "held", "income", "income_pending", "debt"] as const;
export type PersonalAccount = (typeof PERSONAL)[number];

/** Spendable accounts, in the order of spending (`money §1.2`). */
export const SPENDABLE = ["bonus", "paid", "income"] as const;
export type Bucket = (typeof SPENDABLE)[number];

/** Capsules by origin. */
export type Buckets = Partial<Record<Bucket, number>>;

export type PlatformAccount =
  | "issue:paid"
  | "issue:bonus"
  | "revenue"
  | "creator_pool"
  | "deferred"
  | `clearing:${"sandbox" | "stripe" | "alipay" | "wechat"}`;

/** The owner of the platform's accounts. */
export const PLATFORM = 0;

interface LedgerAccountTable {
  id: Generated<number>;
  owner_id: number;
  kind: string;
  asset: "CAP" | "CNY";
  balance: Generated<number>;
  last_seq: Generated<number>;
}

/** `outcome` is null while the transaction that claimed the key runs, so no other ever sees that. */
interface LedgerKeyTable {
  key: string;
  req_hash: string;
  outcome: unknown;
  created_at: number;
}

interface LedgerSealTable {
  id: number;
  prev: string;
  hash: string;
  txns: number;
  sealed_at: number;
}

interface LedgerTxnTable {
  id: Generated<number>;
  key: string;
  kind: string;
  params: unknown;
  cause_type: string | null;
  cause_id: string | null;
  reverses: number | null;
  created_at: number;
  seal_id: number | null;
}

/** `balance` of the account and `spendable` of the owner afterwards; null for the platform. */
interface LedgerEntryTable {
  txn_id: number;
  account_id: number;
  owner_id: number;
  account: string;
  asset: "CAP" | "CNY";
  topic: string;
  amount: number;
  balance: number | null;
  spendable: number | null;
}

export interface LedgerHoldTable {
  id: Generated<number>;
  txn_id: number;
  owner_id: number;
  bonus: number;
  paid: number;
  income: number;
  status: Generated<"open" | "posted" | "voided" | "expired">;
  resolved_by: number | null;
  expires_at: number | null;
  created_at: number;
}

/** What a person's work earned; they can spend it once it is due. */
interface LedgerIncomeTable {
  id: Generated<number>;
  txn_id: number;
  owner_id: number;
  amount: number;
  params: unknown;
  cause_type: string | null;
  cause_id: string | null;
  due_at: number;
  released_by: Generated<number | null>;
}

/** What was spent on a work, waiting for its day to end. */
interface LedgerShareTable {
  hold_id: number;
  owner_id: number;
  spender_id: number;
  paid: number;
  day: number;
  cause_type: string;
  cause_id: string;
  name: string;
}

/** A person's earnings from a work that are less than a capsule. */
interface LedgerFractionTable {
  owner_id: number;
  cause_type: string;
  cause_id: string;
  hundredths: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    ledger_account: LedgerAccountTable;
    ledger_key: LedgerKeyTable;
    ledger_seal: LedgerSealTable;
    ledger_txn: LedgerTxnTable;
    ledger_entry: LedgerEntryTable;
    ledger_hold: LedgerHoldTable;
    ledger_income: LedgerIncomeTable;
    ledger_share: LedgerShareTable;
    ledger_fraction: LedgerFractionTable;
  }
}
