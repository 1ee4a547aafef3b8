import { api, CLOSE_DELAY_MS, LOAD_MAX } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { banUser } from "../../domains/auth/index.ts";
import { httpClient } from "../person.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { openTestSocket } from "../test-socket.ts";
import { LegacyClient } from "./legacy-client.ts";
import { type Manners, Toast } from "./legacy-http.ts";

const PASSWORD = "Plum-77x";
const DAY_MS = 24 * 3_600_000;
const NEWEST = { encodesToken: true, refreshesInParallel: true, loads: true };
const OLDER = { encodesToken: true, refreshesInParallel: true };

let app: TestApp;
const opened: LegacyClient[] = [];
let serial = 0;

async function client(manners: Manners = NEWEST, terminal: 0 | 1 = 0, name = ""): Promise<LegacyClient> {
  const one = new LegacyClient(app.address, terminal, manners);
  opened.push(one);
  serial += 1;
  const called = name || `one${serial}`;
  if (name === "") await one.register(called, PASSWORD);
  await one.login(called, PASSWORD);
  return one;
}

async function friends(manners: Manners = NEWEST): Promise<[LegacyClient, LegacyClient]> {
  const [one, other] = [await client(manners), await client(manners)];
  await other.http.request("PUT", "/user/privacy", { addMe: "anyone" });
  await one.http.request("POST", `/friend/add?friendId=${other.store.me}`);
  await Promise.all([one.start(), other.start()]);
  return [one, other];
}

const texts = (one: LegacyClient, type: "PRIVATE" | "GROUP", id: number) =>
  one.store
    .shown(type, id)
    .filter((message) => message.type === 0)
    .map((message) => message.content);

interface Loaded {
  id: number;
  content: string;
  type: number;
  status: number;
}
const load = (one: LegacyClient, kind: "private" | "group", minId: number) =>
  one.http.request<Loaded[]>("GET", `/message/${kind}/loadOfflineMessage?minId=${minId}`);

/** Stores texts from the first to the second, backdated by `ageMs`. */
async function stored(from: LegacyClient, to: LegacyClient, count: number, ageMs = 0): Promise<void> {
  const time = app.clock.now() - ageMs;
  const [lo = 0, hi = 0] = [from.store.me, to.store.me].sort((a, b) => a - b);
  await app.services.db.transaction().execute(async (trx) => {
    await sql`insert into private_message (id, send_id, recv_id, lo, hi, type, content, status, send_time)
      select last_id + n, ${from.store.me}::int8, ${to.store.me}::int8, ${lo}::int8, ${hi}::int8, 0, 'n' || n, 0,
        ${time}::int8
      from stream_head, generate_series(1, ${count}::int) n where kind = 'private'`.execute(trx);
    await sql`update stream_head set last_id = last_id + ${count} where kind = 'private'`.execute(trx);
  });
}

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const one of opened) one.disconnect();
  await app.close();
});

describe("clients that load what they missed", () => {
  it("start without being logged out, and hold what was said while they were away, each row once", async () => {
    const [mei, otto] = await friends();
    const made = await mei.http.request<{ id: number }>("POST", "/group/create", { name: "Hike" });
    await mei.http.request("POST", "/group/invite", { groupId: made.id, friendIds: [otto.store.me] });
    otto.disconnect();
    await otto.until(() => otto.closedWith !== 0);
    for (const content of ["one", "two", "three"]) {
      await mei.say({ recvId: otto.store.me }, content);
      await mei.say({ groupId: made.id }, `group ${content}`);
    }
    otto.groups = await otto.http.request("GET", "/group/list");
    otto.handled = [];
    await otto.connect();
    expect(otto.http.loggedOut).toBe(false);
    expect(otto.puzzled).toEqual([]);
    expect(texts(otto, "PRIVATE", mei.store.me)).toEqual(["one", "two", "three"]);
    expect(texts(otto, "GROUP", made.id)).toEqual(["group one", "group two", "group three"]);
    await mei.say({ recvId: otto.store.me }, "four");
    await otto.until(() => texts(otto, "PRIVATE", mei.store.me).includes("four"));
    const rows = otto.handled.filter(({ type }) => type === 0).map(({ content }) => content);
    expect(rows.toSorted()).toEqual([...new Set(rows)].toSorted());
    expect(otto.handled.filter(({ type }) => type === 30)).toEqual([]);
  });

  it("are answered ascending and bounded, and go on from the last id to the end", async () => {
    const [mei, otto] = await friends();
    await stored(mei, otto, LOAD_MAX + 200);
    const pages: number[][] = [];
    for (let after = 0; ; ) {
      const page = (await load(otto, "private", after)).map(({ id }) => id);
      if (page.length === 0) break;
      pages.push(page);
      after = page.at(-1) ?? 0;
    }
    expect(pages[0]).toHaveLength(LOAD_MAX);
    const all = pages.flat();
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    const whole = await otto.http.request<Loaded[]>("GET", "/message/private/pullOfflineMessage?minId=0");
    expect(all).toEqual(whole.map(({ id }) => id));
  });

  it("go on in groups too, past rows that carry another's id", async () => {
    const [mei, otto] = await friends();
    const made = await mei.http.request<{ id: number }>("POST", "/group/create", { name: "Receipts" });
    await mei.http.request("POST", "/group/invite", { groupId: made.id, friendIds: [otto.store.me] });
    const said = await mei.say({ groupId: made.id }, "read me", { receipt: true });
    await otto.http.request("PUT", `/message/group/readed?groupId=${made.id}`);
    const page = await load(mei, "group", 0);
    const ids = page.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(page.find(({ id }) => id === said.id)).toMatchObject({ readedCount: 1, receiptOk: true });
    expect(await load(mei, "group", ids.at(-1) ?? 0)).toEqual([]);
  });

  it("reach as far back as the older pull, and are given nothing recalled, removed, cleared or unknown to them", async () => {
    const [mei, otto] = await friends();
    const our = httpClient(app.address, otto.http.accessToken);
    await stored(mei, otto, 3, 91 * DAY_MS);
    const said: Record<string, number> = {};
    for (const content of ["cleared", "recalled", "removed", "edited", "stands"])
      said[content] = (await mei.say({ recvId: otto.store.me }, content)).id ?? 0;
    await mei.recall("private", said.recalled ?? 0);
    await mei.http.request("PUT", `/message/private/edit/${said.edited}`, { content: "changed" });
    await our(api.privateMessages.remove, { body: { ids: [said.removed ?? 0] } });
    const chatId = `p:${mei.store.me}` as const;
    await our(api.chats.setState, { body: { chatId, clearedUpTo: said.cleared ?? 0 } });
    const rows = await load(otto, "private", 0);
    expect(rows.filter(({ type }) => type < 10).map(({ id, content }) => [id, content])).toEqual([
      [said.recalled, ""],
      [said.edited, "changed"],
      [said.stands, "stands"],
    ]);
    expect(rows.filter(({ type }) => type >= 60 && type < 70)).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('"n1"');
    const phone = await client(NEWEST, 1, `one${serial}`);
    await stored(mei, otto, 1, 40 * DAY_MS);
    expect((await load(otto, "private", 0)).some(({ content }) => content === "n1")).toBe(true);
    expect((await load(phone, "private", 0)).some(({ content }) => content === "n1")).toBe(false);
  });

  it("acknowledge what they hold by asking on from it", async () => {
    const [mei, otto] = await friends();
    const sent = await mei.say({ recvId: otto.store.me }, "there?");
    await load(otto, "private", sent.id ?? 0);
    const [own] = (await load(mei, "private", (sent.id ?? 0) - 1)).filter(({ id }) => id === sent.id);
    expect(own?.status).toBe(1);
  });
});

describe("whoever registers without a nickname", () => {
  it.each([
    ["nothing", {}],
    ["null", { nickName: null }],
    ["an empty text", { nickName: "" }],
  ])("is called by the account's name, having sent %s", async (_what, named) => {
    serial += 1;
    const userName = `plain${serial}`;
    const one = new LegacyClient(app.address, 0, NEWEST);
    await one.http.request("POST", "/register", { userName, password: PASSWORD, ...named });
    await one.login(userName, PASSWORD);
    await expect(one.http.request("GET", "/user/self")).resolves.toMatchObject({ nickName: userName });
  });

  it("is refused for what is wrong with the name, and of the field that was filled in", async () => {
    const one = new LegacyClient(app.address, 0, NEWEST);
    const refused = one.http.request("POST", "/register", { userName: "客服", password: PASSWORD });
    await expect(refused).rejects.toBeInstanceOf(Toast);
    const blank = one.http.request("POST", "/register", {
      userName: "blanknick",
      password: PASSWORD,
      nickName: "\u200b",
    });
    await expect(blank).rejects.toBeInstanceOf(Toast);
  });
});

describe.each([
  ["older", OLDER],
  ["newest", NEWEST],
])("adding somebody who wants to be asked, from the %s clients", (_age, manners) => {
  it("is refused in words that tell the truth, each time, and the friend arrives live once accepted", async () => {
    const [mei, otto] = [await client(manners), await client(manners)];
    await Promise.all([mei.start(), otto.start()]);
    const words = "已发送申请，等待对方同意";
    const add = () => mei.http.request("POST", `/friend/add?friendId=${otto.store.me}`);
    await expect(add()).rejects.toMatchObject({ code: 403, message: words });
    await expect(add()).rejects.toMatchObject({ message: words });
    await expect(mei.say({ recvId: otto.store.me }, "hello?")).rejects.toMatchObject({ message: words });
    expect(mei.friends).toEqual([]);
    // The other accepts in our client; or, knowing no requests, by adding back.
    const our = httpClient(app.address, otto.http.accessToken);
    const [request] = await our(api.friends.requests);
    await our(api.friends.acceptRequest, { params: { id: request?.id ?? 0 } });
    await Promise.all([
      mei.until(() => mei.friends.length === 1),
      otto.until(() => otto.friends.length === 1),
    ]);
    await mei.say({ recvId: otto.store.me }, "at last");
    await otto.until(() => texts(otto, "PRIVATE", mei.store.me).includes("at last"));
    await expect(add()).resolves.toEqual({ status: "added" });
  });

  it("… and two of them who add each other are friends, live", async () => {
    const [mei, otto] = [await client(manners), await client(manners)];
    await Promise.all([mei.start(), otto.start()]);
    await expect(mei.http.request("POST", `/friend/add?friendId=${otto.store.me}`)).rejects.toBeInstanceOf(
      Toast,
    );
    await otto.http.request("POST", `/friend/add?friendId=${mei.store.me}`);
    await Promise.all([
      mei.until(() => mei.friends.length === 1),
      otto.until(() => otto.friends.length === 1),
    ]);
  });
});

describe("what a client is told whose session was ended by somebody else", () => {
  const SLOW = { ...OLDER, hesitatesMs: 300 };

  it("is shown by a busy page too: the socket waits for it", async () => {
    const mei = await client(SLOW);
    await mei.start();
    const name = `one${serial}`;
    await client(SLOW, 0, name);
    await mei.until(() => mei.closedWith !== 0);
    expect(mei).toMatchObject({ forcedOut: "您的账号已在其他设备登录", cameBack: false });
  });

  it("… after a ban as well", async () => {
    const mei = await client(SLOW);
    await mei.start();
    await banUser(app.services, { userId: mei.store.me, reason: "spam", until: null });
    await mei.until(() => mei.closedWith !== 0);
    expect(mei).toMatchObject({ forcedOut: "spam", cameBack: false });
  });

  it.each([
    ["another login", CLOSE_DELAY_MS.replaced, 4002],
    ["a ban", CLOSE_DELAY_MS.banned, 4003],
  ])(
    "ends the token at once and the socket a moment later, after %s, giving and taking nothing meanwhile",
    async (why, ms, code) => {
      const [mei, otto] = await friends(OLDER);
      const token = otto.http.accessToken;
      const name = `one${serial}`;
      otto.disconnect();
      const socket = await openTestSocket(app.address, token);
      if (why === "a ban")
        await banUser(app.services, { userId: otto.store.me, reason: "spam", until: null });
      else await client(OLDER, 0, name);
      await socket.until(({ cmd, data }) => cmd === 2 || (cmd === 5 && data.type === 50));
      const began = performance.now();
      const received = socket.frames.length;
      await expect(httpClient(app.address, token)(api.users.self)).rejects.toMatchObject({ code: 401 });
      expect((await app.services.presence.terminalsOf([otto.store.me])).get(otto.store.me) ?? []).toEqual([]);
      // Neither more than a living socket may send, nor a second login, ends it sooner.
      for (let beat = 0; beat < 60; beat += 1) socket.send({ cmd: 1, data: {} });
      socket.send({ cmd: 0, data: { accessToken: token } });
      await mei.say({ recvId: otto.store.me }, "still there?");
      expect(await socket.closed).toBe(code);
      expect(socket.frames.slice(received)).toEqual([]);
      expect(performance.now() - began).toBeGreaterThan(ms - 100);
    },
  );

  it("keeps no stopping server waiting", async () => {
    const other = await startTestApp();
    const one = new LegacyClient(other.address, 0, OLDER);
    await one.register("stopping", PASSWORD);
    await one.login("stopping", PASSWORD);
    const socket = await openTestSocket(other.address, one.http.accessToken);
    await one.login("stopping", PASSWORD);
    await socket.until(({ cmd }) => cmd === 2);
    const began = performance.now();
    await other.close();
    await socket.closed;
    expect(performance.now() - began).toBeLessThan(CLOSE_DELAY_MS.replaced);
  });
});

describe("files asked for below the folder of a phone client's pages", () => {
  it("are those of the root: pictures, heads alone, parts, and nothing else", async () => {
    const mei = await client();
    const form = new FormData();
    form.set("file", new Blob(["some words"]), "note.txt");
    const headers = { accessToken: mei.http.accessToken };
    const up = await fetch(`${app.address}/api/file/upload`, { method: "POST", headers, body: form });
    const { data: url } = (await up.json()) as { data: string };
    expect(url.startsWith("/files/")).toBe(true);
    const [root, below] = await Promise.all([url, `/h5${url}`].map((path) => fetch(app.address + path)));
    const seen = async (answer: Response | undefined) => {
      const names = ["content-type", "content-security-policy", "cache-control", "x-content-type-options"];
      return [answer?.status, await answer?.text(), ...names.map((name) => answer?.headers.get(name))];
    };
    const shown = await seen(below);
    expect(shown).toEqual(await seen(root));
    expect(shown.slice(0, 2)).toEqual([200, "some words"]);
    const part = await fetch(`${app.address}/h5${url}`, { headers: { range: "bytes=0-3" } });
    expect([part.status, await part.text()]).toEqual([206, "some"]);
    expect((await fetch(`${app.address}/h5${url}`, { method: "HEAD" })).status).toBe(200);
    for (const path of ["/h5/files/none", "/h5/files/", "/h5/files/voice/1-1-none.wav"])
      expect((await fetch(app.address + path)).status).toBe(404);
  });
});
