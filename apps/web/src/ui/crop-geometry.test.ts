import fc from "fast-check";
import { expect, it } from "vitest";
import { clampPlacement, coverScale, cropSquare, zoomAround } from "./crop-geometry.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const far = fc.double({ min: -1e4, max: 1e4, noNaN: true });

it("never shows the area outside the picture, wherever it is dragged", () => {
  fc.assert(
    fc.property(size, far, far, fc.double({ min: 0, max: 100, noNaN: true }), (picture, x, y, scale) => {
      const { left, top, edge } = cropSquare(clampPlacement({ x, y, scale }, picture, 256), picture, 256);
      const slack = 1e-6 * (picture.width + picture.height);
      expect(left).toBeGreaterThanOrEqual(-slack);
      expect(top).toBeGreaterThanOrEqual(-slack);
      expect(left + edge).toBeLessThanOrEqual(picture.width + slack);
      expect(top + edge).toBeLessThanOrEqual(picture.height + slack);
    }),
  );
});

it("starts in the middle of the picture", () => {
  const picture = { width: 400, height: 200 };
  expect(cropSquare({ x: 0, y: 0, scale: coverScale(picture, 256) }, picture, 256)).toEqual({
    left: 100,
    top: 0,
    edge: 200,
  });
});

it("does not move the point under the fingers", () => {
  const before = { x: 10, y: -4, scale: 1 };
  const after = zoomAround(before, 2, 30, 30);
  expect((30 - before.x) / before.scale).toBeCloseTo((30 - after.x) / after.scale);
  expect((30 - before.y) / before.scale).toBeCloseTo((30 - after.y) / after.scale);
});
