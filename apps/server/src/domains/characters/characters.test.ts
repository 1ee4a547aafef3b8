import { api, UserType } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const begin = (who: Person, key?: string) =>
  who.call(api.characters.create, {
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    body: { sheet: { name: "墨笛" } },
  });
const change = (who: Person, id: number, version: number, tagline: string) =>
  who.call(api.characters.update, {
    params: { id },
    headers: { "if-match": version },
    body: { sheet: { tagline } },
  });

describe("working on a character (CHAR-1)", () => {
  it("begins one for a key, however often it is asked", async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => begin(mei, "once-only-1")));
    for (const one of others) expect(one.id).toBe(first?.id);
  });

  it("changes only what is given, from the version it was made from", async () => {
    const { id } = await begin(mei);
    const changed = await change(mei, id, 1, "裁云为衣");
    expect(changed).toMatchObject({ version: 2, sheet: { name: "墨笛", tagline: "裁云为衣" } });
    const again = await change(mei, id, 2, "裁云为衣");
    expect(again.version).toBe(2);
    const late = await change(mei, id, 1, "别的").catch((error: unknown) => error);
    expect(late).toMatchObject({
      code: 409,
      data: { draft: { version: 2, sheet: { tagline: "裁云为衣" } } },
    });
  });

  it("lets one of two who change it at once win, and shows the other what is there", async () => {
    const { id } = await begin(mei);
    const done = await Promise.allSettled([change(mei, id, 1, "左"), change(mei, id, 1, "右")]);
    expect(done.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("lists mine by what I worked on last, page after page", async () => {
    const made = [await begin(mei), await begin(mei), await begin(mei)];
    app.clock.advance(1000);
    await change(mei, made[0]?.id ?? 0, 1, "又想起它");
    const first = await mei.call(api.characters.mine, { query: { limit: 2 } });
    expect(first.items.map((one) => one.id)).toEqual([made[0]?.id, made[2]?.id]);
    const query = { limit: 2, cursor: first.nextCursor ?? "" };
    const second = await mei.call(api.characters.mine, { query });
    expect(second).toMatchObject({ items: [{ id: made[1]?.id }], nextCursor: null });
  });
});

describe("publishing a character (CHAR-1)", () => {
  it("names what is missing", async () => {
    const { id } = await begin(mei);
    const headers = { "if-match": 1 };
    const tried = await mei
      .call(api.characters.submit, { params: { id }, headers })
      .catch((error: unknown) => error);
    expect(tried).toMatchObject({ code: 422, data: { field: "avatar" } });
  });

  it("makes it somebody who is found and befriended like anybody, and marked", async () => {
    const { id, userId } = await publishCharacter(mei, { name: "云裁缝甲", tagline: "裁云为衣" });
    const [found] = await ann.call(api.users.findByName, { query: { name: "云裁缝甲" } });
    expect(found).toMatchObject({ id: userId, type: UserType.CHARACTER, signature: "裁云为衣" });
    expect(await ann.call(api.friends.add, { query: { friendId: userId } })).toEqual({ status: "added" });
    expect(await ann.call(api.characters.find, { params: { id } })).toMatchObject({
      friend: true,
      isMine: false,
      author: { id: mei.id },
      greetings: ["雾来了,坐吧。"],
    });
  });

  it("keeps one by link out of every list, and a private one from everybody", async () => {
    const link = await publishCharacter(mei, { name: "云裁缝乙" }, "link");
    const secret = await publishCharacter(mei, { name: "云裁缝丙" }, "private");
    expect(await ann.call(api.users.findByName, { query: { name: "云裁缝乙" } })).toEqual([]);
    expect(await ann.call(api.users.findByName, { query: { name: "云裁缝丙" } })).toEqual([]);
    const { items } = await ann.call(api.characters.browse, { query: { keyword: "云裁缝" } });
    expect(items.map((one) => one.id)).not.toContain(link.id);
    const opened = await ann.call(api.characters.open, { body: { link: link.link ?? "" } });
    expect(opened).toMatchObject({ id: link.id });
    expect(await codeOf(ann.call(api.characters.find, { params: { id: secret.id } }))).toBe(404);
    const add = ann.call(api.friends.add, { query: { friendId: secret.userId } });
    expect(await codeOf(add)).toBe(404);
  });

  it("shows people what was published, not what is being worked on", async () => {
    const { id, version } = await publishCharacter(mei, { name: "云裁缝丁" });
    const draft = await change(mei, id, version, "还没想好");
    expect(draft.changed).toBe(true);
    expect((await ann.call(api.characters.find, { params: { id } })).tagline).toBe("");
    const headers = { "if-match": draft.version };
    const again = await mei.call(api.characters.submit, { params: { id }, headers });
    expect(again).toMatchObject({ changed: false, status: "published" });
    expect((await ann.call(api.characters.find, { params: { id } })).tagline).toBe("还没想好");
  });

  it("waits for a person where words are doubtful and all are to see it, and only then", async () => {
    const open = { name: "荷官", avatar: await mei.picture(), firstMes: "来一局赌博?" };
    const { id } = await mei.call(api.characters.create, { body: { sheet: open } });
    const submit = (visibility: "public" | "link") =>
      mei.call(api.characters.submit, { params: { id }, headers: { "if-match": 1 }, body: { visibility } });
    expect(await submit("public")).toMatchObject({
      status: "review",
      userId: null,
      reasons: [{ field: "firstMes", text: "赌博" }],
    });
    expect(await submit("link")).toMatchObject({ status: "published" });
  });

  it("rejects what is forbidden, by field, and takes it again once it is mended", async () => {
    const { id } = await mei.call(api.characters.create, {
      body: { sheet: { name: "甲", avatar: await mei.picture(), firstMes: "贩 卖 毒 品" } },
    });
    const submit = (version: number) =>
      mei.call(api.characters.submit, { params: { id }, headers: { "if-match": version } });
    expect(await submit(1)).toMatchObject({ status: "rejected", reasons: [{ field: "firstMes" }] });
    const body = { sheet: { firstMes: "你好" } };
    await mei.call(api.characters.update, { params: { id }, headers: { "if-match": 1 }, body });
    expect(await submit(2)).toMatchObject({ status: "published", reasons: [] });
  });

  it("takes it away from everybody when its author deletes it", async () => {
    const { id, userId } = await publishCharacter(mei, { name: "云裁缝戊" });
    await mei.call(api.characters.remove, { params: { id } });
    expect(await codeOf(ann.call(api.characters.find, { params: { id } }))).toBe(404);
    expect(await ann.call(api.users.findByName, { query: { name: "云裁缝戊" } })).toEqual([]);
    expect(await codeOf(ann.call(api.friends.add, { query: { friendId: userId } }))).toBe(404);
  });

  it("is nobody who can log in", async () => {
    const { id } = await publishCharacter(mei, { name: "云裁缝己" });
    const body = { userName: `ai:${id}`, password: "", terminal: 0 };
    expect(await codeOf(ann.call(api.auth.login, { body }))).toBe(10001);
    expect(await codeOf(ann.call(api.auth.login, { body: { ...body, password: "x".repeat(12) } }))).toBe(
      10001,
    );
  });
});
