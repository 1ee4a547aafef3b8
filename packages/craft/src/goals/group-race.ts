import { BASE_ELEMENTS, BASE_RECIPES, START_NAMES } from "../base/base-graph.ts";
import type { BaseElement } from "../base/read-theme.ts";
import { orderedBy } from "../chance.ts";
import { type KnownRecipe, lineage } from "../lineage.ts";
import { baseDepths } from "./base-depths.ts";

/** Deep enough to lead astray, near enough for an evening. */
const SHALLOWEST = 5;
const DEEPEST = 7;

/** The target of a group's race, by its seed: reachable by authored recipes alone. */
export function raceTarget(seed: string): BaseElement {
  const fitting = BASE_ELEMENTS.filter(({ name }) => {
    const depth = baseDepths().get(name) ?? 0;
    return depth >= SHALLOWEST && depth <= DEEPEST;
  });
  const [target] = orderedBy(`race ${seed}`, fitting, ({ name }) => name);
  if (!target) throw new Error("no element lies deep enough for a race");
  return target;
}

export interface Racer {
  readonly user: number;
  /** Names of what was made in this race; the four of the beginning need not be listed. */
  readonly made: readonly string[];
  /** When the newest of them was made, in milliseconds; earlier wins a tie. */
  readonly at: number;
}

export interface RaceRank {
  readonly user: number;
  /** Steps left, 0 for who has it. */
  readonly left: number;
}

/**
 * Who is nearest to the target, best first: fewest steps left by authored recipes (or by those given),
 * then who stood there first, then the lower id. Infinity for whom no way is known.
 */
export function raceRanks(
  target: string,
  racers: readonly Racer[],
  recipes: readonly KnownRecipe<string>[] = BASE_RECIPES,
): RaceRank[] {
  return racers
    .map(({ user, made, at }) => {
      const steps = lineage(target, recipes, [...START_NAMES, ...made]);
      return { user, at, left: steps?.length ?? Number.POSITIVE_INFINITY };
    })
    .sort((one, other) => compareSteps(one.left, other.left) || one.at - other.at || one.user - other.user)
    .map(({ user, left }) => ({ user, left }));
}

/** Infinity less Infinity is no number. */
function compareSteps(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
