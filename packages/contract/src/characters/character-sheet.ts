import * as z from "zod/mini";
import { VOICE_ID_MAX, VOICE_MAX, VOICE_MIN } from "../limits.ts";
import { nameList, nameText } from "../name-scalars.ts";
import { bool, int, raw, text } from "../scalars.ts";
import { picture } from "../users.ts";
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
});
export type LoreEntry = z.infer<typeof loreEntry>;

/** An example: what somebody might say, and the character's reply. */
export const exampleExchange = z.object({
  ask: text(1, SHEET_MAX.ask),
  answer: text(1, SHEET_MAX.answer),
});
export type ExampleExchange = z.infer<typeof exampleExchange>;

/** Everything the author writes about a character (`characters §2.1`); lengths in UTF-16 units. */
export const characterSheet = z.object({
  name: nameText(0, SHEET_MAX.name),
  /** What the character calls itself, if not its name. */
  nickname: nameText(0, SHEET_MAX.nickname),
  avatar: picture,
  background: picture,
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
  tags: nameList(SHEET_MAX.tag, SHEET_MAX.tags),
  style: dialogStyle,
  voice: characterVoice,
  lore: list(loreEntry, SHEET_MAX.lore),
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
