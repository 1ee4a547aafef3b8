import type { Kysely } from "kysely";
import type { UserActor } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensureMayTalk, findCharacterUsers } from "../users/index.ts";

/** Minor mode keeps people and characters apart. @throws Failure forbidden. */
export async function ensureApart(
  db: Kysely<Tables>,
  writer: Pick<UserActor, "minor">,
  peerId: number,
): Promise<void> {
  if (writer.minor && (await findCharacterUsers(db, [peerId])).size > 0) ensureMayTalk(writer);
}
