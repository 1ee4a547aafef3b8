import type { StoryGraph, StoryNode } from "@4d/contract";
import { mergeThreeWay, type Parts } from "../../../platform/three-way-merge.ts";

/** What of a story merges as one: its title, a node, a variable, where a node lies. */
export type PartName = string;

const nodeParts = (nodes: readonly StoryNode[]): (readonly [string, unknown])[] =>
  nodes.flatMap(({ x, y, ...node }) => [
    [`node:${node.id}`, node] as const,
    [`spot:${node.id}`, { x, y }] as const,
  ]);

/** A graph taken apart, each node and variable by itself, so that two people can write in it. Pure. */
export const partsOf = ({ start, cast, variables, nodes }: StoryGraph): Parts => ({
  start,
  ...Object.fromEntries(cast.map((member) => [`cast:${member.key}`, member])),
  ...Object.fromEntries(variables.map((variable) => [`variable:${variable.id}`, variable])),
  ...Object.fromEntries(nodeParts(nodes)),
});

const partsWithPrefix = <T>(parts: Parts, prefix: string): T[] =>
  Object.entries(parts).flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== undefined ? [value as T] : [],
  );

/** The graph of such parts. A node whose place was lost lies at the opening's. Pure. */
export function graphOf(parts: Parts): StoryGraph {
  const nodes = partsWithPrefix<Omit<StoryNode, "x" | "y">>(parts, "node:").map((node): StoryNode => {
    const { x = 0, y = 0 } = (parts[`spot:${node.id}`] ?? {}) as { x?: number; y?: number };
    return { ...node, x, y };
  });
  const start = typeof parts.start === "string" ? parts.start : "";
  return {
    start: nodes.some(({ id }) => id === start) ? start : (nodes[0]?.id ?? ""),
    cast: partsWithPrefix(parts, "cast:"),
    variables: partsWithPrefix(parts, "variable:"),
    nodes,
  };
}

export interface MergedParts {
  merged: Parts;
  /** Changed on both sides to different things; where nodes lie is never worth a question. */
  clashes: PartName[];
}

/** Joins what two wrote in one story. Pure. */
export function mergeParts(base: Parts, mine: Parts, theirs: Parts): MergedParts {
  const { merged, clashes } = mergeThreeWay(base, mine, theirs);
  return { merged, clashes: clashes.filter((name) => !name.startsWith("spot:")) };
}
