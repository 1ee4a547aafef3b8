import { notPersonal, type PersonalData } from "../../platform/personal-data.ts";

/** The personal data in the tables of settings, column by column (`platform/personal-data.ts`). */
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
