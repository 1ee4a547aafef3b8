import type { StoryNode } from "@4d/contract";
import type { Lookup } from "../graph/lookup.ts";
import { fits } from "../graph/value.ts";
import { issue, type StoryIssue } from "./issue.ts";

function choiceIssues(of: Lookup, node: StoryNode): StoryIssue[] {
  return node.choices.flatMap((one, choice) => [
    ...(one.text.trim() === "" ? [issue("emptyChoice", { node, choice })] : []),
    ...(of.nodes.has(one.target) || node.ending
      ? []
      : [issue("missingTarget", { node, choice, word: one.text })]),
    ...[...one.conditions, ...one.effects].flatMap((use) => {
      const known = of.variables.get(use.variable);
      const variable = use.variable;
      if (known === undefined)
        return [issue("undefinedVariable", { node, choice, variable, word: variable })];
      return fits(known, use) ? [] : [issue("wrongKind", { node, choice, variable, word: known.name })];
    }),
  ]);
}

function nodeIssues(of: Lookup, node: StoryNode): StoryIssue[] {
  const cast = of.graph.cast.some(({ key }) => key === node.speaker);
  return [
    ...(of.nodes.get(node.id) === node ? [] : [issue("sameId", { node })]),
    ...(node.text.trim() === "" ? [issue("emptyText", { node })] : []),
    ...(node.speaker === "" || cast ? [] : [issue("unknownSpeaker", { node })]),
    ...(node.ending && node.choices.length > 0 ? [issue("endingHasChoices", { node })] : []),
    ...(node.ending && node.endingName.trim() === "" ? [issue("namelessEnding", { node })] : []),
    ...(!node.ending && node.choices.length === 0 ? [issue("deadEnd", { node })] : []),
    ...choiceIssues(of, node),
  ];
}

function variableIssues({ graph }: Lookup): StoryIssue[] {
  const choices = graph.nodes.flatMap((node) => node.choices);
  const read = new Set(choices.flatMap(({ conditions }) => conditions.map(({ variable }) => variable)));
  const written = new Set(choices.flatMap(({ effects }) => effects.map(({ variable }) => variable)));
  return graph.variables.flatMap(({ id, name }) => {
    if (read.has(id)) return [];
    return [issue(written.has(id) ? "unreadVariable" : "unusedVariable", { variable: id, word: name || id })];
  });
}

/** What is wrong with a story's parts, each on its own. */
export function partIssues(of: Lookup): StoryIssue[] {
  const { graph } = of;
  if (graph.nodes.length === 0) return [issue("noNodes")];
  return [
    ...(of.start === undefined ? [issue("noStart")] : []),
    ...(graph.nodes.some(({ ending }) => ending) ? [] : [issue("noEnding")]),
    ...graph.nodes.flatMap((node) => nodeIssues(of, node)),
    ...variableIssues(of),
  ];
}
