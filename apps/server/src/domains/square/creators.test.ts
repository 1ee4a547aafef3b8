import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { countSquare } from "./index.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let ida: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mei, otto, ida] = await addablePeople(app, "mei", "otto", "ida");
});
afterAll(() => app.close());

const follow = (who: Person, id: number, on = true) =>
  who.call(api.creators.follow, { params: { id }, body: { on } });
/** Logged in again, after tokens have expired. */
const again = (who: Person) => logIn(app.address, who.name);
const at = (id: number) => ({ params: { id } });

describe("creators (FEED-3)", () => {
  it("are followed once, and their figures count what is there", async () => {
    expect(await follow(otto, mei.id)).toEqual({ followed: true, followers: 1 });
    expect(await follow(otto, mei.id)).toEqual({ followed: true, followers: 1 });
    await Promise.all([follow(ida, mei.id), follow(mei, ida.id)]);
    const { id } = await posted(mei);
    await posted(mei, { visibility: "private" });
    await otto.call(api.posts.like, { ...at(id), body: { on: true } });
    expect(await otto.call(api.creators.find, at(mei.id))).toMatchObject({
      nickName: mei.user.nickName,
      figures: { followers: 2, following: 1, works: 1, likes: 1, saves: 0, plays: 0, remixes: 0 },
      followed: true,
      followsMe: false,
      isMe: false,
    });
    const { items } = await mei.call(api.creators.followers, at(mei.id));
    expect(new Set(items.map((one) => one.id))).toEqual(new Set([otto.id, ida.id]));
    expect((await otto.call(api.creators.works, at(mei.id))).items.map((one) => one.id)).toEqual([id]);
    expect((await mei.call(api.creators.works, at(mei.id))).items).toHaveLength(2);
    expect(await follow(otto, mei.id, false)).toEqual({ followed: false, followers: 1 });
    expect(await codeOf(follow(mei, mei.id))).toBe(422);
    expect(await codeOf(follow(mei, 999_999))).toBe(404);
  });

  it("stand on the board by how many different people opened their works", async () => {
    const a = await posted(otto);
    const b = await posted(ida);
    for (const who of [mei, ida]) {
      await who.call(api.posts.find, at(a.id));
      await who.call(api.posts.find, at(a.id));
    }
    for (let n = 0; n < 5; n += 1) await mei.call(api.posts.find, at(b.id));
    await otto.call(api.posts.find, at(a.id));
    await countSquare(app.services);
    const board = await mei.call(api.creators.board);
    expect(board.items.map(({ place, readers, person }) => [place, readers, person.id])).toEqual([
      [1, 2, otto.id],
      [2, 1, ida.id],
    ]);
    app.clock.advance(8 * 86_400_000);
    [mei, otto] = [await again(mei), await again(otto)];
    await countSquare(app.services);
    expect((await mei.call(api.creators.board)).items).toEqual([]);
  });
});

describe("the square", () => {
  it("has eight rooms with what is in them, in the reader's language", async () => {
    const { id } = await posted(mei, { topicId: 5 });
    await countSquare(app.services);
    const home = await otto.call(api.square.home);
    expect(home.topics).toHaveLength(8);
    expect(home.topics[4]).toMatchObject({ key: "night", name: "深夜电台", posts: 1, followed: false });
    const room = await otto.call(api.square.topic, at(5));
    expect(room.items.map((one) => one.id)).toEqual([id]);
    expect(await otto.call(api.square.followTopic, { ...at(5), body: { on: true } })).toMatchObject({
      followed: true,
    });
    await mei.call(api.posts.remove, at(id));
    await countSquare(app.services);
    expect((await otto.call(api.square.home)).topics[4]?.posts).toBe(0);
  });

  it("asks something every week, and gathers the answers", async () => {
    const { prompt } = await mei.call(api.square.home);
    const { id, promptWeek } = await posted(mei, { answersPrompt: true });
    expect(promptWeek).toBe(prompt.week);
    expect((await otto.call(api.square.home)).answers.map((one) => one.id)).toEqual([id]);
    app.clock.advance(7 * 86_400_000);
    mei = await again(mei);
    const next = await mei.call(api.square.home);
    expect([next.prompt.week, next.answers]).toEqual([prompt.week + 1, []]);
    expect(next.prompt.title).not.toBe(prompt.title);
    const past = await mei.call(api.square.answers, { query: { week: prompt.week } });
    expect(past.items.map((one) => one.id)).toEqual([id]);
  });

  it("leads to weeks that were answered, over those that nobody answered", async () => {
    const weekMs = 7 * 86_400_000;
    const { week: first } = (await mei.call(api.square.home)).prompt;
    const old = await posted(mei, { answersPrompt: true });
    app.clock.advance(3 * weekMs);
    mei = await again(mei);
    const around = async (week?: number) => {
      const { earlier, later } = await mei.call(api.square.answers, {
        query: week === undefined ? {} : { week },
      });
      return { earlier, later };
    };
    expect(await around()).toEqual({ earlier: first, later: null });
    expect(await around(first)).toMatchObject({ later: first + 3 });
    await posted(mei, { answersPrompt: true });
    app.clock.advance(weekMs);
    mei = await again(mei);
    expect(await around()).toEqual({ earlier: first + 3, later: null });
    expect(await around(first + 3)).toEqual({ earlier: first, later: first + 4 });
    expect(await around(first)).toMatchObject({ later: first + 3 });
    await mei.call(api.posts.remove, { params: { id: old.id } });
    const before = (await around(first + 3)).earlier;
    expect(before === null || before < first).toBe(true);
  });
});
