import type { Lookup } from "../graph/lookup.ts";
import { openChoices, type PlayState, startState, stateAfter } from "../play/graph-play.ts";
import { canonicaliser } from "./canonical.ts";

/** Every state a reader can reach: a node with their variables. */
export interface Explored {
  /** False when there are more states than were visited; then nothing is known about the others. */
  readonly complete: boolean;
  readonly reached: ReadonlySet<string>;
  /** Choices that were shown, by `shownKey`. */
  readonly shown: ReadonlySet<string>;
  /** Nodes where some reader finds no choice open. */
  readonly stuck: ReadonlySet<string>;
  /**
   * Nodes from which some reader can no longer reach an end, and whether that holds for all readers there.
   */
  readonly trapped: ReadonlyMap<string, "all" | "some">;
}

export const shownKey = (node: string, choice: number): string => `${choice} ${node}`;
const STATES_MAX = 20_000;

interface StateGraph {
  readonly states: PlayState[];
  /** For every state, the states that lead to it. */
  readonly from: number[][];
  readonly shown: Set<string>;
  complete: boolean;
}

function search(of: Lookup, max: number): StateGraph {
  const canonical = canonicaliser(of);
  const known = new Map<string, number>();
  const stateGraph: StateGraph = { states: [], from: [], shown: new Set(), complete: true };
  const add = (state: PlayState, from?: number) => {
    const values = canonical(state.values);
    const key = JSON.stringify([state.node?.id ?? null, ...values.values()]);
    let at = known.get(key);
    if (at === undefined) {
      if (stateGraph.states.length >= max) {
        stateGraph.complete = false;
        return;
      }
      at = stateGraph.states.push({ node: state.node, values }) - 1;
      known.set(key, at);
      stateGraph.from.push([]);
    }
    if (from !== undefined) stateGraph.from[at]?.push(from);
  };
  add(startState(of));
  for (let at = 0; at < stateGraph.states.length; at += 1) {
    const state = stateGraph.states[at];
    if (state?.node == null) continue;
    for (const choice of openChoices(of, state)) {
      stateGraph.shown.add(shownKey(state.node.id, state.node.choices.indexOf(choice)));
      add(stateAfter(of, choice, state), at);
    }
  }
  return stateGraph;
}

/** States from which a reader can still reach an end. */
function statesReachingEnd(of: Lookup, { states: places, from }: StateGraph): Set<number> {
  const queue = places.flatMap((state, at) => (openChoices(of, state).length === 0 ? [at] : []));
  const ending = new Set(queue);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const before of from[at] ?? []) {
      if (ending.has(before)) continue;
      ending.add(before);
      queue.push(before);
    }
  }
  return ending;
}

function trappedIn(of: Lookup, stateGraph: StateGraph): Map<string, "all" | "some"> {
  const ending = statesReachingEnd(of, stateGraph);
  const ids = (expected: boolean) =>
    new Set(
      stateGraph.states.flatMap(({ node }, at) =>
        node !== null && ending.has(at) === expected ? [node.id] : [],
      ),
    );
  const free = ids(true);
  return new Map([...ids(false)].map((id) => [id, free.has(id) ? "some" : "all"]));
}

/** Follows all paths through a story at once, up to `max` states. */
export function explore(of: Lookup, max = STATES_MAX): Explored {
  const stateGraph = search(of, max);
  const stuck = stateGraph.states.flatMap((state) => {
    const { node } = state;
    if (node === null || node.ending || node.choices.length === 0) return [];
    return openChoices(of, state).length === 0 ? [node.id] : [];
  });
  return {
    complete: stateGraph.complete,
    reached: new Set(stateGraph.states.flatMap(({ node }) => (node === null ? [] : [node.id]))),
    shown: stateGraph.shown,
    stuck: new Set(stuck),
    trapped: stateGraph.complete ? trappedIn(of, stateGraph) : new Map(),
  };
}
