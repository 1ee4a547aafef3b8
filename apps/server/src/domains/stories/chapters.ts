import type { ChapterOffer, StoryChapter, StoryGraph } from "@4d/contract";
import { lookup } from "@4d/story";

/** The reader of the chapters, and which of them they own. */
interface Reader {
  isAuthor: boolean;
  bought: ReadonlySet<string>;
}

/** Chapters as a reader sees them; authors need not buy their own. */
export const offersOf = (chapters: readonly StoryChapter[], { isAuthor, bought }: Reader): ChapterOffer[] =>
  chapters.map(({ key, title, node, price }) => ({
    ...{ key, title, node, price },
    bought: isAuthor || bought.has(key),
  }));

/** The nodes at which a reader who has not paid stops. */
export const lockedNodes = (offers: readonly ChapterOffer[]): Set<string> =>
  new Set(offers.filter(({ bought }) => !bought).map(({ node }) => node));

/**
 * The graph for a reader who stops at these nodes: they have no text or choices, and what lies only behind them is
 * removed. Conditions are ignored: what any reader might reach is included.
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
