import { type Character, readExamples } from "@4d/cards";
import {
  type CharacterSheet,
  characterSheet,
  type ExampleExchange,
  emptySheet,
  type LoreEntry,
  SHEET_MAX as max,
} from "@4d/contract";
import * as z from "zod/mini";
import { readExtension } from "./card-extension.ts";

/** Something that was dropped or cut when a card became a sheet. */
export interface SheetWarning {
  code: "cutExamples" | "leftOutExamples";
  zh: string;
  en: string;
}

type CardLore = NonNullable<Character["lorebook"]>["entries"][number];
const { shape } = characterSheet;

/** Cuts without leaving half a surrogate pair at the end. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/u, "");

/** Every line of the character together with what was said before it. */
function exchangesOf({ mesExample, name, nickname }: Character): ExampleExchange[] {
  return readExamples(mesExample, [name, nickname]).flatMap(({ lines }) => {
    const made: ExampleExchange[] = [];
    let question = "";
    for (const { speaker, text } of lines) {
      const last = made.at(-1);
      if (speaker === "user") question = question === "" ? text : `${question}\n${text}`;
      else if (question !== "") {
        made.push({ ask: question, answer: text });
        question = "";
      } else if (last) last.answer = `${last.answer}\n${text}`;
    }
    return made.filter(({ ask, answer }) => ask.trim() !== "" && answer.trim() !== "");
  });
}

function examplesOf(character: Character): { examples: ExampleExchange[]; left: SheetWarning[] } {
  const all = exchangesOf(character);
  const short = all.map(({ ask, answer }) => ({
    ask: cut(ask, max.ask).trim(),
    answer: cut(answer, max.answer).trim(),
  }));
  const long = all.filter(({ ask, answer }) => ask.length > max.ask || answer.length > max.answer).length;
  const over = Math.max(0, all.length - max.examples);
  const left: SheetWarning[] = [];
  if (long > 0)
    left.push({
      code: "cutExamples",
      zh: `${long} 段示例对话太长，已截短，导出时保留全文`,
      en: `${long} examples were shortened. An export keeps them in full`,
    });
  if (over > 0)
    left.push({
      code: "leftOutExamples",
      zh: `${over} 段示例对话未采用，导出时保留`,
      en: `${over} examples were not imported. An export keeps them`,
    });
  return { examples: short.slice(0, max.examples), left };
}

/** A lore entry in the sheet's form; undefined for one with patterns, which stay in the card and are never run. */
export function loreOf(entry: CardLore): LoreEntry | undefined {
  if (entry.useRegex) return undefined;
  const read = z.safeParse(shape.lore, [
    {
      keys: entry.keys,
      // Without `selective`, secondary keys do not count.
      secondaryKeys: entry.selective ? entry.secondaryKeys : [],
      content: entry.content,
      enabled: entry.enabled,
      constant: entry.constant,
      caseSensitive: entry.caseSensitive ?? false,
      insertionOrder: entry.insertionOrder,
      priority: entry.priority ?? 0,
    },
  ]);
  return read.success ? read.data[0] : undefined;
}

/** The field if it is valid in a sheet, else empty. */
function fitting<K extends keyof CharacterSheet>(field: K, value: unknown): CharacterSheet[K] {
  const read = z.safeParse(shape[field], value);
  return read.success ? (read.data as CharacterSheet[K]) : emptySheet[field];
}

/** A card's character as a sheet, without its pictures (`characters §5.3`). Deterministic. */
export function sheetOfCard(character: Character): { sheet: CharacterSheet; left: SheetWarning[] } {
  const { examples, left } = examplesOf(character);
  const sheet: CharacterSheet = {
    ...emptySheet,
    name: character.name,
    nickname: character.nickname,
    intro: character.creatorNotes,
    description: character.description,
    personality: character.personality,
    scenario: character.scenario,
    firstMes: character.firstMes,
    alternateGreetings: fitting("alternateGreetings", character.alternateGreetings),
    groupGreetings: fitting("groupGreetings", character.groupOnlyGreetings),
    examples,
    systemPrompt: character.systemPrompt,
    postHistory: character.postHistoryInstructions,
    tags: fitting("tags", character.tags),
    lore: (character.lorebook?.entries ?? []).flatMap((entry) => loreOf(entry) ?? []),
    ...readExtension(character.extensions),
  };
  return { sheet: characterSheet.parse(sheet), left };
}
