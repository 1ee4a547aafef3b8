import { emptied, kept, MACHINE, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of payments hold of people, column by column (`platform/personal-data.ts`). */
export const paymentsData: PersonalData<
  "pay_order" | "payment_event" | "pay_attempt" | "pay_refund" | "pay_stray"
> = {
  pay_order: {
    policy: "given.payments",
    rows: [{ of: "user_id", order: ["id"], leaving: "stays", copy: { file: "capsules/orders" } }],
    columns: {
      id: nothing("number"),
      order_no: kept("number of the order", "books"),
      user_id: kept("whose", "books", WHO),
      package_id: kept("what", "books"),
      paid: kept("capsules", "books"),
      bonus: kept("capsules", "books"),
      amount: kept("price", "books"),
      currency: nothing("product"),
      state: kept("what became of it", "books"),
      provider: kept("by whom it was paid", "books"),
      provider_ref: kept("the provider's number", "books", MACHINE),
      refund_due: kept("given back", "books"),
      refunded: kept("given back", "books"),
      credit_txn: nothing("number"),
      paid_at: kept("when it was paid", "books"),
      payer: emptied("the payer's number at the provider", null, MACHINE),
      created_at: kept("when", "books"),
      expires_at: nothing("time"),
    },
  },
  payment_event: {
    policy: "given.payments",
    rows: [],
    columns: {
      provider: nothing("product"),
      event_id: kept("the provider's number", "books"),
      order_no: kept("of which order", "books"),
      kind: nothing("state"),
      amount: kept("how much", "books"),
      received_at: kept("when", "books"),
    },
  },
  pay_attempt: {
    policy: "given.payments",
    rows: [],
    columns: {
      order_no: kept("of which order", "books"),
      provider: nothing("product"),
      ref: kept("the provider's number", "books"),
      over: nothing("state"),
      asked_at: nothing("time"),
      created_at: kept("when", "books"),
    },
  },
  pay_stray: {
    policy: "given.payments",
    rows: [{ of: "settled_by", order: ["id"], leaving: "stays", copy: { not: "an administrator's act" } }],
    columns: {
      id: nothing("number"),
      provider: nothing("product"),
      event_id: kept("the provider's number", "books"),
      kind: nothing("state"),
      order_no: kept("of which order", "books"),
      amount: kept("how much", "books"),
      currency: nothing("product"),
      ref: kept("the provider's number", "books"),
      times: nothing("number"),
      first_at: kept("when", "books"),
      last_at: nothing("time"),
      settled_at: nothing("time"),
      settled_by: kept("which administrator", "record", WHO),
    },
  },
  pay_refund: {
    policy: "given.payments",
    rows: [
      { of: "requested_by", order: ["refund_no"], leaving: "stays", copy: { not: "an administrator's act" } },
    ],
    columns: {
      refund_no: nothing("number"),
      order_no: kept("of which order", "books"),
      amount: kept("how much", "books"),
      state: kept("what became of it", "books"),
      reason: kept("why", "books"),
      failure: nothing("state"),
      requested_by: kept("which administrator", "record", WHO),
      asked_at: nothing("time"),
      created_at: kept("when", "books"),
      ended_at: kept("when it ended", "books"),
    },
  },
};
