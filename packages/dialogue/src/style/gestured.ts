import { inLanguage } from "../text/language.ts";
import { ACTION } from "../text/sentences.ts";
import { above, type Trait } from "./trait.ts";

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
export function gestured(text: string, { rate, actions, language, random, now }: Gesture): string {
  if (rate < 20) return text.replaceAll(ACTION, "").replaceAll(/ {2,}/gu, " ").trim() || text;
  if (text.search(ACTION) >= 0 || !now(above(rate) * 0.8) || above(rate) === 0) return text;
  const own = inLanguage(actions, language);
  const gesture = random.pick(own.length > 0 ? own : inLanguage(GESTURES, language));
  if (gesture === undefined) return text;
  return language === "zh" ? `（${gesture}）${text}` : `*${gesture}* ${text}`;
}
