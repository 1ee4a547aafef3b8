import type pg from "pg";
import { expect, it } from "vitest";
import { manualClock } from "../../testing/manual-clock.ts";
import { createLog } from "../log.ts";
import { namedPool } from "./named-pool.ts";
import { createQueryObserver } from "./query-observer.ts";

function watched(slowMs: number) {
  const lines: string[] = [];
  const clock = manualClock();
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const counted: string[] = [];
  const metrics = { queryEnded: () => counted.push("ended"), querySlow: () => counted.push("slow") };
  return { lines, clock, counted, observe: createQueryObserver({ slowMs, log, clock, metrics }) };
}

it("writes each slow statement down once in a while, and counts them all", () => {
  const { lines, clock, counted, observe } = watched(500);
  for (const milliseconds of [499, 500, 700]) observe(milliseconds, "select $1");
  expect(counted).toEqual(["ended", "ended", "slow", "ended", "slow"]);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { msg: "slow query", milliseconds: 500, sql: "select $1" },
  ]);
  clock.advance(10_000);
  observe(900, "select $1");
  observe(900, "select 2");
  expect(lines).toHaveLength(3);
});

it("never tells what stood in a statement's places", async () => {
  const { lines, observe } = watched(0);
  const client = { query: async () => ({ command: "SELECT", rowCount: 0, rows: [] }) };
  const given = { connect: async () => client, options: { max: 1 } } as unknown as pg.Pool;
  const pool = namedPool(given, observe, { ownMs: 1_000, idleMs: 1_000, stalledMs: 1_000 });
  const connection = await pool.connect();
  await connection.query("select $1::text", ["mei's words"]);
  expect(lines.join("")).toContain("select $1::text");
  expect(lines.join("")).not.toContain("mei");
});
