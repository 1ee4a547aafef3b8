import { api, requestOf } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionsClosing } from "../../platform/bus.ts";
import { clientOf, type PeopleApp, type Person, startPeopleApp } from "../../testing/people-app.ts";
import { banUser, endAllSessions, findActiveSessions, liftBan, sweepAuth } from "./index.ts";

let app: PeopleApp;
beforeAll(async () => {
  app = await startPeopleApp();
});
afterAll(() => app.close());

const self = requestOf(api.users.self);
const refreshCode = async ({ info }: Person) =>
  (await app.ask(requestOf(api.auth.refresh, { headers: { refreshtoken: info.refreshToken } }))).code;

/** The same person on a further terminal type. */
async function also(person: Person, terminal: number, device?: string): Promise<Person> {
  const body = { userName: person.name, password: person.password, terminal, ...(device ? { device } : {}) };
  const info = await clientOf(app)(api.auth.login, { body });
  const caller = { token: info.accessToken };
  return { ...person, info, call: clientOf(app, caller), ask: (request) => app.ask(request, caller) };
}

/** Session ends published while `work` runs. */
async function closings(work: () => Promise<unknown>): Promise<SessionsClosing[]> {
  const received: SessionsClosing[] = [];
  const stop = app.services.bus.subscribe("closing", (closing) => received.push(closing));
  await work();
  stop();
  return received;
}

describe("sessions (AUTH-6)", () => {
  it("are listed with device, address and the one in use; never another person's", async () => {
    const mei = await app.person("mei");
    await app.person("otto");
    await also(mei, 1, "Mei's phone");
    const sessions = await mei.call(api.auth.sessions);
    expect(sessions.map(({ terminal, device, current }) => ({ terminal, device, current }))).toEqual(
      expect.arrayContaining([
        { terminal: 0, device: "people-app", current: true },
        { terminal: 1, device: "Mei's phone", current: false },
      ]),
    );
    expect(sessions).toHaveLength(2);
    expect(sessions[0]?.address).toBe("10.0.0.1");
  });

  it("remember when they were last used, a minute exact", async () => {
    const ina = await app.person("ina");
    const lastSeen = async () => (await ina.call(api.auth.sessions))[0]?.lastSeenAt;
    const cameAt = app.clock.now();
    app.clock.advance(59_999);
    expect(await lastSeen()).toBe(cameAt);
    app.clock.advance(1);
    expect(await lastSeen()).toBe(app.clock.now());
  });

  it("end one by one: the next call and the refresh fail at once, on every node", async () => {
    const web = await app.person("joe");
    const phone = await also(web, 1);
    const other = await app.anotherNode();
    expect((await other.ask(self, { token: phone.info.accessToken })).code).toBe(200);
    const target = (await web.call(api.auth.sessions)).find((session) => !session.current);
    const received = await closings(() =>
      web.call(api.auth.revokeSession, { params: { id: target?.id ?? "" } }),
    );
    expect(received).toEqual([
      { userId: web.id, sessions: [target?.id], reason: "revoked", text: "您的登录已失效，请重新登录" },
    ]);
    expect((await phone.ask(self)).code).toBe(401);
    expect((await other.ask(self, { token: phone.info.accessToken })).code).toBe(401);
    expect(await refreshCode(phone)).toBe(400);
    expect((await web.ask(self)).code).toBe(200);
  });

  it("give way to a login on the same kind of terminal, which is told why", async () => {
    const kim = await app.person("kim");
    const [session] = await kim.call(api.auth.sessions);
    const received = await closings(() => also(kim, 0));
    expect(received).toEqual([
      { userId: kim.id, sessions: [session?.id], reason: "replaced", text: "您的账号已在其他设备登录" },
    ]);
    expect((await kim.ask(self)).code).toBe(401);
  });

  it("of others cannot be ended, nor told apart from none", async () => {
    const kay = await app.person("kay");
    const lou = await app.person("lou");
    const [session] = await lou.call(api.auth.sessions);
    const attempt = requestOf(api.auth.revokeSession, { params: { id: session?.id } });
    expect((await kay.ask(attempt)).code).toBe(404);
    expect((await lou.ask(self)).code).toBe(200);
  });

  it("end by logout", async () => {
    const max = await app.person("max");
    const received = await closings(() => max.call(api.auth.logout));
    expect(received).toMatchObject([{ userId: max.id, reason: "revoked" }]);
    expect((await max.ask(self)).code).toBe(401);
    expect(await refreshCode(max)).toBe(400);
  });

  it("end all at once, but for the one named", async () => {
    const web = await app.person("nia");
    const [phone, stranger] = [await also(web, 1), await app.person("oto")];
    const [saved] = (await web.call(api.auth.sessions)).filter(({ current }) => current);
    const received = await closings(() => endAllSessions(app.services, web.id, saved?.id));
    expect(received).toMatchObject([{ userId: web.id, reason: "revoked" }]);
    expect((await phone.ask(self)).code).toBe(401);
    expect((await web.ask(self)).code).toBe(200);
    await endAllSessions(app.services, web.id);
    expect((await web.ask(self)).code).toBe(401);
    expect((await stranger.ask(self)).code).toBe(200);
    expect(await closings(() => endAllSessions(app.services, web.id))).toEqual([]);
  });

  it("that ran out are swept, and no longer stand", async () => {
    const pia = await app.person("pia");
    const [session] = await pia.call(api.auth.sessions);
    const id = session?.id ?? "";
    expect(await findActiveSessions(app.services, [id, "none"])).toEqual(new Set([id]));
    app.clock.advance(8 * 24 * 3_600_000);
    expect(await findActiveSessions(app.services, [id])).toEqual(new Set());
    await sweepAuth(app.services);
    const left = app.services.db.selectFrom("auth_session").select("id").where("id", "=", id);
    expect(await left.execute()).toEqual([]);
  });
});

describe("a password change (AUTH-5)", () => {
  it("ends every other session and makes the old password wrong", async () => {
    const web = await app.person("rae");
    const phone = await also(web, 1);
    await web.call(api.auth.modifyPassword, {
      body: { oldPassword: web.password, newPassword: "Quince-12" },
    });
    expect((await web.ask(self)).code).toBe(200);
    expect((await phone.ask(self)).code).toBe(401);
    expect(await refreshCode(phone)).toBe(400);
    await expect(also(web, 1)).rejects.toThrow("10001");
    await also({ ...web, password: "Quince-12" }, 1);
  });

  it("asks for the old password and for a good new one (W24)", async () => {
    const sam = await app.person("sam");
    const change = (oldPassword: string, newPassword: string) =>
      sam.ask(requestOf(api.auth.modifyPassword, { body: { oldPassword, newPassword } }));
    expect((await change("not-it", "Quince-12")).code).toBe(10001);
    for (const bad of ["1234", "x".repeat(21), ""]) expect((await change(sam.password, bad)).code).toBe(422);
    await also(sam, 0);
  });
});

describe("a ban (W6)", () => {
  it("bites at once: call, refresh, login, and on another node", async () => {
    const tom = await app.person("tom");
    const other = await app.anotherNode();
    expect((await other.ask(self, { token: tom.info.accessToken })).code).toBe(200);
    const received = await closings(() =>
      banUser(app.services, { userId: tom.id, reason: "spam", until: null }),
    );
    expect(received).toMatchObject([{ userId: tom.id, reason: "banned", text: "spam" }]);
    expect((await tom.ask(self)).code).toBe(401);
    expect((await other.ask(self, { token: tom.info.accessToken })).code).toBe(401);
    expect(await refreshCode(tom)).toBe(400);
    await expect(also(tom, 0)).rejects.toThrow("403");
    await liftBan(app.services, tom.id);
    await also(tom, 0);
  });

  it("with an end is over by itself", async () => {
    const uma = await app.person("uma");
    await banUser(app.services, { userId: uma.id, reason: "", until: app.clock.now() + 60_000 });
    await expect(also(uma, 0)).rejects.toThrow("403");
    app.clock.advance(60_000);
    await also(uma, 0);
  });

  it("of nobody says so", async () => {
    expect(await banUser(app.services, { userId: 999_999, reason: "", until: null })).toBe(false);
  });
});
