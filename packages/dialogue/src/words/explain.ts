import { type Ask, hasHan } from "../knowledge/ask.ts";
import { lazily, rowsOf } from "../knowledge/table.ts";
import { inEnglish } from "./dictionary.ts";
import { MEANINGS_EN, MEANINGS_ZH } from "./meanings.ts";
import { SLANG } from "./slang.ts";
import { bareWord, subjectOf } from "./subject.ts";

interface Meaning {
  readonly zh: string;
  readonly en: string;
}

const meanings = lazily(() => {
  const found = new Map<string, Meaning>();
  for (const [word = "", zh = "", en = ""] of rowsOf(MEANINGS_ZH)) found.set(word, { zh, en });
  for (const [word = "", en = "", zh = ""] of rowsOf(MEANINGS_EN)) found.set(word, { zh, en });
  return found;
});
const slang = lazily(() => {
  const found = new Map<string, Meaning>();
  for (const [words = "", zh = "", en = ""] of rowsOf(SLANG))
    for (const word of words.split("/")) found.set(word, { zh, en });
  return found;
});

const EXPLAINED = [
  /^(.{1,40}?)[\s,]*(?:这个|这)?(?:词|梗|成语|典故|故事|俗语|谚语|说法|缩写|话)?(?:,|到底|究竟|又|在网上|网络用语|现在|一般)*(?:是|指|讲|说|表示|代表|形容)?(?:的)?(?:到底)?(?:是)?(?:的)?(?:什么|啥|几个|哪个)(?:意思|含义|东西|梗|玩意儿?|鬼|缩写|意义|寓意|道理|典故)?$/u,
  /^(.{1,40}?)[\s,]*(?:是)?(?:什么|啥)(?:意思|梗|含义|缩写|道理)/u,
  /^(.{1,40}?)(?:的|是)?(?:意思|含义|寓意|典故|释义)(?:是|呢|$)?/u,
  /^(.{1,40}?)(?:这个)?(?:词|成语|典故)?(?:怎么|咋|如何)(?:理解|解释|讲|用)/u,
  /(?:解释|说明|讲解|科普)(?:一下|下|一遍)?(?:什么(?:是|叫))?[\s:,]*(.{1,40}?)(?:这个)?(?:词|成语|典故|的意思|是什么意思)?$/u,
  /(?:什么|啥)(?:是|叫|叫做)[\s:,]*(.{1,40})$/u,
  /(?:什么|啥)意思[\s:,]*(.{1,40})$/u,
  /what does it mean (?:to be |to |if someone (?:is|says) |when .{0,30}(?:says?|is|calls? \w+) )(?:a |an )?(.{1,30})$/u,
  /what (?:does|do|is|did) (.{1,40}?) (?:mean|stand for|means|meant|slang for)/u,
  /(?:whats|what'?s|what is|what are) (?:the )?(?:meaning|definition|sense) of (.{1,40})$/u,
  /(?:meaning|definition) of (.{1,40})$/u,
  /^define (.{1,40})$/u,
  /^explain (?:what |the |me |to me )*(.{1,40}?)(?: (?:means|is|like i'?m (?:five|5|a kid)|like im (?:five|5)|to me|simply|in simple (?:terms|words)|eli5))*$/u,
  /^(?:whats|what'?s|what is|what are|what even is|wtf is|what the heck is) (.{1,40}?)(?: (?:in slang|mean|slang|supposed to mean|mean in texting))*$/u,
  /^(.{1,30}?) (?:meaning|definition|means what|mean\b)/u,
];

const USES_SLANG =
  /(?:say|says|said|saying|text|texted|texts|call|called|calls|wrote|typed|commented|comments|uses|using|seeing|saw|keep|发|说|讲|打|评论|刷|弹幕|骂)[\p{L}\s]{0,14}?["“「']?/u;
const ASKS_MEANING = /what(?:'?s| is| does|s)?\b|mean|\bhuh\b|什么|啥|几个意思|懂|不明白/u;

/** A word of the net within a sentence that reports it: my kid says no cap, what is that. */
function reported(ask: Ask): string | undefined {
  if (!ask.asks || !ASKS_MEANING.test(ask.plain)) return undefined;
  if (ask.quoted !== undefined)
    return slang().has(ask.quoted.toLowerCase()) ? ask.quoted.toLowerCase() : undefined;
  if (!USES_SLANG.test(ask.plain) && !/^(.{1,12})(?:是|,)?(?:什么|啥)/u.test(ask.plain)) return undefined;
  let found: string | undefined;
  for (const word of slang().keys()) {
    const stands = hasHan(word)
      ? ask.plain.includes(word)
      : word.length > 1 && ask.words.includes(` ${word} `);
    const isPlain =
      /^(?:cap|bet|lit|mid|tea|ship|shade|period|ghost|vibe|vibes|flex|drip|based|ate|stan|溜|卷|上头|下头)$/u.test(
        word,
      );
    const isSaid =
      !isPlain ||
      new RegExp(
        `(?:says?|said|saying|texted|called|calls) (?:me |it |that |him |her )?${word}\\b`,
        "u",
      ).test(ask.plain);
    if (stands && isSaid && word.length > (found?.length ?? 0)) found = word;
  }
  return found;
}

const isOver = (word: string, known: ReadonlyMap<string, Meaning>): string | undefined => {
  if (known.has(word)) return word;
  const inside = word.split(/[\s,，]+/u).at(-1) ?? "";
  return inside.length > 2 && known.has(inside) ? inside : undefined;
};

function said(word: string, { zh, en }: Meaning, isChinese: boolean): string {
  if (!isChinese) return `“${word}” means ${en}`;
  const means = /^[“a-z]/u.test(zh) ? "就是" : "的意思是：";
  return `“${word}”${means}${zh}`;
}

/** What a word, an idiom or a word of the net means; null where it is not asked or not known. */
export function answerMeaning(ask: Ask): string | null {
  if (/英文|英语|english|chinese|中文/u.test(ask.plain)) return null;
  const heard = reported(ask);
  const subject = subjectOf(ask, EXPLAINED);
  const word =
    subject === undefined
      ? undefined
      : bareWord(subject.replace(/^(?:网络用语|网上说的?|现在说的?|你懂|什么叫|啥叫|叫)/u, ""));
  for (const known of [slang(), meanings()]) {
    const found = word === undefined ? undefined : isOver(word, known);
    const meaning = found === undefined ? undefined : known.get(found);
    if (found !== undefined && meaning !== undefined) return said(found, meaning, ask.isChinese);
  }
  if (ask.quoted !== undefined && ask.asks) {
    const own = meanings().get(ask.quoted.toLowerCase());
    if (own !== undefined) return said(ask.quoted, own, ask.isChinese);
  }
  const meaning = heard === undefined ? undefined : slang().get(heard);
  if (heard !== undefined && meaning !== undefined) return said(heard, meaning, ask.isChinese);
  const isMeaning = /意思|\bmean/u.test(ask.plain);
  const [english] = word !== undefined && isMeaning && !ask.isChinese && hasHan(word) ? inEnglish(word) : [];
  return english === undefined ? null : `“${word}” means “${english}”`;
}
