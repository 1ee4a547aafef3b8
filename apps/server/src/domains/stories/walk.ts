import type { StoryNode } from "@4d/contract";
import { type Lookup, openChoices, startState, stateAfter } from "@4d/story";

/** Where choices lead, and what is met on the path. */
export interface Walk {
  /** Null when a choice led nowhere. */
  node: string | null;
  state: "going" | "ending" | "over" | "locked";
  /** The nodes of the path, in order. */
  nodes: string[];
  /** The choices taken at each node, by the author's order. */
  taken: { node: string; choice: number }[];
  endings: string[];
  /** The first choice that is not shown there; undefined when all are. */
  refusedAt?: number;
}

function stopped(node: StoryNode | null, isLocked: boolean): Walk["state"] {
  if (isLocked) return "locked";
  return node?.ending ? "ending" : "over";
}

/**
 * Follows a reader's path through a graph by the choices they report, each an index among those shown. Ends at a locked
 * node, where nobody can read on.
 */
export function walk(of: Lookup, choices: readonly number[], locked: ReadonlySet<string>): Walk {
  let position = startState(of);
  const way: Walk = { node: null, state: "over", nodes: [], taken: [], endings: [] };
  for (let step = 0; ; step += 1) {
    const { node } = position;
    way.node = node?.id ?? null;
    if (node !== null) way.nodes.push(node.id);
    if (node?.ending) way.endings.push(node.id);
    const isLocked = node !== null && locked.has(node.id);
    const open = isLocked ? [] : openChoices(of, position);
    way.state = open.length > 0 ? "going" : stopped(node, isLocked);
    const picked = choices[step];
    if (picked === undefined) return way;
    const choice = open[picked];
    if (choice === undefined || node === null) return { ...way, refusedAt: step };
    way.taken.push({ node: node.id, choice: node.choices.indexOf(choice) });
    position = stateAfter(of, choice, position);
  }
}
