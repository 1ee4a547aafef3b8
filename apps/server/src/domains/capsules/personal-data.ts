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
      user_id: erased("the person", PERSON_ID),
      day: erased("day"),
      streak: erased("days in a row"),
      amount: erased("capsules received"),
      created_at: erased("time"),
    },
  },
  capsule_ad_session: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["day", "id"], leaving: "erased", copy: { file: "capsules/trailers" } }],
    columns: {
      id: erased("the number of the showing", INTERNAL),
      user_id: erased("the person", PERSON_ID),
      ad_id: erased("the trailer"),
      day: erased("day"),
      ready_at: notPersonal("time"),
      created_at: erased("time"),
      granted_at: erased("time of the reward"),
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
      owner_id: retained("the owner", "books", PERSON_ID),
      kind: notPersonal("product"),
      asset: notPersonal("product"),
      balance: retained("balance", "books"),
      last_seq: notPersonal("number"),
    },
  },
  ledger_key: {
    policy: "given.payments",
    rows: [],
    columns: {
      key: retained("the event that may happen only once, and its person", "books", PERSON_ID),
      req_hash: notPersonal("number"),
      outcome: retained("result", "books"),
      created_at: retained("time", "books"),
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
      key: retained("the event that may happen only once, and its person", "books", PERSON_ID),
      kind: notPersonal("product"),
      params: retained("details", "books"),
      cause_type: notPersonal("product"),
      cause_id: retained("what caused it", "books"),
      reverses: notPersonal("number"),
      created_at: retained("time", "books"),
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
      owner_id: retained("the owner", "books", PERSON_ID),
      account: notPersonal("product"),
      asset: notPersonal("product"),
      topic: notPersonal("product"),
      amount: retained("amount", "books"),
      balance: retained("balance after it", "books"),
      spendable: retained("what the owner can spend after it", "books"),
    },
  },
  ledger_hold: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["id"],
        leaving: "stays",
        copy: { not: "the statement shows what became of it" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      txn_id: notPersonal("number"),
      owner_id: retained("the owner", "books", PERSON_ID),
      bonus: retained("capsules set aside", "books"),
      paid: retained("capsules set aside", "books"),
      income: retained("capsules set aside", "books"),
      status: notPersonal("state"),
      resolved_by: notPersonal("number"),
      expires_at: notPersonal("time"),
      created_at: retained("time", "books"),
    },
  },
  ledger_income: {
    policy: "given.payments",
    rows: [
      {
        of: "owner_id",
        order: ["id"],
        leaving: "stays",
        copy: { not: "the statement shows what became of it" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      txn_id: notPersonal("number"),
      owner_id: retained("the owner", "books", PERSON_ID),
      amount: retained("amount", "books"),
      params: retained("details", "books"),
      cause_type: notPersonal("product"),
      cause_id: retained("what caused it", "books"),
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
        copy: { not: "the statement shows what became of it" },
      },
      {
        of: "spender_id",
        order: ["hold_id"],
        leaving: "stays",
        copy: { not: "the statement shows what became of it" },
      },
    ],
    columns: {
      hold_id: notPersonal("number"),
      owner_id: retained("the work's owner", "books", PERSON_ID),
      spender_id: retained("the person who spent", "books", PERSON_ID),
      paid: retained("amount", "books"),
      day: retained("day", "books"),
      cause_type: notPersonal("product"),
      cause_id: retained("what it was spent on", "books"),
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
        copy: { not: "statements show no fractions of a capsule" },
      },
    ],
    columns: {
      owner_id: retained("the owner", "books", PERSON_ID),
      cause_type: notPersonal("product"),
      cause_id: retained("what it is a share of", "books"),
      hundredths: retained("amount", "books"),
    },
  },
};
