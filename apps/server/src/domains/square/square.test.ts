import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { putTogether } from "../../testing/craft-steps.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person, Refused } from "../../testing/person.ts";
import { posted, uploadPicture } from "../../testing/square-steps.ts";
import { ending, LAMP, publishDraft, publishStory, writeStory } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { banUser } from "../auth/index.ts";
import { writeSettings } from "../settings/index.ts";
import { decidePost, findPostsInReview } from "./index.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto, ida] = await addablePeople(app, "mei", "otto", "ida");
});
afterAll(() => app.close());

/** Logged in again, after tokens have expired. */
const again = (who: Person) => logIn(app.address, who.name);
const find = (who: Person, id: number) => who.call(api.posts.find, { params: { id } });
const like = (who: Person, id: number, on = true) =>
  who.call(api.posts.like, { params: { id }, body: { on } });

describe("a post (FEED-2)", () => {
  it("carries its pictures in their true sizes, measured by the server, and says what made them", async () => {
    const wide = await uploadPicture(app.address, mei, { width: 640, height: 320 });
    const tall = await uploadPicture(app.address, mei, { width: 300, height: 500 });
    const mediaOf = ({ originUrl, thumbUrl }: typeof wide) => ({ url: originUrl, thumbUrl });
    const media = [mediaOf(wide), { ...mediaOf(tall), aiLabel: "model" as const }];
    const post = await posted(mei, { title: "雾港", media, topicId: 3 });
    expect(post).toMatchObject({
      kind: "image",
      mediaCount: 2,
      cover: { width: 640, height: 320 },
      media: [
        { width: 640, height: 320 },
        { width: 300, height: 500, aiLabel: "model" },
      ],
      topic: { key: "pictures", name: "画室" },
      // One machine-made picture labels the whole post.
      aiLabel: "model",
      isMine: true,
    });
    expect(post.media[0]?.aiLabel).toBeUndefined();
    expect(post.cover?.blur).toMatch(/^data:image\/webp/);
  });

  it("takes no picture of elsewhere, none that is not there, and not nothing at all", async () => {
    const strange = { media: [{ url: "/files/a-picture-nobody-ever-stored-0001.png" }] };
    expect(await codeOf(posted(mei, strange))).toBe(422);
    expect(await codeOf(posted(mei, { media: [{ url: "https://example.com/files/a.png" }] }))).toBe(422);
    expect(await codeOf(posted(mei, { text: " " }))).toBe(422);
    expect(await codeOf(posted(mei, { topicId: 99 }))).toBe(422);
  });

  it("is posted once for its key", async () => {
    const key = { "idempotency-key": "post-once-1" };
    const body = { text: "only once" };
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(() => mei.call(api.posts.create, { headers: key, body })),
    );
    expect(new Set([one?.id, two?.id, three?.id]).size).toBe(1);
  });

  it("shows a creation as it is called, if everybody may meet it", async () => {
    const shown = await publishCharacter(mei, { name: "海雾", tagline: "等船的人" });
    const hidden = await publishCharacter(mei, {}, "private");
    const post = await posted(otto, { creation: { kind: "character", id: shown.id } });
    expect(post).toMatchObject({
      kind: "character",
      creation: { kind: "character", id: shown.id, title: "海雾", subtitle: "等船的人", playable: true },
    });
    expect(await codeOf(posted(mei, { creation: { kind: "character", id: hidden.id } }))).toBe(404);
  });

  it("shows what is met by its link alone for its owner, if all might read it", async () => {
    await writeSettings(app.services, { moderation: { review: ["暗流"] } });
    try {
      const person = (tagline: string) => publishCharacter(mei, { tagline }, "link");
      const story = async (text: string) => {
        const graph = { ...LAMP, nodes: [...LAMP.nodes, ending("deep", text)] };
        return publishStory(mei, { graph, visibility: "link" });
      };
      for (const [kind, clean, doubtful] of [
        ["character", await person("等船的人"), await person("跟着暗 流走")],
        ["story", await story("The sea."), await story("暗流")],
      ] as const) {
        const show = (who: Person, { id }: { id: number }) => codeOf(posted(who, { creation: { kind, id } }));
        expect([await show(mei, clean), await show(otto, clean), await show(mei, doubtful)]).toEqual([
          ...[200, 404, 404],
        ]);
      }
    } finally {
      await writeSettings(app.services, { moderation: {} });
    }
  });

  it("waits for a look when what stands below a creation's name is doubtful", async () => {
    const { id } = await publishCharacter(mei, { tagline: "跟着暗流走" });
    await writeSettings(app.services, { moderation: { review: ["暗流"] } });
    try {
      expect(await posted(otto, { creation: { kind: "character", id } })).toMatchObject({ status: "review" });
    } finally {
      await writeSettings(app.services, { moderation: {} });
    }
  });

  it("shows a published story, and a discovery of whose it is", async () => {
    const draft = await writeStory(mei, { sheet: { title: "灯" } });
    const story = (id: number) => posted(otto, { creation: { kind: "story", id } });
    expect(await codeOf(story(draft.id))).toBe(404);
    await publishDraft(mei, draft);
    expect((await story(draft.id)).creation).toMatchObject({ kind: "story", title: "灯", playable: true });
    const { certificate, result } = await putTogether(mei, "水+火");
    const craft = (who: Person) =>
      posted(who, { creation: { kind: "craft", id: certificate?.number ?? 0 }, text: "" });
    expect(await codeOf(craft(otto))).toBe(404);
    const { kind, creation } = await craft(mei);
    expect([kind, creation?.title]).toEqual(["craft", `${result?.emoji} ${result?.name}`]);
  });

  it("shows a picture I had painted, labelled by who painted it", async () => {
    const asked = await mei.call(api.images.make, { body: { prompt: "灯塔 海" } });
    await app.app.imageWorker.settled();
    const { pictures } = await mei.call(api.images.job, { params: { id: asked.id } });
    const image = (who: Person) =>
      posted(who, { creation: { kind: "image", id: pictures[0]?.id ?? 0 }, text: "" });
    const post = await image(mei);
    expect(post).toMatchObject({ kind: "image", aiLabel: "builtin", cover: { width: 768, height: 1024 } });
    expect(post.media).toEqual([post.cover]);
    expect(await codeOf(image(otto))).toBe(404);
  });

  it("shows a chat with masked names, and nobody's words but mine and a character's", async () => {
    await befriendEach(mei, otto);
    const character = await publishCharacter(mei);
    const say = (who: Person, recvId: number, content: string) =>
      who.call(api.privateMessages.send, { body: { recvId, content, type: 0 } });
    const mine = await say(mei, otto.id, "你好吗");
    const his = await say(otto, mei.id, "这是我的秘密");
    const clip = { chatId: `p:${otto.id}`, ids: [his.id, mine.id] };
    expect((await posted(mei, { clip, text: "" })).clip).toEqual([
      { speaker: "me", name: "", text: "你好吗" },
      { speaker: "other", name: "A", text: null },
    ]);
    const refused = async (who: Person, given: typeof clip) => {
      const error: unknown = await posted(who, { clip: given }).catch((refusal: unknown) => refusal);
      return error instanceof Refused && { code: error.code, about: error.data };
    };
    expect(await refused(mei, { ...clip, ids: [his.id] })).toEqual({
      code: 422,
      about: { field: "clip" },
    });
    expect(await refused(ida, clip)).toEqual({ code: 404, about: { field: "clip" } });
    const recalled = await say(mei, otto.id, "算了");
    await mei.call(api.privateMessages.recall, { params: { id: recalled.id } });
    expect(await refused(mei, { ...clip, ids: [mine.id, recalled.id] })).toMatchObject({ code: 404 });
    await mei.call(api.disappearing.set, { body: { chatId: clip.chatId, seconds: 86_400 } });
    const passing = await say(mei, otto.id, "明天就没了");
    expect(await refused(mei, { ...clip, ids: [mine.id, passing.id] })).toMatchObject({ code: 403 });
    await say(mei, character.userId, "守塔冷吗");
    await app.app.replyWorker.settled();
    const said = await mei.call(api.privateMessages.history, {
      query: { friendId: character.userId, page: 1, size: 10 },
    });
    const chat = { chatId: `p:${character.userId}`, ids: said.map((one) => one.id) };
    const post = await posted(mei, { clip: chat });
    expect(post.aiLabel).toBe("builtin");
    expect(post.clip.at(-1)).toMatchObject({ speaker: "character", name: "阿遥" });
  });

  it("is for friends, or for me alone, if I say so", async () => {
    const forFriends = await posted(mei, { visibility: "friends" });
    const own = await posted(mei, { visibility: "private" });
    expect((await find(otto, forFriends.id)).id).toBe(forFriends.id);
    expect(await codeOf(find(ida, forFriends.id))).toBe(404);
    expect(await codeOf(find(otto, own.id))).toBe(404);
    expect((await find(mei, own.id)).visibility).toBe("private");
  });

  it("changes its words, and is gone for everybody when taken away", async () => {
    const { id } = await posted(mei, { text: "first" });
    const body = { text: "second", title: "t" };
    const changed = await mei.call(api.posts.update, { params: { id }, body });
    expect(changed).toMatchObject({ text: "second", editedAt: app.clock.now() });
    await mei.call(api.posts.remove, { params: { id } });
    await mei.call(api.posts.remove, { params: { id } });
    expect(await codeOf(find(mei, id))).toBe(404);
    expect(await codeOf(like(otto, id))).toBe(404);
  });

  it("is not seen by whom its author blocks, nor when its author is banned", async () => {
    const [nia, sam] = await addablePeople(app, "nia", "sam");
    const { id } = await posted(nia);
    await nia.call(api.friends.block, { params: { userId: sam.id } });
    expect(await codeOf(find(sam, id))).toBe(404);
    const { id: hers } = await posted(sam);
    expect(await codeOf(find(nia, hers))).toBe(404);
    await banUser(app.services, { userId: nia.id, reason: "spam", until: null });
    expect(await codeOf(find(otto, id))).toBe(404);
  });
});

describe("figures", () => {
  it("count people, each once, whatever they do how often and at once", async () => {
    const { id } = await posted(mei);
    const likers = await addablePeople(app, "l1", "l2", "l3", "l4");
    await Promise.all(likers.flatMap((who) => [like(who, id), like(who, id), like(who, id)]));
    const state = await like(likers[0], id, false);
    expect(state).toMatchObject({ liked: false, figures: { likes: 3 } });
    await otto.call(api.posts.share, { params: { id } });
    await otto.call(api.posts.share, { params: { id } });
    await mei.call(api.posts.share, { params: { id } });
    await find(otto, id);
    const seen = await find(otto, id);
    expect(seen.figures).toMatchObject({ likes: 3, shares: 1, plays: 0 });
    const rows = await app.services.db
      .selectFrom("post_figure")
      .select(["likes", "readers"])
      .where("post_id", "=", id)
      .execute();
    expect(rows).toEqual([{ likes: 3, readers: 1 }]);
  });

  it("agree with what people did, after many wishes at once", async () => {
    const { id } = await posted(mei);
    const people = await addablePeople(app, "w1", "w2", "w3");
    const taps = Array.from({ length: 60 }, (_, n) => ({ who: people[n % 3], on: n % 7 !== 0 }));
    await Promise.all(taps.flatMap(({ who, on }) => (who ? [like(who, id, on)] : [])));
    const savers = app.services.db.selectFrom("post_reaction").select("user_id").where("post_id", "=", id);
    const rows = await savers.execute();
    expect((await find(mei, id)).figures.likes).toBe(rows.length);
  });
});

describe("what I keep", () => {
  it("lies in collections that are mine alone", async () => {
    const { id: a } = await posted(mei, { text: "a" });
    const { id: b } = await posted(mei, { text: "b" });
    const shelf = await otto.call(api.collections.create, { body: { name: "灯塔" } });
    const save = (id: number, body: { on?: boolean; collectionId?: number | null }) =>
      otto.call(api.posts.save, { params: { id }, body });
    expect(await save(a, { collectionId: shelf.id })).toMatchObject({ saved: true, figures: { saves: 1 } });
    app.clock.advance(1);
    await save(b, {});
    const ids = async (collectionId?: number) =>
      (await otto.call(api.collections.saved, { query: collectionId ? { collectionId } : {} })).items.map(
        (one) => one.id,
      );
    expect(await ids()).toEqual([b, a]);
    expect(await ids(shelf.id)).toEqual([a]);
    expect(await otto.call(api.collections.list)).toMatchObject([{ name: "灯塔", posts: 1 }]);
    expect(
      await codeOf(ida.call(api.posts.save, { params: { id: a }, body: { collectionId: shelf.id } })),
    ).toBe(404);
    await otto.call(api.collections.remove, { params: { id: shelf.id } });
    expect(await ids()).toEqual([b, a]);
    expect((await save(a, { on: false })).figures.saves).toBe(0);
  });
});

describe("a remix", () => {
  it("thanks what it was made from, in a tree", async () => {
    const first = await posted(mei, { title: "源头" });
    const second = await posted(otto, { title: "支流", remixOf: first.id });
    const third = await posted(ida, { title: "再支流", remixOf: second.id });
    expect(third.remixOf).toEqual({ id: second.id, title: "支流", author: otto.user.nickName });
    const tree = await mei.call(api.posts.lineage, { params: { id: third.id } });
    expect(tree.nodes.map(({ id, parentId, depth }) => [id, parentId, depth])).toEqual([
      [first.id, null, 0],
      [second.id, first.id, 1],
      [third.id, second.id, 2],
    ]);
    expect((await find(mei, first.id)).figures.remixes).toBe(1);
    const { items } = await mei.call(api.notifications.list);
    expect(items[0]).toMatchObject({ kind: "remix", actors: [{ id: otto.id }], post: { id: second.id } });
    await otto.call(api.posts.remove, { params: { id: second.id } });
    expect((await find(mei, first.id)).figures.remixes).toBe(0);
    expect((await find(ida, third.id)).remixOf).toBeNull();
  });
});

describe("words that need a look (`abuse §6.2`)", () => {
  it("are refused, or wait and are seen by their author alone until they are approved", async () => {
    expect(await codeOf(posted(mei, { text: "这里制作炸弹" }))).toBe(422);
    const waiting = await posted(mei, { text: "关于赌博的一段话" });
    expect(waiting.status).toBe("review");
    expect(await codeOf(find(otto, waiting.id))).toBe(404);
    const queue = await findPostsInReview(app.services.db, { after: undefined, limit: 50 });
    expect(queue.map((row) => row.id)).toContain(waiting.id);
    app.clock.advance(1000);
    await decidePost(app.services, { id: waiting.id, verdict: "published", reason: "" });
    expect((await find(otto, waiting.id)).publishedAt).toBe(app.clock.now());
    await decidePost(app.services, { id: waiting.id, verdict: "hidden", reason: "引战" });
    expect(await codeOf(find(otto, waiting.id))).toBe(404);
    expect(await find(mei, waiting.id)).toMatchObject({ status: "hidden", reason: "引战" });
    const { items } = await mei.call(api.notifications.list, { query: { limit: 2 } });
    expect(items.map((one) => one.kind)).toEqual(["hidden", "approved"]);
  });

  it("keep the place of a post that was there before, and count its remix once", async () => {
    const first = await posted(mei, { title: "源头" });
    const { id, publishedAt } = await posted(otto, { title: "支流", remixOf: first.id });
    const remixes = async () => (await find(mei, first.id)).figures.remixes;
    const edit = (text: string) => otto.call(api.posts.update, { params: { id }, body: { text } });
    app.clock.advance(1000);
    expect(await edit("关于赌博")).toMatchObject({ status: "review", publishedAt });
    expect(await remixes()).toBe(0);
    await decidePost(app.services, { id, verdict: "published", reason: "" });
    expect(await find(ida, id)).toMatchObject({ publishedAt });
    expect(await remixes()).toBe(1);
    await edit("还是关于赌博");
    await otto.call(api.posts.remove, { params: { id } });
    expect(await remixes()).toBe(0);
  });

  it("wait for new accounts where the setting says so", async () => {
    await writeSettings(app.services, { square: { reviewNewAccounts: true, newAccountDays: 3 } });
    const post = await posted(otto);
    expect(post.status).toBe("review");
    app.clock.advance(3 * 86_400_000);
    [mei, otto, ida] = [await again(mei), await again(otto), await again(ida)];
    expect((await posted(otto)).status).toBe("published");
    await writeSettings(app.services, { square: { reviewNewAccounts: false } });
  });
});

describe("reports (FEED-3)", () => {
  it("keep a post and a comment as they were", async () => {
    const { id } = await posted(mei, { text: "to be reported" });
    const said = await otto.call(api.comments.write, { params: { id }, body: { text: "rude" } });
    const report = (who: Person, kind: "post" | "comment", target: number) =>
      codeOf(who.call(api.users.report, { body: { kind, id: target, reason: "spam" } }));
    expect(await report(ida, "post", id)).toBe(200);
    expect(await report(mei, "post", id)).toBe(422);
    expect(await report(mei, "comment", said.id)).toBe(200);
    expect(await report(ida, "post", 999_999)).toBe(422);
    const rows = await app.services.db
      .selectFrom("report")
      .select(["kind", "evidence"])
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      { kind: "post", evidence: { text: "to be reported" } },
      { kind: "comment", evidence: { text: "rude", post: { id } } },
    ]);
  });
});
