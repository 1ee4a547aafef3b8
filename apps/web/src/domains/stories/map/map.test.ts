import { describe, expect, it } from "vitest";
import { fitting, isInside, panned, SCALE_MAX, seenBox, toMap, touches, zoomed } from "./camera.ts";
import { edgePath, neighbour } from "./edges.ts";

const size = { width: 390, height: 600 };
const camera = { x: 40, y: 80, scale: 0.5 };

/** The screen position of a map point. */
const toScreen = (
  { x, y, scale }: typeof camera,
  { width, height }: typeof size,
  spot: { x: number; y: number },
) => ({
  x: (spot.x - x) * scale + width / 2,
  y: (spot.y - y) * scale + height / 2,
});

describe("the camera over a map", () => {
  it("finds the map's point under the screen's, and back", () => {
    const spot = { x: 123, y: -45 };
    expect(toMap(camera, size, toScreen(camera, size, spot))).toEqual(spot);
  });

  it("zooms around the fingers: what is between them stays", () => {
    const around = { x: 300, y: 100 };
    const held = toMap(camera, size, around);
    const next = zoomed(camera, size, around, 1.7);
    expect(toMap(next, size, around).x).toBeCloseTo(held.x);
    expect(toMap(next, size, around).y).toBeCloseTo(held.y);
    expect(zoomed(camera, size, around, 100).scale).toBe(SCALE_MAX);
  });

  it("moves the map with the finger", () => {
    const moved = panned(camera, { x: 50, y: 0 });
    expect(toScreen(moved, size, { x: 0, y: 0 }).x).toBe(toScreen(camera, size, { x: 0, y: 0 }).x + 50);
  });

  it("shows every node when it fits them", () => {
    const nodes = Array.from({ length: 30 }, (_, at) => ({ x: (at % 5) * 200, y: Math.floor(at / 5) * 140 }));
    const box = seenBox(fitting(nodes, size), size);
    expect(nodes.every((node) => touches(node, box))).toBe(true);
    expect(isInside(box, seenBox(fitting(nodes, size), size, 0.5))).toBe(true);
  });
});

describe("lines and neighbours", () => {
  it("draws down and back", () => {
    expect(edgePath({ x: 0, y: 0 }, { x: 0, y: 140 })).toBe("M0 32C0 70 0 70 0 108");
    expect(edgePath({ x: 0, y: 140 }, { x: 0, y: 0 })).toMatch(/^M0 172C/);
  });

  it("goes rather straight than near", () => {
    const right = { x: 200, y: 10 };
    expect(neighbour({ x: 0, y: 0 }, [right, { x: 60, y: 140 }], { x: 1, y: 0 })).toBe(right);
    expect(neighbour({ x: 0, y: 0 }, [right], { x: -1, y: 0 })).toBeNull();
  });
});
