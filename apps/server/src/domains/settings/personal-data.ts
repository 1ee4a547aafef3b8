import { notPersonal, type PersonalData } from "../../platform/personal-data.ts";

/**
 * That settings hold no personal data (`platform/personal-data.ts`): they are the server's, so no row belongs to a
 * person and no section of the privacy policy names them.
 */
export const settingsData: PersonalData<"setting"> = {
  setting: {
    policy: null,
    rows: [],
    columns: {
      name: notPersonal("product"),
      // Some settings are keys of services.
      value: notPersonal("secret"),
      updated_at: notPersonal("time"),
    },
  },
};
