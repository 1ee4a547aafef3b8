import type { ChapterOffer, StoryChapter, StoryGraph } from "@4d/contract";
import { lookup } from "@4d/story";

/** Whose chapters these are, and what he has of them. */
interface Reader {
  isAuthor: boolean;
  bought: ReadonlySet<string>;
}

/** Chapters as a reader stands to them; its author need not buy his own. */
export const offersOf = (chapters: readonly StoryChapter[], { isAuthor, bought }: Reader): ChapterOffer[] =>
  chapters.map(({ key, title, node, price }) => ({
    ...{ key, title, node, price },
    bought: isAuthor || bought.has(key),
  }));

/** The nodes at which one stops who has not paid. */
export const lockedNodes = (offers: readonly ChapterOffer[]): Set<string> =>
  new Set(offers.filter(({ bought }) => !bought).map(({ node }) => node));

/**
 * A graph as somebody may have it who stops at these nodes: they stand without text and choices, and what lies only
 * behind them is not there at all. Conditions are not asked: what some reader might reach is there.
 */
export function withoutLocked(graph: StoryGraph, locked: ReadonlySet<string>): StoryGraph {
  if (locked.size === 0) return graph;
  const { nodes } = lookup(graph);
  const reached = new Set<string>();
  const queue = [graph.start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const node = nodes.get(id);
    if (node === undefined || reached.has(id)) continue;
    reached.add(id);
    if (!locked.has(id) && !node.ending) queue.push(...node.choices.map(({ target }) => target));
  }
  return {
    ...graph,
    nodes: graph.nodes
      .filter(({ id }) => reached.has(id))
      .map((node) =>
        locked.has(node.id)
          ? { ...node, text: "", speaker: "", background: "", choices: [], ending: false, endingName: "" }
          : node,
      ),
  };
}
