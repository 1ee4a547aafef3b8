import type { Privacy } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

export interface UserTable {
  id: Generated<number>;
  user_name: string;
  name_key: string;
  nick_name: string;
  /** Search keys: folded nickname and account; the account only where it differs from `name_key`. */
  nick_key: string;
  account_key: Generated<string | null>;
  search_grams: string[];
  /** The `FOLDING` of the search keys; 0 for an earlier one. */
  search_fold: Generated<number>;
  password_hash: string;
  email: Generated<string | null>;
  email_key: Generated<string | null>;
  sex: Generated<number>;
  /** A `UserType`. */
  type: Generated<number>;
  /** For a character: its author, while they still have it. */
  made_by: Generated<number | null>;
  /** Found by a search for the name. */
  listed: Generated<boolean>;
  /** Registered and waiting for approval; cannot log in until then. */
  waiting: Generated<boolean>;
  signature: Generated<string>;
  region: Generated<string>;
  head_image: Generated<string>;
  head_image_thumb: Generated<string>;
  add_me: Generated<Privacy["addMe"]>;
  see_online: Generated<Privacy["seeOnline"]>;
  see_profile: Generated<Privacy["seeProfile"]>;
  clips: Generated<boolean>;
  /** Teen mode is on; the hash of the four digits that end it. */
  minor: Generated<boolean>;
  minor_pin: Generated<string | null>;
  is_banned: Generated<boolean>;
  ban_reason: Generated<string>;
  ban_until: Generated<number | null>;
  roles: Generated<string[]>;
  permissions: Generated<string[]>;
  created_at: number;
  last_seen_at: number;
  /** When the account is to be deleted, and when it was (`AUTH-9`). */
  leaves_at: Generated<number | null>;
  gone_at: Generated<number | null>;
  /** The account's looks are claimed, see `account_look`. */
  look_claimed: Generated<boolean>;
  /** When its deletion was last started. */
  leaving_tried_at: Generated<number | null>;
}

/** Who was admitted by the link of a character; `user_id` is the character's. */
interface CharacterGuestTable {
  person_id: number;
  user_id: number;
  created_at: number;
}

/** Columns that other domains may read: everything but secrets and search keys. */
export const USER_COLUMNS = [
  "id",
  "user_name",
  "nick_name",
  "email",
  "sex",
  "type",
  "signature",
  "region",
  "head_image",
  "head_image_thumb",
  "add_me",
  "see_online",
  "see_profile",
  "waiting",
  "clips",
  "minor",
  "is_banned",
  "ban_reason",
  "ban_until",
  "roles",
  "permissions",
  "created_at",
  "last_seen_at",
  "leaves_at",
] as const;

export type UserRow = Pick<Selectable<UserTable>, (typeof USER_COLUMNS)[number]>;

interface ReportTable {
  id: Generated<number>;
  kind: string;
  target_id: number;
  /** Empty when the thing is not in a chat. */
  chat_id: string;
  reason: string;
  text: string;
  reporter_id: number;
  /** Who the report is against; null when nobody can be named. */
  accused_id: number | null;
  /** JSON text when written; what was reported, as the server had it then. */
  evidence: string;
  state: Generated<"open" | "closed">;
  /** The case it belongs to. */
  case_id: Generated<number | null>;
  created_at: number;
}

export type NewReport = Omit<ReportTable, "id" | "state" | "case_id">;

declare module "../../platform/db/tables.ts" {
  interface Tables {
    app_user: UserTable;
    character_guest: CharacterGuestTable;
    report: ReportTable;
  }
}
