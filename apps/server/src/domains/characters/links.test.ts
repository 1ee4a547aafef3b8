import { api } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { up } from "../../platform/db/migrations/0815-character-links.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { addablePeople, codeOf } from "../../testing/people-steps.ts";
import type { Person } from "../../testing/person.ts";
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
const byLink = () => publishCharacter(mei, {}, "link");
const find = (who: Person, id: number) => codeOf(who.call(api.characters.find, { params: { id } }));
const open = (who: Person, link: string | null) =>
  who.call(api.characters.open, { body: { link: link ?? "" } });
const befriend = (who: Person, friendId: number) => who.call(api.friends.add, { query: { friendId } });
const say = (who: Person, recvId: number) =>
  codeOf(who.call(api.privateMessages.send, { body: { recvId, content: "hi", type: 0 } }));
const draft = (id: number) => mei.call(api.characters.draft, { params: { id } });
async function become(id: number, visibility: "private" | "link" | "public") {
  const { version } = await draft(id);
  return mei.call(api.characters.submit, {
    params: { id },
    headers: { "if-match": version },
    body: { visibility },
  });
}
const renew = (id: number) => mei.call(api.characters.renewLink, { params: { id } });
const chat = (who: Person, characterId: number) =>
  who.call(api.aiChats.open, { params: { characterId }, body: {} });

describe("a character shared by link (CHAR-1, SEC-1)", () => {
  it("is nobody's by its ids, and everybody's who opened the link, through every door", async () => {
    const { id, userId, link } = await byLink();
    expect(link).toMatch(LINK);
    expect(await find(ann, id)).toBe(404);
    expect(await codeOf(befriend(ann, userId))).toBe(404);
    const notFriends = await say(ann, userId);
    expect(notFriends).toBe(await say(ann, 99_999_999));

    expect(await open(ann, link)).toMatchObject({ id, userId, link, isMine: false, friend: false });
    expect(await find(ann, id)).toBe(200);
    expect(await say(ann, userId)).toBe(200);
    expect((await chat(ann, id)).character.id).toBe(id);
    expect((await ann.call(api.friends.relation, { params: { userId } })).canAdd).toBe(true);
    expect(await befriend(ann, userId)).toEqual({ status: "added" });
    expect(await find(ben, id)).toBe(404);
  });

  it("does not answer to a link that was made up, cut short, or of another kind", async () => {
    expect(await codeOf(open(ann, "A".repeat(22)))).toBe(404);
    expect(await codeOf(open(ann, "A".repeat(21)))).toBe(422);
    expect(await codeOf(open(ann, "1"))).toBe(422);
  });

  it("is the same behind the same link after it was private or public, and by id only while it is public", async () => {
    const { id, link } = await byLink();
    await become(id, "private");
    expect(await codeOf(open(ben, link))).toBe(404);
    expect(await find(ben, id)).toBe(404);
    await become(id, "public");
    expect(await find(cem, id)).toBe(200);
    expect((await open(cem, link)).link).toBeNull();
    expect((await become(id, "link")).link).toBe(link);
    expect(await find(cem, id)).toBe(404);
    await open(ben, link);
    expect(await find(ben, id)).toBe(200);
    await become(id, "private");
    expect(await find(ben, id)).toBe(404);
  });

  it("stays with friends and with whoever has talked with it, when it was public before", async () => {
    const { id, userId } = await publishCharacter(mei);
    await befriend(ann, userId);
    await chat(ben, id);
    await become(id, "private");
    await become(id, "link");
    expect([await find(ann, id), await find(ben, id), await find(cem, id)]).toEqual([200, 200, 404]);
    expect([await say(ben, userId), await say(cem, userId)]).toEqual([200, await say(cem, 99_999_999)]);
  });

  it("gets a new link that makes the old one dead, and stays with friends and talkers alone", async () => {
    const { id, userId, link } = await byLink();
    for (const who of [ann, ben, cem]) await open(who, link);
    await befriend(ann, userId);
    await chat(ben, id);
    const { link: next } = await renew(id);
    expect(next).toMatch(LINK);
    expect(next).not.toBe(link);
    expect(await codeOf(open(cem, link))).toBe(404);
    expect([await find(ann, id), await find(ben, id), await find(cem, id)]).toEqual([200, 200, 404]);
    expect(await find(mei, id)).toBe(200);
    await open(cem, next);
    expect(await find(cem, id)).toBe(200);
  });

  it("has no link while it is not shared by one, and gives it to nobody else", async () => {
    const { id } = await publishCharacter(mei);
    expect((await draft(id)).link).toBeNull();
    expect(await codeOf(renew(id))).toBe(409);
    const other = await byLink();
    expect(await codeOf(ann.call(api.characters.renewLink, { params: { id: other.id } }))).toBe(404);
  });

  it("lets in once who opens it twice at once, and nobody who opens it while it gets a new link", async () => {
    const { db } = app.services;
    const guestsOf = (userId: number) =>
      db.selectFrom("character_guest").selectAll().where("user_id", "=", userId).execute();
    const { id, userId, link } = await byLink();
    await Promise.all([open(ann, link), open(ann, link)]);
    expect(await guestsOf(userId)).toHaveLength(1);
    await Promise.all([codeOf(open(ann, link)), codeOf(open(ben, link)), renew(id), codeOf(open(cem, link))]);
    expect(await guestsOf(userId)).toEqual([]);
    expect([await find(ann, id), await find(ben, id), await find(cem, id)]).toEqual([404, 404, 404]);
  });

  it("is gone with its guests when it is deleted", async () => {
    const { id, userId, link } = await byLink();
    await open(ann, link);
    await mei.call(api.characters.remove, { params: { id } });
    expect(await codeOf(open(ann, link))).toBe(404);
    const guests = await app.services.db
      .selectFrom("character_guest")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
    expect(guests).toEqual([]);
  });
});

describe("a character shared by link before links could not be guessed", () => {
  const asBefore = async (id: number, userId: number) => {
    const { db } = app.services;
    await db.updateTable("ai_character").set({ open_by_id: true }).where("id", "=", id).execute();
    await db.updateTable("app_user").set({ add_me: "anyone" }).where("id", "=", userId).execute();
  };

  it("answers to its id and to its link, until it is private once or gets a new link", async () => {
    const { id, userId, link } = await byLink();
    await asBefore(id, userId);
    expect(await find(ann, id)).toBe(200);
    expect((await ann.call(api.characters.find, { params: { id } })).link).toBeNull();
    expect((await open(ben, link)).link).toBe(link);
    const { version } = await draft(id);
    const change = { params: { id }, headers: { "if-match": version }, body: { sheet: { tagline: "new" } } };
    await mei.call(api.characters.update, change);
    await become(id, "link");
    expect(await find(cem, id)).toBe(200);
    await renew(id);
    expect([await find(ann, id), await find(ben, id), await find(cem, id)]).toEqual([404, 404, 404]);

    const other = await byLink();
    await asBefore(other.id, other.userId);
    await become(other.id, "private");
    await become(other.id, "link");
    expect(await find(cem, other.id)).toBe(404);
    expect(await codeOf(befriend(cem, other.userId))).toBe(404);
  });

  it("got its link from the database, each its own", async () => {
    const { db, close } = await openTestDatabase();
    await sql`alter table ai_character drop column link, drop column open_by_id`.execute(db);
    await sql`drop table character_guest`.execute(db);
    await sql`
      insert into ai_character (owner_id, sheet, live_visibility, created_at, updated_at)
      select 1, '{}', (array['private', 'link', 'public'])[1 + n % 3], 0, 0 from generate_series(1, 600) n`.execute(
      db,
    );
    await up(db as unknown as Kysely<unknown>);
    const rows = await db
      .selectFrom("ai_character")
      .select(["live_visibility", "link", "open_by_id"])
      .execute();
    const linked = rows.filter((row) => row.live_visibility === "link");
    expect(new Set(linked.map(({ link }) => link)).size).toBe(200);
    expect(linked.every(({ link, open_by_id }) => LINK.test(link ?? "") && open_by_id)).toBe(true);
    const others = rows.filter((row) => row.live_visibility !== "link");
    expect(others.every(({ link, open_by_id }) => link === null && !open_by_id)).toBe(true);
    await close();
  });
});
