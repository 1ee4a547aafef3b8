import { api } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeOf, newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeSettings } from "../settings/index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in Shanghai. */
const NOON = Date.parse("2026-11-22T04:00:00Z");
let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(Math.max(NOON, app.clock.now()));
  [mei] = await newPeople(app, "mei");
});
afterAll(() => app.close());

/** Moves the clock so far that the token expires. */
async function pass(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  mei = await logIn(app.address, mei.name);
}
const account = (who: Person, timeZone?: string) =>
  who.call(api.capsules.account, { query: timeZone === undefined ? {} : { timeZone } });
const checkIn = (who: Person, timeZone?: string) =>
  who.call(api.capsules.checkIn, { body: timeZone === undefined ? null : { timeZone } });
const entries = (who: Person, query: { topic?: "earned" | "gift"; cursor?: string; limit?: number } = {}) =>
  who.call(api.capsules.entries, { query });
const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe("capsules come", () => {
  it("once with the account, however many look at once", async () => {
    const seen = await many(64, () => account(mei));
    expect(new Set(seen.map((one) => one.balance))).toEqual(new Set([100]));
    expect((await entries(mei)).items).toMatchObject([
      { kind: "signUp", topic: "earned", change: 100, balance: 100, cause: null, hold: null },
    ]);
  });

  it("not with the account where the operator gives none", async () => {
    await writeSettings(app.services, { capsules: { signUp: 0 } });
    expect(await account(mei)).toMatchObject({ balance: 0 });
    await writeSettings(app.services, { capsules: {} });
    expect((await entries(mei)).items).toEqual([]);
  });

  it("once a day for checking in, however often it is asked at once", async () => {
    const answers = await many(64, () => checkIn(mei));
    for (const one of answers) expect(one).toMatchObject({ done: true, streak: 1, amount: 5 });
    expect((await account(mei)).balance).toBe(105);
  });

  it("more and more for seven days in a row, then from the beginning; a missed day breaks the row", async () => {
    const got: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      expect(await account(mei)).toMatchObject({ checkIn: { done: false, streak: day } });
      got.push((await checkIn(mei)).amount);
      await pass(DAY);
    }
    expect(got).toEqual([5, 5, 8, 8, 10, 10, 20, 5]);
    await pass(DAY);
    expect(await account(mei)).toMatchObject({ checkIn: { streak: 0, amount: 5 } });
    expect(await checkIn(mei)).toMatchObject({ streak: 1, amount: 5 });
  });

  it("on the caller's own day; a day once used is used in every zone", async () => {
    await pass(Math.ceil(app.clock.now() / DAY) * DAY + 11 * HOUR - app.clock.now());
    const [here, there] = ["America/Los_Angeles", "Pacific/Kiritimati"];
    const early = await checkIn(mei, here);
    const late = await checkIn(mei, there);
    expect(Date.parse(late.day) - Date.parse(early.day)).toBe(DAY);
    expect(late.streak).toBe(2);
    for (const zone of [here, there, "Asia/Shanghai"]) await checkIn(mei, zone);
    expect((await account(mei, here)).balance).toBe(110);
    expect(await codeOf(checkIn(mei, "Mars/Olympus"))).toBe(422);
  });

  it("told to the person's terminals", async () => {
    const socket = await mei.connect();
    await checkIn(mei);
    await expect
      .poll(() => app.signals.filter((one) => one.users.includes(mei.id)).map((one) => one.data))
      .toContainEqual({ type: "capsule.changed", balance: 105 });
    await socket.close();
  });
});

describe("the statement", () => {
  it("is read page by page, newest first, by topic", async () => {
    for (let day = 0; day < 4; day += 1) {
      await checkIn(mei);
      await pass(DAY);
    }
    const first = await entries(mei, { limit: 3 });
    expect(first.items.map((one) => one.balance)).toEqual([126, 118, 110]);
    expect(first.items[0]).toMatchObject({ kind: "checkIn", params: { streak: 4 }, change: 8 });
    const rest = await entries(mei, { limit: 3, cursor: first.nextCursor ?? "" });
    expect(rest.items.map((one) => one.kind)).toEqual(["checkIn", "signUp"]);
    expect(rest.nextCursor).toBeNull();
    expect((await entries(mei, { topic: "gift" })).items).toEqual([]);
    expect(await codeOf(entries(mei, { cursor: "x" }))).toBe(422);
  });
});

describe("an advertisement", () => {
  it("is rewarded once, not before its time, and only to who watched it", async () => {
    const [otto] = await newPeople(app, "otto");
    const shown = await mei.call(api.ads.open, { body: { adId: "groups" } });
    expect(shown).toMatchObject({ ad: { id: "groups", url: null }, reward: 5, left: 5 });
    const claim = (who: Person) => who.call(api.ads.claim, { params: { sessionId: shown.sessionId } });
    await expect(claim(mei)).rejects.toMatchObject({ code: 409, data: { readyAt: shown.readyAt } });
    app.clock.set(shown.readyAt);
    expect(await codeOf(claim(otto))).toBe(404);
    for (const answer of await many(64, () => claim(mei)))
      expect(answer).toEqual({ amount: 5, balance: 105, left: 4 });
    expect((await entries(mei)).items[0]).toMatchObject({
      kind: "adReward",
      cause: { type: "ad", id: "groups" },
    });
  });

  it("is rewarded five times a day, also when many are claimed at once", async () => {
    const shown = await many(8, () => mei.call(api.ads.open));
    app.clock.advance(15_000);
    const codes = await Promise.all(
      shown.map(({ sessionId }) => codeOf(mei.call(api.ads.claim, { params: { sessionId } }))),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect((await account(mei)).ads.left).toBe(0);
    expect(await codeOf(mei.call(api.ads.open))).toBe(409);
    await pass(DAY);
    expect((await account(mei)).ads.left).toBe(5);
  });

  it("comes only from the server's list and from listed hosts", async () => {
    const words = { zh: "看", en: "Look" };
    const ad = { id: "far", title: words, lines: [words], url: "https://ads.example/a" };
    const frames = async () => {
      const page = await fetch(`${app.address}/h5/`);
      return page.headers.get("content-security-policy")?.match(/frame-src [^;]*/)?.[0];
    };
    await writeSettings(app.services, { capsules: { ads: [ad], adHosts: [] } });
    expect(await frames()).toBe("frame-src 'self'");
    expect(await codeOf(mei.call(api.ads.open, { body: { adId: "far" } }))).toBe(404);
    await writeSettings(app.services, { capsules: { ads: [ad], adHosts: ["ads.example"] } });
    expect((await mei.call(api.ads.open)).ad.url).toBe(ad.url);
    expect(await frames()).toBe("frame-src 'self' https://ads.example");
    await writeSettings(app.services, { capsules: {} });
  });
});

describe("prices and packages", () => {
  it("are those of the settings", async () => {
    expect(await mei.call(api.capsules.packages)).toContainEqual({
      id: "c330",
      paid: 300,
      bonus: 30,
      amount: 3000,
      currency: "CNY",
    });
    expect(await mei.call(api.capsules.prices)).toMatchObject({ builtIn: 0, reply: 1, image: 8 });
  });
});
