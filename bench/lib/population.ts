import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { Rig } from "./rig.ts";

/** People who never come: copies of one account under other names, with the keys they are found by. */
const COPIES = `
  insert into app_user (user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at, last_seen_at)
  select 'crowd' || n, 'crowd' || n, 'Crowd ' || n, 'crowd ' || n,
         array['crowd', 'c' || n % 1000, 'd' || n % 777], password_hash, created_at, last_seen_at
  from (select * from app_user order by id desc limit 1) one, generate_series(1, $1::int) n`;

/** Adds so many accounts to the rig's database, behind the back of its server, which is stopped meanwhile. */
export async function populate({ server, cluster }: Rig, people: number): Promise<void> {
  await server.stop();
  const open = cluster ? openServer(cluster.url) : openFolder(join(server.dataDir, "db"));
  const database = await open;
  try {
    await database.query(COPIES, [people]);
    await database.query("analyze");
  } finally {
    await database.close();
  }
  await server.start();
}

interface Asked {
  query: (sql: string, values?: unknown[]) => Promise<unknown>;
  close: () => Promise<void>;
}

async function openServer(url: string): Promise<Asked> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return { query: (sql, values) => client.query(sql, values), close: () => client.end() };
}

async function openFolder(folder: string): Promise<Asked> {
  const engine = await PGlite.create(folder);
  return { query: (sql, values) => engine.query(sql, values), close: () => engine.close() };
}
