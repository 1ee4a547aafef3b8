import { api, type InputOf } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addablePeople, befriendEach, codeOf } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { pairOf } from "../messages.table.ts";
import { searchQueueOf } from "./search-messages.ts";

const MINUTE = 60_000;
/** More rows than a search scans in two pages. */
const MANY = 50_100;

let app: TestApp;
let mei: Person;
let otto: Person;
let groupId: number;

beforeAll(async () => {
  app = await startTestApp();
  [mei, otto] = await addablePeople(app, "mei", "otto");
  await befriendEach(mei, otto);
  groupId = (await mei.call(api.groups.create, { body: { name: "Nuts", friendIds: [otto.id] } })).id;
});
afterAll(() => app.close());

type SearchInput = Partial<InputOf<typeof api.chats.search>>;
type Page = Awaited<ReturnType<typeof search>>;
const search = (query: SearchInput) => mei.call(api.chats.search, { query: { keyword: "", ...query } });
const wordsOf = ({ items }: Page) =>
  items.map(({ privateMessage, groupMessage }) => (privateMessage ?? groupMessage)?.content);

/** All pages of a search, fetched to the end. */
async function pagesOf(query: SearchInput): Promise<Page[]> {
  const pages = [await search(query)];
  for (let page = pages[0]; page?.nextCursor && pages.length < 50; page = pages.at(-1))
    pages.push(await search({ ...query, cursor: page.nextCursor }));
  return pages;
}

const sendLine = (content: string) =>
  otto.call(api.privateMessages.send, { body: { recvId: mei.id, content, type: 0 } });
const say = (content: string) => otto.call(api.groupMessages.send, { body: { groupId, content, type: 0 } });

/** Positions and receipts, which are not drawn: as many as weeks of chatting leave behind. */
async function fill(kind: "private" | "group", count = MANY): Promise<void> {
  const { db, clock } = app.services;
  const { lo, hi } = pairOf(mei.id, otto.id);
  const head = sql`(select last_id from stream_head where kind = ${kind})`;
  const own =
    kind === "private" ? sql`${mei.id}::int8, ${lo}::int8, ${hi}::int8` : sql`${groupId}::int8, ${"otto"}`;
  const columns = kind === "private" ? sql`recv_id, lo, hi` : sql`group_id, send_nick_name`;
  await sql`insert into ${sql.table(`${kind}_message`)} (id, send_id, type, content, send_time, ${columns})
    select ${head} + n, ${otto.id}::int8, 12, ${'{"id":1}'}, ${clock.now()}::int8, ${own}
    from generate_series(1, ${count}::int8) n`.execute(db);
  await sql`update stream_head set last_id = last_id + ${count} where kind = ${kind}`.execute(db);
}

describe("a search over more than is looked through at once (MSG-15)", () => {
  it("goes on where it stopped, and brings nothing before what is newer", async () => {
    await say("walnut ice");
    app.clock.advance(5 * MINUTE);
    const { sendTime } = await sendLine("walnut pie");
    app.clock.advance(5 * MINUTE);
    await fill("private");
    const pages = await pagesOf({ keyword: "walnut" });
    expect(pages.map(wordsOf)).toEqual([[], [], ["walnut pie", "walnut ice"]]);
    // The time is where the search begins, not a filter on the newest rows.
    expect(wordsOf(await search({ keyword: "walnut", before: sendTime }))).toEqual([
      "walnut pie",
      "walnut ice",
    ]);
    const later = await search({ keyword: "walnut", after: app.clock.now() + 5 * MINUTE });
    expect(later).toEqual({ items: [], nextCursor: null });
    const between = await pagesOf({ keyword: "walnut", after: sendTime, before: sendTime + 1 });
    expect(between.flatMap(wordsOf)).toEqual(["walnut pie"]);
  });

  it("reaches everything said in a group with many receipts", async () => {
    await say("cashew");
    await fill("group");
    const pages = await pagesOf({ keyword: "cashew", chatId: `g:${groupId}` });
    expect(pages.map(wordsOf)).toEqual([[], [], ["cashew"]]);
  });

  it("looks through many groups together, a busy one further than the quiet ones", async () => {
    for (let made = 0; made < 20; made += 1)
      await mei.call(api.groups.create, { body: { name: `Nuts ${made}`, friendIds: [otto.id] } });
    await say("brazil nut");
    await fill("group", 4_000);
    expect(wordsOf(await search({ keyword: "brazil nut" }))).toEqual(["brazil nut"]);
  });

  it("gives each hit once, in order, however small the pages", async () => {
    for (const [index, send] of [sendLine, say, say, sendLine, say].entries()) {
      await send(`pecan ${index}`);
      app.clock.advance(1000);
    }
    const pages = await pagesOf({ keyword: "pecan", limit: 2 });
    expect(pages.flatMap(wordsOf)).toEqual([4, 3, 2, 1, 0].map((index) => `pecan ${index}`));
    expect(pages[0]?.items).toHaveLength(2);
  });
});

describe("the searches of one person", () => {
  it("run two at a time, and wait eight at most", async () => {
    let running = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
    };
    const asked = Array.from({ length: 8 }, () => searchQueueOf(app.services).run(mei.id, work));
    await expect(searchQueueOf(app.services).run(mei.id, work)).rejects.toMatchObject({ kind: "tooMany" });
    expect(await searchQueueOf(app.services).run(otto.id, async () => "at once")).toBe("at once");
    gate.resolve();
    await Promise.all(asked);
    expect(most).toBe(2);
    expect(await searchQueueOf(app.services).run(mei.id, async () => "again")).toBe("again");
  });

  it("are refused rather than piled up", async () => {
    const all = Array.from({ length: 40 }, () => codeOf(search({ keyword: "nothing like it" })));
    expect(new Set(await Promise.all(all))).toEqual(new Set([200, 429]));
  });

  // The embedded database has one connection and no contention.
  it.runIf(process.env.TEST_DATABASE_URL)(
    "hold no connection for long",
    async () => {
      const { db } = app.services;
      await db.transaction().execute(async (trx) => {
        await sql`lock table group_message in access exclusive mode`.execute(trx);
        expect(await codeOf(search({ keyword: "walnut" }))).toBe(503);
      });
      expect(await codeOf(search({ keyword: "walnut" }))).toBe(200);
    },
    20_000,
  );
});
