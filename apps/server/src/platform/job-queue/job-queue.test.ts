import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { manualClock } from "../../testing/manual-clock.ts";
import { createLocalBus } from "../bus.ts";
import { createLog } from "../log.ts";
import type { ClaimedJob, JobKind, JobStore, WaitingJob } from "./job-kind.ts";
import { JobQueue } from "./job-queue.ts";

const LEASE_MS = 90_000;
type Row = ClaimedJob & WaitingJob & { isOver: boolean; leaseUntil: number };

/** A store in memory that claims as the tables do. */
function memoryStore(rows: Map<number, Row>): JobStore<Row> {
  const open = (id: number) => {
    const row = rows.get(id);
    return row && !row.isOver ? row : undefined;
  };
  return {
    async claim(id, { now, until }) {
      const row = open(id);
      if (!row || row.leaseUntil > now) return undefined;
      return Object.assign(row, { leaseUntil: until, tries: row.tries + 1 });
    },
    async renew(id, until) {
      Object.assign(open(id) ?? {}, { leaseUntil: until });
    },
    async release(id) {
      const row = open(id);
      if (row) Object.assign(row, { leaseUntil: 0, tries: row.tries - 1 });
    },
    findWaiting: async (before, limit) =>
      [...rows.values()].filter((row) => !row.isOver && row.leaseUntil < before).slice(0, limit),
  };
}

let rows: Map<number, Row>;
const clock = manualClock();
const services = {
  bus: createLocalBus(),
  clock,
  log: createLog("silent"),
  closing: new AbortController().signal,
};
const ended = vi.fn<(kind: string, outcome: string) => void>();
const queues: JobQueue<Row>[] = [];
/** Ids whose work began, in order, and how each is ended. */
let begun: number[];
let ends: Map<number, PromiseWithResolvers<void>>;

beforeEach(() => {
  rows = new Map();
  begun = [];
  ends = new Map();
  ended.mockClear();
});
afterEach(async () => {
  for (const { resolve } of ends.values()) resolve();
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
});

const kindOf = (change: Partial<JobKind<Row>> = {}): JobKind<Row> => {
  const end = async (row: Row) => void Object.assign(row, { isOver: true });
  return {
    name: "reply",
    busName: "turn",
    store: memoryStore(rows),
    bounds: { width: 4, share: 3, waitingEach: 10, waitingMost: 100 },
    triesMost: 2,
    async run(row, { signal, stopping }) {
      begun.push(row.id);
      const done = Promise.withResolvers<void>();
      ends.set(row.id, done);
      signal.addEventListener("abort", () => done.resolve(), { once: true });
      await done.promise;
      stopping.throwIfAborted();
      await end(row);
    },
    exhaust: end,
    cancel: end,
    ...change,
  };
};
function node(change: Partial<JobKind<Row>> = {}): JobQueue<Row> {
  const queue = new JobQueue(services, kindOf(change));
  queue.start(ended);
  queues.push(queue);
  return queue;
}
function job(id: number, ownerId = id, order?: string): WaitingJob {
  const waiting = { id, ownerId, ...(order === undefined ? {} : { order }) };
  rows.set(id, { ...waiting, tries: 0, stopped: false, isOver: false, leaseUntil: 0 });
  return waiting;
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
async function end(id: number): Promise<void> {
  ends.get(id)?.resolve();
  await moment();
}

describe("on one node", () => {
  it("serves accounts in turn, no more at once than there are slots", async () => {
    const queue = node({ bounds: { width: 2, share: 1, waitingEach: 10, waitingMost: 100 } });
    queue.add([job(1, 7), job(2, 7), job(3, 7), job(4, 8), job(5, 9)]);
    await moment();
    expect(begun).toEqual([1, 4]);
    await end(4);
    await end(1);
    expect(begun).toEqual([1, 4, 5, 2]);
  });

  it("does jobs with one order key one after the other, another account's first", async () => {
    const queue = node();
    queue.add([job(1, 7, "g:1"), job(2, 7, "g:1"), job(3, 7, "g:1"), job(4, 8, "g:1"), job(5, 7, "g:2")]);
    await moment();
    expect(begun).toEqual([1, 5]);
    for (const id of [1, 4, 2]) await end(id);
    expect(begun).toEqual([1, 5, 4, 2, 3]);
  });

  it("does a job once, however often it is added", async () => {
    const queue = node();
    const waiting = job(1);
    queue.add([waiting, waiting]);
    await moment();
    queue.add([waiting]);
    await end(1);
    await queue.settled();
    expect(begun).toEqual([1]);
    expect(ended.mock.calls).toEqual([["reply", "done"]]);
  });

  it("finds again what got no slot", async () => {
    const queue = node({ bounds: { width: 2, share: 1, waitingEach: 0, waitingMost: 100 } });
    queue.add([job(1, 7), job(2, 7)]);
    await moment();
    await end(1);
    expect(begun).toEqual([1]);
    await queue.claimStale();
    await moment();
    expect(begun).toEqual([1, 2]);
  });

  it("goes on looking until nothing that others left remains", async () => {
    for (let id = 1; id <= 120; id += 1) job(id);
    node({
      bounds: { width: 200, share: 200, waitingEach: 10, waitingMost: 100 },
      run: async (row) => void Object.assign(row, { isOver: true }),
    });
    await expect.poll(() => [...rows.values()].every(({ isOver }) => isOver)).toBe(true);
  });

  it("tries again after the lease, and ends what was tried too often", async () => {
    const queue = node({ run: () => Promise.reject(new Error("broken")) });
    job(1);
    for (let round = 0; round < 4; round += 1) {
      await queue.claimStale();
      await queue.claimStale();
      await queue.settled();
      clock.advance(2 * LEASE_MS);
    }
    expect(ended.mock.calls.map(([, outcome]) => outcome)).toEqual(["failed", "failed", "exhausted"]);
    expect(rows.get(1)).toMatchObject({ isOver: true, tries: 3 });
  });

  it("starts nothing before its start and after its stop", async () => {
    const queue = new JobQueue(services, kindOf());
    queue.add([job(1)]);
    await queue.stop();
    queue.add([job(2)]);
    await queue.settled();
    expect(begun).toEqual([]);
  });
});

describe("on two nodes", () => {
  it("runs a job on one of them, and on the other once the lease of a dead node is over", async () => {
    const [dead, other] = [node(), node()];
    const waiting = job(1);
    dead.add([waiting]);
    other.add([waiting]);
    await moment();
    expect(begun).toEqual([1]);
    clock.advance(LEASE_MS + 1);
    other.add([waiting]);
    await moment();
    expect(begun).toEqual([1, 1]);
    expect(rows.get(1)?.tries).toBe(2);
  });

  it("renews the lease of a long job", async () => {
    vi.useFakeTimers();
    try {
      const queue = node();
      queue.add([job(1)]);
      await vi.advanceTimersByTimeAsync(0);
      clock.advance(30_000);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(rows.get(1)?.leaseUntil).toBe(clock.now() + LEASE_MS);
    } finally {
      vi.useRealTimers();
    }
  });

  it("goes on elsewhere at once, as untried, when a node stops", async () => {
    const [stopping] = [node(), node()];
    stopping.add([job(1)]);
    await moment();
    await stopping.stop();
    await moment();
    expect(begun).toEqual([1, 1]);
    expect(rows.get(1)?.tries).toBe(1);
    expect(ended.mock.calls).toEqual([["reply", "released"]]);
  });

  it("releases what fails because the node stops", async () => {
    const aborted = (_row: Row, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new Error("aborted"))),
      );
    const queue = node({ run: aborted });
    queue.add([job(1)]);
    await moment();
    await queue.stop();
    expect(rows.get(1)).toMatchObject({ leaseUntil: 0, tries: 0 });
  });

  it("cancels a job on whichever node runs it, and one that nobody runs", async () => {
    const [here, there] = [node(), node()];
    there.add([job(1)]);
    await moment();
    await here.cancel(1);
    await there.settled();
    job(2);
    await here.cancel(2);
    expect([1, 2].map((id) => rows.get(id)?.isOver)).toEqual([true, true]);
    expect(begun).toEqual([1]);
  });
});
