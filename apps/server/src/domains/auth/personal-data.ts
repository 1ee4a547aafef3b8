import {
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  SECRET,
} from "../../platform/personal-data.ts";

/** Personal data in the tables of auth, column by column (`platform/personal-data.ts`). */
export const authData: PersonalData<
  "auth_session" | "auth_key" | "auth_code" | "user_device" | "auth_second_factor"
> = {
  auth_session: {
    policy: "arising.logins",
    rows: [{ of: "user_id", order: ["terminal"], leaving: "erased", copy: { file: "logins" } }],
    columns: {
      id: erased("the session", SECRET),
      user_id: erased("the owner", PERSON_ID),
      terminal: erased("kind of terminal"),
      device: erased("device name"),
      device_id: erased("device number", { policy: "arising.device" }),
      address: erased("network address"),
      created_at: erased("time"),
      last_seen_at: erased("time of last use"),
      generation: notPersonal("count", INTERNAL),
      key_id: notPersonal("number", INTERNAL),
      rotated_at: notPersonal("time", INTERNAL),
      confirmed_at: notPersonal("time", INTERNAL),
      expires_at: notPersonal("time"),
    },
  },
  auth_key: {
    policy: null,
    rows: [],
    columns: {
      kid: notPersonal("number"),
      secret: notPersonal("secret"),
      created_at: notPersonal("time"),
    },
  },
  auth_code: {
    policy: "given.profile",
    rows: [
      {
        of: "email_key",
        through: { table: "app_user", key: "email_key", of: "id" },
        order: ["email_key", "purpose"],
        leaving: "ended",
        copy: { not: "a code is valid for ten minutes" },
      },
    ],
    columns: {
      email_key: erased("e-mail address"),
      purpose: erased("purpose of the code"),
      code_hash: erased("hash of the code"),
      tries: notPersonal("count"),
      created_at: erased("time"),
      expires_at: notPersonal("time"),
    },
  },
  user_device: {
    policy: "arising.device",
    rows: [{ of: "user_id", order: ["device_id"], leaving: "erased", copy: { file: "devices" } }],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      device_id: erased("device number"),
      last_at: erased("time of the last login"),
    },
  },
  auth_second_factor: {
    policy: "given.account",
    rows: [
      {
        of: "user_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "secrets never leave the server" },
      },
    ],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      secret: erased("secret of the second factor, sealed"),
      created_at: erased("time"),
      enabled_at: erased("time it was enabled"),
      last_step: notPersonal("count"),
      recovery: erased("hashes of recovery codes"),
    },
  },
};
