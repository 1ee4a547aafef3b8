import { notPersonal, PERSON_ID, type PersonalData, retained } from "../../platform/personal-data.ts";

/** The personal data in the tables of gifts, column by column (`platform/personal-data.ts`). */
export const giftsData: PersonalData<"gift" | "gift_portion"> = {
  gift: {
    policy: "given.payments",
    rows: [{ of: "sender_id", order: ["id"], leaving: "stays", copy: { file: "capsules/gifts-sent" } }],
    columns: {
      id: notPersonal("number"),
      sender_id: retained("the person", "said", PERSON_ID),
      chat_kind: notPersonal("product"),
      target_id: retained("the recipient or group", "said", PERSON_ID),
      mode: notPersonal("product"),
      total: retained("amount", "books"),
      portions: retained("number of portions", "books"),
      message: retained("text", "said"),
      message_id: notPersonal("number"),
      state: notPersonal("state"),
      taken_portions: notPersonal("count"),
      taken_total: notPersonal("count"),
      created_at: retained("time", "said"),
      expires_at: notPersonal("time"),
    },
  },
  gift_portion: {
    policy: "given.payments",
    rows: [
      {
        of: "taker_id",
        order: ["gift_id", "place"],
        leaving: "stays",
        copy: { not: "the statement shows what was taken" },
      },
    ],
    columns: {
      gift_id: notPersonal("number"),
      place: notPersonal("number"),
      hold_id: notPersonal("number"),
      amount: retained("amount", "books"),
      taker_id: retained("the person who took it", "books", PERSON_ID),
      taken_at: retained("time", "books"),
    },
  },
};
