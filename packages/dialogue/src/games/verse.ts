import type { Line } from "../dialogue.ts";
import { grouped, once, recordsOf } from "../making/records.ts";
import type { Random } from "../random.ts";
import { HINT } from "./aside.ts";
import { type Move, saidBy } from "./state.ts";
import { VERSES } from "./stock/verses.ts";

interface Verse {
  readonly first: string;
  readonly second: string;
  /** 李白《静夜思》. */
  readonly source: string;
}

const verses = once((): Verse[] =>
  recordsOf(VERSES).map(([first = "", second = "", source = ""]) => ({ first, second, source })),
);

/** The single lines that hold a sign. Pure. */
export const versesWith = (sign: string): string[] =>
  verses()
    .flatMap(({ first, second }) => [first, second])
    .filter((line) => line.includes(sign));

const han = (text: string): string => text.replaceAll(/\P{Script=Han}/gu, "");
const NEXT = /下一?句|后(?:面|一|半)?[^。？！]{0,3}句|接下来|后面(?:是|呢|怎么)|后半句|接(?:什么|啥|下)/u;
const BEFORE = /上一?句|前(?:面|一)[^。？！]{0,3}句|前半句/u;

/** The line after or before a line of verse that the text names; null where it asks for none that is known. Pure. */
export function neighbour(text: string): Move | null {
  const isNext = NEXT.test(text);
  const isBefore = !isNext && BEFORE.test(text);
  if (!isNext && !isBefore) return null;
  return neighbourOf(han(text), isBefore);
}

function neighbourOf(signs: string, isBefore: boolean): Move | null {
  const all = verses();
  const at = all.findIndex(({ first, second }) => signs.includes(han(first)) || signs.includes(han(second)));
  const verse = all[at];
  if (verse === undefined) return null;
  const isFirst = signs.includes(han(verse.first));
  const other = all[at + (isBefore ? -1 : 1)];
  const sameOther = other?.source === verse.source ? other : undefined;
  const after = isFirst ? verse.second : sameOther?.first;
  const before = isFirst ? sameOther?.second : verse.first;
  const answer = isBefore ? before : after;
  return answer === undefined ? null : { kind: "move", answer };
}

const RECITES =
  /(?:背|念|吟|来|读|朗诵)[^。？！]{0,8}(?:首|一段)?[^。？！]{0,10}(?:诗|词)|(?:背|念|朗诵)(?:一下|一遍)?《/u;

/** A whole poem of four lines, by the poet or the title named; null where the text asks for none. */
export function recite(text: string, random: Random): Move | null {
  const isTitled =
    /背|念|朗诵/u.test(text) &&
    verses().some(({ source }) => text.includes(source.split(/[《》]/u)[1] ?? "　"));
  if (
    !(RECITES.test(text) || isTitled) ||
    /背\s*\d|单词|写|作|编|打油|情诗|藏头|俳句|(?:老师|今天|昨天|孩子|我)[^，。？！]{0,6}(?:背|念|读)|背(?:了|过|完|不)|(\p{Script=Han})不\1|几岁|多大|该不该|要不要|难吗|会吗|好吗|有用吗/u.test(
      text,
    )
  )
    return null;
  const poems = [...grouped(verses(), ({ source }) => source)].filter(([, lines]) => lines.length === 2);
  const named = poems.filter(([source]) => {
    const [poet = "", title = ""] = source.split(/[《》]/u);
    return text.includes(title) || text.includes(poet);
  });
  if (named.length === 0 && !/背|念|朗诵|古诗|唐诗|宋词/u.test(text)) return null;
  const exact = named.filter(([source]) => text.includes(source.split(/[《》]/u)[1] ?? "　"));
  const from = [exact, named, poems].find((some) => some.length > 0) ?? poems;
  const [source, lines] = random.pick(from) ?? ["", []];
  const [poet = "", title = ""] = source.split(/[《》]/u);
  return {
    kind: "move",
    answer: `《${title}》，${poet}：\n${lines.map(({ first, second }) => `${first}，${second}。`).join("\n")}`,
  };
}

const SIGN =
  /飞花令[^\p{Script=Han}]*[「“"]?(\p{Script=Han})[」”"]?(?:字|$|，|。|！)|[「“"](\p{Script=Han})[」”"]|(?:用|以|带|含)(\p{Script=Han})(?:字|开)/u;

const signOf = (text: string): string | undefined =>
  SIGN.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);

/** A line of verse that holds the sign in play, each only once; null where the text is no line. */
export function feihuaMove(
  text: string,
  start: string,
  lines: readonly Line[],
  isStart: boolean,
  random: Random,
): Move | null {
  if (/对诗|接诗|诗词接龙|对个诗/u.test(start)) {
    const answered = neighbourOf(han(text.replace(/对诗|接诗|诗词接龙|对个诗|玩|来/gu, "")), false);
    if (answered !== null) return answered;
    return isStart
      ? { kind: "start", answer: `我先来：${random.pick(verses())?.first ?? ""}。你接下一句。` }
      : answerTo(text, lines);
  }
  const sign = signOf(text) ?? signOf(start) ?? "月";
  const said = lines.map((line) => line.text).join("\n");
  const played = han(text);
  if (!isStart && HINT.test(text)) {
    const help = random.pick(versesWith(sign).filter((line) => !said.includes(line)));
    return help === undefined ? null : { kind: "move", answer: `提示：有一句开头是“${help.slice(0, 2)}”。` };
  }
  if (!isStart) {
    if (played.length < 5) return null;
    if (!played.includes(sign)) return { kind: "move", answer: `这句里没有“${sign}”，再来一句。` };
    if (saidBy("user", lines).some((line) => han(line).includes(played)))
      return { kind: "move", answer: "这句说过了，换一句。" };
  }
  const answer = random.pick(
    versesWith(sign).filter((line) => !said.includes(line) && !played.includes(han(line))),
  );
  if (answer === undefined) return { kind: "win", answer: `带“${sign}”的我想不出来了，你赢了。` };
  return { kind: isStart ? "start" : "move", answer };
}

/** Judges the person's next line to one that the character began. */
function answerTo(text: string, lines: readonly Line[]): Move | null {
  const own = saidBy("character", lines).at(-1) ?? "";
  const verse = verses().find(({ first }) => own.includes(first));
  if (verse === undefined || han(text).length < 4) return null;
  return han(text).includes(han(verse.second))
    ? { kind: "win", answer: `接得好，出自${verse.source}。` }
    : { kind: "lose", answer: `是“${verse.second}”，出自${verse.source}。` };
}
