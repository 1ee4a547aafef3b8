import type { StoryEffect, StoryGraph, StoryNode } from "@4d/contract";
import { pick, randomOf } from "../random.ts";
import { wholeLetters } from "../whole-letters.ts";
import { EN } from "./phrases.en.ts";
import type { Phrases } from "./phrases.ts";
import { ZH } from "./phrases.zh.ts";

export interface SuggestBranchInput {
  /** The node after which the story is to continue. */
  readonly node: StoryNode;
  readonly graph: StoryGraph;
  /** What the author wants to happen, in a few words. */
  readonly hint?: string;
  /** Another seed gives another suggestion. */
  readonly seed?: string;
}

/** A scene that could follow (`stories §2.4`). */
export interface BranchSuggestion {
  /** At most 8 letters of Chinese, or some 12 of another script. */
  readonly label: string;
  /** At most 400. */
  readonly scene: string;
  /** Two to four, at most 20 letters of Chinese or 30 of another script each. */
  readonly choices: readonly { readonly text: string; readonly effects: readonly StoryEffect[] }[];
}

const HINT_MAX = 60;
const LATE_NODES = 12;

const isChinese = ({ node, graph, hint }: SuggestBranchInput): boolean =>
  [hint, node.text, node.title, ...graph.nodes.map(({ text }) => text)].some((text) =>
    /\p{Script=Han}/u.test(text ?? ""),
  );

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A phrase that the story does not contain yet, if there is one left. */
function pickUntold(random: () => number, from: readonly string[], storyText: string): string {
  const fresh = from.filter((line) => !storyText.includes(line.slice(0, 8)));
  return pick(random, fresh.length > 0 ? fresh : from) ?? "";
}

/** The author's hint as part of a sentence: one line, no full stop, not too long. */
function hintPhrase({ hint = "" }: SuggestBranchInput): string {
  const line = hint.replace(/\s+/gu, " ").trim();
  return line.slice(0, wholeLetters(line, HINT_MAX)).replace(/[。.!！?？,，;；:：]+$/u, "");
}

/**
 * A choice for a kind deed, which raises a counted variable that sounds like kindness; other variables are
 * left to the author.
 */
function kindChoice({ graph }: SuggestBranchInput, { kindly, kindDeed }: Phrases) {
  const variable = graph.variables.find(({ kind, name }) => kind === "number" && kindly.test(name));
  if (variable === undefined) return [];
  return [{ text: kindDeed, effects: [{ variable: variable.id, op: "add" as const, value: 1 }] }];
}

/** How a story may continue, without a model: the same suggestion for the same input (`STORY-1`). */
export function suggestBranch(input: SuggestBranchInput): BranchSuggestion {
  const { node, graph, hint = "", seed = "" } = input;
  const phrases = isChinese(input) ? ZH : EN;
  const random = randomOf(`${seed} ${node.id} ${hint} ${node.text}`);
  const situation =
    phrases.situations.find(
      ({ pattern }) => hint !== "" && pattern.source !== "(?:)" && pattern.test(hint),
    ) ?? phrases.situations.find(({ pattern }) => pattern.test(node.text));
  if (situation === undefined) return { label: "", scene: "", choices: [] };
  const names = {
    who: graph.cast.find(({ key }) => key === node.speaker)?.name || phrases.someone,
    thing: phrases.things.exec(node.text)?.[0]?.toLowerCase() ?? phrases.thing,
    hint: hintPhrase(input),
  };
  const fill = (line: string) =>
    line.replace(/\{(who|thing|hint)\}/gu, (_, what: keyof typeof names) => names[what]);
  const storyText = graph.nodes.map(({ text }) => text).join("\n");
  const lines = [
    pickUntold(random, situation.openings, storyText),
    ...(names.hint === "" ? [] : [pick(random, phrases.longing) ?? ""]),
    pickUntold(random, phrases.rounds, storyText),
    ...(graph.nodes.length >= LATE_NODES ? [pick(random, phrases.late) ?? ""] : []),
  ];
  const named = phrases.things.test(node.text);
  const apt = situation.choices.filter((text) => named || !text.includes("{thing}"));
  const plain = shuffled(apt, random)
    .slice(0, 3)
    .map((text) => ({ text: fill(text), effects: [] }));
  return {
    label: pick(random, situation.labels) ?? "",
    scene: lines.map(fill).join("\n"),
    choices: [...plain, ...kindChoice(input, phrases)],
  };
}
