import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { up } from "../../platform/db/migrations/0302-group-names.ts";
import { up as fold } from "../../platform/db/migrations/0303-folded-group-names.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { refoldNames } from "../users/index.ts";

let app: TestApp;
let mei: Person;
let eve: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mei, eve] = await addablePeople(app, "mei", "eve");
});
afterAll(() => app.close());

const create = async (name: string) => (await mei.call(api.groups.create, { body: { name } })).id;
const findable = (groupId: number, searchable: boolean) =>
  mei.call(api.groups.setSettings, { body: { groupId, searchable } });
const search = async (keyword: string) =>
  (await eve.call(api.groups.discover, { query: { keyword } })).map(({ name }) => name);

describe("searching for groups (`GROUP-2`)", () => {
  it("finds words anywhere in a name, folded as those of people are", async () => {
    const id = await create("Ärger ＡＭ Rhein");
    expect(await search("rhein")).toEqual([]);
    await findable(id, true);
    for (const words of ["är", "ÄRGER am", "ｒhein", "g", "rger am r", "arger", "GER\u00a0ａｍ"])
      expect(await search(words), words).toEqual(["Ärger ＡＭ Rhein"]);
    for (const words of ["aerger", "rhein am", "%", "_", "e%n"]) expect(await search(words)).toEqual([]);
  });

  it("follows a name that changes, also while nobody finds the group", async () => {
    const id = await create("Alto");
    await findable(id, true);
    await mei.call(api.groups.modify, { body: { id, name: "Tenor" } });
    expect([await search("alto"), await search("tenor")]).toEqual([[], ["Tenor"]]);
    await findable(id, false);
    await mei.call(api.groups.modify, { body: { id, name: "Bass" } });
    expect(await search("bass")).toEqual([]);
    await findable(id, true);
    expect(await search("bass")).toEqual(["Bass"]);
  });

  it("looks words up in an index, however many groups let themselves be found (W19)", async () => {
    const { db } = app.services;
    await sql`
      insert into app_group (name, owner_id, member_count, created_at, searchable, name_key, search_grams)
      select 'crowd', ${mei.id}, 500, 0, true, 'crowd', array['c', 'cr', 'r', 'ro', 'o', 'ow', 'w', 'wd', 'd']
      from generate_series(1, 3000)`.execute(db);
    await sql`analyze app_group`.execute(db);
    const { rows } = await sql`
      explain select * from app_group where searchable and not dissolved and not is_banned
        and search_grams @> array['te', 'en', 'no'] and strpos(name_key, 'teno') > 0
      order by member_count desc, id limit 30`.execute(db);
    expect(JSON.stringify(rows)).toContain("app_group_grams");
    expect(await search("crowd")).toHaveLength(30);
    expect(await search("")).toHaveLength(30);
  });

  it("finds groups from before it looked words up", async () => {
    const { db } = app.services;
    const keys = () =>
      db
        .selectFrom("app_group")
        .select(["id", "name_key"])
        .where("searchable", "=", true)
        .orderBy("id")
        .execute();
    const before = await keys();
    await sql`alter table app_group drop column name_key, drop column search_grams cascade, drop column search_fold`.execute(
      db,
    );
    await up(db as never);
    await fold(db as never);
    await refoldNames(app.services, new AbortController().signal);
    expect(await keys()).toEqual(before);
    for (const words of ["är", "m", "rger am r"]) expect(await search(words)).toContain("Ärger ＡＭ Rhein");
    expect(await search("bas")).toEqual(["Bass"]);
  });
});
