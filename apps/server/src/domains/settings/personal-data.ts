import { notPersonal, type PersonalData } from "../../platform/personal-data.ts";

/** What the tables of settings hold of people, column by column (`platform/personal-data.ts`). */
export const settingsData: PersonalData<"setting"> = {
  setting: {
    policy: null,
    rows: [],
    columns: {
      name: notPersonal("product"),
      value: notPersonal("secret"),
      updated_at: notPersonal("time"),
    },
  },
};
