import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { appealReviewOf } from "./admin.policy.ts";

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
});
afterAll(() => app.close());

const of = (caseId: number) => ({ params: { caseId } });
const membership = (who: Person, permissions: ("admin:reports" | "admin:users")[]) =>
  admin.call(api.adminPeople.setRoles, { params: { userId: who.id }, body: { roles: [], permissions } });
const open = async () => (await admin.call(api.adminCases.list)).items[0]?.id ?? 0;
const lines = async (caseId: number) => {
  const { items } = await admin.call(api.adminAudit.list, {
    query: { target: `case:${caseId}`, writes: "only" },
  });
  return items.map(({ action, actorId, code }) => ({ action, actorId, code }));
};

/** Warns a person, who then appeals. @returns the appeal. */
async function objected(by: Person, to: Person): Promise<number> {
  await mei.call(api.users.report, { body: { kind: "user", id: to.id, reason: "spam" } });
  const caseId = await open();
  await by.call(api.adminCases.claim, of(caseId));
  await by.call(api.adminCases.decide, { ...of(caseId), body: { decision: "warn", note: "Be kind" } });
  await to.call(api.decisions.appeal, { ...of(caseId), body: { text: "I was" } });
  return open();
}
const uphold = (caseId: number) => ({
  ...of(caseId),
  body: { decision: "keep" as const, note: "It stands" },
});

describe("who may review an appeal (ADMIN-3)", () => {
  it("is nobody who objects himself, and not who took the decision while another could", () => {
    const appeal = { authorId: 1, deciderId: 2, hasOthers: true };
    expect(appealReviewOf(1, appeal)).toBe("barred");
    expect(appealReviewOf(2, appeal)).toBe("barred");
    expect(appealReviewOf(3, appeal)).toBe("free");
    expect(appealReviewOf(2, { ...appeal, hasOthers: false })).toBe("alone");
    expect(appealReviewOf(1, { ...appeal, hasOthers: false })).toBe("barred");
  });

  it("may be the only administrator, and the record says so", async () => {
    const appeal = await objected(admin, otto);
    expect(await admin.call(api.adminCases.find, of(appeal))).toMatchObject({
      review: "alone",
      against: { decidedBy: { id: admin.id } },
    });
    await admin.call(api.adminCases.claim, of(appeal));
    await admin.call(api.adminCases.decide, uphold(appeal));
    expect(await lines(appeal)).toEqual([
      { action: "adminCases.reviewedAlone", actorId: admin.id, code: 200 },
      { action: "adminCases.decide", actorId: admin.id, code: 200 },
      { action: "adminCases.claim", actorId: admin.id, code: 200 },
    ]);
  });

  it("is another one as soon as there is one who decides cases", async () => {
    await membership(helper, ["admin:users"]);
    const appeal = await objected(admin, otto);
    // An administrator with other permissions decides no cases.
    await admin.call(api.adminCases.claim, of(appeal));
    await membership(helper, ["admin:reports"]);
    helper = await logIn(app.address, "helper");
    expect(await admin.call(api.adminCases.find, of(appeal))).toMatchObject({ review: "barred" });
    expect(await codeOf(admin.call(api.adminCases.decide, uphold(appeal)))).toBe(403);
    await admin.call(api.adminCases.release, of(appeal));
    await expect(admin.call(api.adminCases.claim, of(appeal))).rejects.toMatchObject({ code: 403 });
    expect(await helper.call(api.adminCases.find, of(appeal))).toMatchObject({ review: "free" });
    await helper.call(api.adminCases.claim, of(appeal));
    await helper.call(api.adminCases.decide, uphold(appeal));
    expect((await lines(appeal)).map(({ action }) => action)).not.toContain("adminCases.reviewedAlone");
  });

  it("is nobody else where the other one is banned, or is the author", async () => {
    const body = { reason: "away", until: null };
    await admin.call(api.adminPeople.ban, { params: { userId: helper.id }, body });
    const first = await objected(admin, otto);
    expect(await admin.call(api.adminCases.find, of(first))).toMatchObject({ review: "alone" });
    await admin.call(api.adminCases.claim, of(first));
    await admin.call(api.adminCases.decide, uphold(first));
    await admin.call(api.adminPeople.unban, { params: { userId: helper.id } });
    helper = await logIn(app.address, "helper");
    const own = await objected(admin, helper);
    expect(await codeOf(helper.call(api.adminCases.claim, of(own)))).toBe(403);
    expect(await helper.call(api.adminCases.find, of(own))).toMatchObject({ review: "barred" });
    expect(await admin.call(api.adminCases.find, of(own))).toMatchObject({ review: "alone" });
  });
});
