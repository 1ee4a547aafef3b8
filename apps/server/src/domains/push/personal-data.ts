import { erased, notPersonal, PERSON_ID, type PersonalData, retained } from "../../platform/personal-data.ts";

/** The personal data in the tables of push, column by column (`platform/personal-data.ts`). */
export const pushData: PersonalData<"push_subscription" | "push_waiting"> = {
  push_subscription: {
    policy: "arising.push",
    rows: [
      {
        of: "user_id",
        order: ["endpoint"],
        leaving: "erased",
        copy: { not: "whoever has the address can send to it" },
      },
    ],
    columns: {
      endpoint: erased("address at a push service"),
      user_id: erased("the owner", PERSON_ID),
      session_id: erased("the session"),
      p256dh: erased("key of the browser"),
      auth: erased("secret of the browser"),
      lang: erased("language"),
      server_key: notPersonal("product"),
      updated_at: erased("time"),
    },
  },
  push_waiting: {
    policy: "arising.push",
    rows: [
      {
        of: "user_id",
        order: ["id"],
        leaving: "erased",
        copy: { not: "who has the address can send to it" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      endpoint: erased("address at a push service"),
      user_id: erased("for whom", PERSON_ID),
      chat_id: retained("which chat: the other's number", "others", PERSON_ID),
      kind: erased("of what kind"),
      until: erased("until when it is of use"),
      attempts: notPersonal("count"),
      tries: notPersonal("count"),
      lease_until: notPersonal("time"),
    },
  },
};
