import { erased, kept, MACHINE, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** As its index says it, which the planner needs to hear. */
const STATED = "owner_id > 0 and account in ('paid', 'bonus', 'income')";

/** What the tables of capsules hold of people, column by column (`platform/personal-data.ts`). */
export const capsulesData: PersonalData<
  | "capsule_check_in"
  | "capsule_ad_session"
  | "capsule_reconciliation"
  | "ledger_account"
  | "ledger_key"
  | "ledger_seal"
  | "ledger_txn"
  | "ledger_entry"
  | "ledger_hold"
  | "ledger_income"
  | "ledger_share"
  | "ledger_fraction"
> = {
  capsule_check_in: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["day"], leaving: "erased", copy: { file: "capsules/check-ins" } }],
    columns: {
      user_id: erased("who", WHO),
      day: erased("on which day"),
      streak: erased("how many days on end"),
      amount: erased("what for"),
      created_at: erased("when"),
    },
  },
  capsule_ad_session: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["day", "id"], leaving: "erased", copy: { file: "capsules/trailers" } }],
    columns: {
      id: erased("the showing", MACHINE),
      user_id: erased("who", WHO),
      ad_id: erased("which trailer"),
      day: erased("on which day"),
      ready_at: nothing("time"),
      created_at: erased("when"),
      granted_at: erased("when it was rewarded"),
    },
  },
  capsule_reconciliation: {
    policy: null,
    rows: [],
    columns: {
      id: nothing("number"),
      at: nothing("time"),
      ok: nothing("state"),
      checks: nothing("state"),
      totals: nothing("count"),
      milliseconds: nothing("count"),
    },
  },
  ledger_account: {
    policy: "given.payments",
    rows: [{ of: "owner_id", order: ["id"], leaving: "stays", copy: { file: "capsules/accounts" } }],
    columns: {
      id: nothing("number"),
      owner_id: kept("whose", "books", WHO),
      kind: nothing("product"),
      asset: nothing("product"),
      balance: kept("what is there", "books"),
      last_seq: nothing("number"),
    },
  },
  ledger_key: {
    policy: "given.payments",
    rows: [],
    columns: {
      key: kept("what happened once, and to whom", "books", WHO),
      req_hash: nothing("number"),
      outcome: kept("how it ended", "books"),
      created_at: kept("when", "books"),
    },
  },
  ledger_seal: {
    policy: null,
    rows: [],
    columns: {
      id: nothing("number"),
      prev: nothing("number"),
      hash: nothing("number"),
      txns: nothing("count"),
      sealed_at: nothing("time"),
    },
  },
  ledger_txn: {
    policy: "given.payments",
    rows: [],
    columns: {
      id: nothing("number"),
      key: kept("what happened once, and to whom", "books", WHO),
      kind: nothing("product"),
      params: kept("particulars", "books"),
      cause_type: nothing("product"),
      cause_id: kept("by what", "books"),
      reverses: nothing("number"),
      created_at: kept("when", "books"),
      seal_id: nothing("number"),
    },
  },
  ledger_entry: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["txn_id", "account_id"],
        where: STATED,
        leaving: "stays",
        copy: { file: "capsules/statement" },
      },
    ],
    columns: {
      txn_id: nothing("number"),
      account_id: nothing("number"),
      owner_id: kept("whose", "books", WHO),
      account: nothing("product"),
      asset: nothing("product"),
      topic: nothing("product"),
      amount: kept("how much", "books"),
      balance: kept("what was there afterwards", "books"),
      spendable: kept("what could be spent", "books"),
    },
  },
  ledger_hold: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["id"],
        leaving: "stays",
        copy: { not: "what became of it is in the statement" },
      },
    ],
    columns: {
      id: nothing("number"),
      txn_id: nothing("number"),
      owner_id: kept("whose", "books", WHO),
      bonus: kept("set aside", "books"),
      paid: kept("set aside", "books"),
      income: kept("set aside", "books"),
      status: nothing("state"),
      resolved_by: nothing("number"),
      expires_at: nothing("time"),
      created_at: kept("when", "books"),
    },
  },
  ledger_income: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["id"],
        leaving: "stays",
        copy: { not: "what became of it is in the statement" },
      },
    ],
    columns: {
      id: nothing("number"),
      txn_id: nothing("number"),
      owner_id: kept("whose", "books", WHO),
      amount: kept("how much", "books"),
      params: kept("particulars", "books"),
      cause_type: nothing("product"),
      cause_id: kept("by what", "books"),
      due_at: nothing("time"),
      released_by: nothing("number"),
    },
  },
  ledger_share: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["hold_id"],
        leaving: "stays",
        copy: { not: "what became of it is in the statement" },
      },
      {
        of: "spender_id",
        order: ["hold_id"],
        leaving: "stays",
        copy: { not: "what became of it is in the statement" },
      },
    ],
    columns: {
      hold_id: nothing("number"),
      owner_id: kept("whose work", "books", WHO),
      spender_id: kept("who spent", "books", WHO),
      paid: kept("how much", "books"),
      day: kept("on which day", "books"),
      cause_type: nothing("product"),
      cause_id: kept("for what", "books"),
      name: kept("name of the work", "books"),
    },
  },
  ledger_fraction: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["cause_type", "cause_id"],
        leaving: "stays",
        copy: { not: "less than a capsule is in no statement" },
      },
    ],
    columns: {
      owner_id: kept("whose", "books", WHO),
      cause_type: nothing("product"),
      cause_id: kept("of what", "books"),
      hundredths: kept("how much", "books"),
    },
  },
};
