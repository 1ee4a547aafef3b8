import type { StoryChoice, StoryCondition, StoryEffect, StoryNode, StoryValue } from "@4d/contract";

/** Short words to write a story with. */
export const is = (variable: string, value: StoryValue = true): StoryCondition => ({
  variable,
  op: "eq",
  value,
});
export const not = (variable: string, value: StoryValue = true): StoryCondition => ({
  variable,
  op: "ne",
  value,
});
export const atLeast = (variable: string, value: number): StoryCondition => ({ variable, op: "gte", value });
export const below = (variable: string, value: number): StoryCondition => ({ variable, op: "lt", value });
export const set = (variable: string, value: StoryValue = true): StoryEffect => ({
  variable,
  op: "set",
  value,
});
export const add = (variable: string, value = 1): StoryEffect => ({ variable, op: "add", value });

type Use = StoryCondition | StoryEffect;
const isEffect = (use: Use): use is StoryEffect => use.op === "set" || use.op === "add";

/** A choice: its words, its target, its conditions and effects. */
export function to(target: string, text: string, ...uses: readonly Use[]): StoryChoice {
  const effects = uses.filter(isEffect);
  return { text, target, conditions: uses.filter((use) => !isEffect(use)), effects };
}

/** `id|title|speaker`; no speaker means the narrator. */
function nodeOf(heading: string, lines: readonly string[]): StoryNode {
  const [id = "", title = "", speaker = ""] = heading.split("|");
  const text = lines.join("\n");
  return { id, title, text, speaker, background: "", choices: [], ending: false, endingName: "", x: 0, y: 0 };
}

/** A scene: its paragraphs, then its choices. */
export const scene = (
  heading: string,
  lines: readonly string[],
  choices: readonly StoryChoice[],
): StoryNode => ({
  ...nodeOf(heading, lines),
  choices: [...choices],
});

/** An ending and its name. */
export const ending = (heading: string, endingName: string, lines: readonly string[]): StoryNode => ({
  ...nodeOf(heading, lines),
  ending: true,
  endingName,
});
