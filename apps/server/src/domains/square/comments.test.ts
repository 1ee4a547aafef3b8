import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { decideComment, findCommentsInReview } from "./index.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mei, otto, ida] = await addablePeople(app, "mei", "otto", "ida");
});
afterAll(() => app.close());

const write = (who: Person, id: number, text: string, replyTo?: number) =>
  who.call(api.comments.write, { params: { id }, body: { text, ...(replyTo && { replyTo }) } });
const list = async (who: Person, id: number) =>
  (await who.call(api.comments.list, { params: { id } })).items.map((one) => one.text);
const counted = async (id: number) => (await mei.call(api.posts.find, { params: { id } })).figures.comments;

describe("comments (FEED-2)", () => {
  it("stand newest first, replies under them oldest first and one level deep", async () => {
    const { id } = await posted(mei);
    const first = await write(otto, id, "一");
    await write(ida, id, "二");
    const reply = await write(mei, id, "回一", first.id);
    const again = await write(otto, id, "再回", reply.id);
    expect(again).toMatchObject({ parentId: first.id, replyTo: { id: mei.id }, byAuthor: false });
    expect(reply.byAuthor).toBe(true);
    expect(await list(ida, id)).toEqual(["二", "一"]);
    const thread = await ida.call(api.comments.replies, { params: { id: first.id } });
    expect(thread.items.map((one) => one.text)).toEqual(["回一", "再回"]);
    expect(await counted(id)).toBe(4);
  });

  it("page by page show each once, while more are written", async () => {
    const { id } = await posted(mei);
    for (let n = 1; n <= 5; n += 1) await write(otto, id, `${n}`);
    const page = (cursor?: string) =>
      ida.call(api.comments.list, { params: { id }, query: { limit: 2, ...(cursor && { cursor }) } });
    const one = await page();
    await write(otto, id, "6");
    const two = await page(one.nextCursor ?? "");
    const three = await page(two.nextCursor ?? "");
    const texts = [one, two, three].flatMap(({ items }) => items.map(({ text }) => text));
    expect(texts).toEqual(["5", "4", "3", "2", "1"]);
    expect(three.nextCursor).toBeNull();
  });

  it("are written once for their key, and liked once by each", async () => {
    const { id } = await posted(mei);
    const once = () =>
      otto.call(api.comments.write, {
        params: { id },
        headers: { "idempotency-key": "comment-1" },
        body: { text: "once" },
      });
    const [one, two] = await Promise.all([once(), once()]);
    expect(one?.id).toBe(two?.id);
    const like = (on: boolean) => ida.call(api.comments.like, { params: { id: one?.id ?? 0 }, body: { on } });
    expect(await like(true)).toEqual({ likes: 1, liked: true });
    expect(await like(true)).toEqual({ likes: 1, liked: true });
    expect(await like(false)).toEqual({ likes: 0, liked: false });
  });

  it("go with their replies, taken away by who wrote them or the post", async () => {
    const { id } = await posted(mei);
    const said = await write(otto, id, "rude");
    await write(ida, id, "true", said.id);
    const remove = (who: Person) => codeOf(who.call(api.comments.remove, { params: { id: said.id } }));
    expect(await remove(ida)).toBe(403);
    expect(await remove(mei)).toBe(200);
    expect(await remove(mei)).toBe(200);
    expect([await list(otto, id), await counted(id)]).toEqual([[], 0]);
  });

  it("are not seen between people who block each other", async () => {
    const [nia, sam] = await addablePeople(app, "nia", "sam");
    const { id } = await posted(mei);
    await write(nia, id, "hers");
    await sam.call(api.friends.block, { params: { userId: nia.id } });
    expect([await list(sam, id), await list(otto, id)]).toEqual([[], ["hers"]]);
    await write(sam, id, "his");
    expect(await list(nia, id)).toEqual(["hers"]);
  });

  it("wait when their words call for it", async () => {
    const { id } = await posted(mei);
    const said = await write(otto, id, "来赌博吧");
    expect(said.status).toBe("review");
    expect([await list(otto, id), await list(mei, id), await counted(id)]).toEqual([["来赌博吧"], [], 0]);
    const queue = await findCommentsInReview(app.services.db, { after: undefined, limit: 10 });
    expect(queue.map((row) => row.id)).toEqual([said.id]);
    await decideComment(app.services, { id: said.id, verdict: "published", reason: "" });
    expect([await list(mei, id), await counted(id)]).toEqual([["来赌博吧"], 1]);
    await decideComment(app.services, { id: said.id, verdict: "hidden", reason: "广告" });
    expect([await list(mei, id), await counted(id)]).toEqual([[], 0]);
  });
});

describe("notices (FEED-3)", () => {
  it("come in one list with one badge, live, each person once a day", async () => {
    const [ana, bo, cy] = await addablePeople(app, "ana", "bo", "cy");
    const { id } = await posted(ana, { title: "灯" });
    const like = (who: Person, on = true) => who.call(api.posts.like, { params: { id }, body: { on } });
    await like(bo);
    await like(bo, false);
    await like(bo);
    await like(cy);
    await like(ana);
    await write(bo, id, "好亮");
    await bo.call(api.creators.follow, { params: { id: ana.id }, body: { on: true } });
    const { items, unread } = await ana.call(api.notifications.list);
    expect(items.map(({ kind, people, text }) => [kind, people, text])).toEqual([
      ["follow", 1, ""],
      ["comment", 1, "好亮"],
      ["like", 2, ""],
    ]);
    expect(items[2]).toMatchObject({ actors: [{ id: cy.id }, { id: bo.id }], post: { id, title: "灯" } });
    expect(unread).toBe(3);
    expect(signalsTo(app, ana.id, 5).at(-1)).toEqual({ type: "notice", unread: 3 });
    expect(await ana.call(api.notifications.seen)).toEqual({ unread: 0 });
    const seen = await ana.call(api.notifications.list, { query: { limit: 2 } });
    expect(seen.items.map((one) => one.unread)).toEqual([false, false]);
    const rest = await ana.call(api.notifications.list, { query: { cursor: seen.nextCursor ?? "" } });
    expect(rest.items.map((one) => one.kind)).toEqual(["like"]);
    app.clock.advance(86_400_000);
    const later = await logIn(app.address, bo.name);
    await like(later, false);
    await like(later);
    expect(await (await logIn(app.address, ana.name)).call(api.notifications.unread)).toEqual({ unread: 1 });
  });

  it("tell of requests, but not of those whose asker is blocked", async () => {
    const [dan, eve, fay] = await addablePeople(app, "dan", "eve", "fay");
    await dan.call(api.users.setPrivacy, { body: { addMe: "approval" } });
    await dan.call(api.friends.block, { params: { userId: fay.id } });
    for (const who of [eve, fay])
      await who.call(api.friends.add, { query: { friendId: dan.id }, body: { message: "hello" } });
    await expect
      .poll(async () => (await dan.call(api.notifications.list)).items)
      .toMatchObject([{ kind: "request", text: "hello", actors: [{ id: eve.id }] }]);
  });
});
