import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { liveTogether, type ThreePeople, threePeople } from "../../testing/personal-data/lives.ts";
import { readSchema, type Schema } from "../../testing/personal-data/schema.ts";
import { seedEverything } from "../../testing/personal-data/seed.ts";
import type { Row } from "../../testing/personal-data/snapshot.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertExport } from "./exports.repository.ts";
import { makeExports } from "./make-exports.ts";
import { type PersonalRows, personalRows, tables } from "./personal-data-register.ts";
import { belongsTo } from "./personal-rows.repository.ts";

const KEY = "the-copy-of-the-one-who-asks-0001";

let app: TestApp;
let schema: Schema;
let people: ThreePeople;
/** The lists of the export by name, and all its files. */
const lists = new Map<string, Row[]>();
let files: Record<string, Uint8Array>;

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: "error" });
  const { db, clock } = app.services;
  schema = await readSchema(db);
  people = await threePeople(app);
  await liveTogether(app, people);
  const { deletedPerson: leaver, stayer, third } = people;
  await seedEverything({ db, schema, owner: leaver.id, other: stayer.id, mark: "leaver" });
  await seedEverything({ db, schema, owner: stayer.id, other: third.id, mark: "stayer" });
  await seedEverything({ db, schema, owner: third.id, other: stayer.id, mark: "third" });
  await sql`update account_export set state = 'gone'`.execute(db);
  await insertExport(db, { user_id: leaver.id, key: KEY, created_at: clock.now() });
  await makeExports(app.services);
  const response = await fetch(`${app.address}/api/exports/${KEY}`);
  files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  for (const [name, bytes] of Object.entries(files))
    if (name.endsWith(".json")) lists.set(name.replace(".json", ""), JSON.parse(strFromU8(bytes)) as Row[]);
}, 240_000);
afterAll(() => app.close());

const shownOf = (table: string) =>
  Object.entries(tables[table]?.columns ?? {}).filter(([, line]) => line.hidden === undefined);
const hiddenOf = (table: string) =>
  Object.entries(tables[table]?.columns ?? {}).filter(([, line]) => line.hidden !== undefined);

const rowsOf = async (one: PersonalRows): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select * from ${sql.table(one.table)} where ${belongsTo(one, people.deletedPerson.id)}`.execute(
    app.services.db,
  );
  return JSON.parse(JSON.stringify(rows)) as Row[];
};
const keysIn = (table: string, rows: readonly Row[]) =>
  rows.map((row) => JSON.stringify((schema.keys.get(table) ?? []).map((name) => row[name]))).toSorted();

describe("a copy of one's data (AUTH-9, the register of personal data)", () => {
  it("has every row and column that the register says is in it, in its list, and no hidden one", async () => {
    for (const one of personalRows) {
      if (!("file" in one.copy)) continue;
      const { file } = one.copy;
      const list = lists.get(file);
      expect(list, `${file}.json`).toBeDefined();
      const rows = await rowsOf(one);
      expect(rows.length, `${file}: nothing of them was there`).toBeGreaterThan(0);
      expect(list).toHaveLength(rows.length);
      for (const [column, line] of shownOf(one.table)) {
        const values = (all: readonly Row[]) => all.map((row) => JSON.stringify(row[column])).toSorted();
        expect(values(list ?? []), `${file}: ${column}`).toEqual(values(rows));
        if ("what" in line)
          expect(
            values(list ?? []).some((value) => value !== undefined),
            `${file}: ${column}`,
          ).toBe(true);
      }
      for (const [column] of hiddenOf(one.table))
        for (const row of list ?? []) expect(Object.keys(row), `${file}: ${column}`).not.toContain(column);
      if (hiddenOf(one.table).every(([column]) => !schema.keys.get(one.table)?.includes(column)))
        expect(keysIn(one.table, list ?? [])).toEqual(keysIn(one.table, rows));
    }
  });

  it("has what they wrote in groups, group by group, and not what others did", async () => {
    const mine = await sql<{ group_id: number; content: string }>`
      select group_id, content from group_message where send_id = ${people.deletedPerson.id}`.execute(
      app.services.db,
    );
    expect(mine.rows.length).toBeGreaterThan(1);
    for (const { group_id: groupId, content } of mine.rows)
      expect(lists.get(`messages/group-${groupId}`)?.map((row) => row.content)).toContain(content);
    const all = [...lists].filter(([name]) => name.startsWith("messages/group-")).flatMap(([, rows]) => rows);
    expect(all).toHaveLength(mine.rows.length);
    for (const row of all) {
      expect(row.send_id).toBe(people.deletedPerson.id);
      expect(Object.keys(row).toSorted()).toEqual(
        shownOf("group_message")
          .map(([column]) => column)
          .toSorted(),
      );
    }
  });

  it("has the files they uploaded, and nothing more than the lists of the register and these", async () => {
    const uploads = Object.entries(files).filter(([name]) => name.startsWith("uploads/"));
    expect(uploads.some(([, bytes]) => strFromU8(bytes) === "kept-file@leaver")).toBe(true);
    const named = new Set(personalRows.flatMap(({ copy }) => ("file" in copy ? [copy.file] : [])));
    const others = [...lists.keys()].filter(
      (name) => !named.has(name) && !name.startsWith("messages/group-"),
    );
    expect(others).toEqual([]);
  });

  it("has nothing of others but what they sent or gave the person, and no secret", () => {
    for (const [name, rows] of lists)
      expect(JSON.stringify(rows), name).not.toMatch(
        /argon2|-of-(stayer|third)|@(stayer|third)|my own remark/,
      );
    expect(JSON.stringify(lists.get("messages/private-received"))).toContain("said back");
    expect(JSON.stringify([...lists].filter(([name]) => name !== "messages/private-received"))).not.toContain(
      "said back",
    );
    for (const [table, { columns }] of Object.entries(tables))
      for (const [column, line] of Object.entries(columns))
        if (line.hidden === "secret")
          expect(JSON.stringify([...lists]), `${table}.${column}`).not.toContain(`${table}-${column}-of-`);
  });
});
