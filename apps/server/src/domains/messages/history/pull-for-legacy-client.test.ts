import { api, MessageStatus, MessageType, PULL_ALL_BYTES } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { befriend, type Person, person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

const DAY_MS = 24 * 3_600_000;
const MANY = 6_500;

let app: TestApp;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
});
afterAll(() => app.close());

/** Stores texts from Mei to Otto as if they had been sent, the last of them just now. */
async function store(count: number, { length, ageMs }: { length: number; ageMs: number }): Promise<void> {
  const sendTime = app.clock.now() - ageMs;
  const [lo, hi] = [mei.id, otto.id].sort((a, b) => a - b);
  await app.services.db.transaction().execute(async (trx) => {
    await sql`insert into private_message (id, send_id, recv_id, lo, hi, type, content, status, send_time)
      select last_id + n, ${mei.id}, ${otto.id}, ${lo}, ${hi}, 0, repeat('x', ${length}), 0, ${sendTime}::int8
      from stream_head, generate_series(1, ${count}) n where kind = 'private'`.execute(trx);
    await sql`update stream_head set last_id = last_id + ${count} where kind = 'private'`.execute(trx);
  });
}

const pull = () => otto.call(api.privateMessages.pull, { query: { minId: 0 } });

it("a pull of the family's leaves out what is older than three months, and what its clients do not know", async () => {
  await store(3, { length: 5, ageMs: 91 * DAY_MS });
  const sent = await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, content: "tea?", type: 0 },
  });
  await otto.call(api.privateMessages.react, { params: { id: sent.id }, body: { emoji: "👍", on: true } });
  const all = await pull();
  expect(all.at(-1)).toMatchObject({ id: sent.id, reactions: [{ emoji: "👍" }] });
  expect(all.filter(({ type }) => type >= MessageType.EDIT)).toEqual([]);
  expect(all.filter(({ content }) => content === "xxxxx")).toEqual([]);
  const page = await otto.call(api.privateMessages.pull, { query: { minId: 0, limit: 1000 } });
  expect(page.map(({ type }) => type)).toContain(MessageType.REACTION);
  expect(page.filter(({ content }) => content === "xxxxx")).toHaveLength(3);
});

it("… tells a recall as read with what stands around it", async () => {
  const sent = await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, content: "wrong window", type: 0 },
  });
  await mei.call(api.privateMessages.recall, { params: { id: sent.id } });
  const recall = async () => (await pull()).find(({ type }) => type === MessageType.RECALL);
  expect((await recall())?.status).not.toBe(MessageStatus.READED);
  await otto.call(api.privateMessages.read, { query: { friendId: mei.id } });
  expect((await recall())?.status).toBe(MessageStatus.READED);
});

it("… and is of the newest when there are more than a socket bears, to the last on that socket", async () => {
  await store(MANY, { length: 1_000, ageMs: 0 });
  const socket = await otto.connect();
  const all = await pull();
  expect(all.length).toBeLessThan(MANY);
  const bytes = Buffer.byteLength(JSON.stringify(all));
  expect(bytes).toBeGreaterThan(PULL_ALL_BYTES * 0.9);
  expect(bytes).toBeLessThan(PULL_ALL_BYTES * 1.1);
  const ids = all.map(({ id }) => id ?? 0);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const { last_id: newest } = await app.services.db
    .selectFrom("stream_head")
    .select("last_id")
    .where("kind", "=", "private")
    .executeTakeFirstOrThrow();
  expect(ids.at(-1)).toBe(newest);
  await socket.until(
    ({ cmd, data }) => cmd === 3 && JSON.stringify(data) === '{"type":30,"content":"false"}',
  );
  const pushed = socket.frames.flatMap(({ cmd, data }) => (cmd === 3 && "id" in data ? [data.id] : []));
  expect([...new Set(pushed)].toSorted((a, b) => a - b)).toEqual(ids);
  await socket.close();
}, 30_000);
