import {
  cleanName,
  STORY_CHOICE_MAX,
  STORY_CHOICES_MAX,
  STORY_TEXT_MAX,
  STORY_TITLE_MAX,
  type StoryChoice,
  type StoryNode,
} from "@4d/contract";
import type { PassageBody, TweeLink } from "../twine/plain-body.ts";
import { wholeLetters } from "../whole-letters.ts";
import type { Notes } from "./warning.ts";

/**
 * The best place to cut a text that is too long for a node: after a paragraph, a sentence or, if need be,
 * anywhere.
 */
function cutAt(text: string): number {
  const start = text.slice(0, STORY_TEXT_MAX);
  const paragraph = start.lastIndexOf("\n");
  if (paragraph > STORY_TEXT_MAX / 2) return paragraph;
  const sentence = Math.max(
    ...["。", "!", "?", "!", "?", ". ", "”", "\n"].map((end) => start.lastIndexOf(end)),
  );
  if (sentence > STORY_TEXT_MAX / 2) return sentence + 1;
  return wholeLetters(text, STORY_TEXT_MAX);
}

/** A text in pieces that each fit in a node; one empty piece for an empty text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > STORY_TEXT_MAX) {
    const at = cutAt(rest);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}

const WORDS = {
  zh: { more: "还有……", on: "继续", other: "看看别的" },
  en: { more: "There is more …", on: "Go on", other: "Something else" },
} as const;
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

function shortened(given: string, most: number, notes: Notes): string {
  const text = cleanName(given);
  if (text.length <= most) return text;
  notes.count("cutTitles");
  return `${cleanName(text.slice(0, wholeLetters(text, most - 1)))}…`;
}

const onward = (text: string, target: string): StoryChoice => ({ text, target, conditions: [], effects: [] });

function choiceOf({ text, target }: TweeLink, ids: ReadonlyMap<string, string>, notes: Notes): StoryChoice {
  const id = target === null ? "" : ids.get(target);
  if (id === undefined) notes.count("missing");
  if (target === null) notes.count("codeLinks");
  return onward(shortened(text || target || "…", STORY_CHOICE_MAX, notes), id ?? "");
}

/**
 * Choices in groups that each fit in a node; every group but the last leaves room for the choice that leads
 * to the next.
 */
function groupsOf(choices: readonly StoryChoice[]): StoryChoice[][] {
  const groups: StoryChoice[][] = [];
  let from = 0;
  while (choices.length - from > STORY_CHOICES_MAX) {
    groups.push(choices.slice(from, from + STORY_CHOICES_MAX - 1));
    from += STORY_CHOICES_MAX - 1;
  }
  return [...groups, choices.slice(from)];
}

/** A passage as one node, or as several when it has too much text or too many choices for one. */
export function nodesOf(
  passage: { readonly name: string; readonly body: PassageBody },
  ids: ReadonlyMap<string, string>,
  notes: Notes,
): StoryNode[] {
  const { text, links } = passage.body;
  const words = WORDS[isChinese(text || passage.name) ? "zh" : "en"];
  const pieces = piecesOf(text);
  const groups = groupsOf(links.map((link) => choiceOf(link, ids, notes)));
  if (pieces.length > 1) notes.count("split");
  if (groups.length > 1) notes.count("manyChoices");
  const more = groups.slice(1).map(() => words.more);
  const texts = [...pieces, ...more];
  const id = (at: number) => `${ids.get(passage.name) ?? ""}${at === 0 ? "" : `_${at}`}`;
  return texts.map((piece, at) => {
    const isText = at < pieces.length - 1;
    const group = isText ? [] : (groups[at - pieces.length + 1] ?? []);
    const next = at < texts.length - 1;
    const say = isText ? words.on : words.other;
    const ending = links.length === 0 && !next;
    const title = shortened(passage.name, STORY_TITLE_MAX, notes);
    return {
      id: id(at),
      title,
      text: piece,
      speaker: "",
      background: "",
      choices: next ? [...group, onward(say, id(at + 1))] : group,
      ending,
      endingName: ending ? title : "",
      x: 0,
      y: 0,
    };
  });
}
