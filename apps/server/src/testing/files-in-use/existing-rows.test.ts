import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadMigrations, migrate } from "../../platform/db/migrate.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { openTestDatabase, type TestDatabase } from "../test-database.ts";

const NEW = ["0502-file-uses", "1391-files-in-use", "1392-emotion-pictures"];
let database: TestDatabase;
let db: Kysely<Tables>;

const key = (name: string) => `${name.padEnd(32, "-")}.webp`;
const url = (name: string) => `/files/${key(name)}`;
const image = (name: string) => JSON.stringify({ originUrl: url(name), thumbUrl: url(name) });

/** A file of an older version; `touched`: a message or a work had referred to it. */
const file = (name: string, { touched = false, expires = null as number | null, type = "image/webp" } = {}) =>
  sql`insert into stored_file (key, owner, name, type, size, permanent, created_at, last_used_at, expires_at)
    values (${key(name)}, 1, 'f', ${type}, 9, false, 1000, ${touched ? 2000 : 1000}, ${expires})`.execute(db);

const message = (
  id: number,
  content: string,
  { extra = null as string | null, gone = null as number | null, type = 1 } = {},
) =>
  sql`insert into private_message (id, send_id, recv_id, lo, hi, type, content, status, send_time, extra, gone_at)
    values (${id}, 1, 2, 1, 2, ${type}, ${content}, 0, 1, ${extra}, ${gone})`.execute(db);

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const all = await loadMigrations();
  await migrate(
    db,
    all.filter(({ name }) => !NEW.includes(name)),
  );
  for (const name of ["said", "passed-on", "quoted", "escaped", "nul"]) await file(name, { touched: true });
  await file("recalled", { touched: true });
  await file("brief", { touched: true, expires: 9_000 });
  await file("face", { expires: 5_000 });
  await file("unused", { expires: 5_000 });
  await file("posted", { touched: true });
  await file("hidden", { touched: true });
  await file("drafted", { touched: true });
  await file("voice", { type: "audio/wav" });
  await file("film", { type: "video/mp4" });
  await message(1, image("said"));
  const items = [{ type: 1, content: image("passed-on") }];
  await message(2, "card", { type: 0, extra: JSON.stringify({ merged: { title: "", items } }) });
  const quote = { id: 1, type: 1, text: image("quoted") };
  await message(3, "why?", { type: 0, extra: JSON.stringify({ quote }) });
  await message(4, image("escaped").replaceAll("/", "\\/"));
  await message(5, JSON.stringify({ name: "a\0b", size: 1, url: url("nul") }), { type: 2 });
  await message(6, "", {});
  await message(7, image("brief"), { gone: 9_000 });
  // Text that looks like an address retains nothing.
  await message(8, url("recalled"), { type: 0 });
  await message(9, JSON.stringify({ name: url("recalled"), size: 1, url: url("none") }), { type: 2 });
  await sql`insert into app_user (user_name, name_key, nick_name, nick_key, search_grams, password_hash, head_image, created_at, last_seen_at)
    values ('a', 'a', 'a', 'a', '{}', '', ${url("face")}, 1, 1)`.execute(db);
  for (const [name, status] of [
    ["posted", "published"],
    ["hidden", "hidden"],
  ] as const)
    await sql`insert into post (author_id, kind, title, text, media, media_count, prompt_week, ai_label, visibility, status, created_at, published_at)
      values (1, 'image', '', '', ${JSON.stringify([{ kind: "image", url: url(name), thumbUrl: url(name) }])}, 1, 0, 'none', 'public', ${status}, 1, 1)`.execute(
      db,
    );
  await sql`insert into ai_character (owner_id, sheet, created_at, updated_at)
    values (1, ${JSON.stringify({ avatar: url("drafted"), background: "", intro: url("recalled") })}, 1, 1)`.execute(
    db,
  );
  await migrate(db, all);
}, 120_000);
afterAll(() => database.close());

it("writes down what shows the files of an older version, and ends what nothing shows any more", async () => {
  const { rows } = await sql<{ key: string; ends: number | null; closed: boolean; kind: string | null }>`
    select key, expires_at as ends, closed, kind from stored_file`.execute(db);
  const found: Record<string, unknown> = Object.fromEntries(
    rows.map((row) => [
      row.key.split(/-*\./)[0] ?? "",
      { ends: row.ends, closed: row.closed, kind: row.kind },
    ]),
  );
  const stays = { ends: null, closed: false, kind: null };
  expect(found).toEqual({
    ...{ said: stays, "passed-on": stays, quoted: stays, escaped: stays, nul: stays, face: stays },
    ...{ posted: stays, drafted: stays, hidden: { ...stays, closed: true } },
    recalled: { ...stays, ends: 0 },
    brief: { ...stays, ends: 9_000 },
    unused: { ...stays, ends: 5_000 },
    voice: { ...stays, kind: "sound" },
    film: { ...stays, kind: "film" },
  });
});

it("ends them with what shows them from then on", async () => {
  await sql`update private_message set status = 2, content = '', extra = null`.execute(db);
  await sql`delete from ai_character`.execute(db);
  await sql`update post set removed_at = 1`.execute(db);
  const { rows } = await sql<{ key: string }>`
    select key from stored_file where expires_at is distinct from 0`.execute(db);
  expect(new Set(rows.map((row) => row.key.split(/-*\./)[0]))).toEqual(
    new Set(["face", "film", "unused", "voice"]),
  );
});
