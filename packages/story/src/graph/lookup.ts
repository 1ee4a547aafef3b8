import type { StoryChoice, StoryGraph, StoryNode, StoryVariable } from "@4d/contract";
import { fits } from "./value.ts";

/** A graph's parts by their id; of two with the same id the first counts. */
export interface Lookup {
  readonly graph: StoryGraph;
  readonly nodes: ReadonlyMap<string, StoryNode>;
  readonly variables: ReadonlyMap<string, StoryVariable>;
  readonly start: StoryNode | undefined;
}

function byId<T extends { readonly id: string }>(list: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of list) if (!map.has(item.id)) map.set(item.id, item);
  return map;
}

export function lookup(graph: StoryGraph): Lookup {
  const nodes = byId(graph.nodes);
  return { graph, nodes, variables: byId(graph.variables), start: nodes.get(graph.start) };
}

/** The choices a node offers to a reader: an ending offers none. */
export const choicesOf = (node: StoryNode): readonly StoryChoice[] => (node.ending ? [] : node.choices);

/** Whether every condition of a choice names a variable it fits; otherwise it is never shown. */
export const isSound = ({ variables }: Lookup, choice: StoryChoice): boolean =>
  choice.conditions.every((condition) => fits(variables.get(condition.variable), condition));

/** The effects of a choice that have an effect. */
export const effectsOf = ({ variables }: Lookup, choice: StoryChoice) =>
  choice.effects.filter((effect) => fits(variables.get(effect.variable), effect));
