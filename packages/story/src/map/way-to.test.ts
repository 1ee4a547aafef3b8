import type { StoryGraph, StoryNode } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { lookup } from "../graph/lookup.ts";
import { after, firstPlace, openChoices } from "../play/graph-play.ts";
import { STARTER_STORIES } from "../starters/index.ts";
import { wayTo } from "./way-to.ts";

/** Where a way ends. */
function endOf(graph: StoryGraph, way: readonly number[]): StoryNode | null {
  const of = lookup(graph);
  let place = firstPlace(of);
  for (const index of way) {
    const choice = openChoices(of, place)[index];
    if (choice === undefined) throw new Error("no such choice");
    place = after(of, choice, place);
  }
  return place.node;
}

describe("the way to a node", () => {
  it.each(STARTER_STORIES)("leads to every node of $key", ({ graph }) => {
    for (const { id } of graph.nodes) {
      const way = wayTo({ graph, to: id, may: () => true });
      expect(way).not.toBeNull();
      expect(endOf(graph, way ?? [])?.id).toBe(id);
    }
  });

  it("takes only what it may", () => {
    for (const { graph } of STARTER_STORIES) {
      const last = graph.nodes.at(-1)?.id ?? "";
      expect(wayTo({ graph, to: last, may: () => false })).toBeNull();
      expect(wayTo({ graph, to: graph.start, may: () => false })).toEqual([]);
    }
  });
});
