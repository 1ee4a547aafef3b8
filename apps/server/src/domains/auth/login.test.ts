import { api, requestOf, tokenPayload } from "@4d/contract";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionsClosing } from "../../platform/bus.ts";
import { type PeopleApp, startPeopleApp } from "../../testing/people-app.ts";
import { banUser, liftBan } from "./index.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const registerAs = (userName: string, password = "Plum-77x", nickName = userName) =>
  app.ask(
    requestOf(api.auth.register, { body: { userName, password, nickName, confirmPassword: password } }),
  );
const loginAs = (userName: string, password: string, terminal: number | string = 0) =>
  app.ask(requestOf(api.auth.login, { body: { userName, password, terminal } }));

describe("register", () => {
  it("answers null and logs nobody in", async () => {
    expect(await registerAs("nora")).toEqual({ code: 200, message: "ok", data: null });
  });

  it("takes a name once, in whatever letter case or width (10003)", async () => {
    await registerAs("otto");
    for (const name of ["otto", "OTTO", "\uff4ftto"]) expect((await registerAs(name)).code).toBe(10003);
  });

  it("takes names of any writing, kept in one form (protocol §3.3)", async () => {
    for (const name of ["林晚_07", "Mei Lin", "मीरा", "น้ำฝน", "o.t-t+o"])
      expect((await registerAs(name)).code).toBe(200);
    expect((await loginAs("mei lin", "Plum-77x")).code).toBe(200);
    expect((await registerAs("Ze\u0301")).code).toBe(200);
    expect((await registerAs("z\u00e9")).code).toBe(10003);
    expect((await loginAs("ze\u0301", "Plum-77x")).code).toBe(200);
  });

  it("gives a contested name to exactly one of many", async () => {
    const codes = (await Promise.all(Array.from({ length: 8 }, () => registerAs("race")))).map(
      (one) => one.code,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 10003)).toHaveLength(7);
  });

  it.each([
    ["a password of 4", "peer", "1234", "Peer"],
    ["a password of 21", "peer", "x".repeat(21), "Peer"],
    ["a name with two spaces in a row", "pe  er", "12345", "Peer"],
    ["a name with a space of another width", "pe\u3000er", "12345", "Peer"],
    ["a name with a letter nobody sees", "peer\u3164", "12345", "Peer"],
    ["a name with a joiner nobody sees", "pe\u200der", "12345", "Peer"],
    ["a name that turns the text around", "pe\u202eer", "12345", "Peer"],
    ["a name as the server's own", "ai:7", "12345", "Peer"],
    ["a name like a mail address", "peer@example.org", "12345", "Peer"],
    ["a name that begins with an accent", "\u0301peer", "12345", "Peer"],
    ["a name of 21", "p".repeat(21), "12345", "Peer"],
    ["an empty nickname", "peer", "12345", "  "],
    ["a nickname nobody can see", "peer", "12345", "\u200b\u200b"],
    ["a nickname that only turns the text around", "peer", "12345", "\u202e\u2066"],
    ["a name of two writings", "\u0430dmin", "12345", "Peer"],
    ["a name of an office", "Adm1n", "12345", "Peer"],
    ["a nickname of an office", "peer", "12345", "管 理 员"],
  ])("refuses %s with 422 and a named field", async (_, name, password, nick) => {
    const answer = await registerAs(name, password, nick);
    expect(answer.code).toBe(422);
    expect(answer.data).toHaveProperty("field");
  });
});

describe("login", () => {
  it("gives both tokens with the payload clients decode (AUTH-2)", async () => {
    const mei = await app.person("mei", 1);
    expect(mei.info).toMatchObject({ accessTokenExpiresIn: 1800, refreshTokenExpiresIn: 604_800 });
    const payload = tokenPayload.parse(decodeJwt(mei.info.accessToken));
    expect(payload).toMatchObject({ uid: mei.id, roles: [], permissions: [], terminal: 1 });
    expect(payload.exp).toBe(Math.floor(app.clock.now() / 1000) + 1800);
    expect(mei.info.accessToken).toMatch(/^[\w.-]+$/);
  });

  it("takes the terminal as a numeric string and refuses others", async () => {
    await registerAs("strings");
    expect((await loginAs("strings", "Plum-77x", "1")).code).toBe(200);
    expect((await loginAs("strings", "Plum-77x", 3)).code).toBe(422);
  });

  it("answers alike for an unknown account and a wrong password (W8)", async () => {
    await registerAs("known");
    const wrong = await loginAs("known", "nope1");
    expect(wrong.code).toBe(10001);
    expect(await loginAs("unknown", "nope1")).toEqual(wrong);
  });

  it("takes as long for an unknown account as for a known one (AUTH-7)", async () => {
    await registerAs("timed");
    const samples: Record<"timed" | "nobody", number[]> = { timed: [], nobody: [] };
    for (let round = 0; round < 24; round += 1) {
      for (const name of ["timed", "nobody"] as const) {
        const began = performance.now();
        await loginAs(name, "wrong-password");
        samples[name].push(performance.now() - began);
      }
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    // Without a hash to compare with, the unknown account takes a tenth; noise stays far below half.
    expect(median(samples.nobody) / median(samples.timed)).toBeGreaterThan(0.6);
    expect(median(samples.nobody) / median(samples.timed)).toBeLessThan(1.7);
  });

  it("tells a ban only after the right password, with its reason (W8)", async () => {
    const vic = await app.person("vic");
    await banUser(app.services, { userId: vic.id, reason: "刷屏", until: null });
    expect((await loginAs("vic", "not-it")).code).toBe(10001);
    const refused = await loginAs("vic", vic.password);
    expect(refused.code).toBe(403);
    expect(refused.message).toContain("刷屏");
    const until = app.clock.now() + 3 * 24 * 3_600_000;
    await banUser(app.services, { userId: vic.id, reason: "刷屏", until });
    expect((await loginAs("vic", vic.password)).message).toBe(
      "您的账号已被封禁,原因:刷屏。约 3 天后自动解除",
    );
    await liftBan(app.services, vic.id);
    expect((await loginAs("vic", vic.password)).code).toBe(200);
  });

  it("ends the older session of the same terminal type, not of another (AUTH-4)", async () => {
    const zoe = await app.person("zoe", 0);
    const onPhone = await loginAs("zoe", zoe.password, 1);
    const closed: SessionsClosing[] = [];
    const stop = app.services.bus.subscribe("closing", (closing) => closed.push(closing));
    expect((await loginAs("zoe", zoe.password, 0)).code).toBe(200);
    stop();
    expect(closed).toMatchObject([{ userId: zoe.id, reason: "replaced" }]);
    expect(closed[0]?.sessions).toEqual([decodeJwt(zoe.info.accessToken).session]);
    expect((await zoe.ask(requestOf(api.users.self))).code).toBe(401);
    const { accessToken } = api.auth.login.out.parse(onPhone.data);
    expect((await app.ask(requestOf(api.users.self), { token: accessToken })).code).toBe(200);
  });

  it("leaves one session of many logins at once", async () => {
    const ann = await app.person("ann");
    await Promise.all(Array.from({ length: 6 }, () => loginAs("ann", ann.password)));
    const sessions = app.services.db.selectFrom("auth_session").selectAll().where("user_id", "=", ann.id);
    expect(await sessions.execute()).toHaveLength(1);
  });

  it("writes no password and no token into the log (W9)", async () => {
    const kim = await app.person("kim");
    await kim.ask(requestOf(api.users.self));
    const log = app.logged.join("");
    for (const secret of [kim.password, kim.info.accessToken, kim.info.refreshToken])
      expect(log).not.toContain(secret);
  });
});
