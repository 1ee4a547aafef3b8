import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import { claimLooksOf } from "./claim-looks.ts";
import { nameKey, searchKeys } from "./name-keys.ts";
import { insertUser } from "./users.repository.ts";

interface NewPerson {
  userName: string;
  nickName: string;
  passwordHash: string;
  roles?: string[];
  /** Waits for approval; nobody finds them until then. */
  waiting?: boolean;
  /** Epoch milliseconds. */
  now: number;
}

const alike = {
  field: "userName",
  zh: "这个账号和已有的账号太像，请换一个",
  en: "This username looks too much like an existing one. Please choose another",
};

/**
 * Creates a person, and reserves what the account looks like (UTS 39) for them alone. One with roles is the product's
 * own, and may look like an existing account. @returns the id, or undefined when the name is taken, in any letter case.
 * @throws Failure `nameTaken` when it looks like a taken name.
 */
export async function createUser(trx: Transaction<Tables>, person: NewPerson): Promise<number | undefined> {
  const id = await insertUser(trx, {
    user_name: person.userName,
    name_key: nameKey(person.userName),
    nick_name: person.nickName,
    ...searchKeys(person.nickName, person.userName),
    password_hash: person.passwordHash,
    created_at: person.now,
    last_seen_at: person.now,
    look_claimed: true,
    ...(person.waiting ? { waiting: true, listed: false } : {}),
    ...(person.roles ? { roles: person.roles } : {}),
  });
  if (id === undefined) return undefined;
  const alone = await claimLooksOf(trx, id, person.userName);
  ensure(alone || person.roles, "nameTaken", alike);
  return id;
}
