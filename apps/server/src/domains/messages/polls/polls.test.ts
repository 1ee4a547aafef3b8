import { api, type CallOf } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import { logIn, type Person } from "../../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ann, ben] = await addablePeople(app, "mei", "ann", "ben");
  await befriendEach(mei, ann, ben);
  const body = { name: `Asks ${mei.id}`, friendIds: [ann.id, ben.id] };
  groupId = (await mei.call(api.groups.create, { body })).id;
});
afterAll(() => app.close());

type PollInput = Partial<CallOf<typeof api.polls.start>["body"]>;
const ask = (who: Person, input: PollInput = {}) =>
  who.call(api.polls.start, {
    body: { groupId, question: "周末去哪儿?", options: ["爬山", "看海", "在家"], ...input },
  });
const find = (who: Person, id: number) => who.call(api.polls.find, { params: { id } });
const vote = (who: Person, id: number, ...options: number[]) =>
  who.call(api.polls.vote, { params: { id }, body: { options } });
const close = (who: Person, id: number) => who.call(api.polls.close, { params: { id } });
const voters = (who: Person, id: number, option: number, cursor?: string) =>
  who.call(api.polls.voters, { params: { id }, query: { option, limit: 1, ...(cursor && { cursor }) } });
const pollEvents = (who: Person, pollId: number) =>
  signalsTo(app, who.id, 5).filter((event) => (event as { pollId?: number }).pollId === pollId);

describe("a poll in a group (MSG-17)", () => {
  it("is a message older clients read, found by its question, and asked once however often it is tried", async () => {
    const sent = await ask(mei, { question: ` 周末${mei.id}去哪儿? `, tmpId: "poll-1" });
    expect(sent).toMatchObject({ type: 0, extra: { poll: { multiple: false, closesAt: null } } });
    expect(sent.content).toBe(`[投票] 周末${mei.id}去哪儿?\n1. 爬山\n2. 看海\n3. 在家`);
    expect((await ask(mei, { question: `周末${mei.id}去哪儿?`, tmpId: "poll-1" })).id).toBe(sent.id);
    const { items } = await ann.call(api.chats.search, { query: { keyword: `${mei.id}去哪儿` } });
    expect(items.map((hit) => hit.groupMessage?.id)).toEqual([sent.id]);
    const edit = mei.call(api.groupMessages.edit, { params: { id: sent.id }, body: { content: "x" } });
    expect(await codeOf(edit)).toBe(403);
  });

  it("refuses options that are the same, too many, and a closing time that is over", async () => {
    expect(await codeOf(ask(mei, { options: ["a", " a"] }))).toBe(422);
    expect(await codeOf(ask(mei, { options: ["a"] }))).toBe(422);
    expect(await codeOf(ask(mei, { options: Array.from({ length: 11 }, (_, n) => `${n}`) }))).toBe(422);
    expect(await codeOf(ask(mei, { question: "x".repeat(201) }))).toBe(422);
    expect(await codeOf(ask(mei, { closesAt: app.clock.now() }))).toBe(422);
  });

  it("counts a vote once, changes it, takes it back, and tells everybody how it stands", async () => {
    const { id } = await ask(mei);
    expect(await vote(ann, id, 1)).toMatchObject({ counts: [0, 1, 0], voters: 1, mine: [1], version: 1 });
    expect(await vote(ann, id, 1)).toMatchObject({ counts: [0, 1, 0], version: 1 });
    expect(await vote(ben, id, 1)).toMatchObject({ counts: [0, 2, 0], voters: 2 });
    expect(await vote(ann, id, 0)).toMatchObject({ counts: [1, 1, 0], voters: 2, mine: [0] });
    expect(await vote(ben, id)).toMatchObject({ counts: [1, 0, 0], voters: 1, mine: [] });
    expect(await find(mei, id)).toMatchObject({ counts: [1, 0, 0], mine: [], version: 4, canClose: true });
    expect(pollEvents(mei, id).map((event) => (event as { version: number }).version)).toEqual([1, 2, 3, 4]);
    expect(pollEvents(mei, id).at(-1)).not.toHaveProperty("mine");
    expect(pollEvents(ben, id).at(-1)).toMatchObject({ counts: [1, 0, 0], mine: [] });
    expect(await codeOf(vote(ann, id, 0, 1))).toBe(422);
    expect(await codeOf(vote(ann, id, 3))).toBe(422);
  });

  it("keeps every vote of people who press at the same time", async () => {
    const { id } = await ask(mei, { multiple: true });
    await Promise.all([vote(mei, id, 0, 2), vote(ann, id, 2, 0, 2), vote(ben, id, 1), vote(mei, id, 0, 2)]);
    expect(await find(mei, id)).toMatchObject({ counts: [2, 1, 2], voters: 3, version: 3 });
  });

  it("names who chose what, a page at a time, and nobody when it is anonymous", async () => {
    const { id } = await ask(mei);
    await vote(ann, id, 1);
    await vote(ben, id, 1);
    const first = await voters(mei, id, 1);
    expect(first.items.map((one) => one.id)).toEqual([ann.id]);
    const next = await voters(mei, id, 1, first.nextCursor ?? "");
    expect(next).toMatchObject({ items: [{ id: ben.id, nickName: ben.user.nickName }], nextCursor: null });
    const secret = await ask(mei, { anonymous: true });
    await vote(ann, secret.id, 1);
    expect(await codeOf(voters(mei, secret.id, 1))).toBe(403);
    expect(JSON.stringify(pollEvents(ben, secret.id))).not.toContain(`${ann.id}]`);
  });

  it("is closed by its author or by a manager, told to all, and takes no votes then", async () => {
    const { id } = await ask(ann);
    await vote(ben, id, 2);
    expect(await codeOf(close(ben, id))).toBe(403);
    const now = app.clock.now();
    expect(await close(ann, id)).toMatchObject({ closedAt: now, canClose: false });
    expect(pollEvents(ben, id).at(-1)).toMatchObject({ closedAt: now });
    app.clock.advance(1000);
    expect(await close(mei, id)).toMatchObject({ closedAt: now, version: 2 });
    expect(await codeOf(vote(ben, id, 0))).toBe(409);
    // A vote whose response was lost is repeated, and returned.
    expect(await vote(ben, id, 2)).toMatchObject({ mine: [2] });
  });

  it("closes by itself when its time is up", async () => {
    const closesAt = app.clock.now() + 60_000;
    const { id } = await ask(mei, { closesAt });
    await vote(ann, id, 0);
    app.clock.advance(60_000);
    expect(await find(ann, id)).toMatchObject({ closedAt: closesAt, counts: [1, 0, 0] });
    expect(await codeOf(vote(ben, id, 0))).toBe(409);
  });
});

describe("whose poll it is", () => {
  it("is its members' alone: not who came later, nor who has left", async () => {
    const { id } = await ask(mei);
    const [zoe] = await addablePeople(app, "zoe");
    expect(await codeOf(find(zoe, id))).toBe(404);
    await befriendEach(mei, zoe);
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [zoe.id] } });
    expect(await codeOf(vote(zoe, id, 0))).toBe(404);
    await vote(ann, id, 0);
    expect(pollEvents(zoe, id)).toEqual([]);
    await mei.call(api.groups.removeMembers, { body: { groupId, userIds: [ann.id] } });
    expect(await codeOf(find(ann, id))).toBe(403);
    expect(await codeOf(vote(ann, id, 1))).toBe(403);
    expect(await find(mei, id)).toMatchObject({ counts: [1, 0, 0] });
  });

  it("lets who is silenced vote, and not ask", async () => {
    const { id } = await ask(mei);
    await mei.call(api.groups.mute, { body: { groupId, userId: ann.id, until: null } });
    expect(await codeOf(ask(ann))).toBe(403);
    expect(await vote(ann, id, 2)).toMatchObject({ mine: [2] });
  });

  it("is gone with its votes when it is recalled, and passed on as a text", async () => {
    const { id } = await ask(mei);
    await vote(ann, id, 0);
    const body = { from: `g:${groupId}`, ids: [id], to: [`p:${ann.id}`], merged: false, tmpId: "f" };
    const [passed] = await mei.call(api.chats.forward, { body });
    expect(passed?.privateMessage?.extra).toEqual({ forwarded: true });
    expect(passed?.privateMessage?.content).toContain("看海");
    await mei.call(api.groupMessages.recall, { params: { id } });
    expect(await codeOf(find(ann, id))).toBe(404);
    expect(await codeOf(vote(ann, id, 1))).toBe(404);
    const left = await app.services.db
      .selectFrom("poll_vote")
      .select("user_id")
      .where("message_id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });

  it("reaches the other terminals of who votes with what he chose", async () => {
    const { id } = await ask(mei);
    const phone = await logIn(app.address, ann.name, 1);
    const socket = await phone.connect();
    await vote(ann, id, 1);
    const frame = await socket.until(({ cmd, data }) => cmd === 5 && data.type === "poll.changed");
    expect(frame.data).toMatchObject({ pollId: id, counts: [0, 1, 0], mine: [1] });
    await socket.close();
  });
});
