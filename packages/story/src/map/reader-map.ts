import type { StoryGraph } from "@4d/contract";
import { choicesOf, lookup } from "../graph/lookup.ts";
import { layout } from "./layout.ts";

export interface ReaderMapInput {
  readonly graph: StoryGraph;
  /** Every path the reader took, each from its first node to its last. */
  readonly paths: readonly (readonly string[])[];
}

/**
 * A node in the fog is one that a choice of a visited node leads to; it has no title. Nodes farther away are
 * absent.
 */
export interface KnownNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly seen: "visited" | "fog";
  readonly ending: boolean;
}

/** A story as far as one reader knows it (`STORY-2`). It holds nothing they have not seen, so it may be sent to them. */
export interface ReaderMap {
  readonly nodes: readonly KnownNode[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly taken: boolean }[];
  readonly endingsFound: number;
  readonly endings: number;
}

const pair = (from: string, to: string): string => `${from} ${to}`;

/**
 * The reader's map with its fog. Nodes are where the story's layout puts them, so that the map grows without
 * jumps.
 */
export function readerMap({ graph, paths: ways }: ReaderMapInput): ReaderMap {
  const laidOut = layout(graph);
  const { nodes } = lookup(laidOut);
  const visited = new Set(ways.flat().filter((id) => nodes.has(id)));
  const taken = new Set(ways.flatMap((path) => path.slice(1).map((to, at) => pair(path[at] ?? "", to))));
  const edges = new Map<string, { from: string; to: string; taken: boolean }>();
  for (const id of visited) {
    const node = nodes.get(id);
    for (const { target } of node === undefined ? [] : choicesOf(node)) {
      const key = pair(id, target);
      if (nodes.has(target)) edges.set(key, { from: id, to: target, taken: taken.has(key) });
    }
  }
  const known = new Set([...visited, ...[...edges.values()].map(({ to }) => to)]);
  const endings = laidOut.nodes.filter(({ ending }) => ending);
  return {
    nodes: [...nodes.values()].flatMap(({ id, x, y, title, ending, endingName }): KnownNode[] => {
      if (!known.has(id)) return [];
      if (!visited.has(id)) return [{ id, x, y, title: "", seen: "fog", ending: false }];
      return [{ id, x, y, title: ending ? endingName || title : title, seen: "visited", ending }];
    }),
    edges: [...edges.values()],
    endingsFound: endings.filter(({ id }) => visited.has(id)).length,
    endings: endings.length,
  };
}
