import type { Language } from "../persona.ts";
import { randomOf } from "../random.ts";
import type { DialogueStyle } from "../style.ts";
import { inLanguage, languageOf } from "../text/language.ts";
import { ACTION, sentencesOf } from "../text/sentences.ts";
import { drawn } from "./drawn.ts";
import { formal } from "./formal.ts";
import { joked } from "./joked.ts";
import { above, type Trait } from "./trait.ts";
import { warmed } from "./warmed.ts";

export interface RestyleOptions {
  /** Without a seed every trait shows, as the dialog-style screen needs; with one they show now and then. */
  readonly seed?: string | number;
  readonly language?: Language;
  /** Recent lines: what a style added to them is not added again. */
  readonly recentLines?: readonly string[];
  /** The character's own gestures and emoji. */
  readonly actions?: readonly string[];
  readonly emoji?: readonly string[];
}

/** A line in a style. Pure: the same arguments give the same line (`characters §3.2`). */
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

/** Below the middle fewer sentences stay: the first ones, and above all a closing question. */
function cutToLength(text: string, length: number, language: Language): string {
  if (length >= 40) return text;
  const sentences = sentencesOf(text);
  const spoken = sentences.filter((sentence) => sentence.replaceAll(ACTION, "").trim() !== "");
  const max = length < 20 ? 1 : 2;
  if (spoken.length <= max) return text;
  const last = spoken.at(-1);
  const isQuestion = last !== undefined && /[？?]\s*$/u.test(last);
  const first = spoken[0] ?? "";
  if (max === 1 && isQuestion && first.length + last.length <= 24) return joined([first, last], language);
  const shortened = isQuestion && max > 1 ? [...spoken.slice(0, max - 1), last] : spoken.slice(0, max);
  return joined(shortened, language);
}

const joined = (sentences: readonly string[], language: Language): string =>
  sentences.map((sentence) => sentence.trim()).join(language === "en" ? " " : "");

interface Address {
  readonly address: string;
  readonly warmth: number;
  readonly language: Language;
  readonly now: (share: number) => boolean;
}

/** Addresses the user by the chosen word, at the beginning of some lines. */
function addressed(text: string, { address, warmth, language, now }: Address): string {
  const name = address.trim().slice(0, 20);
  if (name === "" || text.includes(name) || !now(0.15 + (warmth / 100) * 0.3)) return text;
  const gesture = /^\s*(?:（[^（）]*）|\([^()]*\)|\*[^*]+\*)\s*/u.exec(text)?.[0] ?? "";
  const rest = text.slice(gesture.length);
  if (language === "zh") return `${gesture}${name}，${rest}`;
  const lowered = /^(?:I\b|I')/u.test(rest) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
  return `${gesture}${name}, ${lowered}`;
}

const GESTURES = [
  "往你这边坐近了一点",
  "歪头想了想",
  "把杯子推过来",
  "轻轻敲了两下桌面",
  "眨了眨眼",
  "托着下巴",
  "抬头看了你一眼",
  "把椅子转过来",
  "leans closer",
  "tilts head",
  "slides a cup over",
  "looks up at you",
];

type Gesture = Trait & { rate: number; actions: readonly string[] | undefined };

/** The action brackets: none below a fifth, more of the character's own gestures above the middle. */
function gestured(text: string, { rate, actions, language, random, now }: Gesture): string {
  if (rate < 20) return text.replaceAll(ACTION, "").replaceAll(/ {2,}/gu, " ").trim() || text;
  if (text.search(ACTION) >= 0 || !now(above(rate) * 0.8) || above(rate) === 0) return text;
  const own = inLanguage(actions, language);
  const gesture = random.pick(own.length > 0 ? own : inLanguage(GESTURES, language));
  if (gesture === undefined) return text;
  return language === "zh" ? `（${gesture}）${text}` : `*${gesture}* ${text}`;
}
