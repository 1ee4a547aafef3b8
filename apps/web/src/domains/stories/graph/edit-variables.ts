import type { StoryChoice, StoryGraph, StoryValue, StoryVariable } from "@4d/contract";
import type { GraphEdit } from "./edit-nodes.ts";

export type VariableKind = StoryVariable["kind"];

const STARTS = { number: 0, boolean: false, text: "" } as const;

/** A variable of a kind, at its usual beginning. */
export function variableOf(id: string, name: string, kind: VariableKind): StoryVariable {
  return { id, name, kind, start: STARTS[kind] } as StoryVariable;
}

/** A value of the variable's kind: what it has when the other fits it not. */
export const valueOfKind = ({ kind, start }: StoryVariable, value: StoryValue): StoryValue =>
  typeof value === typeof STARTS[kind] ? value : start;

/** Adds a variable. */
export const addVariable =
  (variable: StoryVariable): GraphEdit =>
  (graph) => ({ ...graph, variables: [...graph.variables, variable] });

/** Puts a variable in the place of the one with its id. */
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

/** How many choices ask or change a variable. */
export const countUses = ({ nodes }: StoryGraph, id: string): number =>
  nodes
    .flatMap(({ choices }) => choices)
    .filter(({ conditions, effects }) => [...conditions, ...effects].some(({ variable }) => variable === id))
    .length;

/** Takes a variable away, and every condition and effect that names it. */
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
