import { erased, notPersonal, PERSON_ID, type PersonalData } from "../../platform/personal-data.ts";

/** The personal data in the tables of push, column by column (`platform/personal-data.ts`). */
export const pushData: PersonalData<"push_subscription"> = {
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
};
