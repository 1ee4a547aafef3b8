import type { Line } from "../dialogue.ts";
import { grouped, once, wordsIn } from "../making/records.ts";
import { answerInRhyme, chineseRhymes, rhymesWith } from "../making/rhyme.ts";
import { rhymeGroupOf, soundOf } from "../making/sounds.ts";
import type { Random } from "../random.ts";
import { isChat } from "./aside.ts";
import { isPlainSpeech, type Move, saidBy } from "./state.ts";
import { IDIOMS } from "./stock/idioms.ts";
import { CHAIN_EN } from "./stock/words.en.ts";
import { CHAIN_ZH } from "./stock/words.zh.ts";

/** Idioms whose first or last sign is not read as it is alone: first sound, last sound. */
const READ_OTHERWISE =
  "拔苗助长 ba zhang|不见经传 bu zhuan|苍蝇见血 cang xie|曾几何时 ceng shi|称心如意 chen yi|重操旧业 chong ye|重蹈覆辙 chong zhe|重见天日 chong ri|重温旧梦 chong meng|重整旗鼓 chong gu|发人深省 fa xing|刚正不阿 gang e|鬼使神差 gui chai|含情脉脉 han mo|教学相长 jiao zhang|金蝉脱壳 jin qiao|老调重弹 lao tan|没齿难忘 mo wang|全军覆没 quan mo|神出鬼没 shen mo|泰极而否 tai pi|图穷匕见 tu xian|土生土长 tu zhang|妄自菲薄 wang bo|降龙伏虎 xiang hu|臭味相投 xiu tou|言归正传 yan zhuan|一目十行 yi hang|一针见血 yi xie|自怨自艾 zi yi";

const otherwise = once(
  () =>
    new Map(
      READ_OTHERWISE.split("|").map((entry) => {
        const [idiom = "", first = "", last = ""] = entry.split(" ");
        return [idiom, { first, last }] as const;
      }),
    ),
);

/** How an idiom or word begins and ends in sound, without tone. Pure. */
export const endsOf = (word: string): { first: string | undefined; last: string | undefined } =>
  otherwise().get(word) ?? { first: soundOf(word.charAt(0)), last: soundOf(word.charAt(word.length - 1)) };

const idioms = once(() => wordsIn(IDIOMS));
const idiomSet = once(() => new Set(idioms()));
const wordsZh = once(() => wordsIn(CHAIN_ZH));
const wordsEn = once(() => wordsIn(CHAIN_EN));

/** Whether one word may follow another: by the same sign, or the same sound. Pure. */
export const follows = (before: string, after: string): boolean =>
  before.at(-1) === after.charAt(0) ||
  (endsOf(before).last !== undefined && endsOf(before).last === endsOf(after).first);

type Index = ReadonlyMap<string | undefined, readonly string[]>;

/** Words by how they begin. */
const indexOf = (words: readonly string[]): Index => grouped(words, (word) => endsOf(word).first);

/** An unused word that follows: by the sign itself where there is one. Those that leave an answer come first. */
function next(before: string, index: Index, said: string, random: Random): string | undefined {
  const all = index.get(endsOf(before).last) ?? [];
  const free = all.filter((word) => word !== before && !said.includes(word));
  const bySign = free.filter((word) => word.charAt(0) === before.at(-1));
  const fitting = bySign.length > 0 ? bySign : free;
  const open = fitting.filter((word) => index.has(endsOf(word).last));
  return random.pick(open.length > 0 ? open : fitting);
}

const FILLER =
  /我(?:接|说|来|出|先|想)|那(?:我|就)?|成语接龙|词语接龙|接龙|来|玩|吧|呀|啊|呢|这个|可以|行(?:吗|不)|算(?:吗|不算)|对(?:吗|吧)|第一个|先|嗯|好|的话|就/gu;
const HELP =
  /不会|想不(?:出|到)|提示|帮我|接不(?:上|了)|没(?:有)?词|你(?:来|说|接)(?:一个|吧|呗)?[。！!]*$|hint|help|\bpass\b/iu;

/** The last word of a list that a line holds. */
const lastIn = (line: string, words: ReadonlySet<string>, size: number): string | undefined => {
  for (let at = line.length - size; at >= 0; at -= 1) {
    const part = line.slice(at, at + size);
    if (words.has(part)) return part;
  }
  return undefined;
};

/** The phrase of so many signs that a person plays; undefined where the text is plainly none. */
function playedIn(text: string, known: ReadonlySet<string>, size: number): string | undefined {
  const word = lastIn(text, known, size);
  if (word !== undefined) return word;
  const runs = text.replaceAll(FILLER, " ").match(/\p{Script=Han}+/gu) ?? [];
  const run =
    runs.findLast((one) => one.length === size) ??
    (text.match(/\p{Script=Han}+/gu) ?? []).find((one) => one.length === size);
  return run !== undefined && size === 4 && isPlainSpeech(run) ? undefined : run;
}

/** What the character says in a chain that is no move of its own. */
const NO_MOVE =
  /接不上|要(?:四|两)个字|说过了|轮到你|可以接|has to start|already\. Another|your turn|begins with|Take your time|^接“/u;

/** Whether a line of the character may be a move: not what it says of the game, nor its answer to news. */
const mayMove = (lines: readonly Line[], at: number): boolean => {
  const [line, before] = [lines[at], lines[at - 1]];
  return (
    line?.from === "character" &&
    !NO_MOVE.test(line.text) &&
    !(before?.from === "user" && at > 1 && isChat(before.text))
  );
};

/** The character's lines that hold a move. */
const movesBy = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }, at) => (mayMove(lines, at) ? [text] : []));

interface Chain {
  readonly stock: () => readonly string[];
  readonly index: () => Index;
  readonly set: () => ReadonlySet<string>;
  readonly size: number;
}
const CHAINS: Readonly<Record<"idiom" | "wordchain", Chain>> = {
  idiom: { stock: idioms, index: once(() => indexOf(idioms())), set: idiomSet, size: 4 },
  wordchain: {
    stock: wordsZh,
    index: once(() => indexOf(wordsZh())),
    set: once(() => new Set(wordsZh())),
    size: 2,
  },
};

/** A move of the chain of Chinese idioms or words; null where the text is none. */
export function chainMove(
  game: "idiom" | "wordchain",
  text: string,
  lines: readonly Line[],
  isStart: boolean,
  random: Random,
): Move | null {
  const { stock, index, set, size } = CHAINS[game];
  const said = lines.map((line) => line.text).join("\n");
  const own = movesBy(lines).findLast((line) => lastIn(line, set(), size) !== undefined);
  const before = isStart || own === undefined ? undefined : lastIn(own, set(), size);
  const bare = isStart ? text.replaceAll(/成语接龙|词语接龙|成语|词语|接龙/gu, " ") : text;
  if (HELP.test(text) && before !== undefined) {
    const help = next(before, index(), said, random);
    return { kind: "move", answer: help === undefined ? "这个我也接不上，换一个吧。" : `可以接“${help}”。` };
  }
  const played = playedIn(bare, set(), size);
  if (played === undefined) {
    if (isStart) {
      const open = stock().filter((one) => index().has(endsOf(one).last));
      return { kind: "start", answer: `我先来：${random.pick(open) ?? ""}` };
    }
    const signs = bare.replaceAll(/\P{Script=Han}/gu, "");
    return before !== undefined && signs.length > 1 && signs.length <= 6
      ? {
          kind: "move",
          answer: `要${size === 4 ? "四个字的成语" : "两个字的词"}，接“${before.at(-1) ?? ""}”字。`,
        }
      : null;
  }
  if (before !== undefined && !follows(before, played))
    return { kind: "move", answer: `“${played}”接不上“${before.at(-1) ?? ""}”，再想一个。` };
  if (
    saidBy("character", lines).some((line) => line.includes(played)) ||
    saidBy("user", lines).some((line) => line.includes(played))
  )
    return { kind: "move", answer: `“${played}”说过了，换一个。` };
  const answer = next(played, index(), said, random);
  if (answer === undefined) return { kind: "win", answer: `“${played}”我接不上了，这局你赢。` };
  return { kind: isStart ? "start" : "move", answer };
}

/** What the next word has to begin with, by the last word of the character. Pure. */
export function toFollow(game: "idiom" | "wordchain", lines: readonly Line[]): string | undefined {
  const { set, size } = CHAINS[game];
  const line = movesBy(lines).findLast((one) => lastIn(one, set(), size) !== undefined);
  const word = line === undefined ? undefined : lastIn(line, set(), size);
  return word === undefined && game === "wordchain" ? englishMove(lines)?.at(-1) : word?.at(-1);
}

const NOT_WORDS = new Set(
  "um umm ummm uh er erm hm hmm ok okay the a an is it my word i say go first you your me and chain game last letter play let's lets start english with how about maybe then so well".split(
    " ",
  ),
);

const wordsOf = (line: string): string[] =>
  (line.toLowerCase().match(/[a-z']+/gu) ?? []).filter((word) => !NOT_WORDS.has(word) && word.length > 1);

/** The character's last word: of the words in its line the one that follows the person's, for it may say more. */
function englishMove(lines: readonly Line[]): string | undefined {
  const known = new Set(wordsEn());
  const at = lines.findLastIndex(
    ({ text }, place) => mayMove(lines, place) && wordsOf(text).some((word) => known.has(word)),
  );
  const words = wordsOf(lines[at]?.text ?? "").filter((word) => known.has(word));
  const theirs = wordsOf(lines[at - 1]?.text ?? "").at(-1);
  return words.find((word) => word.charAt(0) === theirs?.at(-1)) ?? words.at(-1);
}

/** A move of the English word chain; null where the text holds no word. */
export function englishChain(
  text: string,
  lines: readonly Line[],
  isStart: boolean,
  random: Random,
): Move | null {
  const played = wordsOf(text.replace(/word[- ]?chain|last letter game|shiritori/giu, "")).at(-1);
  const said = lines.flatMap((line) => wordsOf(line.text));
  const free = wordsEn().filter((word) => !said.includes(word) && word !== played);
  if (played === undefined)
    return isStart
      ? {
          kind: "start",
          answer: `I'll start: ${random.pick(free.filter((word) => !/[xyz]$/u.test(word))) ?? "apple"}`,
        }
      : null;
  const before = isStart ? undefined : englishMove(lines);
  if (before !== undefined && before.at(-1) !== played.charAt(0))
    return { kind: "move", answer: `"${played}" has to start with "${before.at(-1) ?? ""}". Try again.` };
  if (said.includes(played)) return { kind: "move", answer: `We had "${played}" already. Another one?` };
  const fitting = free.filter((word) => word.startsWith(played.at(-1) ?? ""));
  const easy = fitting.filter((word) => !/[xzuvjq]$/u.test(word));
  const answer = random.pick(easy.length > 0 ? easy : fitting);
  if (answer === undefined)
    return { kind: "win", answer: `I have nothing left for "${played.at(-1) ?? ""}". You win.` };
  return { kind: isStart ? "start" : "move", answer };
}

/** A word or line that rhymes with what the person says; null where nothing does. */
export function rhymeMove(
  text: string,
  lines: readonly Line[],
  isStart: boolean,
  random: Random,
): Move | null {
  const kind = isStart ? "start" : "move";
  const said = lines.map((line) => line.text).join("\n");
  if (!/\p{Script=Han}/u.test(text)) {
    const word = (text.match(/[a-z]{2,}/giu) ?? []).findLast((one) => rhymesWith(one).length > 0);
    if (word === undefined) return isStart ? { kind, answer: "moon" } : null;
    const answer = random.pick(rhymesWith(word).filter((one) => !said.includes(one)));
    return answer === undefined ? { kind: "win", answer: "I'm out of rhymes. You win." } : { kind, answer };
  }
  const quoted = /[「“"『]([^」”"』]{1,20})[」”"』]/u.exec(text)?.[1];
  const clauses = text
    .split(/[，。！？,.!?\s]/u)
    .filter((part) => /\p{Script=Han}/u.test(part) && !/押韵|轮到|你接|你来|玩|韵/u.test(part));
  const line = quoted ?? clauses.at(-1) ?? "";
  if (line === "") return isStart ? { kind, answer: "山里人家炊烟斜" } : null;
  const isLine = line.length >= 4;
  const answer = isLine ? answerInRhyme(line, said, random) : undefined;
  if (answer !== undefined) return { kind, answer };
  const words = chineseRhymes(line)
    .filter((word) => !said.includes(word) && rhymeGroupOf(word) !== undefined)
    .slice(0, 12);
  const word = random.pick(words);
  return word === undefined
    ? { kind: "win", answer: "这个韵我押不上了，这局你赢。" }
    : { kind, answer: word };
}
