import { describe, expect, test } from "vitest";
import { clamped, freePosition, halfWidthOf, neighbours, pieceAt } from "./board-geometry.ts";

const board = { width: 390, height: 440 };

describe("the position of a piece", () => {
  test("is inside the board", () => {
    expect(clamped({ x: -20, y: 900 }, board)).toEqual({ x: 40, y: 416 });
    expect(clamped({ x: 200, y: 200 }, board)).toEqual({ x: 200, y: 200 });
    expect(clamped({ x: 0, y: 200 }, board, halfWidthOf("Rice Cooker")).x).toBeGreaterThan(75);
    expect(halfWidthOf("火")).toBe(40);
  });

  test("is free, from the middle outwards, and always exists even on a full board", () => {
    const pieces: { x: number; y: number }[] = [];
    for (let at = 0; at < 12; at += 1) pieces.push(freePosition(pieces, board));
    expect(pieces[0]).toEqual({ x: 195, y: 198 });
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1))
        expect(Math.abs(one.x - other.x) > 90 || Math.abs(one.y - other.y) > 60).toBe(true);
    for (let at = 0; at < 200; at += 1) pieces.push(freePosition(pieces, board));
    expect(pieces.every(({ x, y }) => x >= 40 && x <= 350 && y >= 24 && y <= 416)).toBe(true);
  });
});

describe("pieces nearby", () => {
  const far = { id: 1, x: 300, y: 300 };
  const near = { id: 2, x: 110, y: 110 };
  const nearer = { id: 3, x: 104, y: 102 };

  test("the nearest one is touched, or none", () => {
    expect(pieceAt([far, near, nearer], { x: 100, y: 100 })?.id).toBe(3);
    expect(pieceAt([far], { x: 100, y: 100 })).toBeNull();
  });

  test("two of them have threads at most", () => {
    const all = [far, near, nearer, { id: 4, x: 130, y: 130 }];
    expect(neighbours(all, { x: 100, y: 100 }).map(({ id }) => id)).toEqual([3, 2]);
  });
});
