import { api, type FeedMode, type PostCard } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, befriendEach } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { rankPosts } from "./index.ts";
import { insertRank } from "./ranks.repository.ts";
import { publishRanks } from "./ranks.ts";

const HOUR = 3_600_000;
let app: TestApp;
let mei: Person;
let crowd: readonly Person[];

beforeAll(async () => {
  app = await startTestApp();
  [mei] = await addablePeople(app, "mei");
  crowd = await addablePeople(app, "c1", "c2", "c3", "c4", "c5", "c6");
});
afterAll(() => app.close());

const page = (who: Person, mode: FeedMode = "recommended", query: { cursor?: string; limit?: number } = {}) =>
  who.call(api.feed.page, { query: { mode, ...query } });
const ids = (cards: readonly PostCard[]) => cards.map(({ id }) => id);
/** Lets hours pass; tokens expire, and everybody logs in again. */
async function pass(ms: number): Promise<void> {
  app.clock.advance(ms);
  mei = await logIn(app.address, mei.name);
  crowd = await Promise.all(crowd.map((one) => logIn(app.address, one.name)));
}
/** Ranks again, a moment later. */
async function rank(): Promise<void> {
  app.clock.advance(1000);
  await rankPosts(app.services);
}
const save = (who: Person, id: number) => who.call(api.posts.save, { params: { id }, body: {} });

/** Everything of a mode, page by page. */
async function readAll(who: Person, mode: FeedMode, limit: number): Promise<number[]> {
  const all: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const answer: Awaited<ReturnType<typeof page>> = await page(who, mode, {
      limit,
      ...(cursor && { cursor }),
    });
    all.push(...ids(answer.items));
    cursor = answer.nextCursor;
  }
  return all;
}

describe("discover (FEED-1)", () => {
  it("ranks what different people keep, and says why", async () => {
    const [author, ...others] = crowd;
    if (!author) throw new Error("no author");
    const plain = await posted(mei, { text: "plain" });
    const saved = await posted(author, { text: "kept" });
    for (const who of others.slice(0, 3)) await save(who, saved.id);
    await pass(HOUR);
    const fresh = await posted(mei, { text: "fresh" });
    await rank();
    const { items } = await page(mei);
    expect(ids(items)[0]).toBe(saved.id);
    expect(items[0]?.why).toEqual({ reason: "saved", text: "很多人收藏了" });
    expect(ids(items).indexOf(fresh.id)).toBeLessThan(ids(items).indexOf(plain.id));
    await mei.call(api.creators.follow, { params: { id: author.id }, body: { on: true } });
    expect((await page(mei)).items[0]?.why?.reason).toBe("following");
  });

  it("stays the same while it is read page by page", async () => {
    const authors = await addablePeople(app, "p1", "p2", "p3", "p4", "p5");
    for (const who of authors) for (let n = 0; n < 4; n += 1) await posted(who, { text: `${n}` });
    await rank();
    const first = await page(mei, "recommended", { limit: 5 });
    const late = await posted(mei, { text: "late" });
    for (const who of crowd) await save(who, late.id);
    await rank();
    const rest: number[] = [];
    let cursor = first.nextCursor;
    while (cursor !== null) {
      const answer = await page(mei, "recommended", { limit: 5, cursor });
      rest.push(...ids(answer.items));
      cursor = answer.nextCursor;
    }
    const read = [...ids(first.items), ...rest];
    expect(new Set(read).size).toBe(read.length);
    expect(read).not.toContain(late.id);
    expect(ids((await page(mei)).items)[0]).toBe(late.id);
  });

  it("goes on in the present ranking when the one that was read is gone", async () => {
    const { nextCursor } = await page(mei, "recommended", { limit: 3 });
    await pass(2 * HOUR);
    await rank();
    const next = await page(mei, "recommended", { limit: 3, cursor: nextCursor ?? "" });
    expect(next.items).toHaveLength(3);
  });

  it("shows kinds apart, and the newest strictly by time", async () => {
    const character = await publishCharacter(mei);
    const shown = await posted(mei, { creation: { kind: "character", id: character.id } });
    await rank();
    expect(ids((await page(mei, "character")).items)).toEqual([shown.id]);
    expect((await page(mei, "story")).items).toEqual([]);
    const { items } = await page(mei, "newest", { limit: 50 });
    const times = items.map((one) => one.publishedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(items[0]).toMatchObject({ id: shown.id, why: null });
    // Queries read tens; a page may end at a multiple of ten.
    for (const limit of [4, 10]) expect(await readAll(mei, "newest", limit)).toEqual(ids(items));
  });

  it("ranks each kind in a list of its own, and all of them in what is recommended", async () => {
    const kinds = ["character", "story", "image", "craft"] as const;
    const makers = await addablePeople(app, "k1", "k2", "k3", "k4");
    const made = await Promise.all(makers.map((who) => posted(who)));
    for (const [at, kind] of kinds.entries())
      await app.services.db
        .updateTable("post")
        .set({ kind })
        .where("id", "=", made[at]?.id ?? 0)
        .execute();
    await rank();
    const found = async (mode: FeedMode) => {
      const all = await readAll(mei, mode, 50);
      return made.map(({ id }) => all.includes(id));
    };
    for (const [at, kind] of kinds.entries())
      expect(await found(kind)).toEqual(kinds.map((_, n) => n === at));
    expect(await found("recommended")).toEqual([true, true, true, true]);
  });

  it("keeps a post that was ranked, however many are newer", async () => {
    const [old, late] = await addablePeople(app, "kep", "lat");
    const first = await posted(old);
    await rank();
    const second = await posted(late);
    for (let again = 0; again < 2; again += 1) {
      app.clock.advance(1000);
      await rankPosts(app.services, 1);
      const all = await readAll(mei, "recommended", 50);
      expect([first, second].map(({ id }) => all.includes(id))).toEqual([true, true]);
    }
  });

  it("reads the same by few as by many, whatever lies between that is not shown", async () => {
    const [nia, sam, ola] = await addablePeople(app, "nif", "saf", "olf");
    const hidden = await Promise.all(Array.from({ length: 9 }, () => posted(sam)));
    const shown = await Promise.all(Array.from({ length: 12 }, () => posted(ola)));
    await rank();
    app.clock.advance(1000);
    const order = [...shown.slice(0, 7), ...hidden, ...shown.slice(7)].map(({ id }) => id);
    await insertRank(app.services.db, {
      ...{ list: "recommended", generation: app.clock.now() },
      ...{ post_ids: order, reasons: order.map(() => "fresh") },
    });
    publishRanks(app.services);
    await nia.call(api.feed.feedback, { body: { postId: hidden[0]?.id ?? 0, what: "hideAuthor" } });
    await nia.call(api.creators.follow, { params: { id: ola.id }, body: {} });
    const ids = shown.map(({ id }) => id);
    for (const limit of [2, 3, 50]) expect(await readAll(nia, "recommended", limit)).toEqual(ids);
    const followed = await readAll(nia, "following", 50);
    expect(new Set(followed)).toEqual(new Set(ids));
    for (const limit of [2, 3]) expect(await readAll(nia, "following", limit)).toEqual(followed);
  });

  it("gathers whom and what I follow, friends' posts for friends among them", async () => {
    const [nia, sam, ola] = await addablePeople(app, "nia", "sam", "ola");
    await befriendEach(nia, sam);
    await nia.call(api.creators.follow, { params: { id: sam.id }, body: { on: true } });
    await nia.call(api.square.followTopic, { params: { id: 8 }, body: { on: true } });
    const one = await posted(sam, { visibility: "friends" });
    app.clock.advance(1);
    const two = await posted(ola, { topicId: 8 });
    app.clock.advance(1);
    await posted(ola, { topicId: 7 });
    const three = await posted(sam, { topicId: 8 });
    await posted(sam, { visibility: "private" });
    const { items } = await page(nia, "following");
    expect(items.map(({ id, why }) => [id, why?.reason])).toEqual([
      [three.id, "following"],
      [two.id, "topic"],
      [one.id, "following"],
    ]);
    expect(await readAll(nia, "following", 1)).toEqual([three.id, two.id, one.id]);
  });

  it("reads nothing older than the page, and leaves nothing out, however unevenly they write", async () => {
    const [nia, ...writers] = await addablePeople(app, "nic", "w1", "w2", "w3", "w4");
    if (!nia) throw new Error("no reader");
    for (const { id } of writers) await nia.call(api.creators.follow, { params: { id }, body: { on: true } });
    await nia.call(api.square.followTopic, { params: { id: 6 }, body: { on: true } });
    const expected: number[] = [];
    // The first author writes most, the last only once, and two write at the same time.
    for (const at of [0, 0, 1, 0, 2, 0, 0, 1, 3, 0, 0, 2, 0, 1, 0, 0, 0]) {
      const writer = writers[at];
      if (!writer) throw new Error("no writer");
      expected.unshift((await posted(writer, at === 1 ? { topicId: 6 } : {})).id);
      if (at !== 2) app.clock.advance(1);
    }
    for (const limit of [1, 2, 3, 5, 20]) expect(await readAll(nia, "following", limit)).toEqual(expected);
  });

  it("shows less of what I want less of, and nothing of whom I hide", async () => {
    const [nia, sam, ola] = await addablePeople(app, "nib", "sab", "olb");
    const sams = [await posted(sam), await posted(sam), await posted(sam)];
    const olas = await posted(ola);
    await rank();
    const feedback = (postId: number, what: "less" | "hideAuthor" | "undo") =>
      nia.call(api.feed.feedback, { body: { postId, what } });
    const sees = async (mode: FeedMode) => {
      const all = await readAll(nia, mode, 50);
      return [...sams, olas].map(({ id }) => all.includes(id));
    };
    expect(await sees("recommended")).toEqual([true, true, true, true]);
    await feedback(sams[0]?.id ?? 0, "less");
    expect(await sees("recommended")).toEqual([false, true, true, true]);
    await feedback(sams[1]?.id ?? 0, "less");
    expect(await sees("recommended")).toEqual([false, false, false, true]);
    expect(await sees("newest")).toEqual([false, false, true, true]);
    await feedback(olas.id, "hideAuthor");
    expect(await sees("newest")).toEqual([false, false, true, false]);
    expect((await nia.call(api.feed.hidden)).map(({ id }) => id)).toEqual([ola.id]);
    await nia.call(api.feed.unhide, { params: { id: ola.id } });
    await feedback(sams[0]?.id ?? 0, "undo");
    expect(await sees("recommended")).toEqual([true, false, true, true]);
  });

  it("hides nobody from themselves", async () => {
    const [nia] = await addablePeople(app, "nis");
    const mine = await posted(nia);
    await nia.call(api.feed.feedback, { body: { postId: mine.id, what: "hideAuthor" } });
    expect(await nia.call(api.feed.hidden)).toEqual([]);
  });

  it("shows nothing of a room of which I wanted less four times, and everything outside rooms", async () => {
    const [nia] = await addablePeople(app, "nid");
    const writers = await addablePeople(app, "r1", "r2", "r3", "r4", "r5", "r6");
    const [outside, ...inRoom] = await Promise.all(
      writers.map((who, at) => posted(who, at === 0 ? {} : { topicId: 5 })),
    );
    await rank();
    const sees = async () => {
      const all = await readAll(nia, "recommended", 50);
      return [outside, ...inRoom].map((one) => all.includes(one?.id ?? 0));
    };
    const less = (id = 0) => nia.call(api.feed.feedback, { body: { postId: id, what: "less" } });
    for (const one of inRoom.slice(0, 3)) await less(one.id);
    expect(await sees()).toEqual([true, false, false, false, true, true]);
    await less(inRoom[3]?.id);
    expect(await sees()).toEqual([true, false, false, false, false, false]);
  });

  it("shows nothing to and of people who block each other, nor what was taken away since", async () => {
    const [nia, sam] = await addablePeople(app, "nic", "sac");
    const gone = await posted(sam, { text: "gone" });
    const there = await posted(sam, { text: "there" });
    await rank();
    await sam.call(api.posts.remove, { params: { id: gone.id } });
    const all = await readAll(nia, "recommended", 7);
    expect([all.includes(gone.id), all.includes(there.id)]).toEqual([false, true]);
    await nia.call(api.friends.block, { params: { userId: sam.id } });
    expect(await readAll(nia, "recommended", 7)).not.toContain(there.id);
    expect(await readAll(nia, "newest", 7)).not.toContain(there.id);
  });
});
