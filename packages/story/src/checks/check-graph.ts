import type { StoryGraph, StoryNode } from "@4d/contract";
import { isSound, type Lookup, lookup } from "../graph/lookup.ts";
import { estimate } from "./estimate.ts";
import { type Explored, explore, shownKey } from "./explore.ts";
import { issue, type StoryIssue } from "./issue.ts";
import { partIssues } from "./parts.ts";

export interface StoryCheck {
  readonly issues: readonly StoryIssue[];
  /** Nothing prevents publishing. */
  readonly sound: boolean;
  /** Every path through the story was followed; otherwise there may be issues that are not reported. */
  readonly exact: boolean;
}

/** A trap is reported once, at the node by which a reader enters it. */
function trapIssues({ graph, nodes }: Lookup, { trapped, stuck }: Explored): StoryIssue[] {
  const reported = new Set<string>();
  return graph.nodes.flatMap((node) => {
    const who = trapped.get(node.id);
    if (who === undefined || stuck.has(node.id) || reported.has(node.id)) return [];
    const queue = [node.id];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (reported.has(id)) continue;
      reported.add(id);
      queue.push(
        ...(nodes.get(id)?.choices ?? []).map(({ target }) => target).filter((next) => trapped.has(next)),
      );
    }
    return [issue(who === "all" ? "noExit" : "mayNotEnd", { node })];
  });
}

function pathIssues(of: Lookup, exploration: Explored): StoryIssue[] {
  const { reached, shown, stuck } = exploration;
  const hidden = (node: StoryNode) =>
    node.choices.flatMap((choice, at) =>
      node.ending || !isSound(of, choice) || shown.has(shownKey(node.id, at))
        ? []
        : [issue("neverShown", { node, choice: at, word: choice.text })],
    );
  return [
    ...of.graph.nodes.flatMap((node) => {
      if (!reached.has(node.id)) return [issue("unreachable", { node })];
      return [...(stuck.has(node.id) ? [issue("stuck", { node })] : []), ...hidden(node)];
    }),
    ...trapIssues(of, exploration),
  ];
}

/** Everything that is wrong with a story (`STORY-1`): its parts first, then the paths through it. */
export function checkGraph(graph: StoryGraph, maxStates?: number): StoryCheck {
  const of = lookup(graph);
  const explored = explore(of, maxStates);
  const exploration = explored.complete ? explored : { ...explored, ...estimate(of) };
  const issues = [...partIssues(of), ...(of.start === undefined ? [] : pathIssues(of, exploration))];
  return { issues, sound: issues.every(({ severity }) => severity === "warning"), exact: explored.complete };
}
