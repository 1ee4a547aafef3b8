import type { StoryGraph, StoryNode } from "@4d/contract";
import { lookup } from "../graph/lookup.ts";

export interface Layers {
  /** From the opening downwards; every node is in one of them. */
  readonly layers: readonly (readonly string[])[];
  /** The nodes a node leads to, without edges back. */
  readonly down: ReadonlyMap<string, readonly string[]>;
}

/** A node on the path of the depth-first search. */
interface Visit {
  readonly id: string;
  readonly targets: readonly string[];
  /** Index of the next target to visit. */
  at: number;
}

/** Nodes in an order in which each comes before those it leads to; edges back are dropped. */
function sorted(nodes: ReadonlyMap<string, StoryNode>, roots: readonly string[]) {
  const down = new Map<string, string[]>();
  const order: string[] = [];
  // The nodes on the path: an edge to one of them leads back.
  const open = new Set<string>();
  const visit = (id: string): Visit => {
    open.add(id);
    down.set(id, []);
    const targets = new Set((nodes.get(id)?.choices ?? []).map(({ target }) => target));
    return { id, targets: [...targets].filter((target) => nodes.has(target)), at: 0 };
  };
  for (const root of roots) {
    const path = down.has(root) ? [] : [visit(root)];
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const next = here.targets[here.at];
      here.at += 1;
      if (next === undefined) {
        open.delete(here.id);
        order.push(here.id);
        path.pop();
      } else if (!open.has(next)) {
        down.get(here.id)?.push(next);
        if (!down.has(next)) path.push(visit(next));
      }
    }
  }
  return { down, order: order.reverse() };
}

/** Puts each node one layer below the lowest that leads to it. */
export function layersOf(graph: StoryGraph): Layers {
  const { nodes, start } = lookup(graph);
  const ids = [...nodes.keys()];
  const { down, order } = sorted(nodes, start === undefined ? ids : [start.id, ...ids]);
  const depth = new Map<string, number>();
  for (const id of order) {
    const here = depth.get(id) ?? 0;
    depth.set(id, here);
    for (const target of down.get(id) ?? []) depth.set(target, Math.max(depth.get(target) ?? 0, here + 1));
  }
  const layers: string[][] = [];
  for (const id of ids) {
    const at = depth.get(id) ?? 0;
    while (layers.length <= at) layers.push([]);
    layers[at]?.push(id);
  }
  return { layers, down };
}
