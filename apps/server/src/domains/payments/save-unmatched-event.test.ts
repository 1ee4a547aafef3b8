import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { createLog } from "../../platform/log.ts";
import type { Services } from "../../platform/services.ts";
import { manualClock } from "../../testing/manual-clock.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { testServices } from "../../testing/test-services.ts";
import type { Provider, ProviderEvent } from "./provider.ts";
import { saveUnmatchedEvent } from "./save-unmatched-event.ts";

const NOW = 1_000_000;
const provider = { id: "alipay" } as Provider;
const paid = { kind: "paid", eventId: "e1", orderNo: "A1", amount: 600, currency: "CNY", ref: "r1" } as const;
let database: TestDatabase;
let services: Services;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  lines = [];
  const log = createLog("error", {
    write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const config = readConfig({ NODE_ENV: "test" });
  services = testServices({ config, db: database.db, clock: manualClock(NOW), log });
  await sql`delete from pay_stray`.execute(database.db);
});
afterAll(() => database.close());

const storedRows = async () => {
  const { rows } = await sql`
    select provider, event_id, kind, order_no, amount, currency, ref, times from pay_stray order by id`.execute(
    database.db,
  );
  return rows;
};
const save = (event: ProviderEvent) => saveUnmatchedEvent(services, provider, event);

it("keeps a payment of no order we know with all that was told, and calls for somebody", async () => {
  expect(await save(paid)).toBe(false);
  const { kind, orderNo, amount, currency, ref } = paid;
  const row = { provider: "alipay", event_id: "e1", kind, order_no: orderNo, amount, currency, ref };
  expect(await storedRows()).toEqual([{ ...row, times: 1 }]);
  expect(lines).toMatchObject([
    { provider: "alipay", kind, orderNo, amount, ref, msg: "a provider tells of an order that nobody knows" },
  ]);
  expect(await save(paid)).toBe(false);
  expect(await storedRows()).toEqual([{ ...row, times: 2 }]);
});

it("is quiet once somebody has seen to it", async () => {
  await save(paid);
  await sql`update pay_stray set settled_at = 1`.execute(database.db);
  lines = [];
  expect(await save(paid)).toBe(true);
  expect(lines).toEqual([]);
});

it("knows what went back by its event, in all, or by its payment, and what failed by its kind", async () => {
  await save({ kind: "refunded", eventId: "e2", orderNo: "A1", part: 100, ref: "r1" });
  await save({ kind: "refunded", eventId: "all", orderNo: "A1", total: 300, ref: "r1" });
  await save({ kind: "refunded", eventId: "all", orderNo: "A2", total: 400 });
  await save({ kind: "refundFailed", orderNo: "A1", refundNo: "A1R1", reason: "no money" });
  const common = { provider: "alipay", currency: null, times: 1 };
  const back = { ...common, kind: "refunded", order_no: "A1", ref: "r1" };
  expect(await storedRows()).toEqual([
    { ...back, event_id: "e2", amount: 100 },
    { ...back, event_id: "A1:r1", amount: 300 },
    { ...back, event_id: "A2:refunded", order_no: "A2", amount: 400, ref: null },
    { ...common, event_id: "A1:refundFailed", kind: "refundFailed", order_no: "A1", amount: null, ref: null },
  ]);
});

it("keeps of a signed message what a column holds: no NUL, no text without end, no amount that is none", async () => {
  const long = `a\0${"b".repeat(300)}`;
  await save({ ...paid, eventId: long, orderNo: long, ref: long, currency: "CN\0Y", amount: 1.5 });
  const cut = `a${"b".repeat(199)}`;
  expect(await storedRows()).toMatchObject([
    { event_id: cut, order_no: cut, ref: cut, currency: "CNY", amount: null },
  ]);
  await save({ ...paid, eventId: "e3", amount: Number.NaN });
  await save({ ...paid, eventId: "e4", amount: "600" as never });
  expect((await storedRows()).slice(1)).toMatchObject([{ amount: null }, { amount: null }]);
});
