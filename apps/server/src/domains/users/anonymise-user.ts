import { DELETED_USER_NAME } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { changeUser } from "./users.repository.ts";

/**
 * Removes everything from an account that identifies the person (`AUTH-9`). Its row stays, because their messages to
 * others refer to its id; its name is one nobody can register, and it has no password to log in with.
 */
export async function anonymiseUser(trx: Transaction<Tables>, id: number): Promise<void> {
  await changeUser(trx, id, {
    user_name: `gone:${id}`,
    name_key: `gone:${id}`,
    nick_name: DELETED_USER_NAME,
    nick_key: "",
    account_key: null,
    search_grams: [],
    password_hash: "",
    email: null,
    email_key: null,
    sex: 2,
    listed: false,
    waiting: false,
    signature: "",
    region: "",
    head_image: "",
    head_image_thumb: "",
    add_me: "nobody",
    see_online: "nobody",
    see_profile: "friends",
    clips: false,
    roles: [],
    permissions: [],
    minor: false,
    minor_pin: null,
  });
}
