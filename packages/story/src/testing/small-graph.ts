import type { StoryChoice, StoryGraph, StoryNode, StoryVariable } from "@4d/contract";

/** `"a > b"`, or with its conditions and effects. */
export interface SmallChoice extends Partial<StoryChoice> {
  readonly target: string;
}

/** A node with text, and its id as its title. */
export function smallNode(
  id: string,
  choices: readonly (string | SmallChoice)[],
  more: Partial<StoryNode> = {},
): StoryNode {
  return {
    id,
    title: id,
    text: `text of ${id}`,
    speaker: "",
    background: "",
    choices: choices.map((one) => {
      const { target, ...rest } = typeof one === "string" ? { target: one } : one;
      return { text: `to ${target}`, target, conditions: [], effects: [], ...rest };
    }),
    ending: false,
    endingName: "",
    x: 0,
    y: 0,
    ...more,
  };
}

export const smallEnding = (id: string): StoryNode => smallNode(id, [], { ending: true, endingName: id });

/** A graph that begins in its first node. */
export const smallGraph = (
  nodes: readonly StoryNode[],
  variables: readonly StoryVariable[] = [],
): StoryGraph => ({
  start: nodes[0]?.id ?? "",
  cast: [],
  variables: [...variables],
  nodes: [...nodes],
});

export const flag = (id: string): StoryVariable => ({ id, name: id, kind: "boolean", start: false });
export const count = (id: string): StoryVariable => ({ id, name: id, kind: "number", start: 0 });
