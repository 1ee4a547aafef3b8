/** One place in the source and its faulty replacement; the place must occur exactly once. */
interface Edit {
  file: string;
  find: string;
  put: string;
}

/** A ledger with a mistake in it that histories must notice. */
export interface Mutant {
  name: string;
  /** Faults that need several connections show only on PostgreSQL. */
  on: "embedded" | "postgres";
  edits: readonly Edit[];
  /** How many histories it takes to detect it, when more than usual. */
  histories?: number;
}

const CAPSULES = "domains/capsules/";
const GIFTS = "domains/gifts/";
const PAYMENTS = "domains/payments/";
const LEDGER_SQL = "platform/db/migrations/0701-ledger.ts";

const one = (name: string, file: string, find: string, put: string): Mutant => ({
  name,
  on: "embedded",
  edits: [{ file, find, put }],
});

const unlocked: Edit = {
  file: `${CAPSULES}accounts.repository.ts`,
  find: "order by id for update",
  put: "order by id",
};
const unbalancedAllowed: Edit = {
  file: LEDGER_SQL,
  find: "having sum(amount) <> 0 or count(distinct asset) <> 1",
  put: "having false",
};
const staleAllowed: Edit = {
  file: LEDGER_SQL,
  find: "if after is distinct from entry.balance then",
  put: "if false then",
};

export const MUTANTS: readonly Mutant[] = [
  one(
    "a key is no claim",
    `${CAPSULES}once-for-key.ts`,
    "if (await claimKey(step.trx, { key, hash, now: step.now })) {",
    "await claimKey(step.trx, { key, hash, now: step.now });\n  if (step) {",
  ),
  one(
    "a key answers another request",
    `${CAPSULES}once-for-key.ts`,
    "saved.req_hash !== hash",
    "saved.req_hash === ''",
  ),
  one(
    "refusals are not saved",
    `${CAPSULES}once-for-key.ts`,
    "await saveOutcome(",
    "if (outcome.ok) await saveOutcome(",
  ),
  one("more can be spent than there is", `${CAPSULES}lines.ts`, "if (balance < amount)", "if (balance < 0)"),
  one(
    "all but the last capsule can be spent",
    `${CAPSULES}lines.ts`,
    "if (balance < amount)",
    "if (balance <= amount)",
  ),
  one(
    "paid is spent before bonus",
    `${CAPSULES}ledger.table.ts`,
    '["bonus", "paid", "income"]',
    '["paid", "bonus", "income"]',
  ),
  one(
    "a hold is posted again",
    `${CAPSULES}post-hold.ts`,
    'if (hold?.status !== "open") return ALREADY_RESOLVED;',
    "if (!hold) return ALREADY_RESOLVED;",
  ),
  one(
    "what a part did not spend is lost",
    `${CAPSULES}post-hold.ts`,
    "...returnLines(hold.owner_id, rest),",
    "",
  ),
  {
    name: "what a part did not spend is lost, and the database lets it",
    on: "embedded",
    edits: [
      unbalancedAllowed,
      { file: `${CAPSULES}post-hold.ts`, find: "...returnLines(hold.owner_id, rest),", put: "" },
    ],
  },
  one(
    "what comes back comes back as bonus",
    `${CAPSULES}void-holds.ts`,
    "returnLines(ownerId, bucketsOf(hold))",
    "returnLines(ownerId, { bonus: totalOf(bucketsOf(hold)) })",
  ),
  one(
    "capsules come from nowhere",
    `${CAPSULES}lines.ts`,
    "if (!issued) return lines;",
    "if (lines) return lines;",
  ),
  one(
    "a debt stands beside capsules",
    `${CAPSULES}record-transaction.ts`,
    "merged([...lines, ...debtLines(owners, lines)])",
    "merged(lines)",
  ),
  one(
    "a voided hold stays open",
    `${CAPSULES}void-holds.ts`,
    "open.map((hold) => hold.id),\n    { status, txnId },",
    "[],\n    { status, txnId },",
  ),
  one(
    "an advertisement is rewarded each time",
    `${CAPSULES}claim-ad.ts`,
    "const key = `ad:",
    "const key = Math.random() + `ad:",
  ),
  one(
    "a day is rewarded each time",
    `${CAPSULES}check-in.ts`,
    "if (before.done) return",
    "if (step.now < 0) return",
  ),
  one(
    "the sweep takes holds that are not due",
    `${CAPSULES}holds.repository.ts`,
    '.where("expires_at", "<=", now)\n',
    "",
  ),
  one(
    "the platform's balances miss a seal",
    `${CAPSULES}seals.repository.ts`,
    "set balance = own.balance + moved.amount",
    "set balance = own.balance",
  ),
  one(
    "a taken portion is given again",
    `${GIFTS}gifts.repository.ts`,
    '.where("gift_id", "=", giftId)\n    .where("taker_id", "is", null)\n',
    '.where("gift_id", "=", giftId)\n',
  ),
  one(
    "a gift that is over keeps what is left",
    `${GIFTS}return-gift.ts`,
    "ids: free.map((portion) => portion.hold_id),",
    "ids: [],",
  ),
  one(
    "a paid order is credited again",
    `${PAYMENTS}settle-payment.ts`,
    "if (order.paid_at !== null) return order;",
    "",
  ),
  {
    // It takes refunds of more than the whole of one order.
    histories: 2000,
    ...one(
      "refunds are followed beyond the whole",
      `${PAYMENTS}settle-payment.ts`,
      "Math.min(Math.max(order.refund_due, due), order.amount)",
      "Math.max(order.refund_due, due)",
    ),
  },
  {
    // It takes two partial refunds of one order.
    histories: 2000,
    ...one(
      "a second refund takes the first again",
      `${CAPSULES}reverse-order.ts`,
      " - Math.floor((capsules * before) / amount)",
      "",
    ),
  },
  one(
    "a refund leaves the capsules",
    `${CAPSULES}reverse-order.ts`,
    "if (paid + bonus === 0) return;",
    "if (paid + bonus >= 0) return;",
  ),
  one(
    "given capsules earn their creators too",
    `${CAPSULES}post-hold.ts`,
    "{ work, paid: taken.paid }",
    "{ work, paid: totalOf(taken) }",
  ),
  {
    // It takes two days of one work, each with an odd sum.
    histories: 2000,
    ...one(
      "what is less than a capsule is lost",
      `${CAPSULES}settle-shares.ts`,
      "amount % HUNDRED",
      "0 * amount",
    ),
  },
  one(
    "what waits for creators stays in the pool",
    `${CAPSULES}settle-shares.ts`,
    'account: "creator_pool", amount: -pool',
    'account: "revenue", amount: -pool',
  ),
  {
    name: "what was spent on a work is divided again",
    on: "embedded",
    edits: [
      {
        file: `${CAPSULES}shares.repository.ts`,
        find: "delete from ledger_share\n      where",
        put: "update ledger_share set paid = paid\n      where",
      },
      {
        file: `${CAPSULES}settle-shares.ts`,
        find: "key: `shares:",
        put: "key: Math.random() + `shares:",
      },
    ],
  },
  { name: "accounts are not locked", on: "postgres", edits: [unlocked] },
  {
    name: "accounts are not locked, and the database lets it",
    on: "postgres",
    edits: [unlocked, staleAllowed],
  },
  {
    name: "an order is not locked",
    on: "postgres",
    edits: [
      {
        file: `${PAYMENTS}orders.repository.ts`,
        find: '.where("order_no", "=", orderNo)\n    .forUpdate()',
        put: '.where("order_no", "=", orderNo)',
      },
    ],
  },
  {
    name: "a gift is not locked",
    on: "postgres",
    edits: [
      {
        file: `${GIFTS}gifts.repository.ts`,
        find: '.where("id", "=", id).forUpdate()',
        put: '.where("id", "=", id)',
      },
    ],
  },
];
