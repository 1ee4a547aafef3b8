import { api, type StoryVisibility } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { up } from "../../platform/db/migrations/1002-story-links.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
import { publishDraft, publishStory, startRun } from "../../testing/story-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let ben: Person;
let cem: Person;
beforeAll(async () => {
  app = await startTestApp();
  [mei, ann, ben, cem] = (await addablePeople(app, "mei", "ann", "ben", "cem")) as [
    Person,
    Person,
    Person,
    Person,
  ];
});
afterAll(() => app.close());

const LINK = /^[A-Za-z0-9_-]{22}$/;
const byLink = () => publishStory(mei, { visibility: "link" });
const find = (who: Person, id: number) => codeOf(who.call(api.storyReading.find, { params: { id } }));
const open = (who: Person, link: string | null) =>
  who.call(api.storyReading.open, { body: { link: link ?? "" } });
const draft = (id: number) => mei.call(api.stories.draft, { params: { id } });
const become = async (id: number, visibility: StoryVisibility) =>
  publishDraft(mei, await draft(id), visibility);
const renew = (id: number) => mei.call(api.stories.renewLink, { params: { id } });

describe("a story shared by link (STORY-1, SEC-1)", () => {
  it("is nobody's by its id, and theirs who opened the link", async () => {
    const { id, link } = await byLink();
    expect(link).toMatch(LINK);
    expect([await find(ann, id), await codeOf(startRun(ann, id))]).toEqual([404, 404]);
    expect(await open(ann, link)).toMatchObject({ id, link, isMine: false });
    expect(await find(ann, id)).toBe(200);
    expect((await startRun(ann, id)).latest).toBe(1);
    expect(await find(ben, id)).toBe(404);
    expect(await codeOf(open(ben, "A".repeat(22)))).toBe(404);
    expect(await codeOf(open(ben, String(id)))).toBe(422);
  });

  it("stays with who has begun, when it was public or private before", async () => {
    const { id } = await publishStory(mei);
    const { id: runId } = await startRun(ann, id);
    await become(id, "private");
    const { link } = await become(id, "link");
    expect([await find(ann, id), await find(ben, id)]).toEqual([200, 404]);
    expect(await codeOf(ann.call(api.storyReading.script, { params: { id: runId } }))).toBe(200);
    await become(id, "public");
    expect(await find(ben, id)).toBe(200);
    expect((await open(ben, link)).link).toBeNull();
    expect((await become(id, "link")).link).toBe(link);
    expect(await find(ben, id)).toBe(404);
  });

  it("gets a new link that makes the old one dead, and stays with who has begun alone", async () => {
    const { id, link } = await byLink();
    for (const who of [ann, ben]) await open(who, link);
    await startRun(ann, id);
    const { link: next } = await renew(id);
    expect(next).toMatch(LINK);
    expect(next).not.toBe(link);
    expect(await codeOf(open(ben, link))).toBe(404);
    expect([await find(ann, id), await find(ben, id), await find(mei, id)]).toEqual([200, 404, 200]);
    await open(ben, next);
    expect(await codeOf(startRun(ben, id))).toBe(200);
  });

  it("has no link while it is not shared by one, is private or is deleted", async () => {
    const { id, link } = await byLink();
    await become(id, "private");
    expect((await draft(id)).link).toBeNull();
    expect(await codeOf(renew(id))).toBe(409);
    expect(await codeOf(open(ann, link))).toBe(404);
    await become(id, "link");
    await open(ann, link);
    await mei.call(api.stories.remove, { params: { id } });
    expect([await codeOf(open(cem, link)), await find(ann, id)]).toEqual([404, 404]);
  });
});

describe("a story shared by link before links could not be guessed", () => {
  it("answers to its id and to its link, until it gets a new link", async () => {
    const { id, link } = await byLink();
    await app.services.db.updateTable("story").set({ open_by_id: true }).where("id", "=", id).execute();
    expect([await find(cem, id), await codeOf(startRun(cem, id))]).toEqual([200, 200]);
    expect((await ann.call(api.storyReading.find, { params: { id } })).link).toBeNull();
    expect((await open(ben, link)).link).toBe(link);
    await renew(id);
    expect([await find(ann, id), await find(ben, id), await find(cem, id)]).toEqual([404, 404, 200]);
  });

  it("got its link from the database, each its own", async () => {
    const { db, close } = await openTestDatabase();
    await sql`alter table story drop column link, drop column open_by_id`.execute(db);
    await sql`drop table story_guest`.execute(db);
    await sql`
      insert into story (owner_id, sheet, graph, live_visibility, created_at, updated_at)
      select 1, '{}', '{}', (array['private', 'link', 'public'])[1 + n % 3], 0, 0 from generate_series(1, 600) n`.execute(
      db,
    );
    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom("story").select(["live_visibility", "link", "open_by_id"]).execute();
    const linked = rows.filter((row) => row.live_visibility === "link");
    expect(new Set(linked.map(({ link }) => link)).size).toBe(200);
    expect(linked.every(({ link, open_by_id }) => LINK.test(link ?? "") && open_by_id)).toBe(true);
    expect(rows.filter(({ link }) => link !== null).length).toBe(200);
    await close();
  });
});
