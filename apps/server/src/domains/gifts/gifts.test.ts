import { api, type Gift } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { grant } from "../../testing/ledger/grant.ts";
import { addablePeople, befriendEach, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepGifts } from "./index.ts";

const DAY = 24 * 3_600_000;
let app: TestApp;
let mei: Person;
let others: Person[];
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [mei, ...others] = await addablePeople(app, "mei", "ann", "ben", "cem", "dov");
  await befriendEach(mei, ...others);
  const friendIds = others.map((one) => one.id);
  groupId = (await mei.call(api.groups.create, { body: { name: `Tea ${mei.id}`, friendIds } })).id;
});
afterAll(() => app.close());

const balance = async (who: Person) => (await who.call(api.capsules.account)).balance;
const give = (body: Partial<Gift> & { total: number }, key?: string) =>
  mei.call(api.gifts.send, {
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    body: { chatId: `g:${groupId}`, ...body },
  });
const take = (who: Person, id: number) => who.call(api.gifts.take, { params: { id } });
const [ann, ben] = [() => others[0] as Person, () => others[1] as Person];
const rest = () => Promise.all([mei, ...others].map(async (one) => logIn(app.address, one.name)));

describe("a gift to a friend", () => {
  it("is quoted by what its giver wrote, so that readers name it in their own language", async () => {
    const { messageId } = await give({ chatId: `p:${ann().id}`, total: 3, message: "茶钱" });
    const body = { recvId: mei.id, content: "谢谢", type: 0, quoteId: messageId ?? 0 };
    const { extra } = await ann().call(api.privateMessages.send, { body });
    expect(extra?.quote).toMatchObject({ id: messageId, text: "[胶囊红包] 茶钱", gift: "茶钱" });
  });

  it("is a card in the chat, taken once, and told in both statements", async () => {
    const gift = await give({ chatId: `p:${ann().id}`, total: 30, message: "茶钱" });
    expect(gift).toMatchObject({ state: "open", portions: 1, canTake: false, mine: null });
    expect(await balance(mei)).toBe(70);
    const query = { friendId: mei.id, page: 1, size: 5 };
    const [card] = await ann().call(api.privateMessages.history, { query });
    expect(card).toMatchObject({
      id: gift.messageId,
      type: 0,
      content: "[胶囊红包] 茶钱",
      extra: { gift: { id: gift.id, mode: "equal", total: 30, portions: 1, message: "茶钱" } },
    });
    const answers = await Promise.all(Array.from({ length: 64 }, () => take(ann(), gift.id)));
    for (const one of answers) expect(one).toMatchObject({ state: "empty", mine: 30 });
    expect([await balance(mei), await balance(ann())]).toEqual([70, 130]);
    const lines = async (who: Person) =>
      (await who.call(api.capsules.entries, { query: { topic: "gift" } })).items;
    const cause = { type: "gift", id: String(gift.id) };
    expect(await lines(mei)).toMatchObject([{ kind: "giftSent", change: -30, hold: "spent", cause }]);
    expect(await lines(ann())).toMatchObject([{ kind: "giftTaken", params: { name: mei.name }, cause }]);
    const [tip] = await mei.call(api.privateMessages.history, {
      query: { friendId: ann().id, page: 1, size: 1 },
    });
    expect(tip).toMatchObject({ type: 21, extra: { tip: { key: "gift.taken" } } });
  });

  it("is nobody else's, and cannot be recalled or edited", async () => {
    const gift = await give({ chatId: `p:${ann().id}`, total: 5 });
    expect(await codeOf(take(ben(), gift.id))).toBe(404);
    expect(await codeOf(take(mei, gift.id))).toBe(403);
    const params = { id: gift.messageId ?? 0 };
    expect(await codeOf(mei.call(api.privateMessages.recall, { params }))).toBe(403);
    const edit = mei.call(api.privateMessages.edit, { params, body: { content: "x" } });
    expect(await codeOf(edit)).toBe(403);
  });

  it("is not for a character, who has no purse", async () => {
    const lamp = await publishCharacter(ann(), { name: "阿灯" });
    await mei.call(api.friends.add, { query: { friendId: lamp.userId }, body: { message: "" } });
    expect(await codeOf(give({ chatId: `p:${lamp.userId}`, total: 3 }))).toBe(403);
    expect(await balance(mei)).toBe(100);
  });

  it("is given once for its key", async () => {
    const request = { chatId: `p:${ann().id}`, total: 10 };
    const key = `test-key-${mei.id}`;
    const all = await Promise.all(Array.from({ length: 16 }, () => give(request, key)));
    expect(new Set(all.map((one) => one.id)).size).toBe(1);
    expect(await balance(mei)).toBe(90);
    expect(await codeOf(give({ ...request, total: 11 }, key))).toBe(409);
  });
});

describe("a gift to a group", () => {
  it("has exactly as many winners as portions, all coming at once", async () => {
    const gift = await give({ total: 60, portions: 3, mode: "lucky" });
    const codes = await Promise.all([mei, ...others].map((one) => codeOf(take(one, gift.id))));
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
    const seen = await ann().call(api.gifts.find, { params: { id: gift.id } });
    expect(seen).toMatchObject({ state: "empty", takenPortions: 3, takenTotal: 60, canTake: false });
    expect(seen.takers.filter((one) => one.best)).toHaveLength(1);
    const all = await Promise.all([mei, ...others].map(balance));
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(500);
  });

  it("gives back after 24 hours what nobody took, once", async () => {
    const gift = await give({ total: 40, portions: 4 });
    await take(ann(), gift.id);
    app.clock.advance(DAY);
    [mei = mei, ...others] = await rest();
    const before = await ben().call(api.gifts.find, { params: { id: gift.id } });
    expect(before).toMatchObject({ state: "expired", canTake: false });
    await expect(take(ben(), gift.id)).rejects.toMatchObject({ code: 409, data: { reason: "expired" } });
    await Promise.all([sweepGifts(app.services), sweepGifts(app.services)]);
    expect(await balance(mei)).toBe(90);
    const { items } = await mei.call(api.capsules.entries, { query: {} });
    expect(items[0]).toMatchObject({ kind: "giftReturned", params: { portions: 3 }, change: 30 });
    expect(items[1]).toMatchObject({ kind: "giftSent", hold: "parted" });
  });

  it("is not for who joined later or left", async () => {
    const [late] = await addablePeople(app, "late");
    await befriendEach(mei, late);
    const gift = await give({ total: 10, portions: 2 });
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [late.id] } });
    expect(await codeOf(take(late, gift.id))).toBe(404);
    await ann().call(api.groups.quit, { params: { groupId } });
    expect(await codeOf(take(ann(), gift.id))).toBe(403);
    expect(await codeOf(take(ben(), gift.id))).toBe(200);
  });

  it("has a portion for each of the people, and none for a character", async () => {
    const lamp = await publishCharacter(mei, { name: "阿灯" });
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [lamp.userId] } });
    const { memberCount } = await mei.call(api.groups.find, { params: { groupId } });
    expect(memberCount).toBe(6);
    expect(await codeOf(give({ total: 6, portions: 6 }))).toBe(422);
    expect(await codeOf(give({ total: 5, portions: 5 }))).toBe(200);
  });

  it("must make sense", async () => {
    for (const request of [
      { total: 20_001 },
      { total: 5, portions: 6 },
      { total: 2, portions: 3 },
      { total: 10, portions: 3 },
      { total: 10, portions: 2, chatId: `p:${ann().id}` },
      { total: 10, chatId: `p:${mei.id}` },
    ])
      expect(await codeOf(give(request))).toBe(422);
    await expect(give({ total: 101 })).rejects.toMatchObject({ code: 10_010, data: { balance: 100 } });
  });
});

describe("a gift whose chat refuses it", () => {
  it("comes back at once", async () => {
    const body = { groupId, userId: ann().id, until: null };
    await mei.call(api.groups.mute, { body });
    const request = { body: { chatId: `g:${groupId}`, total: 10 } };
    expect(await codeOf(ann().call(api.gifts.send, request))).toBe(403);
    expect(await ann().call(api.capsules.account)).toMatchObject({ balance: 100, held: 0 });
  });
});

describe("capsules given away", () => {
  it("stay paid or bonus", async () => {
    const why = { key: `paid:${mei.id}`, kind: "adjusted" as const, params: {}, cause: null };
    await grant(app.services, { ...why, userId: mei.id, amount: 50, bucket: "paid" });
    const gift = await give({ chatId: `p:${ann().id}`, total: 120 });
    await take(ann(), gift.id);
    expect(await ann().call(api.capsules.account)).toMatchObject({ paid: 20, bonus: 200 });
  });
});

it("adds up after all of this", async () => {
  const admin = await logIn(app.address, "admin", 0, "admin-secret");
  expect(await admin.call(api.capsuleAdmin.reconcile)).toMatchObject({ ok: true });
});
