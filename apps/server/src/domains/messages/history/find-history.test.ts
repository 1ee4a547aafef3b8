import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
  ({ id: groupId } = await mei.call(api.groups.create, { body: { name: "long", friendIds: [otto.id] } }));
  const { db } = app.services;
  await sql`
    insert into private_message (id, send_id, recv_id, lo, hi, type, content, send_time)
    select 1000 + n, ${mei.id}::int8, ${otto.id}::int8, ${mei.id}::int8, ${otto.id}::int8, 0, 'x', 0
    from generate_series(1, 10200) as n`.execute(db);
  await sql`
    insert into group_message (id, group_id, send_id, send_nick_name, type, content, send_time)
    select 1000 + n, ${groupId}::int8, ${mei.id}::int8, 'mei', 0, 'x', 0
    from generate_series(1, 10200) as n`.execute(db);
});
afterAll(() => app.close());

const privatePage = async (page: number) => {
  const query = { friendId: otto.id, page, size: 50 };
  return (await mei.call(api.privateMessages.history, { query })).map(({ id }) => id);
};
const groupPage = async (page: number) => {
  const query = { groupId, page, size: 50 };
  return (await mei.call(api.groupMessages.history, { query })).map(({ id }) => id);
};

describe("paging through a long history (W18)", () => {
  it.each([
    ["a private chat", privatePage],
    ["a group", groupPage],
  ])("of %s ends where it reaches no further, and repeats no page", async (_, pageOf) => {
    const last = await pageOf(201);
    expect(last).toHaveLength(50);
    expect(last[0]).toBe(1200);
    for (const page of [202, 203, 100_000]) expect(await pageOf(page)).toEqual([]);
  });
});
