import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idsOf, putTogether } from "../../testing/craft-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let admin: Person;
let mei: Person;
let ann: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  [mei, ann] = await addablePeople(app, "mei", "ann");
});
afterAll(() => app.close());

const of = (caseId: number) => ({ params: { caseId } });
const open = async () => (await admin.call(api.adminCases.list)).items[0]?.id ?? 0;
const wall = async (who: Person, mine?: "true") =>
  (await who.call(api.craft.wall, { query: mine ? { mine } : {} })).items.map(({ number }) => number);

it("a reported discovery leaves the wall, is made all the same, and comes back on appeal (FEED-3)", async () => {
  const made = await putTogether(mei, "火+水");
  const id = made.result?.id ?? 0;
  const number = made.certificate?.number ?? 0;
  const report = (who: Person, what: number) =>
    who.call(api.users.report, { body: { kind: "element", id: what, reason: "abuse" } });
  const water = (await idsOf(mei)).get("水");
  expect(await codeOf(report(ann, water ?? 0))).toBe(422);
  expect(await codeOf(report(mei, id))).toBe(422);
  await report(ann, id);
  const caseId = await open();
  const page = await admin.call(api.adminCases.find, of(caseId));
  expect(page).toMatchObject({
    subject: "element",
    accused: { id: mei.id },
    may: ["dismiss", "warn", "hide"],
  });
  expect(page.evidence).toContain(made.result?.name);

  await admin.call(api.adminCases.claim, of(caseId));
  await admin.call(api.adminCases.decide, { ...of(caseId), body: { decision: "hide", note: "No" } });
  expect(await wall(ann)).not.toContain(number);
  expect(await wall(mei, "true")).toContain(number);
  const certificate = (who: Person) => who.call(api.craft.certificate, { params: { number } });
  expect(await codeOf(certificate(ann))).toBe(404);
  await certificate(mei);
  expect(await putTogether(ann, "水+火")).toMatchObject({ result: made.result });

  await mei.call(api.decisions.appeal, { ...of(caseId), body: { text: "It is steam" } });
  const appeal = await open();
  await admin.call(api.adminCases.claim, of(appeal));
  await admin.call(api.adminCases.decide, { ...of(appeal), body: { decision: "restore", note: "Fair" } });
  expect(await wall(ann)).toContain(number);
  await certificate(ann);
});
