import { UserType } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { lookalikeKeysOf } from "../../platform/names/lookalikes.ts";
import type { Services } from "../../platform/services.ts";
import { claimLooks, lockUnclaimed, markClaimed } from "./looks.repository.ts";

const AT_ONCE = 2000;

/** Claims the looks of an account. @returns whether nobody else has any of them. */
export async function claimLooksOf(
  trx: Transaction<Tables>,
  userId: number,
  userName: string,
): Promise<boolean> {
  const looks = lookalikeKeysOf(userName);
  const had = await claimLooks(
    trx,
    looks.map((look) => ({ look, userId })),
  );
  return had.length === looks.length;
}

async function claimSome(trx: Transaction<Tables>): Promise<number> {
  const rows = await lockUnclaimed(trx, AT_ONCE);
  // Names of the server's own accounts contain a `:`, which no person's account does.
  const people = rows.filter((row) => row.type === UserType.PERSON && !row.user_name.includes(":"));
  await claimLooks(
    trx,
    people.flatMap(({ id: userId, user_name }) =>
      lookalikeKeysOf(user_name).map((look) => ({ look, userId })),
    ),
  );
  await markClaimed(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/**
 * Claims the looks of accounts from a version without them, before anybody registers here: oldest first; two that
 * already look alike both stay.
 */
export async function claimOldLooks({ db }: Pick<Services, "db">): Promise<void> {
  while ((await db.transaction().execute(claimSome)) > 0);
}
