import type { StoryChoice, StoryGraph, StoryNode } from "@4d/contract";
import { STORY_CHOICES_MAX } from "@4d/contract";
import { withoutItem } from "../../../platform/list-edits.ts";
import type { GraphEdit } from "./edit-nodes.ts";

/** A choice with a target, or with none yet. */
export const choiceTo = (target: string, text = ""): StoryChoice => ({
  text,
  target,
  conditions: [],
  effects: [],
});

const editChoices =
  (id: string, change: (choices: readonly StoryChoice[]) => StoryChoice[]): GraphEdit =>
  (graph) => ({
    ...graph,
    nodes: graph.nodes.map((node) => (node.id === id ? { ...node, choices: change(node.choices) } : node)),
  });

/** Whether a node can have another choice. */
export const hasRoom = ({ choices }: Pick<StoryNode, "choices">): boolean =>
  choices.length < STORY_CHOICES_MAX;

/** Appends a choice; a node with six stays as it is. */
export const addChoice = (id: string, choice: StoryChoice): GraphEdit =>
  editChoices(id, (choices) => (hasRoom({ choices: [...choices] }) ? [...choices, choice] : [...choices]));

/** Changes a choice. */
export const changeChoice = (id: string, at: number, part: Partial<StoryChoice>): GraphEdit =>
  editChoices(id, (choices) =>
    choices.map((choice, index) => (index === at ? { ...choice, ...part } : choice)),
  );

/** Removes a choice. */
export const removeChoice = (id: string, at: number): GraphEdit =>
  editChoices(id, (choices) => withoutItem(choices, at));

/** Moves a choice one place up or down. */
export const shiftChoice = (id: string, at: number, by: -1 | 1): GraphEdit =>
  editChoices(id, (choices) => {
    const [moved] = choices.slice(at, at + 1);
    if (moved === undefined || at + by < 0) return [...choices];
    const others = withoutItem(choices, at);
    return [...others.slice(0, at + by), moved, ...others.slice(at + by)];
  });

/** Links two nodes: by a choice without a target, or by a new one. */
export function linkNodes(from: string, to: string): GraphEdit {
  return (graph) => {
    const open = graph.nodes.find(({ id }) => id === from)?.choices.findIndex(({ target }) => target === "");
    if (open === undefined) return graph;
    return open >= 0 ? changeChoice(from, open, { target: to })(graph) : addChoice(from, choiceTo(to))(graph);
  };
}

/** The nodes that lead to a node, in the author's order. */
export const nodesLeadingTo = (graph: StoryGraph, id: string): StoryNode[] =>
  graph.nodes.filter(({ choices }) => choices.some(({ target }) => target === id));
