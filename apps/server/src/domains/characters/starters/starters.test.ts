import { api, UserType } from "@4d/contract";
import { STARTERS } from "@4d/dialogue/starters";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { judgeText } from "../../moderation/index.ts";
import { readSettings } from "../../settings/index.ts";
import { ensureStarters } from "./ensure-starters.ts";

let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
  // As every start does, but without the stories, which have a test of their own.
  await ensureStarters(app.services);
  [mei] = await addablePeople(app, "mei");
  // Paints twenty-four pictures while other tests use the processor too.
}, 240_000);
afterAll(() => app.close());

const listed = async () => (await mei.call(api.characters.browse, { query: { limit: 50 } })).items;
const rows = () =>
  app.services.db
    .selectFrom("ai_character")
    .select(["id", "version", "user_id", "updated_at"])
    .orderBy("id")
    .execute();

describe("the starter characters (CHAR-7)", () => {
  it("are there for everybody, in the order they are offered, each with a face and a voice", async () => {
    const found = await listed();
    expect(found.map(({ name }) => name)).toEqual(STARTERS.map(({ name }) => name));
    for (const one of found) {
      expect(one).toMatchObject({ visibility: "public", status: "published", isMine: false });
      expect(one.author.nickName).toBe("四次元");
      expect(one.starters).toHaveLength(3);
      expect(one.voice.kind).toBe("blip");
      for (const url of [one.avatar, one.background]) {
        const picture = await fetch(app.address + url);
        expect(picture.headers.get("content-type")).toBe("image/webp");
        expect(Buffer.from(await picture.arrayBuffer()).toString("latin1")).toContain("TC260:AIGC");
      }
    }
  });

  it("are found and befriended like anybody", async () => {
    const [found] = await mei.call(api.users.findByName, { query: { name: "阿遥" } });
    expect(found).toMatchObject({ nickName: "阿遥", type: UserType.CHARACTER });
    const add = mei.call(api.friends.add, { query: { friendId: found?.id ?? 0 } });
    expect(await add).toEqual({ status: "added" });
  });

  it("answer with everything they know, by any wording, and not only by their sheet", async () => {
    const [ayao] = await listed();
    if (!ayao) throw new Error("no starter");
    await mei.call(api.friends.add, { query: { friendId: ayao.userId } });
    await mei.call(api.privateMessages.send, {
      body: { recvId: ayao.userId, content: "守灯塔无聊吗", type: 0 },
    });
    await app.app.replyWorker.settled();
    const said = await mei.call(api.privateMessages.history, {
      query: { friendId: ayao.userId, page: 1, size: 5 },
    });
    const answer = said.find((one) => one.sendId === ayao.userId)?.content ?? "";
    const known = STARTERS[0]?.persona.examples[0]?.answers ?? [];
    expect(known.some((line) => answer.includes(line.slice(0, 8)))).toBe(true);
  });

  it("are brought once, however often and by however many nodes", async () => {
    const before = await rows();
    await Promise.all([
      ensureStarters(app.services),
      ensureStarters({ ...app.services }),
      ensureStarters(app.services),
    ]);
    expect(await rows()).toEqual(before);
  });

  it("are renewed when a version of them is another, and keep who they are", async () => {
    const before = await rows();
    const [last] = before;
    const stale = { source: JSON.stringify({ kind: "starter", key: "zhanzhang", digest: "older" }) };
    await app.services.db
      .updateTable("ai_character")
      .set(stale)
      .where("id", "=", last?.id ?? 0)
      .execute();
    await ensureStarters(app.services);
    const [renewed, ...others] = await rows();
    expect(renewed).toMatchObject({
      id: last?.id,
      user_id: last?.user_id,
      version: (last?.version ?? 0) + 1,
    });
    expect(others).toEqual(before.slice(1));
  });

  it("stay away when an administrator took them away", async () => {
    const [first, second] = await rows();
    const change = app.services.db.updateTable("ai_character");
    await change
      .set({ removed_at: 1, source: null })
      .where("id", "=", first?.id ?? 0)
      .execute();
    await change
      .set({ status: "banned", source: null })
      .where("id", "=", second?.id ?? 0)
      .execute();
    await ensureStarters(app.services);
    expect(await listed()).toHaveLength(STARTERS.length - 2);
    expect(await rows()).toHaveLength(STARTERS.length);
  });

  it("have nothing to hide from the word list", async () => {
    const { moderation } = await readSettings(app.services);
    for (const starter of STARTERS)
      expect(judgeText(JSON.stringify(starter), moderation), starter.name).toMatchObject({ level: "safe" });
  });

  it("belong to an account nobody logs in to or finds", async () => {
    const tried = mei.call(api.auth.login, { body: { userName: "ai:house", password: "", terminal: 0 } });
    await expect(tried).rejects.toMatchObject({ code: 10001 });
    expect(await mei.call(api.users.findByName, { query: { name: "四次元" } })).toEqual([]);
  });
});
