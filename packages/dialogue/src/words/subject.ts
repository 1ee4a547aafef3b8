import type { Ask } from "../knowledge/ask.ts";

const QUOTES = /["'「」『』“”‘’《》【】()]/gu;
const LEADING =
  /^(?:请(?!假|客|求|教)|帮我|帮忙|给我|这个|那个|一下|单词|词语|成语|汉字|形容词|动词|英语单词|英文单词|中文|the (?:english |chinese )?(?:word|phrase|idiom|character|saying|sentence|term)s?|word|a |an |the |to )\s*/u;
const TRAILING =
  /\s*(?:这个英?文?(?:单?词|字|成语|词语|短语|说法|表达|梗)|这句话?|这俩字|这两个字|这几个字|这些词|一词|一字|这词|这字|俩字|两个字|二字|的意思|到底|究竟|应该|一般|翻译|的|,|:|，|：)$/u;

/** A word as it is asked for, without quotes and without “the word” or 这个词 around it. */
export function bareWord(word: string): string {
  let bare = word.replaceAll(QUOTES, "").trim();
  for (let round = 0; round < 4; round += 1) {
    const less = bare.replace(LEADING, "").replace(TRAILING, "").trim();
    if (less === bare || less === "") break;
    bare = less;
  }
  return bare.replaceAll(/^[\s,.:!?，。]+|[\s,.:!?，。]+$/gu, "");
}

/**
 * What an ask is about: its quoted words, or else the first group of the first pattern that matches its plain
 * text; undefined where none matches.
 */
export function subjectOf(ask: Ask, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(ask.plain);
    if (found === null) continue;
    const word = bareWord(ask.quoted ?? found[1] ?? "");
    if (word !== "") return word;
  }
  return undefined;
}
