import { api, UserType } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ColumnPolicy } from "../../platform/personal-data.ts";
import { liveTogether, NOWHERE, type ThreePeople, threePeople } from "../../testing/personal-data/lives.ts";
import { readSchema, type Schema } from "../../testing/personal-data/schema.ts";
import { seedEverything } from "../../testing/personal-data/seed.ts";
import {
  filesWith,
  keyOf,
  keysOf,
  type Row,
  type Snapshot,
  takeSnapshot,
} from "../../testing/personal-data/snapshot.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepFiles } from "../files/index.ts";
import { GRACE_MS } from "./account.policy.ts";
import { deleteDueAccounts } from "./delete-account.ts";
import { makeExports } from "./make-exports.ts";
import { personalRows, tables } from "./personal-data-register.ts";
import { belongsTo } from "./personal-rows.repository.ts";

// What may change for those who stay: friendships end, counts fall, memberships and groups pass on.
const CHANGES = new Set([
  "friendship.deleted",
  "app_group.owner_id",
  "group_member.role",
  "private_chat.last_seq",
  "private_chat.last_id",
  "creator_figure.followers",
  "creator_figure.following",
  "group_member.quit_at",
  // Set when the account was deleted.
  "app_user.gone_at",
]);

// Columns with personal data that contains neither the deleted person's id nor their words.
const UNNAMED = new Set([
  "app_user.made_by",
  "app_user.password_hash",
  "app_user.head_image",
  "push_subscription.session_id",
  "ai_character.live_sheet",
  "admin_case.decision",
]);

let app: TestApp;
let schema: Schema;
let people: ThreePeople;
let before: Snapshot;
let after: Snapshot;
/** Keys of rows that belonged to the deleted person, and to those who stay, by table and relation. */
const owned = new Map<string, { leavers: Set<string>; stayers: Set<string> }>();
let filesBefore: string[];
let exportsBefore: string[];
const exportsOf = async () =>
  (await filesWith(app.services.config.dataDir, /exports.*[.]zip/)).filter((path) => path.endsWith(".zip"));

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: "error" });
  const { db, config } = app.services;
  schema = await readSchema(db);
  people = await threePeople(app);
  await liveTogether(app, people);
  const { deletedPerson: leaver, stayer, third } = people;
  await leaver.call(api.account.export);
  await makeExports(app.services);
  exportsBefore = await exportsOf();
  await leaver.call(api.account.requestDeletion, { body: { password: "Plum-77x" } });
  await seedEverything({ db, schema, owner: leaver.id, other: stayer.id, mark: "leaver" });
  await seedEverything({ db, schema, owner: stayer.id, other: third.id, mark: "stayer" });
  await seedEverything({ db, schema, owner: third.id, other: leaver.id, mark: "third" });
  before = await takeSnapshot(db);
  for (const one of personalRows) {
    const leavers = new Set(await keysOf(db, schema, one, leaver.id));
    const others = [stayer.id, third.id].map((id) => keysOf(db, schema, one, id));
    owned.set(nameOf(one), { leavers, stayers: new Set((await Promise.all(others)).flat()) });
  }
  filesBefore = await filesWith(config.dataDir, /@leaver/);
  app.clock.advance(GRACE_MS);
  await deleteDueAccounts(app.services);
  await sweepFiles(app.services);
  after = await takeSnapshot(db);
}, 240_000);
afterAll(() => app.close());

const nameOf = ({ table, of, where = "" }: { table: string; of: string; where?: string }) =>
  `${table}.${of} ${where}`;

/** Rows of a column that mention the deleted person, by id or by their words; blanked values do not count. */
function mentions(rows: readonly Row[], column: string, blanks: readonly string[] = []): Row[] {
  const mention = new RegExp(`(?<!\\d)${people.deletedPerson.id}(?!\\d)|(@|-of-)leaver`);
  return rows.filter((row) => {
    const words = JSON.stringify(row[column] ?? null);
    return !blanks.includes(words) && mention.test(words);
  });
}

interface Named {
  table: string;
  column: string;
  line: ColumnPolicy;
}
const columns: Named[] = Object.entries(tables).flatMap(([table, data]) =>
  Object.entries(data.columns).map(([column, line]) => ({ table, column, line })),
);
const isRetained = ({ line }: Named) =>
  "what" in line && typeof line.leaving === "object" && "retained" in line.leaving;

/** Values a blanked column may hold, as JSON; undefined when it is not blanked. */
function blanksOf({ line }: Named): string[] | undefined {
  if (!("what" in line) || typeof line.leaving !== "object" || !("emptied" in line.leaving)) return undefined;
  const to = line.leaving.emptied;
  const all: unknown[] =
    typeof to === "object" && to !== null && "oneOf" in to ? (to.oneOf as unknown[]) : [to];
  return all.map((one) => JSON.stringify(one).replace("{id}", String(people.deletedPerson.id)));
}

const rowsOf = (snapshot: Snapshot, table: string) =>
  new Map((snapshot.get(table) ?? []).map((row) => [keyOf(schema, table, row), row]));

describe("whoever left (AUTH-9, the register of personal data)", () => {
  it("had something in every column that the register says holds something of a person", () => {
    const empty = columns.filter(({ table, column, line }) => {
      if (!("what" in line)) return false;
      const kind = schema.columns.get(table)?.find((each) => each.column === column);
      const isText = kind?.type === "text" || kind?.type === "jsonb";
      if (UNNAMED.has(`${table}.${column}`)) return false;
      const speaks = line.person === true || (isText && kind.allowed.length === 0);
      return speaks && mentions(before.get(table) ?? [], column).length === 0;
    });
    expect(empty.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it("had something in every column that is emptied, in a row that is still there", () => {
    const whose = personalRows.filter(({ leaving }) => leaving !== "erased");
    const empty = columns.filter((named) => {
      const blanks = blanksOf(named);
      if (!blanks) return false;
      const own = whose.filter(({ table }) => table === named.table);
      const keys = new Set(own.flatMap((one) => [...(owned.get(nameOf(one))?.leavers ?? [])]));
      const left = rowsOf(after, named.table);
      return ![...rowsOf(before, named.table)].some(
        ([key, row]) => keys.has(key) && left.has(key) && !blanks.includes(JSON.stringify(row[named.column])),
      );
    });
    expect(empty.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it("is nowhere the register says that nothing is of them, or that it goes", () => {
    const found = columns
      .filter((one) => !isRetained(one))
      .flatMap((one) => {
        const { table, column } = one;
        const left = mentions(after.get(table) ?? [], column, blanksOf(one));
        return left.map((row) => `${table}.${column}: ${JSON.stringify(row[column])}`);
      });
    expect(found).toEqual([]);
  });

  it("is still where the register says that it is kept", () => {
    const had = (snapshot: Snapshot, { table, column }: Named) =>
      mentions(snapshot.get(table) ?? [], column).length > 0;
    const lost = columns.filter((one) => isRetained(one) && had(before, one) && !had(after, one));
    expect(lost.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it("has no row any more that is erased or ended", async () => {
    const wrong: string[] = [];
    for (const one of personalRows.filter(({ leaving }) => leaving === "erased" || leaving === "ended")) {
      const { rows } = await sql`
        select 1 from ${sql.table(one.table)} where ${belongsTo(one, people.deletedPerson.id)}`.execute(
        app.services.db,
      );
      if (!owned.get(nameOf(one))?.leavers.size) wrong.push(`${nameOf(one)} had none`);
      if (rows.length > 0) wrong.push(`${nameOf(one)} has ${rows.length}`);
    }
    expect(wrong).toEqual([]);
  });

  it("has rows that stay as they were, but for the columns that are emptied", () => {
    const wrong = new Set<string>();
    for (const one of personalRows.filter(({ leaving }) => leaving === "stays" || leaving === "shared")) {
      const left = rowsOf(after, one.table);
      for (const [key, row] of rowsOf(before, one.table)) {
        if (!owned.get(nameOf(one))?.leavers.has(key)) continue;
        const now = left.get(key);
        if (!now && one.leaving === "stays") wrong.add(`${nameOf(one)} ${key} is gone`);
        for (const named of columns.filter(({ table }) => now && table === one.table)) {
          const name = `${one.table}.${named.column}`;
          const value = JSON.stringify(now?.[named.column]);
          const blanks = blanksOf(named);
          if (blanks && !blanks.includes(value)) wrong.add(`${name} still is ${value}`);
          const same =
            one.leaving !== "stays" || CHANGES.has(name) || value === JSON.stringify(row[named.column]);
          if (isRetained(named) && !same) wrong.add(`${name} became ${value}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it("takes nothing along of those who stay", () => {
    const wrong = new Set<string>();
    for (const one of personalRows) {
      const goes = personalRows.filter(
        (each) => each.table === one.table && /erased|ended/.test(each.leaving),
      );
      const gone = new Set(goes.flatMap((each) => [...(owned.get(nameOf(each))?.leavers ?? [])]));
      const left = rowsOf(after, one.table);
      for (const [key, row] of rowsOf(before, one.table)) {
        if (!owned.get(nameOf(one))?.stayers.has(key) || gone.has(key)) continue;
        // A notification is deleted with its comment, and its actors with it.
        const passing = one.table === "notice_actor" || (one.table === "notice" && row.comment_id !== null);
        if (passing && !left.has(key)) continue;
        for (const { column, line } of columns.filter(({ table }) => table === one.table)) {
          const may =
            CHANGES.has(`${one.table}.${column}`) || ("nothing" in line && line.nothing === "count");
          if (!may && JSON.stringify(left.get(key)?.[column]) !== JSON.stringify(row[column]))
            wrong.add(`${one.table}.${column} of ${key}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it("is no friend, follower or owner for those who stay", async () => {
    const of = (table: string) => after.get(table) ?? [];
    const friendships = of("friendship").filter((row) => row.friend_id === people.deletedPerson.id);
    expect(friendships.length).toBeGreaterThan(1);
    expect(friendships.filter(({ deleted }) => !deleted)).toEqual([]);
    const groups = of("app_group").filter((row) => row.name === "Sunday@leaver");
    expect(groups.map((row) => row.owner_id)).not.toContain(people.deletedPerson.id);
    const picture = await fetch(new URL(String(groups[0]?.head_image), app.address));
    expect(picture.status, "the picture of a group they owned").toBe(200);
    const figures = of("creator_figure").filter((row) => row.user_id === people.stayer.id);
    expect(figures).toMatchObject([{ followers: 0, following: 0 }]);
  });

  it("leaves their characters in chats of others without a face", () => {
    const made = new Set(
      (before.get("app_user") ?? [])
        .filter((row) => row.made_by === people.deletedPerson.id && row.type === UserType.CHARACTER)
        .map(({ id }) => id),
    );
    const of = (snapshot: Snapshot) => (snapshot.get("app_user") ?? []).filter(({ id }) => made.has(id));
    const faces = of(before).map((row) => [row.head_image, row.head_image_thumb, row.signature]);
    expect(faces.flat().filter((one) => one === "")).toEqual([]);
    expect(faces).not.toEqual([]);
    for (const row of of(after))
      expect(row).toMatchObject({ head_image: "", head_image_thumb: "", signature: "", made_by: null });
  });

  it("leaves no trace of the characters they talked to", () => {
    const { deletedPerson: leaver } = people;
    const machines = (before.get("app_user") ?? [])
      .filter(({ type }) => type === UserType.CHARACTER)
      .map(({ id }) => id);
    const alone = new Set<unknown>(machines);
    const of = (snapshot: Snapshot, table: string) =>
      (snapshot.get(table) ?? []).filter(
        ({ lo, hi }) => (lo === leaver.id && alone.has(hi)) || (hi === leaver.id && alone.has(lo)),
      );
    for (const table of ["private_chat", "private_message"]) {
      expect(of(before, table).length, `${table}, before`).toBeGreaterThan(1);
      expect(of(after, table), table).toEqual([]);
    }
  });

  it("left no file behind but those that others were sent, and no word that nobody else has", async () => {
    const { config } = app.services;
    // Files that were sent, one that was not, and the export with both.
    expect(filesBefore).toHaveLength(3);
    expect(exportsBefore).toHaveLength(1);
    expect(await exportsOf()).toEqual([]);
    const sent = await filesWith(config.dataDir, /sent-file@leaver/);
    expect(sent).toHaveLength(1);
    expect(await filesWith(config.dataDir, /@leaver/)).toEqual(sent);
    const [then, now] = [JSON.stringify([...before]), JSON.stringify([...after])];
    for (const words of NOWHERE) {
      expect(then, words).toContain(words);
      expect(now, words).not.toContain(words);
    }
    expect(now).toContain("said-to-a-friend@leaver");
  });
});
