import { sentencesOf } from "../text/sentences.ts";
import { above, below, type Tail, unsaid } from "./trait.ts";

const WARM = {
  zh: [
    "慢慢说，我在听。",
    "不着急，我陪着你。",
    "你能来，我挺高兴的。",
    "记得喝口热水。",
    "累了就靠一会儿。",
    "有我呢。",
    "今天也辛苦了。",
    "别对自己太凶。",
    "你说的我都放在心上。",
    "待会儿也对自己好一点。",
  ],
  en: [
    "Take your time.",
    "I'm glad you're here.",
    "Be kind to yourself today.",
    "I'm listening.",
    "No hurry at all.",
    "You did well to say it.",
  ],
} as const;

/** Warm: softer endings and now and then a caring word. Cool: no particles, no tildes. */
export function warmed(
  text: string,
  { warmth, language, random, now, recentLines: said }: Tail & { warmth: number },
): string {
  if (warmth < 45) return cooled(text, below(warmth));
  const much = above(warmth);
  if (much === 0) return text;
  let line = text;
  if (language === "zh" && now(much * 0.7)) line = line.replace(/([^。！？～…）)])。$/u, "$1～");
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? "";
  if (/[？?]\s*$/u.test(last) || sentences.length > 3 || !now(much * 0.35)) return line;
  const word = random.pick(unsaid(WARM[language], said)) ?? "";
  return language === "zh" ? line + word : `${line} ${word}`;
}

function cooled(text: string, much: number): string {
  if (much < 0.2) return text;
  const plain = text
    .replaceAll(/[~～]+(?=\s*$)/gu, "。")
    .replaceAll(/[~～]+/gu, "，")
    .replaceAll(/(?<=[^，。！？])[呀啦哦嘛呐](?=[，。！？])/gu, "");
  return much < 0.6 ? plain : plain.replaceAll(/！/gu, "。");
}
