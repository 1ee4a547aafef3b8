import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import { LegacyClient } from "./legacy-client.ts";
import { Toast } from "./legacy-http.ts";

const PASSWORD = "Plum-77x";
const WEB = { encodesToken: true, refreshesInParallel: true };
const UNI = { encodesToken: false, refreshesInParallel: false };

let app: TestApp;
let mei: LegacyClient;
let otto: LegacyClient;
const opened: LegacyClient[] = [];

function client(terminal: 0 | 1): LegacyClient {
  const one = new LegacyClient(app.address, terminal, terminal === 0 ? WEB : UNI);
  opened.push(one);
  return one;
}

beforeAll(async () => {
  app = await startTestApp();
  mei = client(0);
  otto = client(1);
  for (const [one, name] of [
    [mei, "mei"],
    [otto, "otto"],
  ] as const) {
    await one.register(name, PASSWORD);
    await one.login(name, PASSWORD);
    await one.http.request("PUT", "/user/privacy", { addMe: "anyone" });
    await one.start();
  }
  await mei.http.request("POST", `/friend/add?friendId=${otto.store.me}`);
  await Promise.all([mei.until(() => mei.friends.length === 1), otto.until(() => otto.friends.length === 1)]);
});
afterAll(async () => {
  for (const one of opened) one.disconnect();
  await app.close();
});

const texts = (one: LegacyClient, type: "PRIVATE" | "GROUP", id: number) =>
  one.store
    .shown(type, id)
    .filter((message) => message.type === 0)
    .map((message) => message.content);

describe("clients of the family, unchanged", () => {
  it("log in, load, and get LOADING closed on both kinds, with a heart that beats (W15)", async () => {
    await mei.until(() => mei.beats > 0);
    expect(mei.friends[0]).toMatchObject({ id: otto.store.me, nickName: "otto" });
    expect([...mei.puzzled, ...otto.puzzled]).toEqual([]);
  });

  it("talk in private: the sender keeps one row, the receiver counts one unread", async () => {
    const sent = await mei.say({ recvId: otto.store.me }, "tea at four?");
    await otto.until(() => texts(otto, "PRIVATE", mei.store.me).length === 1);
    expect(texts(mei, "PRIVATE", otto.store.me)).toEqual(["tea at four?"]);
    expect(otto.store.chat("PRIVATE", mei.store.me).unreadCount).toBe(1);
    expect(otto.store.privateMsgMaxId).toBe(sent.id);
  });

  it("get receipts: reading turns mine to read, and takes the unread from my other terminal", async () => {
    const phone = client(1);
    await phone.login("mei", PASSWORD);
    await phone.start();
    await otto.say({ recvId: mei.store.me }, "yes, tea");
    await Promise.all(
      [mei, phone].map((one) => one.until(() => one.store.chat("PRIVATE", otto.store.me).unreadCount > 0)),
    );
    await otto.http.request("PUT", `/message/private/readed?friendId=${mei.store.me}`);
    await mei.until(() =>
      mei.store
        .shown("PRIVATE", otto.store.me)
        .some((one) => one.sendId === mei.store.me && one.status === 3),
    );
    const newest = await mei.http.request<number>(
      "GET",
      `/message/private/maxReadedId?friendId=${otto.store.me}`,
    );
    expect(newest).toBe(
      mei.store.shown("PRIVATE", otto.store.me).find((one) => one.content === "tea at four?")?.id,
    );
    await mei.http.request("PUT", `/message/private/readed?friendId=${otto.store.me}`);
    await phone.until(() => phone.store.chat("PRIVATE", otto.store.me).unreadCount === 0);
    phone.disconnect();
  });

  it("recall: the text is gone on both sides", async () => {
    const sent = await mei.say({ recvId: otto.store.me }, "wrong window");
    await otto.until(() => texts(otto, "PRIVATE", mei.store.me).includes("wrong window"));
    await mei.recall("private", sent.id ?? 0);
    await otto.until(() => !texts(otto, "PRIVATE", mei.store.me).includes("wrong window"));
    expect(texts(mei, "PRIVATE", otto.store.me)).not.toContain("wrong window");
  });

  it("are the same after a reload: everything pulled, in order, once", async () => {
    const again = client(1);
    await again.login("otto", PASSWORD);
    await otto.until(() => otto.forcedOut !== "");
    await again.start();
    expect(texts(again, "PRIVATE", mei.store.me)).toEqual(texts(otto, "PRIVATE", mei.store.me));
    const ids = again.store.shown("PRIVATE", mei.store.me).map((one) => one.id ?? 0);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    otto = again;
  });

  it("miss nothing while away: the pull goes on from the largest id", async () => {
    otto.disconnect();
    await otto.until(() => otto.closedWith !== 0);
    const before = texts(otto, "PRIVATE", mei.store.me).length;
    for (const content of ["one", "two", "three"]) await mei.say({ recvId: otto.store.me }, content);
    await otto.connect();
    expect(texts(otto, "PRIVATE", mei.store.me).slice(before)).toEqual(["one", "two", "three"]);
    expect(otto.store.chat("PRIVATE", mei.store.me).unreadCount).toBeGreaterThanOrEqual(3);
  });
});

describe("groups of the family's clients", () => {
  let groupId = 0;

  it("are made, and friends brought in with numbers as text", async () => {
    const made = await mei.http.request<{ id: number }>("POST", "/group/create?groupName=Hike", {
      name: "Hike",
      ownerId: 1,
    });
    groupId = made.id;
    mei.groups = await mei.http.request("GET", "/group/list");
    const body = { groupId: String(groupId), friendIds: [String(otto.store.me)] };
    await mei.http.request("POST", "/group/invite", body);
    await otto.until(() => otto.groups.some((one) => one.id === groupId));
    expect(otto.groups.find((one) => one.id === groupId)).toMatchObject({
      showGroupName: "Hike",
      quit: false,
    });
  });

  it("mention by numbers as text, and count readers of a receipt message", async () => {
    const more = { receipt: true, atUserIds: [String(otto.store.me)] };
    const sent = await mei.say({ groupId }, "@otto gate B", more);
    await otto.until(() => texts(otto, "GROUP", groupId).length === 1);
    expect(otto.store.chat("GROUP", groupId)).toMatchObject({ atMe: true, atAll: false, unreadCount: 1 });
    await otto.http.request("PUT", `/message/group/readed?groupId=${groupId}`);
    await mei.until(() =>
      mei.store.shown("GROUP", groupId).some((one) => one.readedCount === 1 && one.receiptOk === true),
    );
    const readers = await mei.http.request<number[]>(
      "GET",
      `/message/group/findReadedUsers?groupId=${groupId}&messageId=${sent.id}`,
    );
    expect(readers).toEqual([otto.store.me]);
  });

  it("mention everyone, recall, and show history by pages", async () => {
    const sent = await mei.say({ groupId }, "all of you", { atUserIds: ["-1"] });
    await otto.until(() => otto.store.chat("GROUP", groupId).atAll);
    await mei.recall("group", sent.id ?? 0);
    await otto.until(() => !texts(otto, "GROUP", groupId).includes("all of you"));
    const page = await otto.http.request<{ content: string }[]>(
      "GET",
      `/message/group/history?groupId=${groupId}&page=1&size=10`,
    );
    expect(page.some((one) => one.content === "@otto gate B")).toBe(true);
  });

  it("know of each chat before its first row, and are given no row they do not know", async () => {
    const sent = await mei.say({ recvId: otto.store.me }, "first draft");
    await mei.http.request("PUT", `/message/private/edit/${sent.id}`, { content: "second draft" });
    await mei.http.request("PUT", `/message/private/pin/${sent.id}`, { on: true });
    const last = await mei.say({ recvId: otto.store.me }, "done");
    await otto.until(() => otto.store.privateMsgMaxId === last.id);
    expect([...mei.puzzled, ...otto.puzzled]).toEqual([]);
  });

  it("lose a member by a DELETE with a body, who is told", async () => {
    await mei.http.request("DELETE", "/group/members/remove", { groupId, userIds: [otto.store.me] });
    await otto.until(() => !otto.groups.some((one) => one.id === groupId));
    await expect(otto.say({ groupId }, "still here?")).rejects.toBeInstanceOf(Toast);
  });
});

describe("tokens of the family's clients", () => {
  it("five calls at once with an old token: five refreshes with one refresh token, nobody thrown out", async () => {
    app.clock.advance(1801_000);
    const asked = Array.from({ length: 5 }, () => mei.http.request<{ id: number }>("GET", "/user/self"));
    expect((await Promise.all(asked)).map((one) => one.id)).toEqual(Array(5).fill(mei.store.me));
    expect(mei.http.refreshes).toBe(5);
    expect(mei.http.loggedOut).toBe(false);
    await expect(otto.http.request("GET", "/user/self")).resolves.toMatchObject({ id: otto.store.me });
    expect(otto.http.refreshes).toBe(1);
  });

  it("a stale token on public calls is looked at by nobody", async () => {
    app.clock.advance(1801_000);
    const late = client(0);
    late.http.setTokens({ accessToken: mei.http.accessToken, refreshToken: "" });
    await late.register("ida", PASSWORD);
    await late.login("ida", PASSWORD);
    expect(late.store.me).toBeGreaterThan(0);
  });

  it("a worthless refresh token logs out and never asks to refresh again", async () => {
    const lost = client(0);
    lost.http.setTokens({ accessToken: "a.b.c", refreshToken: "a.b.c" });
    await expect(lost.http.request("GET", "/user/self")).rejects.toBeInstanceOf(Toast);
    expect(lost.http).toMatchObject({ loggedOut: true, refreshes: 1 });
  });

  it("a second login of the same kind ends the first, which is told why", async () => {
    const second = client(0);
    await second.login("mei", PASSWORD);
    await mei.until(() => mei.forcedOut !== "");
    await second.start();
    await expect(second.http.request("GET", "/user/self")).resolves.toMatchObject({ id: mei.store.me });
  });
});
