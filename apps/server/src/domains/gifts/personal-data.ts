import { kept, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of gifts hold of people, column by column (`platform/personal-data.ts`). */
export const giftsData: PersonalData<"gift" | "gift_portion"> = {
  gift: {
    policy: "given.payments",
    rows: [{ of: "sender_id", order: ["id"], leaving: "stays", copy: { file: "capsules/gifts-sent" } }],
    columns: {
      id: nothing("number"),
      sender_id: kept("who", "said", WHO),
      chat_kind: nothing("product"),
      target_id: kept("to whom, or to which group", "said", WHO),
      mode: nothing("product"),
      total: kept("how much", "books"),
      portions: kept("for how many", "books"),
      message: kept("the words", "said"),
      message_id: nothing("number"),
      state: nothing("state"),
      taken_portions: nothing("count"),
      taken_total: nothing("count"),
      created_at: kept("when", "said"),
      expires_at: nothing("time"),
    },
  },
  gift_portion: {
    policy: "given.payments",
    rows: [
      {
        of: "taker_id",
        order: ["gift_id", "place"],
        leaving: "stays",
        copy: { not: "what was taken is in the statement" },
      },
    ],
    columns: {
      gift_id: nothing("number"),
      place: nothing("number"),
      hold_id: nothing("number"),
      amount: kept("how much", "books"),
      taker_id: kept("who took it", "books", WHO),
      taken_at: kept("when", "books"),
    },
  },
};
