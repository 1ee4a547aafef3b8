import fc from "fast-check";
import { expect, it } from "vitest";
import { type CachedFile, copyUntil, IMAGE_CAP, staleFiles } from "./cache-rules.ts";

const files = (count: number, size: number): CachedFile[] =>
  Array.from({ length: count }, (_, at) => ({ url: `/${at}`, size, used: 1000 - at, until: 2000 }));

it("retains all files while they are few and small", () => {
  expect(staleFiles(files(100, 1000), IMAGE_CAP, 1)).toEqual([]);
});

it("drops the oldest third above 100 entries", () => {
  const dropped = staleFiles(files(120, 1), IMAGE_CAP, 1);
  expect(dropped).toHaveLength(40);
  expect(Math.max(...dropped.map(({ used }) => used))).toBe(1000 - 80);
});

it("drops about 30% of the size when over the cap", () => {
  const size = IMAGE_CAP / 50;
  const dropped = staleFiles(files(60, size), IMAGE_CAP, 1);
  expect(dropped.length).toBe(18);
});

it("always ends below the cap, and drops older files before newer ones", () => {
  const file = fc.record({ url: fc.string(), size: fc.nat(1000), used: fc.nat(1e6), until: fc.constant(2) });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 200 }), fc.nat(50_000), (all, cap) => {
      const dropped = new Set(staleFiles(all, cap, 1));
      const retained = all.filter((one) => !dropped.has(one));
      const newestDropped = Math.max(-1, ...[...dropped].map(({ used }) => used));
      expect(retained.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(cap);
      expect(retained.every(({ used }) => used >= newestDropped)).toBe(true);
    }),
  );
});

it("drops files unused for an hour, and does not count them", () => {
  const past = files(60, IMAGE_CAP).map((one) => ({ ...one, until: 5 }));
  const hour = 3_600_000;
  expect(staleFiles([...past, ...files(60, 1)], IMAGE_CAP, hour + 5)).toEqual(past);
  expect(staleFiles(files(60, 1), IMAGE_CAP, hour + 1999)).toEqual([]);
});

it("shows a copy as long as the server says, from the time of its answer", () => {
  const headers = (date?: string) =>
    new Headers({ "cache-control": "public, max-age=60, immutable", ...(date && { date }) });
  expect(copyUntil(headers(), 1000)).toBe(61_000);
  expect(copyUntil(headers(new Date(3000).toUTCString()), 10_000)).toBe(63_000);
  // A slow clock does not retain anything longer.
  expect(copyUntil(headers(new Date(90_000).toUTCString()), 10_000)).toBe(70_000);
  expect(copyUntil(new Headers(), 1000)).toBe(Number.POSITIVE_INFINITY);
});
