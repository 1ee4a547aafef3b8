import type { CharacterSheet } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import type { SheetField } from "./merge-sheets.ts";

/** The value of a field as text, to choose between two of them. */
export function valueText(field: SheetField, sheet: CharacterSheet): string {
  switch (field) {
    case "style":
      return styleText(sheet.style);
    case "voice":
      return [t(`making.voiceKind.${sheet.voice.kind}`), sheet.voice.voiceId].filter(Boolean).join(" · ");
    case "lore":
      return sheet.lore.map(({ keys, content }) => `${keys.join("、")}: ${content}`).join("\n");
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

/** The sliders of a style, in the order in which they are shown. */
export const SLIDER_NAMES = ["length", "warmth", "humour", "actions", "emoji", "formality"] as const;
