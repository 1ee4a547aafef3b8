import {
  emptied,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The personal data in the tables of payments, column by column (`platform/personal-data.ts`). */
export const paymentsData: PersonalData<
  "pay_order" | "payment_event" | "pay_attempt" | "pay_refund" | "pay_stray"
> = {
  pay_order: {
    policy: "given.payments",
    rows: [{ of: "user_id", order: ["id"], leaving: "stays", copy: { file: "capsules/orders" } }],
    columns: {
      id: notPersonal("number"),
      order_no: retained("number of the order", "books"),
      user_id: retained("whose", "books", PERSON_ID),
      package_id: retained("what", "books"),
      paid: retained("capsules", "books"),
      bonus: retained("capsules", "books"),
      amount: retained("price", "books"),
      currency: notPersonal("product"),
      state: retained("what became of it", "books"),
      provider: retained("by whom it was paid", "books"),
      provider_ref: retained("the provider's number", "books", INTERNAL),
      refund_due: retained("given back", "books"),
      refunded: retained("given back", "books"),
      credit_txn: notPersonal("number"),
      paid_at: retained("when it was paid", "books"),
      payer: emptied("the payer's number at the provider", null, INTERNAL),
      created_at: retained("when", "books"),
      expires_at: notPersonal("time"),
    },
  },
  payment_event: {
    policy: "given.payments",
    rows: [],
    columns: {
      provider: notPersonal("product"),
      event_id: retained("the provider's number", "books"),
      order_no: retained("of which order", "books"),
      kind: notPersonal("state"),
      amount: retained("how much", "books"),
      received_at: retained("when", "books"),
    },
  },
  pay_attempt: {
    policy: "given.payments",
    rows: [],
    columns: {
      order_no: retained("of which order", "books"),
      provider: notPersonal("product"),
      ref: retained("the provider's number", "books"),
      over: notPersonal("state"),
      asked_at: notPersonal("time"),
      created_at: retained("when", "books"),
    },
  },
  pay_stray: {
    policy: "given.payments",
    rows: [{ of: "settled_by", order: ["id"], leaving: "stays", copy: { not: "an administrator's act" } }],
    columns: {
      id: notPersonal("number"),
      provider: notPersonal("product"),
      event_id: retained("the provider's number", "books"),
      kind: notPersonal("state"),
      order_no: retained("of which order", "books"),
      amount: retained("how much", "books"),
      currency: notPersonal("product"),
      ref: retained("the provider's number", "books"),
      times: notPersonal("number"),
      first_at: retained("when", "books"),
      last_at: notPersonal("time"),
      settled_at: notPersonal("time"),
      settled_by: retained("which administrator", "record", PERSON_ID),
    },
  },
  pay_refund: {
    policy: "given.payments",
    rows: [
      { of: "requested_by", order: ["refund_no"], leaving: "stays", copy: { not: "an administrator's act" } },
    ],
    columns: {
      refund_no: notPersonal("number"),
      order_no: retained("of which order", "books"),
      amount: retained("how much", "books"),
      state: retained("what became of it", "books"),
      reason: retained("why", "books"),
      failure: notPersonal("state"),
      requested_by: retained("which administrator", "record", PERSON_ID),
      asked_at: notPersonal("time"),
      created_at: retained("when", "books"),
      ended_at: retained("when it ended", "books"),
    },
  },
};
