import { gramsOf, nameKey } from "./name-keys.ts";
import { type Db, insertUser } from "./users.repository.ts";

interface NewPerson {
  userName: string;
  nickName: string;
  passwordHash: string;
  roles?: string[];
  /** Waits to be let in; nobody finds him until then. */
  waiting?: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Makes a person. @returns the id, or undefined when the account name is taken in whatever letter case. */
export async function createUser(db: Db, person: NewPerson): Promise<number | undefined> {
  const key = nameKey(person.userName);
  const nick = nameKey(person.nickName);
  return insertUser(db, {
    user_name: person.userName,
    name_key: key,
    nick_name: person.nickName,
    nick_key: nick,
    search_grams: gramsOf(key, nick),
    password_hash: person.passwordHash,
    created_at: person.now,
    last_seen_at: person.now,
    ...(person.waiting ? { waiting: true, listed: false } : {}),
    ...(person.roles ? { roles: person.roles } : {}),
  });
}
