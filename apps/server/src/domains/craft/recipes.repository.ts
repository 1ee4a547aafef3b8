import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { sqlTrue } from "../../platform/db/inlined-values.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { RecipeRow } from "./craft.table.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** A pair of ids, the lower first. */
export interface Pair {
  a: number;
  b: number;
}

export function findRecipe(db: Db, { a, b }: Pair): Promise<RecipeRow | undefined> {
  return db.selectFrom("craft_recipe").selectAll().where("a", "=", a).where("b", "=", b).executeTakeFirst();
}

/** Locks the end of the chain, so that appends are serialised. */
export function lockChain(trx: Trx): Promise<{ number: number; head: string }> {
  return trx.selectFrom("craft_chain").select(["number", "head"]).forUpdate().executeTakeFirstOrThrow();
}

/** The end of the chain, and the number of discovered elements. */
export function chainHead(db: Db): Promise<{ number: number; head: string; discoveries: number }> {
  return db.selectFrom("craft_chain").select(["number", "head", "discoveries"]).executeTakeFirstOrThrow();
}

/** Moves the end of the chain. */
export async function moveChain(
  trx: Trx,
  { number, head, discovers }: { number: number; head: string; discovers: boolean },
): Promise<void> {
  await sql`
    update craft_chain set number = ${number}, head = ${head},
      discoveries = discoveries + ${discovers ? 1 : 0}::int8`.execute(trx);
}

export function insertRecipe(trx: Trx, row: Insertable<Tables["craft_recipe"]>): Promise<RecipeRow> {
  return trx.insertInto("craft_recipe").values(row).returningAll().executeTakeFirstOrThrow();
}

/** How many of a person's discoveries on a day were rewarded with capsules. */
export async function countRewarded(db: Db, userId: number, day: number): Promise<number> {
  const { count } = await db
    .selectFrom("craft_recipe")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("first_user", "=", userId)
    .where("day", "=", day)
    .where("discovers", "=", sqlTrue)
    .where("reward", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many elements a person discovered on a day. */
export async function countDiscovered(db: Db, userId: number, day: number): Promise<number> {
  const { count } = await db
    .selectFrom("craft_recipe")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("first_user", "=", userId)
    .where("day", "=", day)
    .where("discovers", "=", sqlTrue)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Certificates after a number, in the order of their chain. */
export function findChain(db: Db, after: number, limit: number): Promise<RecipeRow[]> {
  return db
    .selectFrom("craft_recipe")
    .selectAll()
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();
}

export function findByNumber(db: Db, number: number): Promise<RecipeRow | undefined> {
  return db.selectFrom("craft_recipe").selectAll().where("number", "=", number).executeTakeFirst();
}

/** Discoveries before a number, newest first; one person's, or all that are not hidden. */
export function findDiscoveries(
  db: Db,
  { before, userId, limit }: { before: number | undefined; userId: number | undefined; limit: number },
): Promise<RecipeRow[]> {
  let query = db.selectFrom("craft_recipe").selectAll().where("discovers", "=", sqlTrue);
  if (before !== undefined) query = query.where("number", "<", before);
  if (userId !== undefined) query = query.where("first_user", "=", userId);
  else
    query = query.where(
      sql<boolean>`not exists (
        select 1 from craft_element e where e.id = craft_recipe.result and e.hidden_at is not null)`,
    );
  return query.orderBy("number", "desc").limit(limit).execute();
}

/**
 * The discovery recipes of an element and of all its ingredients, in an order in which they can be made: each uses only
 * what was discovered before.
 */
export async function findRecipePath(db: Db, elementId: number, limit: number): Promise<RecipeRow[]> {
  const { rows } = await sql<RecipeRow>`
    with recursive way (id) as (
      select ${elementId}::int8
      union
      select made.part from way
      join lateral (select number from craft_element one where one.id = way.id limit 1) element on true
      join lateral (select a, b from craft_recipe one where one.number = element.number limit 1) recipe on true
      cross join lateral (values (recipe.a), (recipe.b)) made (part)
    )
    select recipe.* from (select id from way limit ${limit}) way
    join lateral (select number from craft_element one where one.id = way.id limit 1) element on true
    join lateral (select * from craft_recipe one where one.number = element.number limit 1) recipe on true
    order by recipe.number`.execute(db);
  return rows;
}
