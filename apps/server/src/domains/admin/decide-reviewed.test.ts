import { type AdminCasePage, api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/people-steps.ts";
import { logIn, type Person, person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { ending, LAMP, publishDraft, publishStory, saveGraph } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let admin: Person;
let otto: Person;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  otto = await person(app.address, "otto");
  mei = await person(app.address, "mei");
});
afterAll(() => app.close());

const open = async () => (await admin.call(api.adminCases.list)).items;
const look = (caseId: number) => admin.call(api.adminCases.find, { params: { caseId } });
const decide = (caseId: number, decision: "approve" | "reject" | "restore") =>
  admin.call(api.adminCases.decide, { params: { caseId }, body: { decision, note: "so" } });
const approval = (caseId: number) => codeOf(decide(caseId, "approve"));
const refusal = (caseId: number) => codeOf(decide(caseId, "reject"));

/** Claims the review of a thing. */
async function taken(subject: string, subjectId: number): Promise<AdminCasePage> {
  const one = (await open()).find((item) => item.subject === subject && item.subjectId === subjectId);
  return admin.call(api.adminCases.claim, { params: { caseId: one?.id ?? 0 } });
}

describe("an approval shows only what was looked at (ADMIN-3)", () => {
  it("not the words a post was given meanwhile, and those once they were seen", async () => {
    const { id } = await posted(otto, { text: "关于赌博的一段话" });
    const { id: caseId } = await taken("post", id);
    app.clock.advance(1000);
    await otto.call(api.posts.update, { params: { id }, body: { text: "关于赌博的另一段话" } });
    // Reading the queue again changes nothing for the administrator who has claimed the case.
    await open();
    expect(await approval(caseId)).toBe(409);
    expect(await codeOf(mei.call(api.posts.find, { params: { id } }))).toBe(404);
    expect((await look(caseId)).evidence).toContain("关于赌博的另一段话");
    expect(await approval(caseId)).toBe(200);
    expect(await mei.call(api.posts.find, { params: { id } })).toMatchObject({ text: "关于赌博的另一段话" });
  });

  it("not a story that was written anew and submitted again", async () => {
    const received = (text: string) => ({ ...LAMP, nodes: [...LAMP.nodes, ending("den", text)] });
    const first = await publishStory(otto, { graph: received("赌博一") });
    expect(first.status).toBe("review");
    const { id: caseId } = await taken("story", first.id);
    const { version } = await saveGraph(otto, first, received("赌博二"));
    await publishDraft(otto, { id: first.id, version });
    expect(await approval(caseId)).toBe(409);
    expect((await look(caseId)).evidence).toContain("赌博二");
    expect(await approval(caseId)).toBe(200);
    const { published } = await otto.call(api.stories.draft, { params: { id: first.id } });
    expect(published).toBe(1);
  }, 60_000);
});

describe("a refusal is of what was looked at (ADMIN-3)", () => {
  it("not of the words a post was given meanwhile, and of those once they were seen", async () => {
    const { id } = await posted(otto, { text: "关于赌博的第三段话" });
    const { id: caseId } = await taken("post", id);
    app.clock.advance(1000);
    await otto.call(api.posts.update, { params: { id }, body: { text: "关于赌博的第四段话" } });
    expect(await refusal(caseId)).toBe(409);
    expect(await otto.call(api.posts.find, { params: { id } })).toMatchObject({ status: "review" });
    expect((await look(caseId)).evidence).toContain("关于赌博的第四段话");
    expect(await refusal(caseId)).toBe(200);
    expect(await otto.call(api.posts.find, { params: { id } })).toMatchObject({ status: "rejected" });
  });

  it("not of a story that was written anew and submitted again", async () => {
    const received = (text: string) => ({ ...LAMP, nodes: [...LAMP.nodes, ending("den", text)] });
    const first = await publishStory(otto, { graph: received("赌博三") });
    const { id: caseId } = await taken("story", first.id);
    const { version } = await saveGraph(otto, first, received("赌博四"));
    await publishDraft(otto, { id: first.id, version });
    expect(await refusal(caseId)).toBe(409);
    await look(caseId);
    expect(await refusal(caseId)).toBe(200);
    expect(await otto.call(api.stories.draft, { params: { id: first.id } })).toMatchObject({
      status: "rejected",
    });
  }, 60_000);
});

describe("a character in review", () => {
  const submit = (id: number, version: number) =>
    otto.call(api.characters.submit, {
      params: { id },
      headers: { "if-match": version },
      body: { visibility: "public" },
    });
  const change = (id: number, version: number, firstMes: string) =>
    otto.call(api.characters.update, {
      params: { id },
      headers: { "if-match": version },
      body: { sheet: { firstMes } },
    });
  async function waiting(name: string): Promise<number> {
    const sheet = { name, avatar: await otto.picture(), firstMes: "来一局赌博?" };
    const { id } = await otto.call(api.characters.create, { body: { sheet } });
    expect(await submit(id, 1)).toMatchObject({ status: "review" });
    return id;
  }
  const met = (id: number) => codeOf(mei.call(api.characters.find, { params: { id } }));

  it("is a draft again once it is changed, and its case is closed for who took it", async () => {
    const id = await waiting("荷官甲");
    const { id: caseId } = await taken("character", id);
    expect(await change(id, 1, "贩 卖 毒 品")).toMatchObject({ status: "draft", reasons: [] });
    expect(await approval(caseId)).toBe(409);
    expect(await met(id)).toBe(404);
    expect(await look(caseId)).toMatchObject({ decision: "withdrawn", may: [] });
  });

  it("is refused as it was submitted again, once that was seen", async () => {
    const id = await waiting("荷官丁");
    const { id: caseId } = await taken("character", id);
    await change(id, 1, "赌博是怎么赢的?");
    await submit(id, 2);
    expect(await refusal(caseId)).toBe(409);
    await look(caseId);
    expect(await refusal(caseId)).toBe(200);
    expect(await met(id)).toBe(404);
  });

  it("is approved as it was submitted again, once that was seen", async () => {
    const id = await waiting("荷官乙");
    const { id: caseId } = await taken("character", id);
    await change(id, 1, "赌博是怎么输的?");
    await submit(id, 2);
    expect(await approval(caseId)).toBe(409);
    expect((await look(caseId)).evidence).toContain("赌博是怎么输的?");
    expect(await approval(caseId)).toBe(200);
    expect(await met(id)).toBe(200);
  });

  it("is not shown by an objection to what was refused before it was changed", async () => {
    const id = await waiting("荷官丙");
    const { id: caseId } = await taken("character", id);
    await decide(caseId, "reject");
    await otto.call(api.decisions.appeal, { params: { caseId }, body: { text: "It warns" } });
    await change(id, 1, "贩 卖 毒 品");
    expect(await submit(id, 2)).toMatchObject({ status: "rejected" });
    const appeal = (await open()).find(({ kind }) => kind === "appeal");
    await admin.call(api.adminCases.claim, { params: { caseId: appeal?.id ?? 0 } });
    expect(await decide(appeal?.id ?? 0, "restore")).toMatchObject({ decision: "restore" });
    expect(await met(id)).toBe(404);
  });
});
