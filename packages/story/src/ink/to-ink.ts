import type {
  StoryChoice,
  StoryCondition,
  StoryEffect,
  StoryGraph,
  StoryNode,
  StoryValue,
} from "@4d/contract";
import { choicesOf, effectsOf, isSound, type Lookup, lookup } from "../graph/lookup.ts";
import { lineToInk, textToInk } from "./ink-text.ts";

/** The knot of a node; the prefix separates ids from ink's own words. */
export const knotOf = (id: string): string => `n_${id}`;
export const inkNameOf = (variable: string): string => `v_${variable}`;

const OPERATORS = { eq: "==", ne: "!=", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

const literal = (value: StoryValue): string =>
  typeof value === "string" ? `"${lineToInk(value)}"` : `${value}`;
const condition = ({ variable, op, value }: StoryCondition): string =>
  `{${inkNameOf(variable)} ${OPERATORS[op]} ${literal(value)}}`;

function effect({ variable, op, value }: StoryEffect): string {
  const name = inkNameOf(variable);
  if (op === "set") return `  ~ ${name} = ${literal(value)}`;
  return `  ~ ${name} = ${name} ${Number(value) < 0 ? "-" : "+"} ${Math.abs(Number(value))}`;
}

function choice(of: Lookup, one: StoryChoice): string[] {
  const shown = isSound(of, one) ? one.conditions.map(condition) : ["{false}"];
  const target = of.nodes.has(one.target) ? knotOf(one.target) : "END";
  return [
    ["+", ...shown, `[${lineToInk(one.text)}]`].join(" "),
    ...effectsOf(of, one).map(effect),
    `  -> ${target}`,
  ];
}

function tags({ id, title, speaker, background, ending, endingName }: StoryNode): string[] {
  const tag = (name: string, value: string) => `# ${name}: ${lineToInk(value)}`;
  return [
    tag("id", id),
    ...(title === "" ? [] : [tag("title", title)]),
    ...(speaker === "" ? [] : [tag("speaker", speaker)]),
    ...(background === "" ? [] : [tag("background", background)]),
    ...(ending ? [tag("ending", endingName)] : []),
  ];
}

function knot(of: Lookup, node: StoryNode): string[] {
  const choices = choicesOf(node);
  const onward =
    choices.length === 0 ? ["-> END"] : [...choices.flatMap((one) => choice(of, one)), "+ -> END"];
  return ["", `=== ${knotOf(node.id)}`, ...tags(node), textToInk(node.text), ...onward];
}

/**
 * A graph as ink source (`STORY-1`). It compiles for every graph: a choice that leads nowhere ends the story,
 * one whose condition makes no sense is never shown. No text of the author's is interpreted as ink.
 */
export function toInk(graph: StoryGraph): string {
  const of = lookup(graph);
  return [
    ...[...of.variables.values()].map(({ id, start }) => `VAR ${inkNameOf(id)} = ${literal(start)}`),
    of.start === undefined ? "-> END" : `-> ${knotOf(of.start.id)}`,
    ...[...of.nodes.values()].flatMap((node) => knot(of, node)),
    "",
  ].join("\n");
}
