import {
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The index's condition, repeated so that the planner uses it. */
const STATED = "owner_id > 0 and account in ('paid', 'bonus', 'income')";

/** Personal data in the tables of capsules, column by column (`platform/personal-data.ts`). */
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
      user_id: erased("who", PERSON_ID),
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
      id: erased("the showing", INTERNAL),
      user_id: erased("who", PERSON_ID),
      ad_id: erased("which trailer"),
      day: erased("on which day"),
      ready_at: notPersonal("time"),
      created_at: erased("when"),
      granted_at: erased("when it was rewarded"),
    },
  },
  capsule_reconciliation: {
    policy: null,
    rows: [],
    columns: {
      id: notPersonal("number"),
      at: notPersonal("time"),
      ok: notPersonal("state"),
      checks: notPersonal("state"),
      totals: notPersonal("count"),
      milliseconds: notPersonal("count"),
    },
  },
  ledger_account: {
    policy: "given.payments",
    rows: [{ of: "owner_id", order: ["id"], leaving: "stays", copy: { file: "capsules/accounts" } }],
    columns: {
      id: notPersonal("number"),
      owner_id: retained("whose", "books", PERSON_ID),
      kind: notPersonal("product"),
      asset: notPersonal("product"),
      balance: retained("what is there", "books"),
      last_seq: notPersonal("number"),
    },
  },
  ledger_key: {
    policy: "given.payments",
    rows: [],
    columns: {
      key: retained("what happened once, and to whom", "books", PERSON_ID),
      req_hash: notPersonal("number"),
      outcome: retained("how it ended", "books"),
      created_at: retained("when", "books"),
    },
  },
  ledger_seal: {
    policy: null,
    rows: [],
    columns: {
      id: notPersonal("number"),
      prev: notPersonal("number"),
      hash: notPersonal("number"),
      txns: notPersonal("count"),
      sealed_at: notPersonal("time"),
    },
  },
  ledger_txn: {
    policy: "given.payments",
    rows: [],
    columns: {
      id: notPersonal("number"),
      key: retained("what happened once, and to whom", "books", PERSON_ID),
      kind: notPersonal("product"),
      params: retained("particulars", "books"),
      cause_type: notPersonal("product"),
      cause_id: retained("by what", "books"),
      reverses: notPersonal("number"),
      created_at: retained("when", "books"),
      seal_id: notPersonal("number"),
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
      txn_id: notPersonal("number"),
      account_id: notPersonal("number"),
      owner_id: retained("whose", "books", PERSON_ID),
      account: notPersonal("product"),
      asset: notPersonal("product"),
      topic: notPersonal("product"),
      amount: retained("how much", "books"),
      balance: retained("what was there afterwards", "books"),
      spendable: retained("what could be spent", "books"),
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
      id: notPersonal("number"),
      txn_id: notPersonal("number"),
      owner_id: retained("whose", "books", PERSON_ID),
      bonus: retained("set aside", "books"),
      paid: retained("set aside", "books"),
      income: retained("set aside", "books"),
      status: notPersonal("state"),
      resolved_by: notPersonal("number"),
      expires_at: notPersonal("time"),
      created_at: retained("when", "books"),
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
      id: notPersonal("number"),
      txn_id: notPersonal("number"),
      owner_id: retained("whose", "books", PERSON_ID),
      amount: retained("how much", "books"),
      params: retained("particulars", "books"),
      cause_type: notPersonal("product"),
      cause_id: retained("by what", "books"),
      due_at: notPersonal("time"),
      released_by: notPersonal("number"),
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
      hold_id: notPersonal("number"),
      owner_id: retained("whose work", "books", PERSON_ID),
      spender_id: retained("who spent", "books", PERSON_ID),
      paid: retained("how much", "books"),
      day: retained("on which day", "books"),
      cause_type: notPersonal("product"),
      cause_id: retained("for what", "books"),
      name: retained("name of the work", "books"),
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
      owner_id: retained("whose", "books", PERSON_ID),
      cause_type: notPersonal("product"),
      cause_id: retained("of what", "books"),
      hundredths: retained("how much", "books"),
    },
  },
};
