import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StreamBatch, StreamRow } from "../../platform/bus.ts";
import { StreamTail } from "./stream-tail.ts";

const rowOf = (id: number): StreamRow => ({ id, deliveries: [] });

/** A stream all of whose rows can be read. */
const sound = { isThere: async () => true, unreadable: () => undefined };

/** Cuts 1..n into committed batches at the given places. */
function batchesOf(count: number, cuts: number[]): StreamBatch[] {
  const ends = [...new Set([...cuts.filter((cut) => cut > 0 && cut < count), count])].sort((a, b) => a - b);
  return ends.map((last, index) => {
    const after = ends[index - 1] ?? 0;
    const rows = Array.from({ length: last - after }, (_, offset) => rowOf(after + 1 + offset));
    return { kind: "private", after, last, rows, rooms: [] };
  });
}

describe("StreamTail", () => {
  it("hands on every row once and in order, whatever announcements are lost, repeated or late (W13)", async () => {
    const scenario = fc.record({
      count: fc.integer({ min: 1, max: 30 }),
      cuts: fc.array(fc.integer({ min: 1, max: 29 }), { maxLength: 10 }),
      order: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ count, cuts, order }) => {
        const batches = batchesOf(count, cuts);
        const seen: number[] = [];
        const read = async (_kind: string, after: number, upTo: number) =>
          Array.from({ length: Math.min(upTo, count) - after }, (_, offset) =>
            rowOf(after + 1 + offset),
          ).slice(0, 4);
        const tail = new StreamTail("private", 0, read, {
          row: (_kind, row) => seen.push(row.id),
          room: () => undefined,
          gap: () => undefined,
          ...sound,
        });
        for (const pick of order) {
          const batch = batches[pick % batches.length];
          if (batch) tail.take(batch);
        }
        tail.catchUp(count);
        await tail.settled();
        tail.catchUp(count);
        await tail.settled();
        expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });

  it("steps over rows that were erased, a few or all that were missed, and goes on", async () => {
    const left = [1, 4, 5].map(rowOf);
    let reads = 0;
    const read = async (_kind: string, after: number, upTo: number) => {
      reads += 1;
      if (reads > 20) throw new Error("reads the same again and again");
      return left.filter(({ id }) => id > after && id <= upTo).slice(0, 2);
    };
    const seen: number[] = [];
    let gaps = 0;
    const tail = new StreamTail("private", 0, read, {
      row: (_kind, row) => seen.push(row.id),
      room: () => undefined,
      gap: () => {
        gaps += 1;
      },
      ...sound,
    });
    tail.catchUp(5);
    await tail.settled();
    expect(seen).toEqual([1, 4, 5]);
    const before = gaps;
    tail.catchUp(8);
    await tail.settled();
    expect(gaps).toBeGreaterThan(before);
    tail.take({ kind: "private", after: 8, last: 9, rows: [rowOf(9)], rooms: [] });
    expect(seen).toEqual([1, 4, 5, 9]);
  });

  it("passes over rows that cannot be read, in one page with others or alone, and hands on all the rest", async () => {
    const scenario = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      broken: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ count, broken }) => {
        const seen: number[] = [];
        const passed: number[] = [];
        const read = async (_kind: string, after: number, upTo: number) => {
          if (broken.some((id) => id > after && id <= upTo)) throw new Error("missing chunk");
          return Array.from({ length: upTo - after }, (_, offset) => rowOf(after + 1 + offset)).slice(0, 7);
        };
        const tail = new StreamTail("group", 0, read, {
          row: (_kind, row) => seen.push(row.id),
          room: () => undefined,
          gap: () => undefined,
          isThere: async () => true,
          unreadable: (id) => passed.push(id),
        });
        tail.catchUp(count);
        await tail.settled();
        const all = Array.from({ length: count }, (_, index) => index + 1);
        expect(seen).toEqual(all.filter((id) => !broken.includes(id)));
        expect(passed).toEqual(broken.filter((id) => id <= count).toSorted((a, b) => a - b));
      }),
      { numRuns: 15 },
    );
  });

  it("passes over nothing while the whole stream cannot be read, or a row only once", async () => {
    let isAway = true;
    let failures = 0;
    const seen: number[] = [];
    const passed: number[] = [];
    const read = async (_kind: string, after: number, upTo: number) => {
      if (isAway || (after === 2 && upTo === 3 && failures++ < 1)) throw new Error("not now");
      if (after < 3 && upTo > 3 && failures < 2) throw new Error("not now");
      return Array.from({ length: upTo - after }, (_, offset) => rowOf(after + 1 + offset));
    };
    const tail = new StreamTail("group", 0, read, {
      row: (_kind, row) => seen.push(row.id),
      room: () => undefined,
      gap: () => undefined,
      isThere: async () => !isAway,
      unreadable: (id) => passed.push(id),
    });
    tail.catchUp(5);
    await tail.settled();
    expect([seen, passed]).toEqual([[], []]);
    isAway = false;
    tail.catchUp(5);
    await tail.settled();
    expect([seen, passed]).toEqual([[1, 2, 3, 4, 5], []]);
  });
});
