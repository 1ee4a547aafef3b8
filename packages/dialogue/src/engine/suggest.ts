import type { Line, Memory, Suggestion } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import { hash, type Random, randomOf } from "../random.ts";
import { spokenLanguage } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { topicOf } from "../text/terms.ts";
import type { PreparedPersona } from "./prepare.ts";

export interface SuggestInput {
  readonly history: readonly Line[];
  readonly memories?: readonly Memory[];
  readonly seed: string | number;
}

const GENTLE = {
  asked: {
    zh: [
      "你先说，我再告诉你。",
      "让我想一想再答你。",
      "一两句说不清，你愿意听吗？",
      "很少有人这么问我，谢谢你。",
      "你问得真细，我有点感动。",
    ],
    en: [
      "Yes, a little. And you?",
      "Let me think... I'd rather hear yours first.",
      "Nobody has asked me that in a while.",
    ],
  },
  told: {
    zh: ["听你这么说，我安心多了。", "谢谢你愿意讲给我听。", "我就在这儿，你接着说。", "这句话我想收起来。"],
    en: ["That makes me feel better.", "Thank you for telling me.", "I'm here, go on."],
  },
} as const;

const BOLD = {
  zh: [
    "别绕弯子，说说你最丢脸的一次。",
    "那我们现在就去，你带路。",
    "敢不敢告诉我一个秘密？",
    "我赌你答不上来：你最怕什么？",
    "换个玩法：你问我一个从没问过别人的问题。",
    "如果只能说一句真话，你说哪句？",
    "今晚不许说客套话，开始。",
    "给我讲个故事，要有个坏结局。",
  ],
  en: [
    "Tell me your most embarrassing moment.",
    "Let's go there now, you lead.",
    "Dare to tell me a secret?",
    "If you could say one true thing, what is it?",
  ],
} as const;

const CURIOUS = {
  zh: [
    "{topic}后来怎么样了？",
    "为什么偏偏是{topic}？",
    "你第一次见到{topic}是什么时候？",
    "然后呢？",
    "你平时都在做什么？",
    "这件事还有别人知道吗？",
  ],
  en: ["And then?", "Why is that?", "Does anybody else know?", "What do you do all day?"],
} as const;

/** Three replies the user could send, a gentle, a curious and a bold one (`characters §7.4`). */
export function suggest(prepared: PreparedPersona, { history, seed }: SuggestInput): Suggestion[] {
  const userLines = history.filter(({ from }) => from === "user").map(({ text }) => text);
  const language = spokenLanguage(userLines.at(-1) ?? "", userLines);
  const last = history.findLast(({ from }) => from === "character")?.text ?? "";
  const random = randomOf(`${seed}|${history.length}|${last}`);
  const unsaid = (lines: readonly string[]) => lines.filter((line) => !userLines.includes(line));
  const gentle = GENTLE[/[？?]\s*$/u.test(last) ? "asked" : "told"][language];
  return [
    { tone: "温柔", text: rotated(unsaid(gentle), history.length, seed) ?? gentle[0] },
    { tone: "好奇", text: curious(prepared, { userLines, last, language, random }) },
    { tone: "大胆", text: rotated(unsaid(BOLD[language]), history.length, seed) ?? BOLD[language][0] },
  ];
}

/** Goes through the lines in order from any start: chance alone would offer the same line twice in a row. */
const rotated = (lines: readonly string[], step: number, seed: string | number): string | undefined =>
  lines[(hash(String(seed)) + Math.ceil(step / 2)) % Math.max(1, lines.length)];

interface Curiosity {
  readonly userLines: readonly string[];
  readonly last: string;
  readonly language: Language;
  readonly random: Random;
}

/** A question the character has an answer to, preferably one that relates to what was just said. */
function curious(prepared: PreparedPersona, { userLines, last, language, random }: Curiosity): string {
  const askedBefore = new Set(userLines.map(normal));
  const open = prepared.questions[language]
    .filter(({ wordings }) => !wordings.some((wording) => askedBefore.has(wording)))
    .map(({ text }) => text);
  const topic = topicOf(last);
  const near = topic === undefined ? undefined : open.find((question) => question.includes(topic));
  if (near !== undefined) return near;
  if (open.length > 0 && random.chance(0.75)) return random.pick(open) ?? "";
  const lines = CURIOUS[language].map((line) => line.replace("{topic}", topic ?? ""));
  return random.pick(topic === undefined ? lines.slice(-3) : lines) ?? "";
}
