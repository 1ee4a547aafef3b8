import { api, MessageType, UserType } from "@4d/contract";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person } from "../../testing/person.ts";
import { posted } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteAccount } from "./delete-account.ts";

/** More than two pages, both for loops of a hundred rows and for loops of five hundred. */
const MANY = 230;
const VERY_MANY = 1100;

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;
let postId: number;

const run = (query: RawBuilder<unknown>) => query.execute(app.services.db);
/** How many rows meet a condition. */
async function countOf(table: string, condition: RawBuilder<unknown>): Promise<number> {
  const query = sql<{
    count: number;
  }>`select count(*)::int4 as count from ${sql.table(table)} where ${condition}`;
  return (await query.execute(app.services.db)).rows[0]?.count ?? 0;
}

async function fillSquare(): Promise<void> {
  const post = sql`insert into post (author_id, kind, title, text, visibility, status, created_at, published_at`;
  await run(sql`
    ${post}) select ${mei.id}, 'note', 'hers', 'her words', 'public', 'published', 0, 0
    from generate_series(1, ${sql.lit(MANY)})`);
  // Mei removed more posts than comments, otto more comments than posts.
  await run(sql`
    ${post}, removed_at) select ${mei.id}, 'note', 'hers', 'her words', 'public', 'published', 0, 0, 1
    from generate_series(1, ${sql.lit(2 * MANY)})`);
  await run(sql`
    ${post}) select ${otto.id}, 'note', 'his', 'his words', 'public', 'published', 0, 0
    from generate_series(1, ${sql.lit(MANY)})`);
  await run(sql`
    insert into post_figure (post_id, likes, saves) select id, 1, 1 from post where title = 'his'`);
  await run(sql`
    insert into post_reaction (post_id, kind, user_id, created_at)
    select id, reaction, ${mei.id}, 0 from post cross join (values (1), (2)) as how (reaction) where title = 'his'`);
  await run(sql`
    insert into post_comment (post_id, author_id, text, status, created_at)
    select ${postId}, ${mei.id}, 'her words', 'published', 0 from generate_series(1, ${sql.lit(MANY)})`);
  await run(sql`
    insert into post_comment (post_id, author_id, text, status, created_at, removed_at)
    select ${postId}, ${mei.id}, 'her words', 'published', 0, 1 from generate_series(1, ${sql.lit(MANY)})`);
  await run(sql`
    insert into post_comment (post_id, author_id, text, status, created_at, removed_at)
    select ${postId}, ${otto.id}, 'his words', 'published', 0, 1 from generate_series(1, ${sql.lit(3 * MANY)})`);
  await run(sql`
    update post_figure set comments = ${sql.lit(MANY)} where post_id = ${postId}`);
}

async function fillPeople(): Promise<void> {
  await run(sql`
    insert into app_user (id, user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at,
      last_seen_at)
    select n, 'many' || n, 'many' || n, 'many', 'many', '{}', '-', 0, 0
    from generate_series(100001, ${sql.lit(100_000 + MANY)}) as n`);
  await run(sql`
    insert into follow (user_id, followee_id, created_at)
    select ${mei.id}, id, 0 from app_user where nick_name = 'many'
    union all select id, ${mei.id}, 0 from app_user where nick_name = 'many'`);
  await run(sql`
    insert into creator_figure (user_id, followers, following)
    select id, 1, 1 from app_user where nick_name = 'many'
    union all select ${mei.id}, ${sql.lit(MANY)}, ${sql.lit(MANY)}
    on conflict (user_id) do update set followers = excluded.followers, following = excluded.following`);
}

async function fillWorks(): Promise<void> {
  await run(sql`
    insert into ai_character (owner_id, sheet, created_at, updated_at)
    select ${mei.id}, '{"name":"hers"}', 0, 0 from generate_series(1, ${sql.lit(MANY)})`);
  await run(sql`
    insert into story (owner_id, sheet, graph, created_at, updated_at)
    select ${mei.id}, '{"title":"hers"}', '{"nodes":[]}', 0, 0 from generate_series(1, ${sql.lit(MANY)})`);
}

/** Fills a group chat and a private chat with messages. */
async function fillChats(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into app_user (user_name, name_key, nick_name, nick_key, search_grams, password_hash, created_at,
      last_seen_at, type)
    values ('machine', 'machine', 'machine', 'machine', '{}', '', 0, 0, ${sql.lit(UserType.CHARACTER)})
    returning id`.execute(app.services.db);
  const machine = rows[0]?.id ?? 0;
  await run(sql`
    insert into group_message (id, group_id, send_id, send_nick_name, type, content, send_time)
    select 1000000 + n, ${groupId}, case when n % 2 = 0 then ${mei.id}::int8 else ${otto.id}::int8 end,
      case when n % 2 = 0 then 'Mei' else 'Otto' end, 0, 'words', 0
    from generate_series(1, ${sql.lit(2 * VERY_MANY)}) as n`);
  for (const peer of [machine, mei.id, otto.id]) {
    const [lo, hi] = [Math.min(mei.id, peer), Math.max(mei.id, peer)];
    await run(sql`
      insert into private_chat (lo, hi, last_seq, last_id) values (${lo}, ${hi}, 0, 0) on conflict do nothing`);
    await run(sql`
      insert into private_message (id, lo, hi, send_id, recv_id, type, content, send_time)
      select ${peer}::int8 * 1000000 + 5000000 + n, ${lo}, ${hi}, ${mei.id}, ${peer}, 0, 'words', 0
      from generate_series(1, ${sql.lit(VERY_MANY)}) as n`);
  }
}

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto] = [await person(app.address, "mei"), await person(app.address, "otto")];
  await befriend(mei, otto);
  groupId = (await mei.call(api.groups.create, { body: { name: "Sunday", friendIds: [otto.id] } })).id;
  await mei.call(api.groupMessages.send, { body: { groupId, content: "hello", type: MessageType.TEXT } });
  postId = (await posted(otto)).id;
  await fillSquare();
  await fillPeople();
  await fillWorks();
  await fillChats();
  await deleteAccount(app.services, mei.id);
}, 120_000);
afterAll(() => app.close());

describe("whoever leaves with more than is gone through at a time (AUTH-9)", () => {
  it("leaves no post and no comment, nor a word of those removed before", async () => {
    expect(await countOf("post", sql`author_id = ${mei.id} and removed_at is null`)).toBe(0);
    expect(await countOf("post", sql`author_id = ${mei.id} and (title <> '' or text <> '')`)).toBe(0);
    expect(await countOf("post", sql`text = 'his words'`)).toBe(MANY);
    expect(await countOf("post_comment", sql`author_id = ${mei.id} and removed_at is null`)).toBe(0);
    expect(await countOf("post_comment", sql`author_id = ${mei.id} and text <> ''`)).toBe(0);
    expect(await countOf("post_figure", sql`post_id = ${postId} and comments = 0`)).toBe(1);
  });

  it("likes and keeps nothing, and is counted nowhere", async () => {
    expect(await countOf("post_reaction", sql`user_id = ${mei.id}`)).toBe(0);
    expect(await countOf("post_figure", sql`likes <> 0 or saves <> 0`)).toBe(0);
  });

  it("follows nobody, and is followed by nobody", async () => {
    expect(await countOf("follow", sql`${mei.id} in (user_id, followee_id)`)).toBe(0);
    const others = sql`user_id > 100000 and followers = 0 and following = 0`;
    expect(await countOf("creator_figure", others)).toBe(MANY);
  });

  it("leaves no character and no story standing, nor what was written of them", async () => {
    expect(await countOf("ai_character", sql`owner_id = ${mei.id} and removed_at is null`)).toBe(0);
    expect(await countOf("ai_character", sql`owner_id = ${mei.id} and sheet like '%hers%'`)).toBe(0);
    expect(await countOf("story", sql`owner_id = ${mei.id}`)).toBe(0);
  });

  it("stands under the name of nobody in groups, and others under theirs", async () => {
    expect(await countOf("group_message", sql`send_id = ${mei.id} and send_nick_name <> '已注销用户'`)).toBe(
      0,
    );
    expect(await countOf("group_message", sql`send_nick_name = 'Otto'`)).toBe(VERY_MANY);
  });

  it("leaves what was said to people, and nothing of what was said to machines or to nobody else", async () => {
    const to = (peer: number) => countOf("private_message", sql`send_id = ${mei.id} and recv_id = ${peer}`);
    expect(await to(otto.id)).toBeGreaterThanOrEqual(VERY_MANY);
    expect(await to(mei.id)).toBe(0);
    expect(await countOf("private_message", sql`send_id = ${mei.id} and recv_id <> ${otto.id}`)).toBe(0);
    expect(await countOf("private_chat", sql`${mei.id} in (lo, hi)`)).toBe(1);
  });
});

it("whoever leaves with more comments than posts leaves no word of either", async () => {
  await deleteAccount(app.services, otto.id);
  expect(await countOf("post", sql`author_id = ${otto.id} and text <> ''`)).toBe(0);
  expect(await countOf("post_comment", sql`text <> ''`)).toBe(0);
}, 60_000);
