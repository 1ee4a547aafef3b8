import type { Privacy } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

export interface UserTable {
  id: Generated<number>;
  user_name: string;
  name_key: string;
  nick_name: string;
  /** What a search finds by: nickname and account folded; the account only where that is not its `name_key`. */
  nick_key: string;
  account_key: Generated<string | null>;
  search_grams: string[];
  /** The `FOLDING` they are of; 0 for one before. */
  search_fold: Generated<number>;
  password_hash: string;
  email: Generated<string | null>;
  email_key: Generated<string | null>;
  sex: Generated<number>;
  /** A `UserType`. */
  type: Generated<number>;
  /** Of a character: who made it and still keeps it. */
  made_by: Generated<number | null>;
  /** A search by name finds this one. */
  listed: Generated<boolean>;
  /** Has registered and waits to be let in; logs in nowhere until then. */
  waiting: Generated<boolean>;
  signature: Generated<string>;
  region: Generated<string>;
  head_image: Generated<string>;
  head_image_thumb: Generated<string>;
  add_me: Generated<Privacy["addMe"]>;
  see_online: Generated<Privacy["seeOnline"]>;
  see_profile: Generated<Privacy["seeProfile"]>;
  clips: Generated<boolean>;
  /** Minor mode is on; the hash of the four digits that end it. */
  minor: Generated<boolean>;
  minor_pin: Generated<string | null>;
  is_banned: Generated<boolean>;
  ban_reason: Generated<string>;
  ban_until: Generated<number | null>;
  roles: Generated<string[]>;
  permissions: Generated<string[]>;
  created_at: number;
  last_seen_at: number;
  /** When the account is to go, and when it had gone (`AUTH-9`). */
  leaves_at: Generated<number | null>;
  gone_at: Generated<number | null>;
  /** What the account looks like is claimed, see `account_look`. */
  look_claimed: Generated<boolean>;
  /** When it was last begun to be removed. */
  leaving_tried_at: Generated<number | null>;
}

/** Who was let in by the link of a character that is shown to nobody else; `user_id` is the character's. */
interface CharacterGuestTable {
  person_id: number;
  user_id: number;
  created_at: number;
}

/** Columns anybody outside this domain may meet: everything but what is secret and the search keys. */
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
  /** Empty when the thing is in no chat. */
  chat_id: string;
  reason: string;
  text: string;
  reporter_id: number;
  /** Against whom it is; null when nobody can be named. */
  accused_id: number | null;
  /** JSON text on its way in; what was reported, as the server had it then. */
  evidence: string;
  state: Generated<"open" | "closed">;
  /** The case it was gathered into. */
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
