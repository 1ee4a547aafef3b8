import type { AskKind } from "../asks/kinds.ts";

/** What a statement followed by “and you?” asks of the character. */
// biome-ignore format: a table
const BY_STATEMENT: readonly (readonly [AskKind, RegExp])[] = [
  ["self.age", /[\d一二两三四五六七八九十]+岁|years? old|\bi(?: am|'m|m) \d\d\b/u],
  ["self.name", /我叫|我的?名字|my name|call me/u],
  ["self.home", /我(?:是|来自|住|家)(?:在)?.{1,8}(?:人|省|市|县|那边)|我来自|\bfrom\b|i live/u],
  ["self.birthday", /生日|birthday/u],
  ["self.sign", /星座|座(?:的)?[，,。]|mbti|[ei][ns][tf][jp]/iu],
  ["self.colour", /颜色|[红橙黄绿蓝紫白黑灰粉]色|colou?r/u],
  ["self.season", /[春夏秋冬]天|summer|winter|spring|autumn/u],
  ["self.food", /吃|喝|饭|菜|火锅|奶茶|咖啡|food|eat|drink|coffee|tea\b|pizza/u],
  ["self.music", /歌|音乐|曲|music|song|band/u],
  ["self.film", /电影|剧|番|动漫|movie|film|show|anime/u],
  ["self.book", /书|小说|book|novel|read/u],
  ["self.animal", /猫|狗|动物|兔|\b(?:cat|dog|pet|animal)s?\b/u],
  ["self.fear", /怕|afraid|scared/u],
  ["self.dislike", /讨厌|不喜欢|受不了|hate|can't stand/u],
  ["self.dream", /梦想|想去|愿望|dream|want to (?:go|be|see)/u],
  ["self.sleep", /睡|困|sleep|tired/u],
  ["self.family", /爸|妈|哥|姐|弟|妹|家人|brother|sister|mom|dad|parents/u],
  ["self.work", /上班|工作|职业|当.{1,6}的|\bwork\b|\bjob\b|\bstudent\b/u],
  ["self.hobby", /喜欢|爱好|玩|\blike\b|\blove\b|hobby/u],
  ["self.doing", /在(?:做|写|看|玩|躺|家|公司)|刚|just (?:got|finished)|\bi(?: am|'m) \w+ing\b/u],
];

/** The kind of ask that a statement with “and you?” means; how it is, when nothing else is meant. */
export const askedBack = (text: string): AskKind =>
  BY_STATEMENT.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? "self.mood";
