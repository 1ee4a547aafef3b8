import { nothing, type PersonalData } from "../../platform/personal-data.ts";

/** What the tables of settings hold of people, column by column (`platform/personal-data.ts`). */
export const settingsData: PersonalData<"setting"> = {
  setting: {
    policy: null,
    rows: [],
    columns: {
      name: nothing("product"),
      value: nothing("secret"),
      updated_at: nothing("time"),
    },
  },
};
