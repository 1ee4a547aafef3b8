import { api, type LoginInfo, requestOf } from "@4d/contract";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionsClosing } from "../../platform/bus.ts";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { REFRESH_SECONDS } from "./auth.policy.ts";
import { flushSessionUse } from "./session-use.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const ask = (refreshtoken: string) => app.ask(requestOf(api.auth.refresh, { headers: { refreshtoken } }));
async function refresh(info: LoginInfo): Promise<LoginInfo> {
  const answer = await ask(info.refreshToken);
  expect(answer.code).toBe(200);
  return api.auth.refresh.out.parse(answer.data);
}
const selfCode = async (info: LoginInfo) =>
  (await app.ask(requestOf(api.users.self), { token: info.accessToken })).code;

/** Sends a request with the token and makes sure that the server has recorded its use. */
async function use(info: LoginInfo): Promise<void> {
  expect(await selfCode(info)).toBe(200);
  await flushSessionUse(app.services);
}

describe("PUT /refreshToken", () => {
  it("gives a new pair and keeps the session", async () => {
    const ada = await app.person("ada");
    const next = await refresh(ada.info);
    const { iat = 0, exp = 0 } = decodeJwt(next.refreshToken);
    expect([iat, exp - iat]).toEqual([Math.floor(app.clock.now() / 1000), REFRESH_SECONDS]);
    expect(next.refreshToken).not.toBe(ada.info.refreshToken);
    expect(decodeJwt(next.accessToken).session).toBe(decodeJwt(ada.info.accessToken).session);
    expect(await selfCode(next)).toBe(200);
    expect(await selfCode(ada.info)).toBe(200);
  });

  it("answers 400 without a header or with a bad one, never 401", async () => {
    expect((await app.ask(requestOf(api.auth.refresh))).code).toBe(400);
    expect((await ask("")).code).toBe(400);
    expect((await ask("x")).message).toContain("登录已失效");
    for (const bad of ["x", "a.b.c", "%", "e30.e30.e30", "y".repeat(6000)])
      expect((await ask(bad)).code).toBe(400);
  });

  it("gives twenty parallel refreshes of one token the same pair (protocol §1.6)", async () => {
    const ben = await app.person("ben");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(ben.info)));
    expect(new Set(answers.map((info) => info.refreshToken)).size).toBe(1);
    for (const info of answers) expect(await selfCode(info)).toBe(200);
    const last = await refresh(answers[7] ?? ben.info);
    expect(await selfCode(last)).toBe(200);
  });

  it("tolerates the old token for 30 s of the new one's use, then takes it for theft and ends the session", async () => {
    const cat = await app.person("cat");
    const next = await refresh(cat.info);
    await use(next);
    app.clock.advance(30_000);
    expect((await refresh(cat.info)).refreshToken).toBe(next.refreshToken);
    app.clock.advance(1);
    const closed: SessionsClosing[] = [];
    const stop = app.services.bus.subscribe("closing", (closing) => closed.push(closing));
    expect((await ask(cat.info.refreshToken)).code).toBe(400);
    stop();
    expect(closed).toMatchObject([{ userId: cat.id, reason: "revoked" }]);
    expect(await selfCode(next)).toBe(401);
    expect((await ask(next.refreshToken)).code).toBe(400);
  });

  it("answers who never got the new pair with it again, days later; from its first use on the 30 s run", async () => {
    const ivy = await app.person("ivy");
    const held = await refresh(ivy.info);
    const lost = await refresh(held);
    await use(held);
    app.clock.advance(3 * 24 * 3_600_000);
    const next = await refresh(held);
    expect(next.refreshToken).toBe(lost.refreshToken);
    await use(next);
    app.clock.advance(20_000);
    await use(next);
    app.clock.advance(10_000);
    expect((await refresh(held)).refreshToken).toBe(lost.refreshToken);
    app.clock.advance(1);
    expect((await ask(held.refreshToken)).code).toBe(400);
    expect(await selfCode(next)).toBe(401);
  });

  it("takes a token two generations old for theft, though nobody has used the newest", async () => {
    const dan = await app.person("dan");
    const second = await refresh(dan.info);
    const third = await refresh(second);
    expect((await ask(dan.info.refreshToken)).code).toBe(400);
    expect((await ask(third.refreshToken)).code).toBe(400);
  });

  it("goes on with a token newer than its session, as after a restored backup, and with no older one", async () => {
    const hal = await app.person("hal");
    const second = await refresh(hal.info);
    const third = await refresh(second);
    const { db } = app.services;
    await db.updateTable("auth_session").set({ generation: 1 }).where("user_id", "=", hal.id).execute();
    const fourth = await refresh(third);
    expect(await selfCode(fourth)).toBe(200);
    expect((await refresh(third)).refreshToken).toBe(fourth.refreshToken);
    expect((await ask(second.refreshToken)).code).toBe(400);
    expect((await ask(fourth.refreshToken)).code).toBe(400);
  });

  it("lives 7 days without use, and goes on as long as it is used", async () => {
    const eve = await app.person("eve");
    const fay = await app.person("fay");
    app.clock.advance(6 * 24 * 3_600_000);
    const next = await refresh(eve.info);
    app.clock.advance(2 * 24 * 3_600_000);
    expect((await ask(fay.info.refreshToken)).code).toBe(400);
    expect(await selfCode(await refresh(next))).toBe(200);
  });

  it("ends with its session's row, to the moment, whatever the token says", async () => {
    const kim = await app.person("kim");
    const expires_at = app.clock.now() + 1000;
    const { db } = app.services;
    await db.updateTable("auth_session").set({ expires_at }).where("user_id", "=", kim.id).execute();
    app.clock.advance(1000);
    expect((await ask(kim.info.refreshToken)).code).toBe(400);
  });

  it("is refused to the banned and to nobody's session, though its row stands", async () => {
    const leo = await app.person("leo");
    const { db } = app.services;
    await db.updateTable("app_user").set({ is_banned: true }).where("id", "=", leo.id).execute();
    expect((await ask(leo.info.refreshToken)).code).toBe(400);
    await db.updateTable("app_user").set({ is_banned: false }).where("id", "=", leo.id).execute();
    expect((await ask(leo.info.refreshToken)).code).toBe(200);
  });

  it("notes a use of its own generation once, of an older one never", async () => {
    const mia = await app.person("mia");
    const { db } = app.services;
    const confirmed = async () =>
      (
        await db
          .selectFrom("auth_session")
          .select(["generation", "confirmed_at"])
          .where("user_id", "=", mia.id)
          .execute()
      )[0];
    const second = await refresh(mia.info);
    await use(second);
    const usedAt = app.clock.now();
    expect(await confirmed()).toEqual({ generation: 2, confirmed_at: usedAt });
    app.clock.advance(11_000);
    await use(second);
    expect(await confirmed()).toEqual({ generation: 2, confirmed_at: usedAt });
    const third = await refresh(second);
    app.clock.advance(11_000);
    await use(second);
    expect(await confirmed()).toEqual({ generation: 3, confirmed_at: null });
    await use(third);
    expect(await confirmed()).toEqual({ generation: 3, confirmed_at: app.clock.now() });
    // The cached session is of the previous generation, which is confirmed.
    app.clock.advance(11_000);
    await use(third);
    await use(await refresh(third));
    expect(await confirmed()).toEqual({ generation: 4, confirmed_at: app.clock.now() });
  });

  it("works on another node, and what it ends there is ended here", async () => {
    const gil = await app.person("gil");
    const other = await app.anotherNode();
    const header = { headers: { refreshtoken: gil.info.refreshToken } };
    expect((await other.ask(requestOf(api.auth.refresh, header))).code).toBe(200);
    expect(await selfCode(gil.info)).toBe(200);
    await use(await refresh(gil.info));
    app.clock.advance(31_000);
    expect((await other.ask(requestOf(api.auth.refresh, header))).code).toBe(400);
    expect(await selfCode(gil.info)).toBe(401);
  });
});
