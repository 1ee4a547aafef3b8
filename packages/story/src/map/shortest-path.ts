import type { StoryGraph, StoryValue } from "@4d/contract";
import { lookup } from "../graph/lookup.ts";
import { openChoices, type PlayState, startState, stateAfter } from "../play/graph-play.ts";

export interface ShortestPathInput {
  readonly graph: StoryGraph;
  /** The node the path leads to. */
  readonly to: string;
  /** Whether the path may go from one node to another; a reader's path uses only choices they made before. */
  readonly isAllowed: (from: string, to: string) => boolean;
}

interface Reached {
  readonly state: PlayState;
  readonly from: Reached | null;
  /** The index among the choices that were shown. */
  readonly index: number;
}

const STATES_MAX = 20_000;

const nameOf = ({ node, values }: PlayState): string =>
  JSON.stringify([node?.id, ...([...values.values()] satisfies StoryValue[])]);

function indexes(reached: Reached): number[] {
  const path: number[] = [];
  for (let at: Reached = reached; at.from !== null; at = at.from) path.unshift(at.index);
  return path;
}

/**
 * The shortest path from the opening to a node, each choice by its index among those shown there, which is
 * what `StoryRun` takes. Null if there is none, or none within 20,000 states.
 */
export function shortestPath({ graph, to, isAllowed: may }: ShortestPathInput): number[] | null {
  const of = lookup(graph);
  const first: Reached = { state: startState(of), from: null, index: 0 };
  const queue = [first];
  const known = new Set([nameOf(first.state)]);
  for (const reached of queue) {
    const { state: place } = reached;
    if (place.node?.id === to) return indexes(reached);
    for (const [index, choice] of openChoices(of, place).entries()) {
      const next = stateAfter(of, choice, place);
      if (next.node === null || !may(place.node?.id ?? "", next.node.id)) continue;
      const name = nameOf(next);
      if (known.has(name) || known.size >= STATES_MAX) continue;
      known.add(name);
      queue.push({ state: next, from: reached, index });
    }
  }
  return null;
}
