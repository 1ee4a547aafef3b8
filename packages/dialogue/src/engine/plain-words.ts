import type { AskKind } from "../asks/kinds.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";

interface PlainWords {
  readonly kinds: RegExp;
  /** What a line has that says it plainly already. */
  readonly said: Readonly<Record<Language, RegExp>>;
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

const NO = {
  zh: /不(?:能|行|可以|会|帮|教|该|说|写|给|做|聊|谈|碰|知|晓|清|准|到|懂|敢)|别|没(?:法|办法|有)|无法|拒绝|抱歉|对不起/u,
  en: /\b(?:no|not|nope|nah|can'?t|cannot|won'?t|don'?t|doesn'?t|never|sorry|isn'?t|couldn'?t|wouldn'?t|haven'?t)\b/iu,
};

/** Kinds whose answer must be plain before it is charming. */
const PLAIN: readonly PlainWords[] = [
  {
    kinds: /^refuse\.(?!medical|minor)/u,
    said: NO,
    words: {
      zh: ["这个不行。", "这个我不帮。", "不做这个。"],
      en: ["No, not that. ", "I won't do that. ", "That one I can't. "],
    },
  },
  {
    kinds: /^refuse\.medical/u,
    said: { zh: /医生|药师|医院|药房|大夫/u, en: /doctor|pharmacist|hospital/iu },
    words: {
      zh: ["这个要问医生或药师。", "先问医生。"],
      en: ["Ask a doctor or pharmacist. ", "That's for a doctor. "],
    },
  },
  {
    kinds: /^refuse\.minor/u,
    said: { zh: /爸|妈|家长|大人|老师|不要|别/u, en: /parent|adult|trust|don'?t|grown-?up|tell/iu },
    words: {
      zh: ["不要去，也别发。", "先告诉爸妈或老师。"],
      en: ["Don't do it. ", "Tell a grown-up you trust. "],
    },
  },
  {
    kinds: /^(?:unknown|app\.action)/u,
    said: NO,
    words: {
      zh: ["这个我不知道。", "这个我看不到。", "我没法替你看。"],
      en: ["I don't know that. ", "I can't see that from here. ", "No way for me to know. "],
    },
  },
  {
    kinds: /^happy\.(?:news|achieve)/u,
    said: {
      zh: /恭喜|太好|真好|真棒|厉害|好消息|了不起/u,
      en: /congrat|great|yay|wow|proud|well done|good news|bravo|!/iu,
    },
    words: { zh: ["恭喜！", "太好了！", "真棒！"], en: ["Congratulations! ", "Well done! ", "Oh, great! "] },
  },
  {
    kinds: /^comfort\.grief/u,
    said: { zh: /难过|节哀|心疼|陪|在这/u, en: /sorry|loss|here|with you/iu },
    words: { zh: ["我很难过。", "节哀。"], en: ["I'm so sorry. ", "I'm sorry for your loss. "] },
  },
  {
    kinds: /^talk\.notlistening/u,
    said: { zh: /对不起|抱歉|是我/u, en: /sorry|my fault|you'?re right/iu },
    words: { zh: ["对不起。", "是我不好。"], en: ["I'm sorry. ", "You're right. "] },
  },
  {
    kinds: /^follow\.really/u,
    said: { zh: /真的|没骗|不骗|是真/u, en: /\b(?:yes|really|true|sure|honest)\b/iu },
    words: { zh: ["真的。", "没骗你。"], en: ["Yes, really. ", "For sure. "] },
  },
];

/** A line with a plain word before it where it has none, so that nobody has to guess what a picture means. */
export function saidPlainly(line: string, kind: AskKind, language: Language, random: Random): string {
  const plain = PLAIN.find(({ kinds }) => kinds.test(kind));
  if (plain === undefined || plain.said[language].test(line)) return line;
  return `${random.pick(plain.words[language]) ?? ""}${line}`;
}
