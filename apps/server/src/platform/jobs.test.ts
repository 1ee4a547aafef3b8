import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { manualClock } from "../testing/manual-clock.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
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
  const clock = manualClock();
  const nodes = [1, 2, 3].map(() => createJobs({ db: database.db, clock, log, onFailed: failed }));
  let runs = 0;
  for (const node of nodes) node.every("sweep", HOUR, async () => void runs++);
  await Promise.all(nodes.map((node) => node.runIfDue("sweep")));
  expect(runs).toBe(1);
  clock.advance(HOUR);
  expect(await nodes[2]?.runIfDue("sweep")).toBe(true);
  expect(await nodes[0]?.runIfDue("sweep")).toBe(false);
  expect(runs).toBe(2);
  for (const node of nodes) await node.stop();
});

it("outlives a failing task, and tells of each failure", async () => {
  const clock = manualClock();
  const jobs = createJobs({ db: database.db, clock, log, onFailed: failed });
  let tries = 0;
  jobs.every("broken", HOUR, async () => {
    tries += 1;
    throw new Error("broken");
  });
  await jobs.runIfDue("broken");
  clock.advance(HOUR);
  await jobs.runIfDue("broken");
  expect(tries).toBe(2);
  expect(failed.mock.calls).toEqual([["broken"], ["broken"]]);
  await jobs.stop();
});

it("stops when the running task has ended, having told it to", async () => {
  const jobs = createJobs({ db: database.db, clock: manualClock(), log, onFailed: failed });
  let ended = false;
  const began = new Promise<void>((started) => {
    jobs.every("long", HOUR, async (signal) => {
      started();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      ended = true;
    });
  });
  void jobs.runIfDue("long");
  await began;
  await jobs.stop();
  expect(ended).toBe(true);
  expect(await jobs.runIfDue("long")).toBe(false);
});
