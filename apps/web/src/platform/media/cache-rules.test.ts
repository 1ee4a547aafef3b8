import fc from "fast-check";
import { expect, it } from "vitest";
import { type CachedFile, IMAGE_CAP, staleFiles } from "./cache-rules.ts";

const files = (count: number, size: number): CachedFile[] =>
  Array.from({ length: count }, (_, at) => ({ url: `/${at}`, size, used: 1000 - at }));

it("keeps everything while few and small", () => {
  expect(staleFiles(files(100, 1000), IMAGE_CAP)).toEqual([]);
});

it("drops the oldest third above 100 entries", () => {
  const dropped = staleFiles(files(120, 1), IMAGE_CAP);
  expect(dropped).toHaveLength(40);
  expect(Math.max(...dropped.map(({ used }) => used))).toBe(1000 - 80);
});

it("drops about 30% of the size when over the cap", () => {
  const size = IMAGE_CAP / 50;
  const dropped = staleFiles(files(60, size), IMAGE_CAP);
  expect(dropped.length).toBe(18);
});

it("always ends under the cap, dropping older before newer", () => {
  const file = fc.record({ url: fc.string(), size: fc.nat(1000), used: fc.nat(1e6) });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 200 }), fc.nat(50_000), (all, cap) => {
      const dropped = new Set(staleFiles(all, cap));
      const kept = all.filter((one) => !dropped.has(one));
      const newestGone = Math.max(-1, ...[...dropped].map(({ used }) => used));
      expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(cap);
      expect(kept.every(({ used }) => used >= newestGone)).toBe(true);
    }),
  );
});
