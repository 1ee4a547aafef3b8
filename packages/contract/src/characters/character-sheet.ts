import * as z from "zod/mini";
import { nameList, nameText } from "../name-scalars.ts";
import { bool, int, raw, text } from "../scalars.ts";
import { picture } from "../users.ts";
import { SHEET_MAX } from "./sheet-max.ts";

const between = (least: number, most: number) =>
  z.pipe(int, z.int().check(z.minimum(least), z.maximum(most)));
const share = between(0, 100);
const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));

/** How a character talks (`characters §3.1`): a preset, and how much of each from 0 to 100; 50 changes nothing. */
export const dialogStyle = z.object({
  preset: z.enum(["natural", "gentle", "lively", "terse", "wry", "courteous"]),
  length: share,
  warmth: share,
  humour: share,
  /** Actions in brackets, `(推开窗)`. */
  actions: share,
  emoji: share,
  formality: share,
  /** How the character calls whom it talks to; empty for his name. */
  address: nameText(0, SHEET_MAX.address),
  custom: raw(SHEET_MAX.custom),
});
export type DialogStyle = z.infer<typeof dialogStyle>;

/** Whose voice: our synthesised blips, a voice of the listener's device, or one of the server's model. */
export const characterVoice = z.object({
  kind: z.enum(["none", "blip", "device", "server"]),
  voiceId: raw(80),
  /** 50 to 200, 100 as it is. */
  pitch: between(50, 200),
  rate: between(50, 200),
  /** Another voice for what is narrated in brackets; empty for silence. */
  narrationId: raw(80),
});
export type CharacterVoice = z.infer<typeof characterVoice>;

/** A piece of the character's world, brought in when its keys are spoken of (`CHAR-5`). */
export const loreEntry = z.object({
  keys: list(text(1, SHEET_MAX.loreKey), SHEET_MAX.loreKeys),
  secondaryKeys: list(text(1, SHEET_MAX.loreKey), SHEET_MAX.loreKeys),
  content: text(1, SHEET_MAX.loreContent),
  enabled: bool,
  /** Always brought in. */
  constant: bool,
  caseSensitive: bool,
  insertionOrder: between(-10_000, 10_000),
  priority: between(-10_000, 10_000),
});
export type LoreEntry = z.infer<typeof loreEntry>;

/** What somebody might say, and how the character answers. */
export const exampleExchange = z.object({
  ask: text(1, SHEET_MAX.ask),
  answer: text(1, SHEET_MAX.answer),
});
export type ExampleExchange = z.infer<typeof exampleExchange>;

/** Everything its author writes about a character (`characters §2.1`); lengths in UTF-16 units. */
export const characterSheet = z.object({
  name: nameText(0, SHEET_MAX.name),
  /** What the character calls itself, when not by its name. */
  nickname: nameText(0, SHEET_MAX.nickname),
  avatar: picture,
  background: picture,
  tagline: nameText(0, SHEET_MAX.tagline),
  /** Shown to people, never told to a model. */
  intro: raw(SHEET_MAX.intro),
  description: raw(SHEET_MAX.description),
  personality: raw(SHEET_MAX.personality),
  scenario: raw(SHEET_MAX.scenario),
  /** The prologue: the first message of a conversation. */
  firstMes: raw(SHEET_MAX.firstMes),
  alternateGreetings: list(text(1, SHEET_MAX.greeting), SHEET_MAX.greetings),
  groupGreetings: list(text(1, SHEET_MAX.greeting), SHEET_MAX.greetings),
  /** What a person may begin with. */
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

/** What of a sheet is being changed; what is absent stays. */
export const sheetChange = z.partial(characterSheet);
export type SheetChange = z.infer<typeof sheetChange>;

export const characterVisibility = z.enum(["private", "link", "public"]);
export type CharacterVisibility = z.infer<typeof characterVisibility>;

/** draft: never published. review: waits for it, visible to its author. rejected: `reasons` say why. */
export const characterStatus = z.enum(["draft", "review", "published", "rejected", "banned"]);
export type CharacterStatus = z.infer<typeof characterStatus>;
