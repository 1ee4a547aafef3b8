import { STORY_CHOICE_MAX, type StoryEffect, type StoryVariable } from "@4d/contract";
import type { BranchSuggestion } from "@4d/story";
import * as z from "zod";

/** Cuts a model's text that is too long, rather than asking again; never inside a surrogate pair. */
const upTo = (most: number) =>
  z
    .string()
    .describe(`at most ${most} characters`)
    .transform((text) =>
      text
        .trim()
        .slice(0, most)
        .toWellFormed()
        .replace(/\ufffd$/u, ""),
    );

const effect = z.object({
  variable: z.string(),
  op: z.enum(["set", "add"]),
  value: z.union([z.number(), z.boolean(), z.string()]),
});

/** The shape a model must return for a branch (`stories §2.4`). */
export const branchShape = z.object({
  label: upTo(20).describe("the scene's title, at most 8 characters of Chinese or 20 letters"),
  scene: upTo(800).describe("the scene itself, at most 400 characters of Chinese or 800 letters"),
  ending: z.boolean().optional().describe("true only where the story should end here"),
  choices: z
    .array(
      z.object({
        text: upTo(STORY_CHOICE_MAX).describe("what the reader may do, at most 20 characters of Chinese"),
        effect: effect.nullish().describe("of the variables named; leave it out where none fits"),
      }),
    )
    .transform((all) => all.filter(({ text }) => text !== "").slice(0, 4))
    .describe("two to four; none where the story ends"),
});
export type BranchShape = z.output<typeof branchShape>;

/** An effect that fits the variable it names; anything else from a model is dropped. */
function effectOf(
  said: z.output<typeof effect> | null | undefined,
  variables: readonly StoryVariable[],
): StoryEffect[] {
  const variable = variables.find(({ id, name }) => id === said?.variable || name === said?.variable);
  if (!said || variable === undefined || typeof said.value !== typeof variable.start) return [];
  if (said.op === "add" && variable.kind !== "number") return [];
  const value =
    typeof said.value === "number" ? Math.max(-1000, Math.min(1000, Math.round(said.value))) : said.value;
  return [
    { variable: variable.id, op: said.op, value: typeof value === "string" ? value.slice(0, 40) : value },
  ];
}

/** A branch as offered to the author. */
export interface Branch {
  label: string;
  scene: string;
  choices: { text: string; effects: StoryEffect[] }[];
  ending: boolean;
}

/** A model's branch; undefined when it cannot be continued. */
export function branchOf(shape: BranchShape, variables: readonly StoryVariable[]): Branch | undefined {
  const ending = shape.ending === true;
  if (shape.scene === "" || (!ending && shape.choices.length < 2)) return undefined;
  const choices = shape.choices.map(({ text, effect: said }) => ({
    text,
    effects: effectOf(said, variables),
  }));
  return { label: shape.label, scene: shape.scene, choices: ending ? [] : choices, ending };
}

/** The built-in suggestion in the same shape; it never ends a story. */
export const builtInBranch = ({ label, scene, choices }: BranchSuggestion): Branch => ({
  label,
  scene,
  choices: choices.map(({ text, effects }) => ({ text, effects: [...effects] })),
  ending: false,
});
