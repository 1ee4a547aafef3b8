import * as z from "zod/mini";
import { VOICE_ID_MAX, VOICE_MAX, VOICE_MIN } from "../limits.ts";
import { nameList, nameText } from "../name-scalars.ts";
import { bool, int, raw, text } from "../scalars.ts";
import { picture } from "../users.ts";
import { characterWriting } from "./character-writing.ts";
import { SHEET_MAX } from "./sheet-max.ts";

const between = (least: number, most: number) =>
  z.pipe(int, z.int().check(z.minimum(least), z.maximum(most)));
const share = between(0, 100);
const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));

/** How a character talks (`characters §3.1`): a preset, and each trait from 0 to 100, where 50 changes nothing. */
export const dialogStyle = z.object({
  preset: z.enum(["natural", "gentle", "lively", "terse", "wry", "courteous"]),
  length: share,
  warmth: share,
  humour: share,
  /** Actions in brackets, `(推开窗)`. */
  actions: share,
  emoji: share,
  formality: share,
  /** How the character addresses the person; empty for their name. */
  address: nameText(0, SHEET_MAX.address),
  custom: raw(SHEET_MAX.custom),
});
export type DialogStyle = z.infer<typeof dialogStyle>;

/** Which voice: synthesised, one of the listener's device, or one of the server's model. */
export const characterVoice = z.object({
  kind: z.enum(["none", "blip", "device", "server"]),
  voiceId: raw(VOICE_ID_MAX),
  /** 50 to 200; 100 is unchanged. */
  pitch: between(VOICE_MIN, VOICE_MAX),
  rate: between(VOICE_MIN, VOICE_MAX),
  /** A second voice for narration in brackets; empty for silence. */
  narrationId: raw(VOICE_ID_MAX),
});
export type CharacterVoice = z.infer<typeof characterVoice>;

const steps = z.optional(between(0, SHEET_MAX.loreSteps));

/**
 * What decides about a lore entry besides its keys, and where its text goes (`characters §5.5`). An absent part is the
 * ordinary case. Steps are messages of the chat.
 */
export const loreRules = z.object({
  /** Keys between slashes are regular expressions. */
  patterns: z.optional(bool),
  /** How secondary keys count; without it, one of them is enough. */
  logic: z.optional(z.enum(["andAll", "notAny", "notAll"])),
  /** False: a key is found inside other words too. */
  wholeWords: z.optional(bool),
  /** Per cent. */
  probability: z.optional(share),
  /** How many of the latest messages are searched. */
  scanDepth: steps,
  /** Other entries do not call it up; it calls up no others; only others call it up, from that round on. */
  excluded: z.optional(bool),
  silent: z.optional(bool),
  delayed: z.optional(between(1, 10)),
  /** Of a group, one entry is used: the first if it says so, else one by weight. Several groups have commas between. */
  group: z.optional(nameText(0, SHEET_MAX.loreGroup)),
  groupWeight: z.optional(between(0, 10_000)),
  groupFirst: z.optional(bool),
  /** Stays for so many steps; then rests for so many; is not used before so many. */
  sticky: steps,
  cooldown: steps,
  delay: steps,
  position: z.optional(
    z.enum([
      ...["before_desc", "after_desc", "personality", "scenario"],
      ...["before_examples", "after_examples", "before_note", "after_note", "depth"],
    ] as const),
  ),
  /** At position `depth`: how many messages from the newest. */
  depth: steps,
  role: z.optional(z.enum(["system", "user", "assistant"])),
});
export type LoreRules = z.infer<typeof loreRules>;

/** What a lorebook says of all its entries; absent parts are the product's choice. */
export const loreBook = z.object({
  scanDepth: steps,
  tokens: z.optional(between(1, 1_000_000)),
  /** Entries call up others. */
  recursive: z.optional(bool),
});
export type LoreBook = z.infer<typeof loreBook>;

/** A piece of the character's world, included when one of its keys is mentioned (`CHAR-5`). */
export const loreEntry = z.object({
  keys: list(text(1, SHEET_MAX.loreKey), SHEET_MAX.loreKeys),
  secondaryKeys: list(text(1, SHEET_MAX.loreKey), SHEET_MAX.loreKeys),
  content: text(1, SHEET_MAX.loreContent),
  enabled: bool,
  /** Always included. */
  constant: bool,
  caseSensitive: bool,
  insertionOrder: between(-10_000, 10_000),
  priority: between(-10_000, 10_000),
  /** What its author calls it; never part of a prompt. */
  name: z.optional(nameText(0, SHEET_MAX.loreName)),
  rules: z.optional(loreRules),
});
export type LoreEntry = z.infer<typeof loreEntry>;

/** An example: what somebody might say, and the character's reply. */
export const exampleExchange = z.object({
  ask: text(1, SHEET_MAX.ask),
  answer: text(1, SHEET_MAX.answer),
});
export type ExampleExchange = z.infer<typeof exampleExchange>;

/** A note for models among the lines of a chat, so many messages from the newest. */
export const depthPrompt = z.object({
  text: raw(SHEET_MAX.postHistory),
  depth: between(0, SHEET_MAX.loreSteps),
  role: z.enum(["system", "user", "assistant"]),
});

/** Everything the author writes about a character (`characters §2.1`); lengths in UTF-16 units. */
export const characterSheet = z.object({
  name: nameText(0, SHEET_MAX.name),
  /** What the character calls itself, if not its name. */
  nickname: nameText(0, SHEET_MAX.nickname),
  avatar: picture,
  background: picture,
  /** Pictures of its emotions, by their names in the card they came with. */
  emotions: list(z.object({ name: nameText(1, SHEET_MAX.emotionName), picture }), SHEET_MAX.emotions),
  tagline: nameText(0, SHEET_MAX.tagline),
  /** Shown to people, never sent to a model. */
  intro: raw(SHEET_MAX.intro),
  description: raw(SHEET_MAX.description),
  personality: raw(SHEET_MAX.personality),
  scenario: raw(SHEET_MAX.scenario),
  /** The prologue: the first message of a conversation. */
  firstMes: raw(SHEET_MAX.firstMes),
  alternateGreetings: list(text(1, SHEET_MAX.greeting), SHEET_MAX.greetings),
  groupGreetings: list(text(1, SHEET_MAX.greeting), SHEET_MAX.greetings),
  /** Suggested first messages for a person. */
  starters: nameList(SHEET_MAX.starter, SHEET_MAX.starters),
  examples: list(exampleExchange, SHEET_MAX.examples),
  systemPrompt: raw(SHEET_MAX.systemPrompt),
  postHistory: raw(SHEET_MAX.postHistory),
  depthPrompt,
  tags: nameList(SHEET_MAX.tag, SHEET_MAX.tags),
  style: dialogStyle,
  voice: characterVoice,
  writing: characterWriting,
  lore: list(loreEntry, SHEET_MAX.lore),
  loreBook,
});
export type CharacterSheet = z.infer<typeof characterSheet>;

/** A partial change of a sheet; absent fields stay. */
export const sheetChange = z.partial(characterSheet);
export type SheetChange = z.infer<typeof sheetChange>;

export const characterVisibility = z.enum(["private", "link", "public"]);
export type CharacterVisibility = z.infer<typeof characterVisibility>;

/** draft: never published. review: waits for review, visible to its author. rejected: see `reasons`. */
export const characterStatus = z.enum(["draft", "review", "published", "rejected", "banned"]);
export type CharacterStatus = z.infer<typeof characterStatus>;
