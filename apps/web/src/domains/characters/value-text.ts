import type { CharacterSheet, Sampler } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import type { SheetField } from "./merge-sheets.ts";

/** The samplers that only some authors set. */
export const MORE_SAMPLERS = [
  "topP",
  "frequencyPenalty",
  "presencePenalty",
  "minP",
  "topK",
  "repetitionPenalty",
] as const satisfies Sampler[];

/** The value of a field as text, to choose between two of them. */
export function valueText(field: SheetField, sheet: CharacterSheet): string {
  switch (field) {
    case "style":
      return styleText(sheet.style);
    case "voice":
      return [t(`making.voiceKind.${sheet.voice.kind}`), sheet.voice.voiceId].filter(Boolean).join(" · ");
    case "writing":
      return writingText(sheet.writing);
    case "lore":
      return sheet.lore.map(({ keys, content }) => `${keys.join("、")}: ${content}`).join("\n");
    case "emotions":
      return sheet.emotions.map(({ name }) => name).join("、");
    case "depthPrompt":
      return sheet.depthPrompt.text;
    case "loreBook":
      return Object.entries(sheet.loreBook)
        .map(([name, value]) => `${name}: ${value}`)
        .join("\n");
    case "examples":
      return sheet.examples.map(({ ask, answer }) => `${ask}\n→ ${answer}`).join("\n");
    case "tags":
      return sheet.tags.join("、");
    case "alternateGreetings":
    case "groupGreetings":
    case "starters":
      return sheet[field].join("\n");
    default:
      return sheet[field];
  }
}

/** A style as text: its preset, and every slider that is not in the middle. */
export function styleText(style: CharacterSheet["style"]): string {
  const moved = SLIDER_NAMES.filter((name) => style[name] !== 50).map(
    (name) => `${t(`making.slider.${name}`)} ${style[name]}`,
  );
  return [t(`making.preset.${style.preset}`), ...moved].join(" · ");
}

/** How a model writes the character as text: its name, and every number that is set. */
export function writingText({ model, ...numbers }: CharacterSheet["writing"]): string {
  const set = WRITING_NUMBERS.flatMap((name) =>
    numbers[name] === undefined ? [] : [`${t(`making.sampler.${name}`)} ${numbers[name]}`],
  );
  return [model || t("making.writingUsual"), ...set].join(" · ");
}

/** The numbers of a model's writing, in the order in which they are shown. */
export const WRITING_NUMBERS = ["temperature", "answerTokens", ...MORE_SAMPLERS] as const;

/** The sliders of a style, in the order in which they are shown. */
export const SLIDER_NAMES = ["length", "warmth", "humour", "actions", "emoji", "formality"] as const;
