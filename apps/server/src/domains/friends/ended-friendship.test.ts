import { api, MessageType } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishCharacter } from "../../testing/character-steps.ts";
import { friendList, relation } from "../../testing/friend-steps.ts";
import { codeOf } from "../../testing/people-steps.ts";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { publishStory, startRun } from "../../testing/story-steps.ts";
import { signalsTo, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { findUnblockedFriends } from "./blocks.repository.ts";
import { publishPresence } from "./friend-signals.ts";
import { endFriendship, findFriendships } from "./friends.repository.ts";
import { friendsOf, muteStatesOf, relationsOf, wereFriends } from "./relations.repository.ts";
import { findSuggestions } from "./suggestions.repository.ts";

/** Their relation to Mei: a friend, somebody Mei removed, somebody who removed Mei. */
const WHO = ["friend", "removed", "left"] as const;
type Who = (typeof WHO)[number];
const ONLY_FRIEND = { friend: true, removed: false, left: false };

let app: TestApp;
let mei: Person;
let observer: Person;
const others = {} as Record<Who, Person>;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  observer = await person(app.address, "witness");
  await befriend(mei, observer);
  for (const who of WHO) {
    others[who] = await person(app.address, who);
    await befriend(mei, others[who]);
    await mei.call(api.friends.setDnd, { body: { friendId: others[who].id, isDnd: true } });
    await app.services.presence.join(others[who].id, 0, "web");
  }
  await app.services.presence.join(mei.id, 0, "web");
  await mei.call(api.friends.remove, { params: { friendId: others.removed.id } });
  await others.left.call(api.friends.remove, { params: { friendId: mei.id } });
});
beforeEach(() => {
  app.signals.length = 0;
});
afterAll(() => app.close());

/** The result for each of the three. */
async function each(ask: (other: Person) => Promise<boolean>): Promise<Record<Who, boolean>> {
  const all: Partial<Record<Who, boolean>> = {};
  for (const who of WHO) all[who] = await ask(others[who]);
  return all as Record<Who, boolean>;
}
const allowed = async (work: Promise<unknown>) => (await codeOf(work)) === 200;

describe("a friendship that ended is none any more", () => {
  it("in the lists, records and relations of both", async () => {
    const inList = (from: Person, to: Person) =>
      friendList(from).then((all) => all.some(({ id, deleted }) => id === to.id && !deleted));
    expect(await each((other) => inList(mei, other))).toEqual(ONLY_FRIEND);
    expect(await each((other) => inList(other, mei))).toEqual(ONLY_FRIEND);
    const found = async (from: Person, to: Person) =>
      !(await from.call(api.friends.find, { params: { friendId: to.id } })).deleted;
    expect(await each((other) => found(mei, other))).toEqual(ONLY_FRIEND);
    expect(await each((other) => found(other, mei))).toEqual(ONLY_FRIEND);
    expect(await each(async (other) => (await relation(mei, other)).isFriend)).toEqual(ONLY_FRIEND);
    expect(await each(async (other) => (await relation(other, mei)).isFriend)).toEqual(ONLY_FRIEND);
    expect(await each(async (other) => !(await relation(mei, other)).canAdd)).toEqual(ONLY_FRIEND);
  });

  it("in every query that decides for others", async () => {
    const { db, clock } = app.services;
    const between = async (from: number, to: number) =>
      (await relationsOf(db, [{ from, to }]))[0]?.friends ?? false;
    expect(await each((other) => between(mei.id, other.id))).toEqual(ONLY_FRIEND);
    expect(await each((other) => between(other.id, mei.id))).toEqual(ONLY_FRIEND);
    const current = await friendsOf(db, mei.id);
    expect(await each(async ({ id }) => current.includes(id))).toEqual(ONLY_FRIEND);
    const received = await findUnblockedFriends(db, mei.id);
    expect(await each(async ({ id }) => received.includes(id))).toEqual(ONLY_FRIEND);
    const quiet = async (from: number) => (await muteStatesOf(db, [{ from, to: mei.id }]))[0]?.muted ?? false;
    expect(await each(({ id }) => quiet(id))).toEqual(ONLY_FRIEND);
    // The rows stay, with remarks, and with them the fact that they were friends.
    expect(await findFriendships(db, mei.id)).toHaveLength(4);
    expect(await each(({ id }) => wereFriends(db, mei.id, id))).toEqual({
      friend: true,
      removed: true,
      left: true,
    });
    const asker = { userId: mei.id, since: 0, now: clock.now() };
    const suggested = (await findSuggestions(db, asker, 30)).map(({ id }) => id);
    expect(await each(async ({ id }) => !suggested.includes(id))).toEqual(ONLY_FRIEND);
    expect(await endFriendship(db, mei.id, others.left.id)).toBe(false);
  });

  it("for whoever counts common friends", async () => {
    const eve = await person(app.address, "eve");
    const mutualOf = async (id: number) => {
      const asker = { userId: eve.id, since: 0, now: app.services.clock.now() };
      return (await findSuggestions(app.services.db, asker, 30)).find((one) => one.id === id)?.mutual;
    };
    await befriend(eve, mei);
    expect(await each(async ({ id }) => (await mutualOf(id)) === 1)).toEqual(ONLY_FRIEND);
    await eve.call(api.friends.remove, { params: { friendId: mei.id } });
    expect(await mutualOf(others.friend.id)).toBe(0);
  });

  it("when it is seen who is online, and who is told of it", async () => {
    const online = async (from: Person, to: Person) =>
      (await from.call(api.users.online, { query: { userIds: String(to.id) } })).length > 0;
    expect(await each((other) => online(mei, other))).toEqual(ONLY_FRIEND);
    expect(await each((other) => online(other, mei))).toEqual(ONLY_FRIEND);
    const seen = async (from: Person, to: Person) =>
      (await from.call(api.users.find, { params: { id: to.id } })).online === true;
    expect(await each((other) => seen(other, mei))).toEqual(ONLY_FRIEND);
    const shown = async (from: Person, to: Person) =>
      (await friendList(from)).some(
        ({ id, online: is, lastSeenAt }) => id === to.id && (is || lastSeenAt !== null),
      );
    expect(await each((other) => shown(other, mei))).toEqual(ONLY_FRIEND);
    await publishPresence(app.services, mei.id, [0]);
    await mei.call(api.users.update, { body: { id: mei.id, nickName: "Mei Mei" } });
    const heardOf = (type: string) => (other: Person) =>
      Promise.resolve(signalsTo(app, other.id, 5).some((data) => (data as { type: string }).type === type));
    expect(await each(heardOf("presence"))).toEqual(ONLY_FRIEND);
    await expect.poll(() => each(heardOf("profile"))).toEqual(ONLY_FRIEND);
  });

  it("when something is sent, both ways: words, typing, calls, capsules", async () => {
    const say = (from: Person, to: Person) =>
      from.call(api.privateMessages.send, { body: { recvId: to.id, content: "hi", type: MessageType.TEXT } });
    expect(await each((other) => allowed(say(mei, other)))).toEqual(ONLY_FRIEND);
    expect(await each((other) => allowed(say(other, mei)))).toEqual(ONLY_FRIEND);
    for (const who of WHO)
      await others[who].call(api.privateMessages.typing, { query: { friendId: mei.id } });
    const typing = signalsTo(app, mei.id, 5).filter((data) => (data as { type: string }).type === "typing");
    expect(typing.map((data) => (data as { userId: number }).userId)).toEqual([others.friend.id]);
    const ring = async (other: Person) => {
      const body = { type: "offer", sdp: "v=0" } as const;
      const rang = await allowed(
        mei.call(api.privateCalls.call, { query: { uid: other.id, mode: "voice" }, body }),
      );
      if (rang) await mei.call(api.privateCalls.cancel, { query: { uid: other.id } });
      return rang;
    };
    expect(await each(ring)).toEqual(ONLY_FRIEND);
    await mei.call(api.capsules.checkIn, { body: null });
    const give = (other: Person) =>
      mei.call(api.gifts.send, {
        headers: { "idempotency-key": `gift-to-${other.id}` },
        body: { chatId: `p:${other.id}`, total: 1 },
      });
    expect(await each((other) => allowed(give(other)))).toEqual(ONLY_FRIEND);
  });

  it("when somebody is recommended, or brought into a group", async () => {
    const recommend = (other: Person) =>
      mei.call(api.chats.sendContact, {
        body: { chatId: `p:${observer.id}`, userId: other.id, tmpId: `card-${other.id}` },
      });
    expect(await each((other) => allowed(recommend(other)))).toEqual(ONLY_FRIEND);
    const membership = (from: Person, to: Person) =>
      from.call(api.groups.create, { body: { name: "Tea", friendIds: [to.id] } });
    expect(await each((other) => allowed(membership(mei, other)))).toEqual(ONLY_FRIEND);
    expect(await each((other) => allowed(membership(other, mei)))).toEqual(ONLY_FRIEND);
  });

  it("before what is published for friends, among creators, and on the map of a story", async () => {
    const post = await posted(mei, { visibility: "friends" });
    expect(await each((other) => allowed(other.call(api.posts.find, { params: { id: post.id } })))).toEqual(
      ONLY_FRIEND,
    );
    await mei.call(api.users.update, { body: { id: mei.id, nickName: "Mei", signature: "for friends" } });
    await mei.call(api.users.setPrivacy, { body: { seeProfile: "friends" } });
    const signed = async (other: Person) =>
      (await other.call(api.creators.find, { params: { id: mei.id } })).signature !== "";
    expect(await each(signed)).toEqual(ONLY_FRIEND);
    const story = await publishStory(observer);
    const shows = async (who: Person) => {
      const { id } = await startRun(who, story.id);
      await who.call(api.storyReading.sharePosition, { params: { id }, body: { on: true } });
      return id;
    };
    for (const who of WHO) await shows(others[who]);
    const run = await shows(mei);
    const met = await mei.call(api.storyReading.friends, { params: { id: run } });
    expect(await each(async ({ id }) => met.some(({ userId }) => userId === id))).toEqual(ONLY_FRIEND);
  });

  it("with a character, which is met without one", async () => {
    const { id, userId } = await publishCharacter(observer);
    await mei.call(api.friends.add, { query: { friendId: userId } });
    const isFriend = async () => (await mei.call(api.characters.find, { params: { id } })).friend;
    expect(await isFriend()).toBe(true);
    await mei.call(api.friends.remove, { params: { friendId: userId } });
    expect(await isFriend()).toBe(false);
    expect(await relation(mei, { ...observer, id: userId })).toMatchObject({ isFriend: false, canAdd: true });
  });

  it("for administrators, who count friends; again it ends once, and it begins anew by a request", async () => {
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    const { friends } = await admin.call(api.adminPeople.find, { params: { userId: mei.id } });
    expect(friends).toBe(2);
    const tips = async () => {
      const rows = await others.removed.call(api.privateMessages.pull, { query: { minId: 0 } });
      return rows.filter(({ extra }) => extra?.tip?.key === "friend.ended").length;
    };
    expect(await tips()).toBe(1);
    await mei.call(api.friends.remove, { params: { friendId: others.removed.id } });
    expect(await tips()).toBe(1);
    expect(await mei.call(api.friends.add, { query: { friendId: others.removed.id } })).toEqual({
      status: "requested",
    });
    await befriend(others.removed, mei);
    expect((await relation(mei, others.removed)).isFriend).toBe(true);
    expect((await relation(others.removed, mei)).isFriend).toBe(true);
  });
});
