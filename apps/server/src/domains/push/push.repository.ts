import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { PushSubscriptionTable } from "./push.table.ts";

type Db = Kysely<Tables>;
/** Everything needed to notify a terminal. */
export type Subscription = Pick<
  PushSubscriptionTable,
  "endpoint" | "user_id" | "session_id" | "p256dh" | "auth" | "lang"
>;

/** Stores a subscription; a known address is transferred to the person who subscribes now. */
export async function saveSubscription(trx: Transaction<Tables>, row: PushSubscriptionTable): Promise<void> {
  const { endpoint, ...rest } = row;
  await trx
    .insertInto("push_subscription")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(rest))
    .execute();
}

/** Deletes all but a person's newest subscriptions, of which `endpoint` is one. */
export async function pruneSubscriptions(
  trx: Transaction<Tables>,
  { userId, endpoint, most }: { userId: number; endpoint: string; most: number },
): Promise<void> {
  await sql`
    delete from push_subscription where endpoint in (
      select endpoint from push_subscription where user_id = ${userId}
      order by endpoint = ${endpoint} desc, updated_at desc, endpoint offset ${most}
    )`.execute(trx);
}

/** Deletes a person's own subscription. */
export async function deleteOwnSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom("push_subscription")
    .where("endpoint", "=", endpoint)
    .where("user_id", "=", userId)
    .execute();
}

/** Deletes an address that is no longer valid. */
export async function deleteSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("endpoint", "=", endpoint).execute();
}

/** The subscription with this address and secret; it may be under an earlier key of ours. */
export async function findByEndpoint(db: Db, endpoint: string, auth: string) {
  return db
    .selectFrom("push_subscription")
    .selectAll()
    .where("endpoint", "=", endpoint)
    .where("auth", "=", auth)
    .executeTakeFirst();
}

/** Subscriptions of these people under this key of ours. */
export async function findSubscriptionsOf(
  db: Db,
  userIds: readonly number[],
  serverKey: string,
): Promise<Subscription[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("push_subscription")
    .select(["endpoint", "user_id", "session_id", "p256dh", "auth", "lang"])
    .where(sql<boolean>`user_id = any(${[...userIds]}::int8[])`)
    .where("server_key", "=", serverKey)
    .execute();
}

/** A person's subscription with this address under this key of ours. */
export function findSubscription(
  db: Db,
  { endpoint, userId, serverKey }: { endpoint: string; userId: number; serverKey: string },
): Promise<Subscription | undefined> {
  return db
    .selectFrom("push_subscription")
    .select(["endpoint", "user_id", "session_id", "p256dh", "auth", "lang"])
    .where("endpoint", "=", endpoint)
    .where("user_id", "=", userId)
    .where("server_key", "=", serverKey)
    .executeTakeFirst();
}

/** Whether anybody is subscribed at all. */
export async function hasAnySubscription(db: Db): Promise<boolean> {
  const row = await db.selectFrom("push_subscription").select("endpoint").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Subscribed addresses of the newest accounts. */
export async function findSomeEndpoints(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("push_subscription")
    .select("endpoint")
    .orderBy("user_id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}
