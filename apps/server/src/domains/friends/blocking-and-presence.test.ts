import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { add, addable, friendList, friendsPair, relation, requestsOf } from "../../testing/friend-steps.ts";
import { codeOf, newPeople } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { changeUser } from "../users/index.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("blocking", () => {
  it("lets the blocked asker believe, and the blocker sees nothing", async () => {
    const [mei, otto] = await newPeople(app, "mei", "otto");
    await otto.call(api.friends.block, { params: { userId: mei.id } });
    const before = signalsTo(app, otto.id, 5).length;
    expect(await add(mei, otto, "please")).toEqual({ status: "requested" });
    expect(await requestsOf(mei)).toMatchObject([{ state: "waiting", toUser: { id: otto.id } }]);
    expect(await relation(mei, otto)).toMatchObject({ requested: "sent", isBlocked: false, canAdd: true });
    expect(await requestsOf(otto)).toEqual([]);
    expect(signalsTo(app, otto.id, 5)).toHaveLength(before);
    expect(await relation(otto, mei)).toMatchObject({ isBlocked: true, requested: null, canAdd: false });
    const id = (await requestsOf(mei))[0]?.id ?? 0;
    expect(await codeOf(otto.call(api.friends.acceptRequest, { params: { id } }))).toBe(404);
    expect(await codeOf(add(otto, mei))).toBe(403);
    await addable(otto, "anyone");
    expect(await add(mei, otto)).toEqual({ status: "requested" });
    await otto.call(api.friends.unblock, { params: { userId: mei.id } });
    expect(await requestsOf(otto)).toMatchObject([{ id, state: "waiting" }]);
  });

  it("lists whom I block, the latest first; again and unblocking nobody are harmless", async () => {
    const [mei, otto, eve] = await newPeople(app, "mei", "otto", "eve");
    if (!mei || !otto || !eve) return;
    const block = (userId: number) => mei.call(api.friends.block, { params: { userId } });
    await block(otto.id);
    await block(otto.id);
    app.clock.advance(1);
    await block(eve.id);
    expect((await mei.call(api.friends.blocked)).map(({ id }) => id)).toEqual([eve.id, otto.id]);
    await mei.call(api.friends.unblock, { params: { userId: eve.id } });
    await mei.call(api.friends.unblock, { params: { userId: eve.id } });
    expect((await mei.call(api.friends.blocked)).map(({ id }) => id)).toEqual([otto.id]);
    expect(await codeOf(block(mei.id))).toBe(422);
    expect(await codeOf(block(999_999))).toBe(404);
  });
});

describe("presence", () => {
  const comesOnline = async (who: Person) => {
    const socket = await who.connect();
    return socket;
  };
  const presenceOf = (viewer: Person, who: Person) =>
    signalsTo(app, viewer.id, 5).filter(
      (data) =>
        (data as { type: unknown }).type === "presence" && (data as { userId: unknown }).userId === who.id,
    );

  it("is told to online friends and shown in the list, web and app apart", async () => {
    const [mei, otto] = await friendsPair(app);
    const watching = await comesOnline(mei);
    const socket = await comesOnline(otto);
    await watching.until(
      (frame) => frame.cmd === 5 && frame.data.type === "presence" && frame.data.userId === otto.id,
    );
    expect(presenceOf(mei, otto)).toEqual([{ type: "presence", userId: otto.id, terminals: [0] }]);
    expect(await friendList(mei)).toMatchObject([{ online: true, onlineWeb: true, onlineApp: false }]);
    await socket.close();
    await watching.until(
      (frame) => frame.cmd === 5 && frame.data.type === "presence" && frame.data.terminals.length === 0,
    );
    expect(await friendList(mei)).toMatchObject([{ online: false }]);
    expect((await friendList(mei))[0]?.lastSeenAt).toBeGreaterThan(0);
    await watching.close();
  });

  it("is hidden from the blocked, and from everybody by who wants it so (USER-3)", async () => {
    const [mei, otto] = await friendsPair(app);
    const watching = await comesOnline(mei);
    await otto.call(api.friends.block, { params: { userId: mei.id } });
    const first = await comesOnline(otto);
    expect(await friendList(mei)).toMatchObject([{ online: false, onlineWeb: false, lastSeenAt: null }]);
    await otto.call(api.users.setPrivacy, { body: { seeOnline: "nobody" } });
    await otto.call(api.friends.unblock, { params: { userId: mei.id } });
    await first.close();
    const second = await comesOnline(otto);
    expect(await friendList(mei)).toMatchObject([{ online: false, lastSeenAt: null }]);
    expect(presenceOf(mei, otto)).toEqual([]);
    await second.close();
    await watching.close();
  });
});

describe("people I may know", () => {
  it("come by common friends first, without friends, the blocked, the asked and the closed", async () => {
    const [mei, otto, anna, ben, eve, ida] = await newPeople(app, "mei", "otto", "anna", "ben", "eve", "ida");
    if (!mei || !otto || !anna || !ben || !eve || !ida) return;
    for (const who of [otto, anna, ben, eve, ida]) await addable(who, "anyone");
    for (const [from, to] of [
      [mei, otto],
      [mei, anna],
      [ben, otto],
      [ben, anna],
      [eve, otto],
      [ida, otto],
    ] as const)
      await add(from, to);
    await eve.call(api.friends.block, { params: { userId: mei.id } });
    await addable(ida, "nobody");
    const suggested = await mei.call(api.friends.suggest);
    expect(suggested[0]).toMatchObject({ user: { id: ben.id }, mutual: 2 });
    const ids = suggested.map(({ user }) => user.id);
    for (const who of [mei, otto, anna, eve, ida]) expect(ids).not.toContain(who.id);
    expect(suggested.length).toBeLessThanOrEqual(30);
    await addable(ben, "approval");
    await add(mei, ben);
    expect((await mei.call(api.friends.suggest)).map(({ user }) => user.id)).not.toContain(ben.id);
  });

  it("are nobody who waits to be let in or is found by no search, and know me by people, not by characters", async () => {
    const [mei, otto, ann, ben] = await newPeople(app, "mei", "otto", "ann", "ben");
    const { userId } = await publishCharacter(otto);
    for (const who of [mei, otto, ann, ben]) {
      await addable(who, "anyone");
      await who.call(api.friends.add, { query: { friendId: userId } });
    }
    await add(mei, otto);
    await add(otto, ann);
    const mutualOf = async (id: number) =>
      (await mei.call(api.friends.suggest)).find(({ user }) => user.id === id)?.mutual;
    expect([await mutualOf(ann.id), await mutualOf(ben.id)]).toEqual([1, 0]);
    const change = (columns: { listed?: boolean; waiting?: boolean }) =>
      changeUser(app.services.db, ann.id, columns);
    await change({ waiting: true });
    expect(await mutualOf(ann.id)).toBeUndefined();
    await change({ waiting: false, listed: false });
    expect(await mutualOf(ann.id)).toBeUndefined();
  });

  it("are asked for twenty times at once, then every two seconds", async () => {
    const slow = await startTestApp({ RATE_LIMIT_SCALE: "1" });
    const [ada] = await newPeople(slow, "ada");
    const codes: number[] = [];
    for (let n = 0; n < 21; n += 1) codes.push(await codeOf(ada.call(api.friends.suggest)));
    await slow.close();
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
