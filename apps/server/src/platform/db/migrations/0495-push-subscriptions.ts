import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Terminals that are told while the app is closed (`MSG-16`); a login that ends takes its own along. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table push_subscription (
      endpoint text primary key,
      user_id int8 not null references app_user (id) on delete cascade,
      session_id text not null references auth_session (id) on delete cascade,
      p256dh text not null,
      auth text not null,
      lang text not null,
      server_key text not null,
      updated_at int8 not null
    )`.execute(db);
  await sql`create index push_subscription_user on push_subscription (user_id)`.execute(db);
  await sql`create index push_subscription_session on push_subscription (session_id)`.execute(db);
}
