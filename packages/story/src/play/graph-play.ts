import type { StoryChoice, StoryNode, StoryValue } from "@4d/contract";
import { choicesOf, effectsOf, isSound, type Lookup } from "../graph/lookup.ts";
import { changed, meets } from "../graph/value.ts";

export type Values = ReadonlyMap<string, StoryValue>;

/** A reader's place in a graph, with the story's variables. `node` is null where a choice led nowhere. */
export interface PlayState {
  readonly node: StoryNode | null;
  readonly values: Values;
}

/**
 * The first state of a story. It plays the same as what `toInk` compiles, without ink: for checks and random
 * play, thousands of times a second.
 */
export function startState(
  of: Lookup,
  from?: string,
  chosen: Readonly<Record<string, StoryValue>> = {},
): PlayState {
  const values = new Map([...of.variables].map(([id, { start }]) => [id, start]));
  for (const [id, value] of Object.entries(chosen)) if (values.has(id)) values.set(id, value);
  return { node: (from === undefined ? of.start : of.nodes.get(from)) ?? null, values };
}

const open = (of: Lookup, choice: StoryChoice, values: Values): boolean =>
  isSound(of, choice) &&
  choice.conditions.every((condition) => {
    const value = values.get(condition.variable);
    return value !== undefined && meets(value, condition);
  });

/** The choices a reader sees here, in the author's order. */
export const openChoices = (of: Lookup, { node, values }: PlayState): StoryChoice[] =>
  node === null ? [] : choicesOf(node).filter((choice) => open(of, choice, values));

/** The state after a choice. */
export function stateAfter(of: Lookup, choice: StoryChoice, { values }: PlayState): PlayState {
  const next = new Map(values);
  for (const effect of effectsOf(of, choice)) {
    next.set(effect.variable, changed(next.get(effect.variable) ?? effect.value, effect));
  }
  return { node: of.nodes.get(choice.target) ?? null, values: next };
}
