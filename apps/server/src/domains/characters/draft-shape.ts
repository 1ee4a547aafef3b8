import { type DialogStyle, SHEET_MAX as max, type SheetChange } from "@4d/contract";
import { type CharacterDraft, NEUTRAL, STYLE_PRESETS } from "@4d/dialogue";
import * as z from "zod";

/** A text that is cut when a model writes too much, which saves another request. */
const upTo = (most: number) =>
  z
    .string()
    .describe(`at most ${most} characters`)
    .transform((text) => cut(text.trim(), most));
const listOf = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item).transform((items) => items.slice(0, most));
/** A list of texts without blank ones. */
const lines = (most: number, length: number) =>
  listOf(upTo(length), most).transform((items) => items.filter((text) => text !== ""));

/** Cuts without leaving half a surrogate pair at the end. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/u, "");

/** The shape a model must return for a character (`characters §2.4`): shorter than what people may write. */
export const draftShape = z.object({
  name: upTo(max.name),
  tagline: upTo(max.tagline),
  tags: lines(5, max.tag),
  intro: upTo(max.intro).describe("what people read before they talk; at most 300 characters"),
  description: upTo(4000).describe("who the character is, 150 to 600 characters"),
  personality: upTo(1000),
  scenario: upTo(1000),
  firstMes: upTo(1000).describe("the first message, spoken by the character"),
  alternateGreetings: lines(4, 1000).describe("three other first messages"),
  starters: lines(max.starters, max.starter).describe("three things a newcomer could say first"),
  examples: listOf(z.object({ ask: upTo(max.ask), answer: upTo(max.answer) }), 16)
    .transform((items) => items.filter(({ ask, answer }) => ask !== "" && answer !== ""))
    .describe("ten to fourteen: what people say, and the character's answer"),
  lore: listOf(z.object({ keys: lines(6, 40), content: upTo(1000) }), 8)
    .transform((items) => items.filter(({ keys, content }) => keys.length > 0 && content !== ""))
    .describe("four to six facts of the character's world, with the words that call them up"),
  style: z.enum(STYLE_PRESETS.map(({ key }) => key) as [DialogStyle["preset"], ...DialogStyle["preset"][]]),
});
export type DraftShape = z.output<typeof draftShape>;

/** The built-in engine's draft in the same shape. */
export function shapeOf(draft: CharacterDraft): z.input<typeof draftShape> {
  return {
    name: draft.name,
    tagline: draft.tagline,
    tags: [...draft.tags],
    intro: draft.intro,
    description: draft.description,
    personality: draft.personality,
    scenario: draft.scenario,
    firstMes: draft.firstMessage,
    alternateGreetings: [...draft.greetings],
    starters: draft.examples.slice(1, 4).flatMap(({ asks }) => asks.slice(0, 1)),
    // Second answers become separate examples, so that the engine need not repeat itself.
    examples: draft.examples.flatMap(({ asks, answers }) =>
      answers.map((answer, at) => ({ ask: asks[at] ?? asks[0] ?? "", answer })),
    ),
    lore: draft.lore.map(({ keys, content }) => ({ keys: [...keys], content })),
    style: draft.style,
  };
}

/** A draft as fields of a sheet. */
export function sheetOfDraft({ style, lore, ...texts }: DraftShape): SheetChange {
  const preset = STYLE_PRESETS.find(({ key }) => key === style)?.style ?? NEUTRAL;
  return {
    ...texts,
    style: { ...preset, preset: style, custom: "" },
    lore: lore.map((entry) => ({
      ...entry,
      secondaryKeys: [],
      enabled: true,
      constant: false,
      caseSensitive: false,
      insertionOrder: 100,
      priority: 0,
    })),
  };
}
