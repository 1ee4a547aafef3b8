import { api, Terminal } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { httpClient, logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const DAY = 86_400_000;
let app: TestApp;
let admin: Person;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
});
afterAll(() => app.close());

const list = (query: Record<string, string>) => admin.call(api.adminPeople.list, { query });
const names = async (query: Record<string, string>) => (await list(query)).items.map((one) => one.userName);
const of = (who: Person) => ({ params: { userId: who.id } });

describe("the list of people (ADMIN-1)", () => {
  it("comes in pages, the newest first, and holds people alone", async () => {
    const first = await list({ limit: "2" });
    expect(first.items.map((one) => one.userName)).toEqual(["otto", "mei"]);
    const rest = await list({ limit: "2", cursor: first.nextCursor ?? "" });
    expect(rest).toMatchObject({ items: [{ userName: "admin", roles: ["admin"] }], nextCursor: null });
  });

  it("finds by a part of a name, by id and by address", async () => {
    expect(await names({ keyword: "TT" })).toEqual(["otto"]);
    expect(await names({ keyword: String(mei.id) })).toEqual(["mei"]);
    await app.services.db
      .updateTable("app_user")
      .set({ email_key: "mei@a.example" })
      .where("id", "=", mei.id)
      .execute();
    expect(await names({ keyword: "mei@a.example" })).toEqual(["mei"]);
    expect(await names({ keyword: "nobody" })).toEqual([]);
  });

  it("tells who is online, who has rights, who is banned", async () => {
    expect(await names({ state: "online" })).toEqual([]);
    const socket = await mei.connect();
    expect(await list({ state: "online" })).toMatchObject({ items: [{ userName: "mei", terminals: [0] }] });
    await socket.close();
    expect(await names({ state: "staff" })).toEqual(["admin"]);
    await admin.call(api.adminPeople.ban, { ...of(otto), body: { reason: "ads" } });
    expect(await list({ state: "banned" })).toMatchObject({
      items: [{ userName: "otto", ban: { reason: "ads", until: null } }],
    });
    await admin.call(api.adminPeople.unban, of(otto));
    expect(await names({ state: "banned" })).toEqual([]);
    otto = await logIn(app.address, "otto");
  });
});

describe("a ban (ADMIN-1, rules §4.14)", () => {
  it("closes the socket within a second with its reason, and ends every login", async () => {
    const elsewhere = await logIn(app.address, "otto", Terminal.APP);
    const socket = await otto.connect();
    const began = performance.now();
    await admin.call(api.adminPeople.ban, {
      ...of(otto),
      body: { reason: "spam", until: app.clock.now() + DAY },
    });
    await socket.until((frame) => frame.cmd === 5 && frame.data.type === 50 && frame.data.content === "spam");
    await socket.closed;
    expect(performance.now() - began).toBeLessThan(1000);
    for (const one of [otto, elsewhere]) expect(await codeOf(one.call(api.users.self))).toBe(401);
    await expect(logIn(app.address, "otto")).rejects.toThrow("spam");
  });

  it("lifts itself when its time is over", async () => {
    app.clock.advance(DAY - 1);
    expect(await codeOf(logIn(app.address, "otto"))).toBe(403);
    app.clock.advance(2);
    otto = await logIn(app.address, "otto");
    admin = await logIn(app.address, "admin", 0, "admin-secret");
    expect(await names({ state: "banned" })).toEqual([]);
    expect((await admin.call(api.adminPeople.find, of(otto))).ban).toBeNull();
  });
});

describe("logins and passwords", () => {
  it("one login of a person ends at once", async () => {
    const socket = await otto.connect();
    const { sessions } = await admin.call(api.adminPeople.find, of(otto));
    expect(sessions).toHaveLength(1);
    const params = { userId: otto.id, sessionId: sessions[0]?.id ?? "" };
    await admin.call(api.adminPeople.endSession, { params });
    expect(await socket.closed).toBe(4003);
    expect(await codeOf(otto.call(api.users.self))).toBe(401);
  });

  it("a password is made here and told once, or is the one given", async () => {
    const { newPassword } = await admin.call(api.adminPeople.resetPassword, of(otto));
    expect(newPassword).toMatch(/^\w{16}$/);
    otto = await logIn(app.address, "otto", 0, newPassword ?? "");
    const given = await admin.call(api.adminPeople.resetPassword, {
      ...of(otto),
      body: { newPassword: "Apricot-5" },
    });
    expect(given).toEqual({ newPassword: null });
    expect(await codeOf(otto.call(api.users.self))).toBe(401);
    otto = await logIn(app.address, "otto", 0, "Apricot-5");
  });
});

describe("rights", () => {
  it("hold from the moment they are given, for their part alone", async () => {
    expect(await codeOf(mei.call(api.adminPeople.list))).toBe(401);
    mei = await logIn(app.address, "mei");
    expect(await codeOf(mei.call(api.adminPeople.list))).toBe(403);
    const body = { roles: [], permissions: ["admin:users" as const] };
    await admin.call(api.adminPeople.setRoles, { ...of(mei), body });
    expect(await codeOf(mei.call(api.adminPeople.list))).toBe(200);
    expect(await codeOf(mei.call(api.adminAudit.list))).toBe(403);
    expect(app.signals.some(({ users, data }) => users.includes(mei.id) && isRights(data))).toBe(true);
  });

  it("do not reach those who have some, nor oneself", async () => {
    const tries = [
      () => mei.call(api.adminPeople.ban, { ...of(admin), body: { reason: "mine now" } }),
      () => mei.call(api.adminPeople.resetPassword, of(admin)),
      () => mei.call(api.adminPeople.setRoles, { ...of(mei), body: { roles: ["admin"] } }),
      () => mei.call(api.adminPeople.ban, { ...of(mei), body: { reason: "why" } }),
      () => admin.call(api.adminPeople.setRoles, { ...of(admin), body: { roles: [] } }),
    ];
    for (const one of tries) expect(await codeOf(one())).toBe(403);
    expect(await codeOf(mei.call(api.adminPeople.unban, of(otto)))).toBe(200);
  });

  it("end at once when they are taken", async () => {
    await admin.call(api.adminPeople.setRoles, { ...of(mei), body: { roles: [] } });
    expect(await codeOf(mei.call(api.adminPeople.list))).toBe(403);
  });
});

const isRights = (data: unknown) =>
  typeof data === "object" && JSON.stringify(data).includes("rights.changed");

describe("capsules", () => {
  const adjust = (key: string, amount: number, reason = "thanks") =>
    admin.call(api.adminPeople.adjust, {
      ...of(otto),
      headers: { "idempotency-key": key },
      body: { amount, reason },
    });

  it("are given and taken once for their key, with the reason in the statement", async () => {
    const before = (await admin.call(api.adminPeople.find, of(otto))).capsules.balance;
    const given = await Promise.all([1, 2, 3].map(() => adjust("gift-0001", 50)));
    expect(given.at(-1)?.capsules.balance).toBe(before + 50);
    expect((await adjust("fine-0001", -30, "refund")).capsules.balance).toBe(before + 20);
    expect(await codeOf(adjust("gift-0001", 51))).toBe(409);
    expect(await codeOf(adjust("fine-0002", -100_000))).toBe(10010);
    const { items } = await admin.call(api.adminPeople.entries, of(otto));
    expect(items.slice(0, 2)).toMatchObject([
      { kind: "adjusted", params: { reason: "refund" }, change: -30 },
      { kind: "adjusted", params: { reason: "thanks" }, change: 50 },
    ]);
    expect(await admin.call(api.capsuleAdmin.reconcile)).toMatchObject({ ok: true });
  });
});

describe("what is against a person", () => {
  it("is counted and listed with its reporter, messages included", async () => {
    await mei.call(api.users.report, { body: { kind: "user", id: otto.id, reason: "spam", text: "ads" } });
    await otto.call(api.users.setPrivacy, { body: { addMe: "anyone" } });
    await mei.call(api.friends.add, { query: { friendId: otto.id } });
    const { id } = await otto.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "buy", type: 0 },
    });
    const message = { kind: "message" as const, id, reason: "fraud", chatId: `p:${otto.id}` };
    await mei.call(api.users.report, { body: message });
    expect((await admin.call(api.adminPeople.find, of(otto))).reports).toBe(2);
    const { items } = await admin.call(api.adminPeople.reports, of(otto));
    expect(items).toMatchObject([
      { kind: "message", reason: "fraud", reporter: "mei", state: "open" },
      { kind: "user", reason: "spam", text: "ads", reporter: "mei" },
    ]);
  });
});

describe("the log of acts (ADMIN-3)", () => {
  it("says who asked what of whom, newest first, without secrets", async () => {
    const body = { newPassword: "Apricot-6" };
    await admin.call(api.adminPeople.resetPassword, { ...of(otto), body });
    const { items } = await admin.call(api.adminAudit.list, { query: { target: `user:${otto.id}` } });
    expect(items[0]).toMatchObject({ action: "adminPeople.resetPassword", targetName: "otto", code: 200 });
    expect(items[0]?.input).not.toContain("Apricot");
    const writes = await admin.call(api.adminAudit.list, { query: { writes: "only", actorId: admin.id } });
    expect(writes.items.some((one) => one.action === "adminPeople.list")).toBe(false);
    expect(writes.items.map((one) => one.action)).toContain("adminPeople.ban");
  });

  it("cannot be changed, even by hand", async () => {
    const { db } = app.services;
    await expect(db.updateTable("admin_line").set({ actor_id: 0 }).execute()).rejects.toThrow(
      "stays written",
    );
    await expect(db.deleteFrom("admin_outcome").execute()).rejects.toThrow("stays written");
  });

  it("is kept of refused acts, and of nobody else's", async () => {
    const lines = () => app.services.db.selectFrom("admin_line").select("id").execute();
    const before = (await lines()).length;
    expect(await codeOf(httpClient(app.address)(api.adminPeople.list))).toBe(400);
    expect(await codeOf(otto.call(api.adminPeople.list))).toBe(401);
    expect(await lines()).toHaveLength(before);
  });

  it("stay with one of two administrators who take each other's at once (ADMIN-1)", async () => {
    const second = await person(app.address, "second");
    await admin.call(api.adminPeople.setRoles, { ...of(second), body: { roles: ["admin"] } });
    const take = (who: Person, whose: Person) =>
      codeOf(who.call(api.adminPeople.setRoles, { ...of(whose), body: { roles: [] } }));
    const codes = await Promise.all([take(admin, second), take(second, admin)]);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 403]);
    const rows = await app.services.db
      .selectFrom("app_user")
      .select("roles")
      .where("id", "in", [admin.id, second.id])
      .execute();
    const left = rows.filter(({ roles }) => roles.length > 0);
    expect(left).toHaveLength(1);
  });
});
