import { type Insertable, type Kysely, sql } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { WaitingPushRow } from "./push.table.ts";

type Db = Kysely<Tables>;

/** Saves pushes in one statement; those whose subscription has ended are left out. */
export async function saveWaitingPushes(
  db: Db,
  pushes: readonly Omit<Insertable<Tables["push_waiting"]>, "id" | "tries">[],
): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    insert into push_waiting (endpoint, user_id, chat_id, kind, until, attempts, lease_until)
    select distinct on (w.endpoint, w.chat_id) w.*
    from unnest(${texts(pushes.map((one) => one.endpoint))}, ${int8(pushes.map((one) => one.user_id))},
      ${texts(pushes.map((one) => one.chat_id))}, ${texts(pushes.map((one) => one.kind))},
      ${int8(pushes.map((one) => one.until))}, ${int8(pushes.map((one) => one.attempts))},
      ${int8(pushes.map((one) => one.lease_until))})
      as w (endpoint, user_id, chat_id, kind, until, attempts, lease_until)
    join push_subscription s on s.endpoint = w.endpoint
    order by w.endpoint, w.chat_id, w.until desc
    on conflict (endpoint, chat_id) do update set user_id = excluded.user_id, kind = excluded.kind,
      until = excluded.until, attempts = excluded.attempts, tries = 0, lease_until = excluded.lease_until`.execute(
    db,
  );
}

/** Claims a push that no node sends. @returns undefined when another node was faster. */
export function claimWaitingPush(
  db: Db,
  id: number,
  { now, until }: { now: number; until: number },
): Promise<WaitingPushRow | undefined> {
  return db
    .updateTable("push_waiting")
    .set({ lease_until: until, tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .where("lease_until", "<=", now)
    .returningAll()
    .executeTakeFirst();
}

/** Releases a claimed push to any node, as if it had not been tried. */
export async function releaseWaitingPush(db: Db, id: number): Promise<void> {
  await db
    .updateTable("push_waiting")
    .set({ lease_until: 0, tries: sql<number>`greatest(tries - 1, 0)` })
    .where("id", "=", id)
    .execute();
}

export async function renewWaitingPush(db: Db, id: number, until: number): Promise<void> {
  await db.updateTable("push_waiting").set({ lease_until: until }).where("id", "=", id).execute();
}

export async function deleteWaitingPush(db: Db, id: number): Promise<void> {
  await db.deleteFrom("push_waiting").where("id", "=", id).execute();
}

export function findWaitingPushes(
  db: Db,
  before: number,
  limit: number,
): Promise<Pick<WaitingPushRow, "id" | "user_id">[]> {
  return db
    .selectFrom("push_waiting")
    .select(["id", "user_id"])
    .where("lease_until", "<", before)
    .orderBy("lease_until")
    .limit(limit)
    .execute();
}
