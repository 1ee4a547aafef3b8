import type { StoryGraph, StoryNode } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { lookup } from "../graph/lookup.ts";
import { openChoices, startState, stateAfter } from "../play/graph-play.ts";
import { STARTER_STORIES } from "../starters/index.ts";
import { shortestPath } from "./shortest-path.ts";

/** The node at the end of a path. */
function endOf(graph: StoryGraph, path: readonly number[]): StoryNode | null {
  const of = lookup(graph);
  let state = startState(of);
  for (const index of path) {
    const choice = openChoices(of, state)[index];
    if (choice === undefined) throw new Error("no such choice");
    state = stateAfter(of, choice, state);
  }
  return state.node;
}

describe("the path to a node", () => {
  it.each(STARTER_STORIES)("leads to every node of $key", ({ graph }) => {
    for (const { id } of graph.nodes) {
      const path = shortestPath({ graph, to: id, isAllowed: () => true });
      expect(path).not.toBeNull();
      expect(endOf(graph, path ?? [])?.id).toBe(id);
    }
  });

  it("takes only allowed edges", () => {
    for (const { graph } of STARTER_STORIES) {
      const last = graph.nodes.at(-1)?.id ?? "";
      expect(shortestPath({ graph, to: last, isAllowed: () => false })).toBeNull();
      expect(shortestPath({ graph, to: graph.start, isAllowed: () => false })).toEqual([]);
    }
  });
});
