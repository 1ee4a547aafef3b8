import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { groupMessagePages, personalRowPages } from "./personal-rows.repository.ts";

const MANY = 1100;
const [MEI, OTTO, GROUP] = [7, 8, 5];
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function sizesAndRows(pages: AsyncGenerator<Record<string, unknown>[]>) {
  const all: Record<string, unknown>[][] = [];
  for await (const page of pages) all.push(page);
  return { sizes: all.map((page) => page.length), rows: all.flat() };
}
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

it("reads what is somebody's page by page: all of it, once, in order, without what is the server's", async () => {
  const { db } = database;
  await sql`
    insert into follow (user_id, followee_id, created_at)
    select case when n % 2 = 0 then ${MEI}::int8 else ${OTTO}::int8 end, n, 0
    from generate_series(1001, ${1000 + 2 * MANY}::int8) as n order by n desc`.execute(db);
  const follows = { table: "follow", of: "user_id", order: ["followee_id"], hide: ["created_at"] };
  const { sizes, rows } = await sizesAndRows(personalRowPages(db, follows, MEI));
  expect(sizes).toEqual([500, 500, 100]);
  expect(rows).toEqual(numbers(0, MANY).map((n) => ({ user_id: MEI, followee_id: 1002 + 2 * n })));
  const even = { ...follows, where: "followee_id < 2002" };
  const first = await sizesAndRows(personalRowPages(db, even, MEI));
  expect(first.sizes).toEqual([500, 0]);
  expect(first.rows.at(-1)).toEqual({ user_id: MEI, followee_id: 2000 });
});

it("reads what somebody wrote in a group page by page, but for what has disappeared", async () => {
  const { db } = database;
  await sql`
    insert into group_message (id, group_id, send_id, send_nick_name, type, content, send_time, gone_at)
    select n, case when n % 3 = 0 then 6 else ${GROUP}::int8 end, ${MEI}, 'Mei', 0, 'words', 0,
      case when n % 3 = 1 then 1 when n % 2 = 0 then 99999999999999 end
    from generate_series(1, ${3 * MANY}::int8) as n`.execute(db);
  await sql`
    insert into group_message (id, group_id, send_id, send_nick_name, type, content, send_time)
    select 10000 + n, ${GROUP}, ${OTTO}, 'Otto', 0, 'words', 0 from generate_series(1, 10) as n`.execute(db);
  const request = { groupId: GROUP, userId: MEI, hide: ["content", "send_nick_name"] };
  const { sizes, rows } = await sizesAndRows(groupMessagePages(db, request));
  expect(sizes).toEqual([500, 500, 100]);
  expect(rows.map(({ id }) => id)).toEqual(numbers(0, MANY).map((n) => 2 + 3 * n));
  expect(Object.keys(rows[0] ?? {})).not.toContain("content");
  expect(rows[0]).toMatchObject({ send_id: MEI, group_id: GROUP });
});
