import { erased, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of accounts hold of people, column by column (`platform/personal-data.ts`). */
export const accountData: PersonalData<"account_export"> = {
  account_export: {
    policy: "rights.copy",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { not: "they are the copies" } }],
    columns: {
      id: nothing("number"),
      user_id: erased("whose", WHO),
      state: erased("what became of it"),
      key: erased("where it lies"),
      size: erased("size"),
      tries: nothing("count"),
      lease_until: nothing("time"),
      created_at: erased("when"),
      expires_at: erased("until when"),
    },
  },
};
