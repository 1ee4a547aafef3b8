import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { banGroup } from "../groups/index.ts";

let app: TestApp;
let admin: Person;
let mei: Person;
let otto: Person;
let eve: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  eve = await person(app.address, "eve");
  await befriend(mei, otto);
});
afterAll(() => app.close());

const open = async () => (await admin.call(api.adminCases.list)).items;
const of = (caseId: number) => ({ params: { caseId } });

describe("a reported group", () => {
  // The same name again, soon after, returns the same group.
  const make = async (name: string) =>
    (await otto.call(api.groups.create, { body: { name, friendIds: [mei.id] } })).id;
  const find = (groupId: number) => mei.call(api.groups.find, { params: { groupId } });
  const reportGroup = (id: number, by: Person) =>
    by.call(api.users.report, { body: { kind: "group", id, reason: "fraud" } });

  it("is written in by nobody once hidden, and opened again when its owner is heard", async () => {
    const groupId = await make("Quick money");
    expect(await codeOf(reportGroup(groupId, otto))).toBe(422);
    expect(await codeOf(reportGroup(groupId, eve))).toBe(422);
    await reportGroup(groupId, mei);
    const [found] = await open();
    expect(found).toMatchObject({ subject: "group", subjectId: groupId, accused: { id: otto.id } });
    const caseId = found?.id ?? 0;
    await admin.call(api.adminCases.claim, of(caseId));
    const hide = { decision: "hide", note: "No schemes here.", strike: true } as const;
    await admin.call(api.adminCases.decide, { ...of(caseId), body: hide });
    expect(await find(groupId)).toMatchObject({ isBanned: true, reason: "No schemes here." });
    const write = () => mei.call(api.groupMessages.send, { body: { groupId, content: "hello?", type: 0 } });
    expect(await codeOf(write())).toBe(403);

    await otto.call(api.decisions.appeal, { ...of(caseId), body: { text: "It was a joke." } });
    const [appeal] = await open();
    await admin.call(api.adminCases.claim, of(appeal?.id ?? 0));
    const restore = { decision: "restore", note: "Heard.", strike: false } as const;
    await admin.call(api.adminCases.decide, { ...of(appeal?.id ?? 0), body: restore });
    expect(await find(groupId)).toMatchObject({ isBanned: false, reason: "" });
    await write();
  });

  it("is opened again at the desk, by nobody who owns it, and the record says why", async () => {
    const groupId = await make("Quick loans");
    const at = { params: { groupId } };
    const unban = (who: Person, note = "Talked it over") =>
      who.call(api.adminGroups.unban, { ...at, body: { note } });
    expect(await codeOf(unban(admin))).toBe(409);
    await banGroup(app.services, groupId, "No schemes here.");
    expect(await admin.call(api.adminGroups.find, at)).toMatchObject({
      name: "Quick loans",
      memberCount: 2,
      owner: { id: otto.id, name: "otto" },
      isBanned: true,
      reason: "No schemes here.",
    });
    expect(await unban(admin)).toMatchObject({ isBanned: false, reason: "" });
    expect(await find(groupId)).toMatchObject({ isBanned: false, reason: "" });
    const { items } = await admin.call(api.adminAudit.list, {
      query: { target: `group:${groupId}`, writes: "only" },
    });
    expect(items[0]).toMatchObject({ action: "adminGroups.unban", code: 200 });
    expect(items[0]?.input).toContain("Talked it over");

    await admin.call(api.adminPeople.setRoles, {
      params: { userId: otto.id },
      body: { roles: [], permissions: ["admin:reports"] },
    });
    await banGroup(app.services, groupId, "Again.");
    otto = await logIn(app.address, "otto");
    expect(await codeOf(unban(otto))).toBe(403);
    await admin.call(api.adminPeople.setRoles, {
      params: { userId: otto.id },
      body: { roles: [], permissions: [] },
    });
    otto = await logIn(app.address, "otto");
  });

  it("may be one that somebody was invited to, by the invitation that stands", async () => {
    const groupId = await make("Tea tasters");
    const { token } = await otto.call(api.groups.link, { params: { groupId } });
    const body = { kind: "group" as const, id: groupId, reason: "fraud" };
    expect(await codeOf(eve.call(api.users.report, { body: { ...body, token: "no-invitation" } }))).toBe(422);
    // An invitation is no proof for another group.
    const other = await make("Tea growers");
    expect(await codeOf(eve.call(api.users.report, { body: { ...body, id: other, token } }))).toBe(422);
    await eve.call(api.users.report, { body: { ...body, token } });
    expect(await open()).toContainEqual(expect.objectContaining({ subject: "group", subjectId: groupId }));
    await otto.call(api.groups.resetLink, { params: { groupId } });
    expect(await codeOf(eve.call(api.users.report, { body: { ...body, token } }))).toBe(422);
  });

  it("may be one that somebody found by searching, and only as long as it lets itself be found", async () => {
    const groupId = await make("Chess club");
    expect(await codeOf(reportGroup(groupId, eve))).toBe(422);
    await otto.call(api.groups.setSettings, { body: { groupId, searchable: true } });
    await reportGroup(groupId, eve);
    expect(await open()).toContainEqual(expect.objectContaining({ subject: "group", subjectId: groupId }));
  });
});
