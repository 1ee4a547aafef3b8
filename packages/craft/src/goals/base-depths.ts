import { BASE_RECIPES, START_NAMES } from "../base/base-graph.ts";

let depths: ReadonlyMap<string, number> | undefined;

/**
 * The depth of each authored element: 0 for the four starting ones, else one more than the deeper ingredient
 * of its shallowest recipe. An element that is missing here cannot be reached.
 */
export function baseDepths(): ReadonlyMap<string, number> {
  depths ??= measured();
  return depths;
}

function measured(): Map<string, number> {
  const depthOf = new Map(START_NAMES.map((name): [string, number] => [name, 0]));
  for (let depth = 1, before = 0; before !== depthOf.size; depth += 1) {
    before = depthOf.size;
    const fresh = BASE_RECIPES.filter(
      ({ a, b, result }) => depthOf.has(a) && depthOf.has(b) && !depthOf.has(result),
    );
    for (const { result } of fresh) depthOf.set(result, depth);
  }
  return depthOf;
}
