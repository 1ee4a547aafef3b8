const SAME: readonly (readonly [RegExp, string])[] = [
  [/您/gu, "你"],
  [/为啥/gu, "为什么"],
  [/(干|做)(嘛|啥)/gu, "做什么"],
  [/啥/gu, "什么"],
  [/咋/gu, "怎么"],
  [/俺|偶(?!然)/gu, "我"],
  [/木有/gu, "没有"],
  [/南受/gu, "难受"],
  [/在麻/gu, "在吗"],
  [/稀饭(?=你)/gu, "喜欢"],
  [/妈咪|母亲|我妈(?!妈)/gu, "妈妈"],
  [/父亲|我爸(?!爸)|老爸/gu, "爸爸"],
  [/猫咪|喵星人|小猫/gu, "猫"],
  [/小狗|汪星人|狗狗/gu, "狗"],
  [/好不好/gu, "好吗"],
  [/累死了?/gu, "好累"],
  [/\bwhat'?s\b/gu, "what is"],
  [/\bhow'?s\b/gu, "how is"],
  [/\bi'?m\b/gu, "i am"],
  [/\byou'?re\b/gu, "you are"],
  [/\bwho'?s\b/gu, "who is"],
  [/\bit'?s\b/gu, "it is"],
  [/\bdont\b/gu, "don't"],
  [/\bcant\b/gu, "can't"],
  [/\bwont\b/gu, "won't"],
  [
    /\bill (?=(?:try|do|go|be|get|take|have|see|let|make|give|tell|think|ask|call|check|just|never|also|probably|come|stay|wait|stop|use|buy|wear|eat|need|say|send|show|write|talk|miss|always|keep|start)\b)/gu,
    "i will ",
  ],
  [/\br u\b/gu, "are you"],
  [/\bur\b/gu, "your"],
  [/\b(u)\b/gu, "you"],
];

const NUMERALS = Array.from("零一二三四五六七八九十");

/** One spelling for texts that sound the same: evens out width, case and colloquial words. */
export function normal(text: string): string {
  let result = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  for (const [from, to] of SAME) result = result.replaceAll(from, to);
  return result.replaceAll(/\d+(?=分)/gu, (digits) => NUMERALS[Number(digits)] ?? digits).trim();
}
