import { api, FRIEND_REQUEST_MS } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { add, addable, friendList, friendsPair, relation, requestsOf } from "../../testing/friend-steps.ts";
import { codeOf, newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = (who: Person) => who.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
const accept = async (who: Person) => {
  const [request] = await requestsOf(who);
  return who.call(api.friends.acceptRequest, { params: { id: request?.id ?? 0 } });
};

describe("adding a friend", () => {
  it("is done at once with a person whom anyone may add, and told to both", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await addable(otto, "anyone");
    expect(await add(mei, otto)).toEqual({ status: "added" });
    expect(await friendList(mei)).toMatchObject([
      { id: otto.id, nickName: otto.name, remark: "", deleted: false },
    ]);
    expect(await friendList(otto)).toMatchObject([{ id: mei.id }]);
    for (const [me, other] of [
      [mei, otto],
      [otto, mei],
    ] as const) {
      const [signal] = signalsTo(app, me.id, 3);
      expect(signal).toMatchObject({ type: 80, sendId: other.id, recvId: me.id });
      const content = (signal as { content: string }).content;
      expect(JSON.parse(content)).toMatchObject({ id: other.id, nickName: other.name });
      expect(await rows(me)).toMatchObject([{ type: 21, sendId: mei.id, recvId: otto.id }]);
    }
  });

  it("asks where approval is wanted; what was said opens the chat on acceptance", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    expect(await add(mei, otto, "we met at the choir")).toEqual({ status: "requested" });
    expect(signalsTo(app, otto.id, 5)).toEqual([{ type: "friend.request", waiting: 1 }]);
    expect(await friendList(mei)).toEqual([]);
    expect(await requestsOf(otto)).toMatchObject([
      { fromUser: { id: mei.id }, toUser: { id: otto.id }, message: "we met at the choir", state: "waiting" },
    ]);
    expect(await relation(mei, otto)).toMatchObject({ requested: "sent", isFriend: false, canAdd: true });
    expect(await relation(otto, mei)).toMatchObject({ requested: "received" });
    await accept(otto);
    const chat = [
      { type: 0, sendId: mei.id, recvId: otto.id, content: "we met at the choir" },
      { type: 21, sendId: mei.id, recvId: otto.id },
    ];
    expect(await rows(mei)).toMatchObject(chat);
    expect(await rows(otto)).toMatchObject(chat);
    expect(signalsTo(app, mei.id, 3)).toMatchObject([{ type: 80, sendId: otto.id }]);
    expect(signalsTo(app, otto.id, 5).at(-1)).toEqual({ type: "friend.request", waiting: 0 });
    expect(await relation(mei, otto)).toMatchObject({ requested: null, isFriend: true, canAdd: false });
  });

  it("is never forced on anybody (W2)", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await addable(otto, "nobody");
    expect(await codeOf(add(mei, otto))).toBe(403);
    expect(await relation(mei, otto)).toMatchObject({ canAdd: false });
    expect(await requestsOf(otto)).toEqual([]);
  });

  it("refuses oneself, nobody at all, and a link to a stranger", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    expect(await codeOf(add(mei, mei))).toBe(422);
    expect(await codeOf(mei.call(api.friends.add, { query: { friendId: 999_999 } }))).toBe(404);
    expect(await codeOf(add(mei, otto, "look: https://spam.example"))).toBe(422);
    expect(await codeOf(add(mei, otto, "x".repeat(141)))).toBe(422);
  });

  it("asked again is asked once", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await Promise.all([add(mei, otto), add(mei, otto), add(mei, otto)]);
    expect(await add(mei, otto)).toEqual({ status: "requested" });
    expect(await requestsOf(otto)).toHaveLength(1);
  });

  it("makes friends of two who ask each other, also in the same moment", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    const states = await Promise.all([add(mei, otto, "hello"), add(otto, mei)]);
    expect(states.map(({ status }) => status).sort()).toEqual(["added", "requested"]);
    expect(await friendList(mei)).toHaveLength(1);
    const tips = (await rows(mei)).filter(({ type }) => type === 21);
    expect(tips).toHaveLength(1);
    expect((await rows(otto)).some(({ content }) => content === "hello")).toBe(true);
  });

  it("in parallel writes one friendship and one tip", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await addable(otto, "anyone");
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(mei, otto)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["added"]));
    expect((await rows(otto)).filter(({ type }) => type === 21)).toHaveLength(1);
  });

  it("renews a friendship that ended, with remark and labels", async () => {
    const [mei, otto] = await friendsPair(app);
    await mei.call(api.friends.setRemark, { body: { friendId: otto.id, remark: "Tenor" } });
    await otto.call(api.friends.remove, { params: { friendId: mei.id } });
    expect(await add(mei, otto)).toEqual({ status: "added" });
    expect(await friendList(mei)).toMatchObject([
      { id: otto.id, remark: "Tenor", nickName: otto.name, deleted: false },
    ]);
  });
});

describe("requests", () => {
  it("expire after seven days and can be made again", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await add(mei, otto, "first");
    const [request] = await requestsOf(otto);
    app.clock.advance(FRIEND_REQUEST_MS);
    const [later, back] = [await logIn(app.address, mei.name), await logIn(app.address, otto.name)];
    expect(await requestsOf(back)).toMatchObject([{ id: request?.id, state: "expired" }]);
    expect(await codeOf(back.call(api.friends.acceptRequest, { params: { id: request?.id ?? 0 } }))).toBe(
      409,
    );
    await add(later, back, "second");
    expect(await requestsOf(back)).toMatchObject([{ message: "second", state: "waiting" }]);
  });

  it("declined tell the asker nothing, and cannot be accepted any more", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await add(mei, otto);
    const id = (await requestsOf(otto))[0]?.id ?? 0;
    await otto.call(api.friends.declineRequest, { params: { id } });
    await otto.call(api.friends.declineRequest, { params: { id } });
    expect(signalsTo(app, mei.id, 3)).toEqual([]);
    expect(signalsTo(app, mei.id, 5)).toEqual([]);
    expect(await requestsOf(mei)).toMatchObject([{ id, state: "waiting" }]);
    expect(await requestsOf(otto)).toMatchObject([{ id, state: "declined" }]);
    expect(await codeOf(otto.call(api.friends.acceptRequest, { params: { id } }))).toBe(409);
  });

  it("declined cannot be repeated with other words before they would have expired", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await add(mei, otto, "first");
    const id = (await requestsOf(otto))[0]?.id ?? 0;
    await otto.call(api.friends.declineRequest, { params: { id } });
    expect(await add(mei, otto, "second")).toEqual({ status: "requested" });
    expect(await requestsOf(otto)).toMatchObject([{ id, message: "first", state: "declined" }]);
    expect(await add(otto, mei)).toEqual({ status: "requested" });
    expect(await add(mei, otto)).toEqual({ status: "added" });
  });

  it("accepted twice, or in parallel, make friends once", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await add(mei, otto);
    await Promise.all([accept(otto), accept(otto)]);
    await accept(otto);
    expect((await rows(mei)).filter(({ type }) => type === 21)).toHaveLength(1);
    const id = (await requestsOf(otto))[0]?.id ?? 0;
    expect(await codeOf(otto.call(api.friends.declineRequest, { params: { id } }))).toBe(409);
  });

  it("are answered only by the person asked", async () => {
    const [mei, otto, eve] = await newPeople(app, "mei", "otto", "eve");
    if (!mei || !otto || !eve) return;
    await add(mei, otto);
    const id = (await requestsOf(otto))[0]?.id ?? 0;
    for (const intruder of [mei, eve]) {
      expect(await codeOf(intruder.call(api.friends.acceptRequest, { params: { id } }))).toBe(404);
      expect(await codeOf(intruder.call(api.friends.declineRequest, { params: { id } }))).toBe(404);
    }
    expect(await codeOf(otto.call(api.friends.acceptRequest, { params: { id: 999_999 } }))).toBe(404);
  });
});

describe("ending a friendship", () => {
  it("flags both sides, signals both and tells only the other in the chat", async () => {
    const [mei, otto] = await friendsPair(app);
    await mei.call(api.friends.remove, { params: { friendId: otto.id } });
    expect(await friendList(mei)).toMatchObject([{ id: otto.id, deleted: true, online: false }]);
    expect(await friendList(otto)).toMatchObject([{ id: mei.id, deleted: true }]);
    expect(signalsTo(app, mei.id, 3).at(-1)).toMatchObject({ type: 81, sendId: otto.id, recvId: mei.id });
    expect(signalsTo(app, otto.id, 3).at(-1)).toMatchObject({ type: 81, sendId: mei.id, recvId: otto.id });
    expect(await rows(mei)).toHaveLength(1);
    expect((await rows(otto)).at(-1)).toMatchObject({ type: 21, sendId: mei.id, recvId: otto.id });
    expect((await rows(otto)).at(-1)).not.toHaveProperty("seq");
  });

  it("again is harmless, with a stranger it is refused and nobody hears of it (W2)", async () => {
    const [mei, otto] = await friendsPair(app);
    const eve = (await newPeople(app, "eve"))[0];
    const remove = (who: Person, friendId: number) => who.call(api.friends.remove, { params: { friendId } });
    await Promise.all([remove(mei, otto.id), remove(otto, mei.id)]);
    await remove(mei, otto.id);
    const tips = [...(await rows(mei)), ...(await rows(otto))].filter(({ content }) =>
      content.includes("解除"),
    );
    expect(tips).toHaveLength(1);
    expect(await codeOf(remove(eve, otto.id))).toBe(404);
    expect(await codeOf(remove(eve, 999_999))).toBe(404);
    expect(signalsTo(app, eve.id, 3)).toEqual([]);
  });

  it("keeps a former friend findable, but not a stranger", async () => {
    const [mei, otto] = await friendsPair(app);
    const eve = (await newPeople(app, "eve"))[0];
    await mei.call(api.friends.remove, { params: { friendId: otto.id } });
    const find = (who: Person, friendId: number) => who.call(api.friends.find, { params: { friendId } });
    expect(await find(mei, otto.id)).toMatchObject({ id: otto.id, deleted: true });
    expect(await codeOf(find(eve, otto.id))).toBe(404);
  });
});

describe("a character that talks with somebody who is no friend of it", () => {
  it("has a record, as a former friend has, by which older clients show what it says (protocol §5.3)", async () => {
    const [mei, otto, eve, ida] = await newPeople(app, "mei", "otto", "eve", "ida");
    const { id, userId, version } = await publishCharacter(mei);
    await otto.call(api.aiChats.open, { params: { characterId: id }, body: {} });
    expect(await rows(otto)).toContainEqual(expect.objectContaining({ sendId: userId, recvId: otto.id }));
    await eve.call(api.friends.add, { query: { friendId: userId } });
    const find = (who: Person) => who.call(api.friends.find, { params: { friendId: userId } });
    expect(await find(eve)).toMatchObject({ id: userId, deleted: false });
    expect(await find(otto)).toMatchObject({ id: userId, nickName: "阿遥", deleted: true, isDnd: false });
    expect(await friendList(otto)).toEqual([]);
    const headers = { "if-match": version };
    await mei.call(api.characters.submit, { params: { id }, headers, body: { visibility: "private" } });
    expect(await find(otto)).toMatchObject({ id: userId, deleted: true });
    expect(await codeOf(find(ida))).toBe(404);
  });
});

describe("what I keep about a friend", () => {
  it("mute goes to my other terminals, not to this one nor to the friend", async () => {
    const [mei, otto] = await friendsPair(app);
    await mei.call(api.friends.setDnd, { body: { friendId: otto.id, isDnd: true } });
    const signal = app.signals.at(-1);
    expect(signal).toMatchObject({
      users: [mei.id],
      data: { type: 82, sendId: mei.id, recvId: otto.id, content: "true" },
    });
    expect(signal?.exceptSession).toEqual(expect.any(String));
    expect(await friendList(mei)).toMatchObject([{ isDnd: true }]);
    expect(await friendList(otto)).toMatchObject([{ isDnd: false }]);
  });

  it("remark and labels are mine; an older client's copy of the name is not stored", async () => {
    const [mei, otto] = await friendsPair(app);
    await mei.call(api.friends.setRemark, { body: { friendId: otto.id, remark: " Tenor " } });
    await mei.call(api.friends.setLabels, {
      body: { friendId: otto.id, labels: ["choir", "choir", "work"] },
    });
    await mei.call(api.friends.update, { body: { id: otto.id, nickName: "Forged", headImage: "x" } });
    expect(await friendList(mei)).toMatchObject([
      { nickName: otto.name, remark: "Tenor", labels: ["choir", "work"] },
    ]);
    expect(await friendList(otto)).toMatchObject([{ remark: "", labels: [] }]);
    expect(signalsTo(app, mei.id, 5).at(-1)).toEqual({ type: "friend.changed", friendId: otto.id });
    const long = { friendId: otto.id, remark: "x".repeat(21) };
    expect(await codeOf(mei.call(api.friends.setRemark, { body: long }))).toBe(422);
  });

  it("is refused about a stranger", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    const friendId = otto.id;
    expect(await codeOf(mei.call(api.friends.setDnd, { body: { friendId, isDnd: true } }))).toBe(404);
    expect(await codeOf(mei.call(api.friends.setRemark, { body: { friendId, remark: "x" } }))).toBe(404);
    expect(await codeOf(mei.call(api.friends.setLabels, { body: { friendId, labels: [] } }))).toBe(404);
    expect(await codeOf(mei.call(api.friends.update, { body: { id: friendId } }))).toBe(404);
    expect(await codeOf(mei.call(api.friends.relation, { params: { userId: 999_999 } }))).toBe(404);
  });
});

it("allows twenty requests a day, counting each once, then says when to come back", async () => {
  const [mei, otto, anna] = await newPeople(app, "mei", "otto", "anna");
  if (!mei || !otto || !anna) return;
  const most = 20 * app.services.config.rateLimitScale;
  await app.services.limits.takeDaily(`friend-request:${mei.id}`, 20, most - 1);
  expect(await add(mei, otto)).toEqual({ status: "requested" });
  expect(await add(mei, otto)).toEqual({ status: "requested" });
  const refusal = await add(mei, anna).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 429 });
  expect(refusal).toHaveProperty("data.retryAfter", expect.any(Number));
  await addable(mei, "anyone");
  expect(await add(otto, mei)).toEqual({ status: "added" });
});
