import type { Random } from "../random.ts";
import { above, below } from "./trait.ts";

const MOODS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/雨|伞|rain/iu, ["🌧️", "☔"]],
  [/雾|海|船|港|fog|sea/iu, ["🌫️", "🌊"]],
  [/夜|晚安|睡|梦|月|night|sleep|moon/iu, ["🌙", "✨"]],
  [/茶|咖啡|热水|tea|coffee/iu, ["🍵", "☕"]],
  [/吃|饭|面|汤|饿|eat|food/iu, ["🍜", "🥟"]],
  [/猫|cat/iu, ["🐱"]],
  [/书|读|read|book/iu, ["📖"]],
  [/歌|唱|曲|音|song|music/iu, ["🎵", "🎧"]],
  [/难过|哭|疼|sad|cry/iu, ["🫂", "🍃"]],
  [/哈哈|笑|开心|高兴|laugh|happy/iu, ["😄", "😆"]],
];
const ANY = ["✨", "🍃", "😊", "🌟", "🫧"];
const PICTURE = /(?:\p{Extended_Pictographic}\u{FE0F}?(?:\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*)/gu;

interface Drawing {
  readonly rate: number;
  readonly emoji: readonly string[] | undefined;
  readonly random: Random;
  readonly now: (share: number) => boolean;
}

/** Emoji: none at the low end, more above the middle, chosen by the topic. */
export function drawn(text: string, { rate, emoji, random, now }: Drawing): string {
  if (below(rate) > 0.5) return text.replaceAll(PICTURE, "").replaceAll(/ {2,}/gu, " ").trim() || text;
  if (above(rate) === 0 || !now(above(rate)) || text.search(PICTURE) >= 0) return text;
  const fitting = MOODS.find(([words]) => words.test(text))?.[1];
  const own = emoji !== undefined && emoji.length > 0 ? emoji : ANY;
  const first = random.pick(fitting !== undefined && random.chance(0.6) ? fitting : own) ?? "";
  const second = rate > 85 ? (random.pick(own) ?? "") : "";
  return `${text}${first}${second === first ? "" : second}`;
}
