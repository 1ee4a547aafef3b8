import type { StoryGraph, StoryNode } from "@4d/contract";

/** A change of a graph; pure. Returns a new graph, or the same one when nothing changes. */
export type GraphEdit = (graph: StoryGraph) => StoryGraph;
export interface Spot {
  x: number;
  y: number;
}
/** The contract accepts no coordinates beyond this. */
const EDGE = 100_000;
const withinMap = (value: number) => Math.max(-EDGE, Math.min(EDGE, Math.round(value)));

/** An empty node. */
export const emptyNode = (id: string, { x, y }: Spot): StoryNode => ({
  id,
  title: "",
  text: "",
  speaker: "",
  background: "",
  choices: [],
  ending: false,
  endingName: "",
  x: withinMap(x),
  y: withinMap(y),
});

/** Adds a node; the first one becomes the start. */
export const addNode =
  (node: StoryNode): GraphEdit =>
  (graph) => ({ ...graph, start: graph.start || node.id, nodes: [...graph.nodes, node] });

/** Changes fields of a node. */
export const changeNode =
  (id: string, part: Partial<Omit<StoryNode, "id">>): GraphEdit =>
  (graph) => ({
    ...graph,
    nodes: graph.nodes.map((node) => (node.id === id ? { ...node, ...part } : node)),
  });

/** Moves a node on the map. */
export const moveNode = (id: string, { x, y }: Spot): GraphEdit =>
  changeNode(id, { x: withinMap(x), y: withinMap(y) });

/** Removes a node; choices that led there lead nowhere until the author gives a target. */
export const removeNode =
  (id: string): GraphEdit =>
  (graph) => {
    const nodes = graph.nodes
      .filter((node) => node.id !== id)
      .map((node) =>
        node.choices.some(({ target }) => target === id)
          ? {
              ...node,
              choices: node.choices.map((choice) =>
                choice.target === id ? { ...choice, target: "" } : choice,
              ),
            }
          : node,
      );
    return { ...graph, nodes, start: graph.start === id ? (nodes[0]?.id ?? "") : graph.start };
  };

/** Sets the start node. */
export const setStart =
  (id: string): GraphEdit =>
  (graph) => ({ ...graph, start: id });

/** A free place for a follow-up node: below it, beside existing ones. Pure. */
export function freeSpotBelow(
  { nodes }: StoryGraph,
  { x, y }: Spot,
  { across = 200, below = 140 } = {},
): Spot {
  const taken = (spot: Spot) =>
    nodes.some((node) => Math.abs(node.x - spot.x) < across * 0.8 && Math.abs(node.y - spot.y) < below * 0.6);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const side = attempt % 2 === 0 ? -1 : 1;
    const spot = { x: x + side * Math.ceil(attempt / 2) * across, y: y + below };
    if (!taken(spot)) return spot;
  }
  return { x, y: y + below };
}
