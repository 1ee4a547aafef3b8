import { type Character, isCaseSensitive, keysOf, rulesOf, unknownMacros } from "@4d/cards";
import {
  type CharacterSheet,
  characterSheet,
  emptySheet,
  type LoreEntry,
  SHEET_MAX as max,
} from "@4d/contract";
import * as z from "zod/mini";
import { examplesOf, type SheetWarning } from "./card-examples.ts";
import { readDepthPrompt, readExtension } from "./card-extension.ts";

type CardLore = NonNullable<Character["lorebook"]>["entries"][number];
const { shape } = characterSheet;

/** A lore entry in the sheet's form; undefined for an empty one. */
export function loreOf(entry: CardLore): LoreEntry | undefined {
  const { keys, secondaryKeys } = keysOf(entry);
  const rules = rulesOf(entry);
  const name = (entry.comment || entry.name).slice(0, max.loreName);
  const read = z.safeParse(shape.lore, [
    {
      keys,
      // Without `selective`, secondary keys do not count.
      secondaryKeys: entry.selective ? secondaryKeys : [],
      content: entry.content,
      enabled: entry.enabled,
      constant: entry.constant,
      caseSensitive: isCaseSensitive(entry),
      insertionOrder: entry.insertionOrder,
      priority: entry.priority ?? entry.insertionOrder,
      ...(name === "" ? {} : { name }),
      ...(Object.keys(rules).length === 0 ? {} : { rules }),
    },
  ]);
  return read.success ? read.data[0] : undefined;
}

/** The first entries that are not too long together; the others stay in the card. */
function withinTotal(lore: LoreEntry[]): LoreEntry[] {
  let left: number = max.loreTotal;
  return lore.filter(({ content }) => {
    left -= content.length;
    return left >= 0;
  });
}

const LORE_TOKENS = 1_000_000;

/** A card's lorebook as a sheet has it: its entries, and what it says of all of them. */
export function loreOfBook(book: Character["lorebook"]): Pick<CharacterSheet, "lore" | "loreBook"> {
  if (book === null) return { lore: [], loreBook: {} };
  const { scanDepth, tokenBudget, recursiveScanning } = book;
  const within = (value: number, most: number) => Math.trunc(Math.min(value, most));
  const settings = {
    // Less than nothing is how some apps write that there is no such number.
    ...(scanDepth === null || scanDepth < 0 ? {} : { scanDepth: within(scanDepth, max.loreSteps) }),
    ...(tokenBudget === null || tokenBudget < 1 ? {} : { tokens: within(tokenBudget, LORE_TOKENS) }),
    // Where a book does not say, other apps search entries for the keys of others.
    ...((recursiveScanning ?? true) ? { recursive: true } : {}),
  };
  return {
    lore: withinTotal(book.entries.flatMap((entry) => loreOf(entry) ?? [])),
    loreBook: fitting("loreBook", settings),
  };
}

/** How many entries of a book are beyond what a sheet can hold of texts. */
export const overOf = (book: Character["lorebook"], { lore }: Pick<CharacterSheet, "lore">): number =>
  (book?.entries ?? []).filter(loreOf).length - lore.length;

/** The field if it is valid in a sheet, else empty. */
function fitting<K extends keyof CharacterSheet>(field: K, value: unknown): CharacterSheet[K] {
  const read = z.safeParse(shape[field], value);
  return read.success ? (read.data as CharacterSheet[K]) : emptySheet[field];
}

/** A warning of the macros in texts that stand for nothing here. */
export function unknownIn(texts: readonly string[]): SheetWarning[] {
  const names = unknownMacros(texts.join("\n")).map((name) => name.slice(0, 30));
  const shown = names.slice(0, 5).map((name) => `{{${name}}}`);
  if (names.length === 0) return [];
  return [
    {
      code: "unknownMacros",
      zh: `不认识的宏不会显示，导出时保留：${shown.join("、")}`,
      en: `Macros that aren’t known are left out, and an export keeps them: ${shown.join(", ")}`,
    },
  ];
}

/** The macros in a card's texts that stand for nothing here. */
function macrosOf(character: Character, { text }: CharacterSheet["depthPrompt"]): SheetWarning[] {
  const { description, personality, scenario, firstMes, mesExample, systemPrompt, lorebook } = character;
  return unknownIn([
    ...[description, personality, scenario, firstMes, mesExample, systemPrompt, text],
    ...[character.postHistoryInstructions, ...character.alternateGreetings, ...character.groupOnlyGreetings],
    ...(lorebook?.entries ?? []).map(({ content }) => content),
  ]);
}

/** What a card's author says to people, in the reader's language where the card has it. */
export function notesFor({ creatorNotes, creatorNotesMultilingual: notes }: Character, lang: string): string {
  const spoken = (name: string) => name.toLowerCase().split(/[-_]/u)[0] === lang;
  const own = Object.entries(notes).find(([name, text]) => spoken(name) && text.trim() !== "");
  if (own) return own[1];
  return creatorNotes.trim() === ""
    ? (Object.values(notes).find((text) => text.trim() !== "") ?? "")
    : creatorNotes;
}

/** A card's character as a sheet, without its pictures (`characters §5.3`). Deterministic. */
export function sheetOfCard(character: Character): { sheet: CharacterSheet; left: SheetWarning[] } {
  const { examples, left } = examplesOf(character);
  const { depthPrompt, length } = readDepthPrompt(character.extensions);
  if (length > depthPrompt.text.length)
    left.push({
      code: "cutDepthPrompt",
      zh: `夹在对话里的提示太长，已截短（原有 ${length} 字），导出时保留全文`,
      en: `The note among the messages was shortened (it had ${length} characters). An export keeps all of it`,
    });
  left.push(...macrosOf(character, depthPrompt));
  const lore = loreOfBook(character.lorebook);
  const over = overOf(character.lorebook, lore);
  if (over > 0)
    left.push({
      code: "leftOutLore",
      zh: `世界书太长，有 ${over} 条未采用，导出时保留`,
      en: `The lorebook is too long: ${over} entries were not imported. An export keeps them`,
    });
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
    depthPrompt,
    tags: fitting("tags", character.tags),
    ...lore,
    ...readExtension(character.extensions),
  };
  return { sheet: characterSheet.parse(sheet), left };
}
