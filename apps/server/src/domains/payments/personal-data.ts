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
      order_no: retained("order number", "books"),
      user_id: retained("the owner", "books", PERSON_ID),
      package_id: retained("the package", "books"),
      paid: retained("capsules bought", "books"),
      bonus: retained("bonus capsules", "books"),
      amount: retained("price", "books"),
      currency: notPersonal("product"),
      state: retained("state", "books"),
      provider: retained("payment provider", "books"),
      provider_ref: retained("the provider's number for it", "books", INTERNAL),
      refund_due: retained("amount the provider refunded", "books"),
      refunded: retained("amount the ledger has taken back", "books"),
      credit_txn: notPersonal("number"),
      paid_at: retained("time it was paid", "books"),
      payer: emptied("the payer's number at the provider", null, INTERNAL),
      created_at: retained("time", "books"),
      expires_at: notPersonal("time"),
    },
  },
  payment_event: {
    policy: "given.payments",
    rows: [],
    columns: {
      provider: notPersonal("product"),
      event_id: retained("the provider's number for it", "books"),
      order_no: retained("order number", "books"),
      kind: notPersonal("state"),
      amount: retained("amount", "books"),
      received_at: retained("time", "books"),
    },
  },
  pay_attempt: {
    policy: "given.payments",
    rows: [],
    columns: {
      order_no: retained("order number", "books"),
      provider: notPersonal("product"),
      ref: retained("the provider's number for it", "books"),
      over: notPersonal("state"),
      asked_at: notPersonal("time"),
      created_at: retained("time", "books"),
    },
  },
  pay_stray: {
    policy: "given.payments",
    rows: [{ of: "settled_by", order: ["id"], leaving: "stays", copy: { not: "an administrator's act" } }],
    columns: {
      id: notPersonal("number"),
      provider: notPersonal("product"),
      event_id: retained("the provider's number for it", "books"),
      kind: notPersonal("state"),
      order_no: retained("order number", "books"),
      amount: retained("amount", "books"),
      currency: notPersonal("product"),
      ref: retained("the provider's number for it", "books"),
      times: notPersonal("number"),
      first_at: retained("time", "books"),
      last_at: notPersonal("time"),
      settled_at: notPersonal("time"),
      settled_by: retained("the administrator", "record", PERSON_ID),
    },
  },
  pay_refund: {
    policy: "given.payments",
    rows: [
      { of: "requested_by", order: ["refund_no"], leaving: "stays", copy: { not: "an administrator's act" } },
    ],
    columns: {
      refund_no: notPersonal("number"),
      order_no: retained("order number", "books"),
      amount: retained("amount", "books"),
      state: retained("state", "books"),
      reason: retained("reason", "books"),
      failure: notPersonal("state"),
      requested_by: retained("the administrator", "record", PERSON_ID),
      asked_at: notPersonal("time"),
      created_at: retained("time", "books"),
      ended_at: retained("time it ended", "books"),
    },
  },
};
