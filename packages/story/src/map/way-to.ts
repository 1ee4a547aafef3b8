import type { StoryGraph, StoryValue } from "@4d/contract";
import { lookup } from "../graph/lookup.ts";
import { after, firstPlace, openChoices, type Place } from "../play/graph-play.ts";

export interface WayInput {
  readonly graph: StoryGraph;
  /** The node the way leads to. */
  readonly to: string;
  /** Whether the way may lead from one node to another; a reader's way takes only what he took before. */
  readonly may: (from: string, to: string) => boolean;
}

interface Reached {
  readonly place: Place;
  readonly from: Reached | null;
  /** Among the choices that were shown. */
  readonly index: number;
}

const PLACES_MAX = 20_000;

const nameOf = ({ node, values }: Place): string =>
  JSON.stringify([node?.id, ...([...values.values()] satisfies StoryValue[])]);

function indexes(reached: Reached): number[] {
  const way: number[] = [];
  for (let at: Reached = reached; at.from !== null; at = at.from) way.unshift(at.index);
  return way;
}

/**
 * The shortest way from the opening to a node, each choice by its place among those shown there: what `StoryRun`
 * takes. Null where there is none, or none within 20,000 places.
 */
export function wayTo({ graph, to, may }: WayInput): number[] | null {
  const of = lookup(graph);
  const first: Reached = { place: firstPlace(of), from: null, index: 0 };
  const queue = [first];
  const known = new Set([nameOf(first.place)]);
  for (const reached of queue) {
    const { place } = reached;
    if (place.node?.id === to) return indexes(reached);
    for (const [index, choice] of openChoices(of, place).entries()) {
      const next = after(of, choice, place);
      if (next.node === null || !may(place.node?.id ?? "", next.node.id)) continue;
      const name = nameOf(next);
      if (known.has(name) || known.size >= PLACES_MAX) continue;
      known.add(name);
      queue.push({ place: next, from: reached, index });
    }
  }
  return null;
}
