import { BASE_ELEMENTS } from "../base/base-graph.ts";
import type { BaseElement } from "../base/read-theme.ts";
import { orderedBy } from "../chance.ts";
import { baseDepths } from "./base-depths.ts";

/** Deep enough to be a puzzle, near enough for one evening. */
const SHALLOWEST = 5;
const DEEPEST = 7;

/** The target of a group's race, by its seed; authored recipes alone reach it. */
export function raceTarget(seed: string): BaseElement {
  const fitting = BASE_ELEMENTS.filter(({ name }) => {
    const depth = baseDepths().get(name) ?? 0;
    return depth >= SHALLOWEST && depth <= DEEPEST;
  });
  const [target] = orderedBy(`race ${seed}`, fitting, ({ name }) => name);
  if (!target) throw new Error("no element lies deep enough for a race");
  return target;
}
