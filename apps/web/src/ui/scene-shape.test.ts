import { expect, it } from "vitest";
import { sceneOf, seedOf } from "./scene-shape.ts";

it("draws the same scene for the same seed and another for another", () => {
  expect(sceneOf(15)).toEqual(sceneOf(15));
  expect(sceneOf(15)).not.toEqual(sceneOf(16));
  expect(seedOf("周末爬山小队")).toBe(seedOf("周末爬山小队"));
});

it("stays inside its field for any seed", () => {
  for (const seed of [0, 1, 7, 2 ** 31, 9_007_199_254_740_991]) {
    const { moon, stars, hills } = sceneOf(seed);
    expect(moon.x).toBeGreaterThan(0);
    expect(moon.x).toBeLessThan(300);
    const places = stars.flatMap(({ path }) => [...path.matchAll(/M([\d.]+) ([\d.]+)/g)]);
    expect(places).toHaveLength(34);
    expect(places.every(([, x, y]) => Number(x) <= 300 && Number(y) <= 200)).toBe(true);
    expect(hills.join("")).not.toContain("NaN");
  }
});
