import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StreamBatch, StreamRow } from "../../platform/bus.ts";
import { StreamTail } from "./stream-tail.ts";

const rowOf = (id: number): StreamRow => ({ id, deliveries: [] });

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
});
