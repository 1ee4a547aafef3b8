import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { findByNameKey, refoldNames } from "./index.ts";
import { nameKey } from "./name-keys.ts";

let app: TestApp;
let mei: Person;
let group: number;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  const zoe = await person(app.address, "straße");
  await zoe.call(api.users.update, { body: { id: zoe.id, nickName: "Zoë 臺灣ＡＢ" } });
  const made = await mei.call(api.groups.create, { body: { name: "ﬁlm 愛好者頭髮" } });
  group = made.id;
  await mei.call(api.groups.setSettings, { body: { groupId: group, searchable: true } });
});
afterAll(() => app.close());

const people = async (name: string) =>
  (await mei.call(api.users.findByName, { query: { name } })).map((user) => user.userName);
const groups = async (keyword: string) =>
  (await mei.call(api.groups.discover, { query: { keyword } })).map(({ id }) => id);

/** Every spelling of the same words finds them. */
async function expectFound() {
  for (const words of ["zoe", "ZOË", "Ｚｏｅ", "台湾", "臺湾", "湾ab", "strasse", "STRAßE", "rass"])
    expect({ words, found: await people(words) }).toEqual({ words, found: ["straße"] });
  for (const words of ["film", "ＦＩＬＭ", "爱好者", "愛好", "头发", "頭髮"])
    expect({ words, found: await groups(words) }).toEqual({ words, found: [group] });
  for (const words of ["zoo", "苔湾", "straase"]) expect(await people(words)).toEqual([]);
}

describe("names in another writing", () => {
  it("are found by people, and find groups, in any of them", expectFound);

  it("of rows from before are found once they are folded anew, which goes on where it was cut short", async () => {
    const { db } = app.services;
    const before =
      await sql`select id, nick_key, account_key, (select array_agg(one order by one) from unnest(search_grams) one) as grams from app_user order by id`.execute(
        db,
      );
    const asBefore = async (table: string, key: string, name: string) => {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db);
      for (const row of rows)
        await sql`update ${sql.table(table)} set ${sql.ref(key)} = ${nameKey(row.name)}, search_fold = 0
          where id = ${row.id}`.execute(db);
    };
    await asBefore("app_user", "nick_key", "nick_name");
    await asBefore("app_group", "name_key", "name");
    await sql`update app_user set account_key = null`.execute(db);
    expect(await people("zoe")).toEqual([]);
    await refoldNames(app.services, AbortSignal.abort());
    expect(await people("zoe")).toEqual([]);
    await refoldNames(app.services, new AbortController().signal);
    await expectFound();
    const after =
      await sql`select id, nick_key, account_key, (select array_agg(one order by one) from unnest(search_grams) one) as grams from app_user order by id`.execute(
        db,
      );
    expect(after.rows).toEqual(before.rows);
  });

  it("that a version before this one gives are folded anew too", async () => {
    const { db } = app.services;
    await refoldNames(app.services, new AbortController().signal);
    await sql`update app_user set nick_name = 'Renée', nick_key = 'renée', search_grams = array['re', 'en', 'né', 'ée', 'e']
      where id = ${mei.id}`.execute(db);
    expect(await people("renee")).toEqual([]);
    await refoldNames(app.services, new AbortController().signal);
    expect(await people("renee")).toEqual(["mei"]);
  });

  it("of somebody who left are found by nothing, before and after", async () => {
    const { db } = app.services;
    const gone = await person(app.address, "gonesoon");
    await sql`update app_user set search_grams = '{}', nick_key = '' where id = ${gone.id}`.execute(db);
    await refoldNames(app.services, new AbortController().signal);
    expect(await people("gonesoon")).toEqual(["gonesoon"]);
    const { rows } = await sql`select search_grams, search_fold from app_user where id = ${gone.id}`.execute(
      db,
    );
    expect(rows).toEqual([{ search_grams: [], search_fold: 1 }]);
  });

  it("are no other account: nobody is known by what their name folds to", async () => {
    const { db } = app.services;
    expect((await findByNameKey(db, nameKey("STRAßE")))?.user_name).toBe("straße");
    expect(await findByNameKey(db, nameKey("strasse"))).toBeUndefined();
  });
});
