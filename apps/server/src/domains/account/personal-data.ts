import { erased, notPersonal, PERSON_ID, type PersonalData } from "../../platform/personal-data.ts";

/** What the tables of accounts hold of people, column by column (`platform/personal-data.ts`). */
export const accountData: PersonalData<"account_export"> = {
  account_export: {
    policy: "rights.copy",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { not: "they are the copies" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("whose", PERSON_ID),
      state: erased("what became of it"),
      key: erased("where it lies"),
      size: erased("size"),
      tries: notPersonal("count"),
      lease_until: notPersonal("time"),
      created_at: erased("when"),
      expires_at: erased("until when"),
    },
  },
};
