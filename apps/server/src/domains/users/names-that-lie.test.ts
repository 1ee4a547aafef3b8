import { api, loginInfo, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { claimOldLooks, findUser, nameKey } from "./index.ts";
import { isReserved } from "./reserved-names.ts";

const PASSWORD = "Plum-77x";
let app: PeopleApp;
let mei: Person;
let admin: Person;
beforeAll(async () => {
  app = await startPeopleApp();
  mei = await app.person("mei");
  const paula = await app.person("paula");
  const { db } = app.services;
  await db
    .updateTable("app_user")
    .set({ roles: ["admin"] })
    .where("id", "=", paula.id)
    .execute();
  const body = { userName: "paula", password: paula.password, terminal: 1 };
  const again = await app.ask(requestOf(api.auth.login, { body }));
  const { accessToken: token } = loginInfo.parse(again.data);
  admin = { ...paula, ask: (request) => app.ask(request, { token }) };
});
afterAll(() => app.close());

const register = (userName: string, nickName = "Peer", lang = "zh"): Promise<Answer> =>
  app.ask(requestOf(api.auth.register, { body: { userName, nickName, password: PASSWORD } }), { lang });
const logIn = (userName: string): Promise<Answer> =>
  app.ask(requestOf(api.auth.login, { body: { userName, password: PASSWORD, terminal: 0 } }));
const rename = (who: Person, nickName: string): Promise<Answer> =>
  who.ask(requestOf(api.users.update, { body: { id: who.id, nickName } }));
const stored = async (who: Person) => (await findUser(app.services.db, who.id))?.nick_name;

describe("An account that looks like another", () => {
  it.each([
    ["paypal", ["paypa1", "paypaI", "PAYPAL", "ｐａｙｐａｌ", "paypaІ".normalize()]],
    ["modern", ["rnodern", "mod\u0435rn", "MODERN"]],
    ["b0bby", ["bobby", "BOBBY", "b０bby"]],
    ["сора", ["copa", "сopа"]],
    ["ωmega2", []],
    ["小口", ["小ロ"]],
    ["vvilma", ["wilma"].slice(1)],
  ])("%s is nobody else's", async (name, imitations) => {
    const first = await register(name);
    const others = await Promise.all(imitations.map((one) => register(one)));
    // A name in two scripts is not allowed in the first place.
    const refused = others.map(({ code }) => code);
    if (first.code === 200) expect(refused.filter((code) => code !== 10003 && code !== 422)).toEqual([]);
    else expect(first.code).toBe(422);
  });

  it("is refused with a sentence in both languages that names the field", async () => {
    await register("lookalike");
    for (const lang of ["zh", "en"]) {
      const answer = await register("1ookalike", "Peer", lang);
      expect(answer).toMatchObject({ code: 10003, data: { field: "userName" } });
      expect(answer.message).toMatch(lang === "zh" ? /太像/ : /looks too much like/);
      const mixed = await register("m\u0435i", "Peer", lang);
      expect(mixed).toMatchObject({ code: 422, data: { field: "userName" } });
      expect(mixed.message).toMatch(lang === "zh" ? /一种文字/ : /one script/);
      const office = await register("0fficial_Team", "Peer", lang);
      expect(office).toMatchObject({ code: 422, data: { field: "userName" } });
      expect(office.message).toMatch(lang === "zh" ? /官方/ : /official one/);
    }
  });

  it("of many registered at once is one person's", async () => {
    const names = [
      "skeleton1",
      "skeletonl",
      "skeletonI",
      "SKELETON1",
      "ske1eton1",
      "skeIetonl",
      "skel3ton1",
      "sk\u0435leton1",
    ];
    const codes = (await Promise.all(names.map((name) => register(name)))).map(({ code }) => code);
    // `skel3ton1` is another name, and the last one is in two scripts.
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(codes.filter((code) => code === 10003)).toHaveLength(5);
    expect(codes.at(-1)).toBe(422);
  });

  it("from before stays, logs in, and keeps newcomers from imitating it", async () => {
    const { db } = app.services;
    const before = ["oldtimer", "0ldtimer", "pe\u0435rless"];
    const { password_hash } = await db
      .selectFrom("app_user")
      .select("password_hash")
      .where("id", "=", mei.id)
      .executeTakeFirstOrThrow();
    for (const name of before)
      await db
        .insertInto("app_user")
        .values({
          user_name: name,
          name_key: nameKey(name),
          nick_name: "Old",
          nick_key: "old",
          search_grams: [],
          password_hash,
          created_at: 1,
          last_seen_at: 1,
        })
        .execute();
    await claimOldLooks(app.services);
    await claimOldLooks(app.services);
    const logins = await Promise.all(
      before.map((userName) =>
        app.ask(requestOf(api.auth.login, { body: { userName, password: mei.password, terminal: 0 } })),
      ),
    );
    expect(logins.map(({ code }) => code)).toEqual([200, 200, 200]);
    for (const name of ["o1dtimer", "peerless", "OLDTIMER"]) expect((await register(name)).code).toBe(10003);
  });

  it("is free again when its account was never let in", async () => {
    expect((await register("passing")).code).toBe(200);
    await app.services.db.deleteFrom("app_user").where("user_name", "=", "passing").execute();
    expect((await register("pass1ng")).code).toBe(200);
    expect((await logIn("pass1ng")).code).toBe(200);
  });
});

const OFFICES =
  `管理员 ★管理员★ 管.理.员 管\u200b理员 ＡＤＭＩＮ аdmin adm1n 4dmin r00t @dmin $upport 客服01 客服1号 官方客服 系统管理员 四次元官方 四次元
  Admin_Team 系統 小王【管理员】 官方·小美 𝒜𝒹𝓂𝒾𝓃 ⓐⓓⓜⓘⓝ ádmin admın rnoderator 0fficial a̲d̲m̲i̲n̲ 管理員 관리자 администратор 已注销用户 所有人
  Fourth-Dimension`
    .trim()
    .split(/\s+/);
const ANYBODYS =
  `操作系统爱好者 badminton 四次元少女 客服不理我 Rooted Systematic 小明 李白 ai 小小 Kai 团队 2024 ❤️ AD`
    .trim()
    .split(/\s+/);

describe("A nickname that claims an office", () => {
  it("is known in every disguise, and a name that only holds the word is anybody's", () => {
    expect([...OFFICES, "管 理 员", "Admin Team", "Bob | Admin"].filter((name) => !isReserved(name))).toEqual(
      [],
    );
    expect([...ANYBODYS, "System of a Down"].filter(isReserved)).toEqual([]);
  });

  it.each(["管理员", "аdmin", "★官方客服★", "管\u3164理员"])(
    "is nobody's but an administrator's: %s",
    async (name) => {
      const refused = await rename(mei, name);
      expect(refused).toMatchObject({ code: 422, data: { field: "nickName" } });
      expect((await rename(admin, name)).code).toBe(200);
    },
  );

  it("is an administrator's own, whatever it is, while they are one", async () => {
    expect((await rename(admin, "小明老师")).code).toBe(200);
    for (const copy of ["小明老师", "小 明 老 师", "★小明老师★"])
      expect(await rename(mei, copy)).toMatchObject({ code: 422, data: { field: "nickName" } });
    expect(await register("copycat", "小明老师")).toMatchObject({ code: 422, data: { field: "nickName" } });
    expect((await rename(mei, "大明老师")).code).toBe(200);
  });

  it("from before goes on beside what else is changed", async () => {
    const { db } = app.services;
    await db.updateTable("app_user").set({ nick_name: "客服" }).where("id", "=", mei.id).execute();
    const body = { id: mei.id, nickName: "客服", signature: "tea" };
    expect((await mei.ask(requestOf(api.users.update, { body }))).code).toBe(200);
    await rename(mei, "Mei");
  });
});

describe("A nickname", () => {
  it.each([
    ["Mei\u200b", "Mei"],
    ["M\u202eei\u2069", "Mei"],
    ["Mei\n\tadmin", "Mei admin"],
    [`Z${"\u0301".repeat(40)}`, "Z\u0301\u0301".normalize("NFC")],
    ["می\u200cخواهم", "می\u200cخواهم"],
  ])("%j is kept as %j", async (written, saved) => {
    expect((await rename(mei, written)).code).toBe(200);
    expect(await stored(mei)).toBe(saved);
  });

  it.each(["\u3164", "\u2800", "\u200b\u2060", "\u{e0041}", "\ufe0f", "\u0301"])(
    "of nothing to see is refused: %j",
    async (name) => {
      expect(await rename(mei, name)).toMatchObject({ code: 422, data: { field: "nickName" } });
    },
  );

  it("from before is shown clean, or by its number when there is nothing to see", async () => {
    const { db } = app.services;
    const look = async (nick_name: string) => {
      await db
        .updateTable("app_user")
        .set({ nick_name, signature: "a\u202eb" })
        .where("id", "=", mei.id)
        .execute();
      return admin.call(api.users.find, { params: { id: mei.id } });
    };
    expect(await look("Mei\u202egpj")).toMatchObject({ nickName: "Meigpj", signature: "ab" });
    expect(await look("\u3164")).toMatchObject({ nickName: `#${mei.id}` });
    expect(await look(`x${"\u0301\u0302".repeat(20)}`)).toMatchObject({
      nickName: "x\u0301\u0302\u0301\u0302".slice(0, 4),
    });
    expect(await stored(mei)).toHaveLength(41);
  });
});
