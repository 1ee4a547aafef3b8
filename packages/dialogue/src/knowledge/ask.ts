import type { Language } from "../persona.ts";

/** A person's line, as the modules of knowledge read it. */
export interface Ask {
  /** In normal width, as written. */
  readonly text: string;
  /** The same in lower case, without a greeting before it and particles after it. */
  readonly plain: string;
  /** `plain` with a space around every Latin word and number, without punctuation. */
  readonly words: string;
  readonly isChinese: boolean;
  /** What stands in quotes; the first of several. */
  readonly quoted: string | undefined;
  /** It asks for something, by a word of question, a mark or a request. */
  readonly asks: boolean;
}

const BEFORE =
  /^(?:(?:请问|请教|那个|那么|那(?![一个些天年里边样])|对了|话说|诶|哎|欸|嘿|喂|哦|嗯|哈喽|你好|你说|问你|问一下|问下|问个问题|想问下?|想知道|我想问一?下?|我想知道|考考你|帮忙|麻烦|你知道|你知不知道|知不知道|知道|告诉我|跟我说说|给我讲讲|讲讲|说说|帮我看看|hey|hi|ok|okay|so|um+|uh|well|please|pls|plz|quick question|question|can you tell me|could you tell me|tell me|do you know|dyk|i wonder|wondering|just wondering|btw|yo|bro|dude|and|but|also|then)(?:[\s,，.。:：!！、~-]+|(?<=\p{Script=Han})(?=\p{Script=Han}|[a-z\d"'「“])))+/u;
const AFTER =
  /(?:[\s,，.。!！?？~～…;；]|呀|啊|呢|哈|嘛|来着|啦|哦|喔|哎|嘞|咧|捏|吖|(?<=[,，。!！?？])\s*谢谢|拜托|求助?|急急?急|在线等|(?<=\s)(?:please|pls|plz|thanks|thx|lol|haha|bro|dude|again|btw|tho|though|exactly))+$/u;

const QUOTED = /[「『“"‘《【]([^」』”"’》】]{1,60})[」』”"’》】]|(?<![a-z])'([^']{1,60})'(?![a-z])/iu;

const ASKS =
  /[?？]|[吗么呢]$|[吗么]\s*[,，]|什么|啥|怎么|咋|如何|为何|为什么|哪|谁|几|多少|多[高大长远重深快久宽厚老]|何时|是不是|会不会|能不能|有没有|可不可以|算不算|对不对|还是|真的假的|不$|没$|(?:写|读|念|说|讲|翻|拼|数|造|推荐|介绍|解释|列|来|给|教|想)[一个下点几两三句]|\b(?:who|whos|what|whats|when|whens|where|wheres|why|how|hows|which|whose|whom)\b|^(?:is|are|was|were|do|does|did|can|could|will|would|has|have|should|isnt|arent|dont|doesnt|cant|name|define|spell|explain|translate|recommend|suggest|give|count|reverse|repeat|say|use|make)\b/u;

/** A text with spaces around its Latin words and numbers, and without signs between. */
export const wordsIn = (text: string): string =>
  ` ${text
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[a-z\d]+(?:[.-][a-z\d]+)*/gu, " $& ")
    .replaceAll(/[^\p{L}\p{N}.+-]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "")
    .trim()} `;

/** How a line is read; null for one that is empty or longer than 200 characters. */
export function readAsk(line: string, language: Language): Ask | null {
  const text = line.normalize("NFKC").replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, " ").trim();
  if (text === "" || text.length > 200) return null;
  const lower = text.toLowerCase();
  const plain = lower.replace(BEFORE, "").replace(AFTER, "").trim();
  const quote = QUOTED.exec(text);
  return {
    text,
    plain: plain === "" ? lower : plain,
    words: wordsIn(plain),
    isChinese: language === "zh",
    quoted: (quote?.[1] ?? quote?.[2])?.trim(),
    asks: ASKS.test(lower.replaceAll("'", "")) || ASKS.test(plain),
  };
}

/** Whether a text has a Han sign. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
