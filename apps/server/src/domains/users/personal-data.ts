import { DELETED_USER_NAME } from "@4d/contract";
import {
  emptied,
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
  SECRET,
} from "../../platform/personal-data.ts";

/** The personal data in the tables of users, column by column (`platform/personal-data.ts`). */
export const usersData: PersonalData<"app_user" | "account_look" | "character_guest" | "report"> = {
  app_user: {
    policy: "given.profile",
    rows: [
      { of: "id", order: ["id"], leaving: "stays", copy: { file: "profile" } },
      {
        of: "made_by",
        order: ["id"],
        leaving: "ended",
        copy: { not: "the characters' part of the copy has them" },
      },
    ],
    columns: {
      id: retained("the account's number, which everything refers to", "number", PERSON_ID),
      user_name: emptied("account name", "gone:{id}", { policy: "given.account" }),
      name_key: emptied("account name, normalised", "gone:{id}", { ...INTERNAL, policy: "given.account" }),
      nick_name: emptied("nickname", DELETED_USER_NAME, { policy: "given.account" }),
      account_key: emptied("account name, normalised for searching", null, {
        ...INTERNAL,
        policy: "given.account",
      }),
      search_fold: notPersonal("state", INTERNAL),
      nick_key: emptied("nickname, normalised", "", { ...INTERNAL, policy: "given.account" }),
      search_grams: emptied("letter groups of the names, for searching", [], {
        ...INTERNAL,
        policy: "given.account",
      }),
      password_hash: emptied("hash of the password", "", { ...SECRET, policy: "given.account" }),
      email: emptied("e-mail address", null),
      email_key: emptied("e-mail address, normalised", null, INTERNAL),
      sex: emptied("sex", 2),
      type: notPersonal("state"),
      made_by: emptied("the author of a character", null, { ...PERSON_ID, policy: "given.works" }),
      listed: emptied("whether search finds them", false),
      waiting: emptied("whether they wait for approval", false, { policy: "given.account" }),
      signature: emptied("signature", ""),
      region: emptied("region", ""),
      head_image: emptied("picture", ""),
      head_image_thumb: emptied("picture, small", ""),
      add_me: emptied("who may add them", "nobody"),
      see_online: emptied("who sees them online", "nobody"),
      see_profile: emptied("who sees signature and region", "friends"),
      clips: emptied("whether others may share what they said", false),
      minor: emptied("whether teen mode is on", false, { policy: "minors.mode" }),
      minor_pin: emptied("hash of the four-digit code", null, { ...SECRET, policy: "minors.mode" }),
      is_banned: retained("whether they are banned", "case", { policy: "given.reports" }),
      ban_reason: retained("reason for the ban", "case", { policy: "given.reports" }),
      ban_until: retained("end of the ban", "case", { policy: "given.reports" }),
      roles: emptied("roles of an administrator", [], { policy: "given.account" }),
      permissions: emptied("rights of an administrator", [], { policy: "given.account" }),
      created_at: retained("time of registration", "number", { policy: "given.account" }),
      last_seen_at: emptied("time last seen", 0, { policy: "arising.presence" }),
      leaves_at: retained("time the account is to be deleted", "number", { policy: "rights.leave" }),
      gone_at: retained("time the deletion finished", "number", { policy: "rights.leave" }),
      look_claimed: notPersonal("state", INTERNAL),
      leaving_tried_at: notPersonal("time", INTERNAL),
    },
  },
  account_look: {
    policy: "given.account",
    rows: [
      {
        of: "user_id",
        order: ["look"],
        leaving: "erased",
        copy: { not: "it follows from the account name" },
      },
    ],
    columns: {
      look: erased("what the account name looks like, to find imitations"),
      user_id: erased("the account", PERSON_ID),
    },
  },
  character_guest: {
    policy: "arising.progress",
    rows: [
      {
        of: "person_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { file: "characters/opened-by-link" },
      },
    ],
    columns: {
      person_id: erased("the person who opened its link", PERSON_ID),
      user_id: erased("the character"),
      created_at: erased("time"),
    },
  },
  report: {
    policy: "given.reports",
    rows: [
      { of: "reporter_id", order: ["id"], leaving: "stays", copy: { file: "reports/made" } },
      {
        of: "accused_id",
        order: ["id"],
        leaving: "stays",
        copy: { not: "nobody learns who reported somebody" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      kind: notPersonal("state"),
      target_id: retained("the person or thing reported", "case", PERSON_ID),
      chat_id: retained("the chat", "case"),
      reason: retained("reason", "case"),
      text: retained("text", "case"),
      reporter_id: retained("the person who reports", "case", PERSON_ID),
      accused_id: retained("the person reported", "case", PERSON_ID),
      evidence: retained("a copy of what was reported", "case", { hidden: "others" }),
      state: notPersonal("state"),
      case_id: notPersonal("number", INTERNAL),
      created_at: retained("time", "case"),
    },
  },
};
