import { type Insertable, type Kysely, sql } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { ElementRow, InventoryRow } from "./craft.table.ts";

type Db = Kysely<Tables>;

/** Which of these elements a person has, and the nonce of the request that granted each. */
export async function findOwned(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<{ element_id: number; nonce: string }[]> {
  const { rows } = await sql<{ element_id: number; nonce: string }>`
    select own.element_id, own.nonce from unnest(${int8(ids)}) as asked (id)
    cross join lateral (
      select element_id, nonce from craft_inventory one
      where one.user_id = ${userId} and one.element_id = asked.id limit 1
    ) own`.execute(db);
  return rows;
}

/** Grants an element. @returns whether the person did not have it before. */
export async function insertOwned(db: Db, row: Insertable<Tables["craft_inventory"]>): Promise<boolean> {
  const given = await db
    .insertInto("craft_inventory")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("element_id")
    .executeTakeFirst();
  return given !== undefined;
}

/** Where a page of an inventory begins: after the entry acquired at this time. */
export interface InventoryCursor {
  at: number;
  id: number;
}

export type OwnedRow = ElementRow & Pick<InventoryRow, "first" | "got_at">;

/** A person's inventory, newest first. */
export async function findInventory(
  db: Db,
  {
    userId,
    first,
    before,
    limit,
  }: { userId: number; first: boolean; before: InventoryCursor | undefined; limit: number },
): Promise<OwnedRow[]> {
  const { rows } = await sql<OwnedRow>`
    select element.*, own.first, own.got_at from (
      select element_id, first, got_at from craft_inventory
      where user_id = ${userId}
        ${first ? sql`and first` : sql``}
        ${before ? sql`and (got_at, element_id) < (${before.at}::int8, ${before.id}::int8)` : sql``}
      order by got_at desc, element_id desc limit ${limit}
    ) own
    cross join lateral (select * from craft_element one where one.id = own.element_id limit 1) element
    order by own.got_at desc, own.element_id desc`.execute(db);
  return rows;
}

/** How many elements a person has, how many they discovered, and how many they got on a day. */
export async function countOwned(
  db: Db,
  userId: number,
  day = 0,
): Promise<{ total: number; firsts: number; fresh: number }> {
  const { rows } = await sql<{ total: number; firsts: number; fresh: number }>`
    select count(*)::int8 as total, count(*) filter (where first)::int8 as firsts,
      count(*) filter (where day = ${day})::int8 as fresh
    from craft_inventory where user_id = ${userId}`.execute(db);
  return rows[0] ?? { total: 0, firsts: 0, fresh: 0 };
}

/** Names of the elements a person has. */
export async function ownedNames(db: Db, userId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select element.name from (
      select element_id from craft_inventory where user_id = ${userId} order by got_at desc limit ${limit}
    ) own
    cross join lateral (select name from craft_element one where one.id = own.element_id limit 1) element`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Removes everything but discoveries. */
export async function clearInventory(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("craft_inventory").where("user_id", "=", userId).where("first", "=", false).execute();
}
