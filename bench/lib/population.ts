import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { Rig } from "./rig.ts";

/** People who never come online: copies of one account under other names, with the keys they are found by. */
const COPIES = `
  insert into app_user (user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at, last_seen_at)
  select 'crowd' || n, 'crowd' || n, 'Crowd ' || n, 'crowd ' || n,
         array['crowd', 'c' || n % 1000, 'd' || n % 777], password_hash, created_at, last_seen_at
  from (select * from app_user order by id desc limit 1) one, generate_series(1, $1::int) n`;

/** Adds accounts to the rig's database while its server is stopped. */
export const populate = (rig: Rig, people: number): Promise<void> =>
  withStoppedServer(rig, async ({ query }) => {
    await query(COPIES, [people]);
    await query("analyze");
  });

/** The database of a rig whose server is stopped. */
export interface StoppedDatabase {
  query: <T = unknown>(sql: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
}

/** Stops the rig's server, works on its database, and starts it again. */
export async function withStoppedServer(
  { server, cluster }: Rig,
  work: (database: StoppedDatabase) => Promise<void>,
): Promise<void> {
  await server.stop();
  const database = await (cluster ? openServer(cluster.url) : openFolder(join(server.dataDir, "db")));
  try {
    await work(database);
  } finally {
    await database.close();
  }
  await server.start();
}

async function openServer(url: string): Promise<StoppedDatabase> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    query: async <T>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as T[],
    close: () => client.end(),
  };
}

async function openFolder(folder: string): Promise<StoppedDatabase> {
  const engine = await PGlite.create(folder);
  return {
    query: async <T>(sql: string, values?: unknown[]) => (await engine.query<T>(sql, values)).rows,
    close: () => engine.close(),
  };
}
