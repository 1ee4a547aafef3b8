import { api, emptySheet } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let admin: Person;
let helper: Person;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  helper = await person(app.address, "helper");
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
  await admin.call(api.adminPeople.setRoles, {
    params: { userId: helper.id },
    body: { roles: [], permissions: ["admin:reports"] },
  });
});
afterAll(() => app.close());

/** Logs in again: tokens live half an hour. */
async function logInAnew(): Promise<void> {
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  [helper, mei, otto] = [
    await logIn(app.address, "helper"),
    await logIn(app.address, "mei"),
    await logIn(app.address, "otto"),
  ];
}

const open = async () => (await admin.call(api.adminCases.list)).items;
const of = (caseId: number) => ({ params: { caseId } });
const say = async (content: string) =>
  (await otto.call(api.privateMessages.send, { body: { recvId: mei.id, content, type: 0 } })).id;
const report = (id: number) =>
  mei.call(api.users.report, {
    body: { kind: "message", id, chatId: `p:${otto.id}`, reason: "fraud", text: "asks for money" },
  });

describe("a reported message (ADMIN-3)", () => {
  let messageId: number;
  let caseId: number;

  it("becomes one case with its evidence, whoever edits it meanwhile", async () => {
    messageId = await say("send me your password");
    await report(messageId);
    await otto.call(api.privateMessages.edit, { params: { id: messageId }, body: { content: "hello" } });
    const [one] = await open();
    expect(one).toMatchObject({ kind: "report", subject: "message", reports: 1, accused: { name: "otto" } });
    caseId = one?.id ?? 0;
    expect(await open()).toHaveLength(1);
    const page = await helper.call(api.adminCases.find, of(caseId));
    expect(page.evidence).toContain("send me your password");
    expect(page).toMatchObject({
      reporters: [{ name: "mei", reason: "fraud", text: "asks for money" }],
      may: ["dismiss", "warn", "hide"],
    });
  });

  it("is taken by one administrator alone, however many reach for it", async () => {
    const codes = await Promise.all(
      [admin, helper, admin, helper].map((who) => codeOf(who.call(api.adminCases.claim, of(caseId)))),
    );
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409]);
    const { claimedBy } = await admin.call(api.adminCases.find, of(caseId));
    const loser = claimedBy?.id === admin.id ? helper : admin;
    const body = { decision: "hide" as const, note: "no" };
    expect(await codeOf(loser.call(api.adminCases.decide, { ...of(caseId), body }))).toBe(409);
    // An abandoned claim expires after half an hour.
    app.clock.advance(31 * 60_000);
    await logInAnew();
    await helper.call(api.adminCases.claim, of(caseId));
  });

  it("is hidden from everybody, its author told, and a strike counts", async () => {
    const socket = await otto.connect();
    const body = { decision: "hide" as const, note: "No fraud here", strike: true };
    await helper.call(api.adminCases.decide, { ...of(caseId), body });
    await socket.until((frame) => frame.cmd === 5 && frame.data.type === "decision");
    await socket.close();
    // A person without an open socket finds it in their notifications.
    const { items } = await otto.call(api.notifications.list, { query: {} });
    expect(items[0]).toMatchObject({
      kind: "hidden",
      subject: "message",
      text: "No fraud here",
      unread: true,
    });
    const { db } = app.services;
    const row = await db
      .selectFrom("private_message")
      .selectAll()
      .where("id", "=", messageId)
      .executeTakeFirst();
    expect(row).toMatchObject({ status: 2, content: "" });
    const page = await admin.call(api.adminPeople.find, { params: { userId: otto.id } });
    expect(page.strikes).toMatchObject([{ reason: "No fraud here", by: "helper" }]);
    expect(await open()).toEqual([]);
    expect(await codeOf(helper.call(api.adminCases.decide, { ...of(caseId), body }))).toBe(409);
  });

  it("can be objected to once; when that is heard, the strike is gone", async () => {
    const { items } = await otto.call(api.decisions.list);
    expect(items).toMatchObject([
      { id: caseId, decision: "hide", note: "No fraud here", strike: true, appeal: "none", mayAppeal: true },
    ]);
    const appeal = { ...of(caseId), body: { text: "It was a joke" } };
    expect(await otto.call(api.decisions.appeal, appeal)).toMatchObject({
      appeal: "waiting",
      mayAppeal: false,
    });
    expect(await codeOf(otto.call(api.decisions.appeal, appeal))).toBe(409);
    expect(await codeOf(mei.call(api.decisions.appeal, appeal))).toBe(404);
    const [one] = await open();
    expect(one).toMatchObject({ kind: "appeal" });
    await admin.call(api.adminCases.claim, of(one?.id ?? 0));
    const page = await admin.call(api.adminCases.find, of(one?.id ?? 0));
    expect(page).toMatchObject({ appeal: "It was a joke", against: { id: caseId, decision: "hide" } });
    await admin.call(api.adminCases.decide, { ...of(page.id), body: { decision: "restore", note: "Fair" } });
    expect((await otto.call(api.decisions.list)).items).toMatchObject([{ appeal: "restored" }]);
    const { strikes } = await admin.call(api.adminPeople.find, { params: { userId: otto.id } });
    expect(strikes).toEqual([]);
  });
});

describe("reports of one thing", () => {
  it("come together in one case, and a later one opens another", async () => {
    const third = await person(app.address, "third");
    const accuse = (who: Person, reason: string) =>
      who.call(api.users.report, { body: { kind: "user", id: otto.id, reason } });
    await accuse(mei, "spam");
    await accuse(third, "abuse");
    const [one] = await open();
    expect(one).toMatchObject({ reports: 2, reasons: ["abuse", "spam"], subject: "user" });
    const caseId = one?.id ?? 0;
    await admin.call(api.adminCases.claim, of(caseId));
    const body = { decision: "dismiss" as const };
    await admin.call(api.adminCases.decide, { ...of(caseId), body });
    await accuse(third, "abuse");
    const [later] = await open();
    expect(later?.id).toBeGreaterThan(caseId);
    // The reported person learns nothing of a dismissed report.
    expect((await otto.call(api.decisions.list)).items.map((item) => item.id)).not.toContain(caseId);
  });
});

describe("a reported post", () => {
  it("is out of sight once hidden, and its author is told once", async () => {
    const { id } = await posted(otto, { title: "Act now", text: "Send me capsules" });
    await mei.call(api.users.report, { body: { kind: "post", id, reason: "fraud" } });
    const one = (await open()).find((item) => item.subject === "post");
    const caseId = one?.id ?? 0;
    await admin.call(api.adminCases.claim, of(caseId));
    const socket = await otto.connect();
    await admin.call(api.adminCases.decide, { ...of(caseId), body: { decision: "hide", note: "No fraud" } });
    await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content: "hello", type: 0 } });
    await socket.until((frame) => frame.cmd === 3);
    await socket.close();
    // The notification of the decision came before the message that followed it.
    const items = socket.frames.flatMap((frame) => (frame.cmd === 5 ? [frame.data.type] : []));
    expect(items.filter((type) => type === "notice" || type === "decision")).toEqual(["notice"]);
    expect(await codeOf(mei.call(api.posts.find, { params: { id } }))).toBe(404);
    expect((await otto.call(api.decisions.list)).items).toMatchObject([
      { id: caseId, decision: "hide", mayAppeal: true },
      {},
    ]);
  });
});

describe("a character that waits for a review", () => {
  const sheet = { ...emptySheet, name: "阿遥", avatar: "", firstMes: "你好", description: "喜欢赌博" };

  async function submitted(name: string): Promise<number> {
    const { id } = await otto.call(api.characters.create, { body: { sheet: { ...sheet, name } } });
    const { db } = app.services;
    // A character is only shown once its picture is stored; another test covers that.
    await db
      .updateTable("ai_character")
      .set({ status: "review", visibility: "public" })
      .where("id", "=", id)
      .execute();
    return id;
  }
  const caseOf = async (subjectId: number) =>
    (await open()).find((one) => one.kind === "review" && one.subjectId === subjectId);

  it("is shown to everybody when it passes, and its author told", async () => {
    const id = await submitted("阿遥");
    const one = await caseOf(id);
    expect(one).toMatchObject({ subject: "character", accused: { name: "otto" } });
    await helper.call(api.adminCases.claim, of(one?.id ?? 0));
    await helper.call(api.adminCases.decide, { ...of(one?.id ?? 0), body: { decision: "approve" } });
    expect(await mei.call(api.characters.find, { params: { id } })).toMatchObject({ name: "阿遥" });
  });

  it("is judged by all that is read of it, its examples and greetings too", async () => {
    const id = await submitted("半夏");
    const examples = [{ ask: "玩什么", answer: "来一局骰子" }];
    const whole = JSON.stringify({ ...sheet, examples, groupGreetings: ["谁坐庄?"] });
    await app.services.db.updateTable("ai_character").set({ sheet: whole }).where("id", "=", id).execute();
    const { evidence } = await helper.call(api.adminCases.find, of((await caseOf(id))?.id ?? 0));
    for (const words of ["喜欢赌博", "来一局骰子", "谁坐庄?"]) expect(evidence).toContain(words);
  });

  it("goes back with the reason when it does not, and its case when its author takes it back", async () => {
    const id = await submitted("小满");
    const one = await caseOf(id);
    await helper.call(api.adminCases.claim, of(one?.id ?? 0));
    const body = { decision: "reject" as const, note: "Not about gambling, please" };
    await helper.call(api.adminCases.decide, { ...of(one?.id ?? 0), body });
    expect(await otto.call(api.characters.draft, { params: { id } })).toMatchObject({
      status: "rejected",
      reasons: [{ field: "", text: "Not about gambling, please" }],
    });
    const withdrawn = await submitted("回声");
    expect(await caseOf(withdrawn)).toBeDefined();
    await app.services.db
      .updateTable("ai_character")
      .set({ status: "draft" })
      .where("id", "=", withdrawn)
      .execute();
    expect(await caseOf(withdrawn)).toBeUndefined();
  });

  it("can be reported once it is there, and is met by nobody when it is hidden", async () => {
    const id = await submitted("白噪");
    const review = await caseOf(id);
    await admin.call(api.adminCases.claim, of(review?.id ?? 0));
    await admin.call(api.adminCases.decide, { ...of(review?.id ?? 0), body: { decision: "approve" } });
    await mei.call(api.users.report, { body: { kind: "character", id, reason: "sexual" } });
    const one = (await open()).find((item) => item.kind === "report" && item.subject === "character");
    await admin.call(api.adminCases.claim, of(one?.id ?? 0));
    await admin.call(api.adminCases.decide, {
      ...of(one?.id ?? 0),
      body: { decision: "hide", note: "Hidden" },
    });
    expect(await codeOf(mei.call(api.characters.find, { params: { id } }))).toBe(404);
  });
});
