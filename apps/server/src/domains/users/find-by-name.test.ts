import { api, requestOf } from "@4d/contract";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { gramsOfQuery } from "./name-keys.ts";
import { searchUsers } from "./search.repository.ts";

let app: PeopleApp;
let mei: Person;
beforeAll(async () => {
  app = await startPeopleApp();
  mei = await app.person("mei");
  await app.person("otto");
  await app.person("motto");
  await app.person("under_score");
  await app.person("underXscore");
  const li = await app.person("li-na");
  await li.call(api.users.update, { body: { id: li.id, nickName: "小李飞刀" } });
});
afterAll(() => app.close());

const names = async (name: string) =>
  (await mei.call(api.users.findByName, { query: { name } })).map((user) => user.userName);

describe("GET /user/findByName", () => {
  it("finds account names and nicknames by any part, beginnings first", async () => {
    expect(await names("ott")).toEqual(["otto", "motto"]);
    expect(await names("OTT")).toEqual(["otto", "motto"]);
    expect(await names("tt")).toEqual(expect.arrayContaining(["otto", "motto"]));
    expect(await names("小李")).toEqual(["li-na"]);
    expect(await names("飞刀")).toEqual(["li-na"]);
    expect(await names("刀")).toEqual(["li-na"]);
    expect(await names("\uff4f\uff54\uff54\uff4f")).toEqual(["otto", "motto"]);
  });

  it("includes the caller (protocol §4.3) and finds nothing where nothing is", async () => {
    expect(await names("mei")).toEqual(["mei"]);
    expect(await names("zzz")).toEqual([]);
    expect(await names("o-t")).toEqual([]);
  });

  it("takes the signs of patterns for letters", async () => {
    expect(await names("_")).toEqual(["under_score"]);
    expect(await names("r_s")).toEqual(["under_score"]);
    for (const sign of ["%", "\\", "'", '"', "{", ","]) expect(await names(sign)).toEqual([]);
  });

  it("follows a changed nickname", async () => {
    await mei.call(api.users.update, { body: { id: mei.id, nickName: "Plum" } });
    expect(await names("lum")).toEqual(["mei"]);
  });

  it("answers at most 20, of thousands", async () => {
    await sql`
      insert into app_user
        (user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at, last_seen_at)
      select 'crowd' || n, 'crowd' || n, 'x', 'x', array['cr', 'ro', 'ow', 'wd'], '-', 0, 0
      from generate_series(1, 3000) as n`.execute(app.services.db);
    expect(await names("crowd")).toHaveLength(20);
    expect(await names("owd")).toHaveLength(20);
  });

  it("takes no more rows from the database than it shows", async () => {
    const taken: number[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        taken.push(result.rows.length);
        return result;
      },
    };
    const db = app.services.db.withPlugin(counting);
    for (const key of ["crowd", "owd", "x"])
      await searchUsers(db, { key, grams: gramsOfQuery(key), most: 20 });
    expect(Math.max(...taken)).toBe(20);
  });

  it("searches by its indexes, never by a scan (W19)", async () => {
    await sql`analyze app_user`.execute(app.services.db);
    const plan = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await sql`explain select id from app_user where ${condition} limit 20`.execute(
        app.services.db,
      );
      return JSON.stringify(rows);
    };
    expect(await plan(sql`search_grams @> array['zo', 'oe'] and strpos(name_key, 'zoe') > 0`)).toContain(
      "app_user_grams",
    );
    expect(await plan(sql`nick_key >= 'zoe' and nick_key < 'zof'`)).toContain("app_user_nick");
  });

  it("finds nobody by nothing or too much, and limits the pace", async () => {
    for (const name of ["", " ", "x".repeat(21), "x".repeat(500)]) expect(await names(name)).toEqual([]);
    const slow = await startPeopleApp({ RATE_LIMIT_SCALE: "1" });
    const ada = await slow.person("ada");
    const request = requestOf(api.users.findByName, { query: { name: "a" } });
    const codes: number[] = [];
    for (let n = 0; n < 21; n += 1) codes.push((await ada.ask(request)).code);
    await slow.close();
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
  });
});
