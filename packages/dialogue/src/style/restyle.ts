import type { Language } from "../persona.ts";
import { randomOf } from "../random.ts";
import type { DialogueStyle } from "../style.ts";
import { languageOf } from "../text/language.ts";
import { addressed } from "./addressed.ts";
import { cutToLength } from "./cut-to-length.ts";
import { drawn } from "./drawn.ts";
import { formal } from "./formal.ts";
import { gestured } from "./gestured.ts";
import { joked } from "./joked.ts";
import { warmed } from "./warmed.ts";

export interface RestyleOptions {
  /** Without a seed every trait is shown, as the dialog-style screen wants; with one they come now and then. */
  readonly seed?: string | number;
  readonly language?: Language;
  /** Lines said lately: what a style adds is not added again. */
  readonly recentLines?: readonly string[];
  /** The character's own gestures and emoji. */
  readonly actions?: readonly string[];
  readonly emoji?: readonly string[];
}

/** A line as a style would say it. Pure: the same arguments give the same line (`characters §3.2`). */
export function restyle(text: string, style: DialogueStyle, options: RestyleOptions = {}): string {
  const { seed, actions, emoji } = options;
  const language = options.language ?? languageOf(text) ?? "zh";
  const random = randomOf(`${seed ?? "shown"}|${text}`);
  const recentLines = options.recentLines?.join("\n") ?? "";
  const now = (share: number) => seed === undefined || random.chance(share);
  let line = cutToLength(text, style.length, language);
  line = formal(line, style.formality, language);
  line = warmed(line, { warmth: style.warmth, language, random, now, recentLines });
  line = joked(line, { humour: style.humour, language, random, now, recentLines });
  line = addressed(line, { address: style.address, warmth: style.warmth, language, now });
  line = gestured(line, { rate: style.actions, actions, language, random, now });
  return drawn(line, { rate: style.emoji, emoji, random, now });
}
