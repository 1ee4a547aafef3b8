import { erased, notPersonal, PERSON_ID, type PersonalData, retained } from "../../platform/personal-data.ts";

/** The personal data in the tables of friends, column by column (`platform/personal-data.ts`). */
export const friendsData: PersonalData<"friendship" | "friend_request" | "user_block"> = {
  friendship: {
    policy: "given.relations",
    rows: [{ of: "user_id", order: ["friend_id"], leaving: "erased", copy: { file: "friends" } }],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      friend_id: retained("the friend", "others", PERSON_ID),
      remark: erased("their name for the friend"),
      labels: erased("their labels"),
      is_dnd: erased("whether it is muted"),
      deleted: erased("whether it has ended"),
      created_at: erased("start time"),
    },
  },
  friend_request: {
    policy: "given.relations",
    rows: [
      { of: "from_id", order: ["id"], leaving: "erased", copy: { file: "friend-requests-sent" } },
      { of: "to_id", order: ["id"], leaving: "erased", copy: { file: "friend-requests-received" } },
    ],
    columns: {
      id: notPersonal("number"),
      from_id: erased("the person who asks", PERSON_ID),
      to_id: erased("the person asked", PERSON_ID),
      message: erased("the text with it"),
      state: erased("state"),
      created_at: erased("time"),
    },
  },
  user_block: {
    policy: "given.relations",
    rows: [
      { of: "user_id", order: ["blocked_id"], leaving: "erased", copy: { file: "blocked" } },
      {
        of: "blocked_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "nobody learns who blocks somebody" },
      },
    ],
    columns: {
      user_id: erased("the person who blocks", PERSON_ID),
      blocked_id: erased("the person blocked", PERSON_ID),
      created_at: erased("start time"),
    },
  },
};
