import type { StoryChoice, StoryGraph, StoryValue, StoryVariable } from "@4d/contract";
import type { GraphEdit } from "./edit-nodes.ts";

export type VariableKind = StoryVariable["kind"];

const STARTS = { number: 0, boolean: false, text: "" } as const;

/** A new variable of a kind, with its default start value. */
export function variableOf(id: string, name: string, kind: VariableKind): StoryVariable {
  return { id, name, kind, start: STARTS[kind] } as StoryVariable;
}

/** The value, or the variable's start value if the kind does not match. */
export const valueOfKind = ({ kind, start }: StoryVariable, value: StoryValue): StoryValue =>
  typeof value === typeof STARTS[kind] ? value : start;

/** Adds a variable. */
export const addVariable =
  (variable: StoryVariable): GraphEdit =>
  (graph) => ({ ...graph, variables: [...graph.variables, variable] });

/** Replaces the variable with the same id. */
export const changeVariable =
  (variable: StoryVariable): GraphEdit =>
  (graph) => ({
    ...graph,
    variables: graph.variables.map((one) => (one.id === variable.id ? variable : one)),
  });

const withoutVariable = (id: string, { conditions, effects, ...choice }: StoryChoice): StoryChoice => ({
  ...choice,
  conditions: conditions.filter(({ variable }) => variable !== id),
  effects: effects.filter(({ variable }) => variable !== id),
});

/** Number of choices that test or change a variable. */
export const countUses = ({ nodes }: StoryGraph, id: string): number =>
  nodes
    .flatMap(({ choices }) => choices)
    .filter(({ conditions, effects }) => [...conditions, ...effects].some(({ variable }) => variable === id))
    .length;

/** Removes a variable, and every condition and effect that names it. */
export const removeVariable =
  (id: string): GraphEdit =>
  (graph) => ({
    ...graph,
    variables: graph.variables.filter((variable) => variable.id !== id),
    nodes: graph.nodes.map((node) => ({
      ...node,
      choices: node.choices.map((choice) => withoutVariable(id, choice)),
    })),
  });
