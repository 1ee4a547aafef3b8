import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASE_ELEMENTS, BASE_RECIPES, START_NAMES } from "./base/base-graph.ts";
import { baseDepths } from "./goals/base-depths.ts";
import { type KnownRecipe, lineage, shortestPaths } from "./lineage.ts";

/** Follows the steps and fails when one needs an element that is not there yet. */
function expectMakeable<Id>(steps: readonly KnownRecipe<Id>[], owned: Iterable<Id>) {
  const have = new Set(owned);
  for (const { a, b, result } of steps) {
    expect(have.has(a) && have.has(b)).toBe(true);
    expect(have.has(result)).toBe(false);
    have.add(result);
  }
}

describe("lineage", () => {
  it("makes once what two branches share", () => {
    const recipes = [
      { a: 1, b: 2, result: 3 },
      { a: 3, b: 1, result: 4 },
      { a: 3, b: 2, result: 5 },
      { a: 4, b: 5, result: 6 },
    ];
    expect(lineage(6, recipes, [1, 2])?.map(({ result }) => result)).toEqual([3, 4, 5, 6]);
    expect(lineage(6, recipes, [1, 2, 4, 5])).toHaveLength(1);
    expect(lineage(2, recipes, [1, 2])).toEqual([]);
    expect(lineage(7, recipes, [1, 2])).toBeUndefined();
    expect(lineage(6, recipes, [1])).toBeUndefined();
  });

  it("finds a way to every authored element, at least as long as its depth", () => {
    const paths = shortestPaths(BASE_RECIPES, START_NAMES);
    for (const { name } of BASE_ELEMENTS) {
      const steps = paths.get(name) ?? [];
      expectMakeable(steps, START_NAMES);
      expect(steps.length).toBeGreaterThanOrEqual(baseDepths().get(name) ?? Number.NaN);
      if (steps.length > 0) expect(steps.at(-1)?.result).toBe(name);
    }
  });

  it("ends with steps that can be made, whatever recipes it is given, cycles included", () => {
    const id = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.array(fc.record({ a: id, b: id, result: id }), { maxLength: 60 }), (recipes) => {
        const paths = shortestPaths(recipes, [0, 1]);
        for (const steps of paths.values()) expectMakeable(steps, [0, 1]);
        for (const { a, b, result } of recipes) {
          if (paths.has(a) && paths.has(b)) expect(paths.has(result)).toBe(true);
        }
      }),
    );
  });
});
