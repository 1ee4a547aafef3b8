import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { httpClient, logIn, type Person, person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const DAY = 24 * 3_600_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
});
afterAll(() => app.close());

const ban = ({ id }: Person, until: number | null = null) =>
  admin.call(api.adminPeople.ban, { params: { userId: id }, body: { reason: "advertising", until } });
const unban = ({ id }: Person) => admin.call(api.adminPeople.unban, { params: { userId: id } });
const PASSWORD = "Plum-77x";
const object = ({ name }: { name: string }, text = "It was a poem", password = PASSWORD) =>
  httpClient(app.address)(api.decisions.appealBan, { body: { userName: name, password, text } });
const waiting = async ({ id }: Person) => {
  const { items } = await admin.call(api.adminCases.list, { query: { kind: "appeal", limit: 50 } });
  return items.filter(({ accused }) => accused?.id === id).map(({ id: caseId }) => caseId);
};
async function decide(caseId: number, decision: "keep" | "restore"): Promise<void> {
  await admin.call(api.adminCases.claim, { params: { caseId } });
  await admin.call(api.adminCases.decide, { params: { caseId }, body: { decision, note: "Looked again" } });
}
const banned = { code: 403, data: { banned: true } };

describe("objecting to a ban (ADMIN-3)", () => {
  it("needs the password, and is told of by the refused login", async () => {
    const vic = await person(app.address, "vic");
    await ban(vic);
    await expect(logIn(app.address, "vic")).rejects.toMatchObject(banned);
    await expect(object(vic, "It was", "guessed")).rejects.toMatchObject({ code: 10001 });
    await expect(object({ name: "nobody-here" })).rejects.toMatchObject({ code: 10001 });
    await expect(object(vic, " ")).rejects.toMatchObject({ code: 422, data: { field: "text" } });
    expect(await waiting(vic)).toEqual([]);
    await object(vic);
    const [caseId = 0] = await waiting(vic);
    const found = await admin.call(api.adminCases.find, { params: { caseId } });
    expect(JSON.parse(found.evidence)).toMatchObject({ userName: "vic", nickName: "vic", until: null });
    expect(found).toMatchObject({
      subject: "user",
      subjectId: vic.id,
      appeal: "It was a poem",
      against: { decision: "ban", note: "advertising", decidedBy: { id: admin.id } },
      may: ["keep", "restore"],
    });
  });

  it("is possible once, also when two come at a time", async () => {
    const pia = await person(app.address, "pia");
    await ban(pia);
    const codes = await Promise.all([object(pia), object(pia)].map(codeOf));
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await waiting(pia)).toHaveLength(1);
    const [caseId = 0] = await waiting(pia);
    await decide(caseId, "keep");
    await expect(object(pia)).rejects.toThrow("409 申诉已经复核，维持封禁");
    await expect(logIn(app.address, "pia")).rejects.toMatchObject(banned);
  });

  it("lets in who was right, and tells him with the reason of the ban", async () => {
    const lea = await person(app.address, "lea");
    await ban(lea);
    await object(lea);
    const [caseId = 0] = await waiting(lea);
    await decide(caseId, "restore");
    const again = await logIn(app.address, "lea");
    const { items } = await again.call(api.decisions.list);
    expect(items).toMatchObject([
      { decision: "ban", note: "advertising", appeal: "restored", mayAppeal: false },
    ]);
    const { items: notices } = await again.call(api.notifications.list, { query: {} });
    expect(notices).toMatchObject([{ kind: "restored", subject: "user", text: "Looked again" }]);
  });

  it("does not lift a later ban, nor reach one that is over", async () => {
    const kim = await person(app.address, "kim");
    await expect(object(kim)).rejects.toThrow("409 这个账号没有被封禁");
    await ban(kim);
    await object(kim);
    await unban(kim);
    await expect(object(kim)).rejects.toMatchObject({ code: 409 });
    await ban(kim, app.clock.now() + DAY);
    const [caseId = 0] = await waiting(kim);
    await decide(caseId, "restore");
    await expect(logIn(app.address, "kim")).rejects.toMatchObject(banned);
    // The second ban is a separate decision.
    await object(kim);
    expect(await waiting(kim)).toHaveLength(1);
  });

  it("is too late after thirty days", async () => {
    const ada = await person(app.address, "ada");
    await ban(ada);
    app.clock.advance(31 * DAY);
    await expect(object(ada)).rejects.toThrow("409 已经过了申诉期");
  });
});
