import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { handClock } from "./clock.ts";
import { createJobs } from "./jobs.ts";
import { createLog } from "./log.ts";

const log = createLog("silent");
const failed = vi.fn<(name: string) => void>();
const HOUR = 3_600_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

it("runs each task on one node per interval, and lets another take over", async () => {
  const clock = handClock();
  const nodes = [1, 2, 3].map(() => createJobs({ db: database.db, clock, log, failed }));
  let runs = 0;
  for (const node of nodes) node.every("sweep", HOUR, async () => void runs++);
  await Promise.all(nodes.map((node) => node.turn("sweep")));
  expect(runs).toBe(1);
  clock.advance(HOUR);
  expect(await nodes[2]?.turn("sweep")).toBe(true);
  expect(await nodes[0]?.turn("sweep")).toBe(false);
  expect(runs).toBe(2);
  for (const node of nodes) await node.stop();
});

it("outlives a failing task, and tells of each failure", async () => {
  const clock = handClock();
  const jobs = createJobs({ db: database.db, clock, log, failed });
  let tries = 0;
  jobs.every("broken", HOUR, async () => {
    tries += 1;
    throw new Error("broken");
  });
  await jobs.turn("broken");
  clock.advance(HOUR);
  await jobs.turn("broken");
  expect(tries).toBe(2);
  expect(failed.mock.calls).toEqual([["broken"], ["broken"]]);
  await jobs.stop();
});

it("stops when the running task has ended, having told it to", async () => {
  const jobs = createJobs({ db: database.db, clock: handClock(), log, failed });
  let ended = false;
  const began = new Promise<void>((started) => {
    jobs.every("long", HOUR, async (signal) => {
      started();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      ended = true;
    });
  });
  void jobs.turn("long");
  await began;
  await jobs.stop();
  expect(ended).toBe(true);
  expect(await jobs.turn("long")).toBe(false);
});
