import type { Line } from "../dialogue.ts";
import { allRiddles, type Question, questionIn, riddle } from "../making/riddle.ts";
import { beginningOf, isClose, isRight } from "../making/verdict.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { asideOf, isChat } from "./aside.ts";
import { posedMove } from "./posed.ts";
import { quits, startOf } from "./state.ts";

/** How far back a riddle is looked for. */
const LINES_BACK = 16;
const SOLVED = /答对了，就是|答案是：|that's it:|the answer is:/iu;
const ASKS_HINT =
  /提示|线索|给点|暗示|猜不(?:出|到|着|来)|想不(?:出|到)|\bhints?\b|\bclues?\b|\bi'?m stuck\b/iu;
const ASKS_ANSWER =
  /答案|谜底|公布|揭晓|不猜了|放弃|投降|认输|告诉我吧|直接说|不知道|不造|不晓得|^(?:我)?不会[啊呀呢]?[。！!]*$|想不出来了|\b(?:answer|gives? up|i give|tell me|no idea|what is it|dunno|i don'?t know|idk)\b/iu;
const ASKS_CLOSE =
  /(?:接近|靠近|沾边|近)(?:了)?(?:吗|么|没|不)|差(?:得)?(?:远|多)|\b(?:close|warm|warmer|near)\b\s*\?|\bam i (?:close|near|warm)/iu;
const GUESS =
  /^(?:是不是|是|我猜|猜|应该是|难道是|会不会是|莫非|那就是)|吗|吧|[?？]|么$|\bis it\b|^(?:it'?s|an?|the|maybe|umm?|i (?:think|guess|say))\b/iu;
const NO_GUESS =
  /^(?:为什么|什么|怎么|谁|哪|几|你|(?:why|what|how|who|where|when|do|did|are|were|you)\b)|^(?:哈|嘿|好的?$|ok|haha|lol|yes$|no$|nice|cool|wow|great|thanks?)/iu;
const ANOTHER =
  /(?:再|另|换|下)(?:来|出|讲|给|猜|说|一)*[一]?[个道条则](?:谜语?|的)?(?:吧|呗|嘛|呀|新的)?[。！!~～]*$|\banother(?: one| riddle)?\b(?!\s*:)|^再来[吧呗啊！!。~]*$|^(?:and )?again\W*$|\bnext(?: one| riddle)?[.!]*$|\bone more\b|\bnew riddle\b|\bdifferent (?:one|riddle)\b|^more[.!]*$/iu;

interface InPlay {
  readonly riddle: Question;
  readonly since: readonly Line[];
  readonly isSolved: boolean;
}

/** The riddle asked in one of the last lines; none where another game was begun since, or this one stopped. Pure. */
function riddleIn(lines: readonly Line[]): InPlay | undefined {
  const recent = lines.slice(-LINES_BACK);
  let isSolved = false;
  for (let at = recent.length - 1; at >= 0; at -= 1) {
    const line = recent[at];
    if (line === undefined) continue;
    if (line.from === "user" && (startOf(line.text) !== undefined || quits(line.text))) return undefined;
    if (line.from === "user") continue;
    const found = questionIn(line.text, allRiddles());
    if (found !== undefined) return { riddle: found, since: recent.slice(at + 1), isSolved };
    if (SOLVED.test(line.text)) isSolved = true;
  }
  return undefined;
}

interface Guessing {
  readonly text: string;
  readonly isChinese: boolean;
  readonly state: InPlay;
  readonly said: string;
}

const revealOf = ({ state, isChinese }: Guessing): string =>
  isChinese ? `答案是：${state.riddle.answers[0]}。` : `The answer is: ${state.riddle.answers[0]}.`;

/** The hint, then how the answer begins, then the answer. */
function hintOf(now: Guessing): string {
  const { state, isChinese } = now;
  const { hint, answers } = state.riddle;
  const own = state.since.filter(({ from }) => from === "character").map(({ text }) => text);
  const beginning = beginningOf(answers[0] ?? "", isChinese);
  if (!own.some((line) => line.includes(hint))) return isChinese ? `提示：${hint}。` : `A hint: ${hint}`;
  if (!own.some((line) => line.includes(beginning)))
    return isChinese ? `再给一点：${beginning}。` : `A little more: ${beginning}.`;
  return revealOf(now);
}

const WRONG = {
  zh: ["不对，再想想。", "不是它，再猜猜。", "还不是，别急。", "也不是，再来。"],
  en: [
    "No, that's not it. Try again.",
    "Not that one. Have another go.",
    "Still not it, but don't stop.",
    "Not that either. Once more?",
  ],
} as const;

/** The verdict on a wrong guess: whether it is near, and the hint with the first. */
function wrong(now: Guessing): string {
  const { text, state, isChinese } = now;
  const { hint, answers } = state.riddle;
  const own = state.since.filter(({ from }) => from === "character");
  const hasHint = own.some((line) => line.text.includes(hint));
  if (isClose(text, answers))
    return isChinese ? "不对，不过很接近了，再想想。" : "Not quite, but you are close. Try again.";
  if (!hasHint) return isChinese ? `不对，再想想。提示：${hint}。` : `No, not that. A hint: ${hint}`;
  const lines = WRONG[isChinese ? "zh" : "en"];
  return lines[own.length % lines.length] ?? lines[0];
}

/** Whether a line can be a guess: a short one that names something. */
function isGuess({ text, isChinese, state }: Guessing): boolean {
  if (NO_GUESS.test(text) || isChat(text)) return false;
  const strays = [...state.since]
    .reverse()
    .filter(({ from }) => from === "user")
    .slice(0, 2);
  if (strays.length === 2 && strays.every((line) => isChat(line.text))) return false;
  const size = isChinese ? text.replaceAll(/\P{Script=Han}/gu, "").length : text.split(/\s+/u).length;
  return size <= 12 && (GUESS.test(text) || size <= (isChinese ? 4 : 2));
}

const ASIDES = {
  rules: {
    zh: "你猜谜底，猜几次都行；要提示就说“提示”，不想猜了就说“答案”。",
    en: "You guess, as often as you like. Say “hint” for a hint and “answer” if you give up.",
  },
  wait: { zh: "不急，慢慢想。", en: "Take your time." },
} as const;

function asideMove(now: Guessing): string | null {
  const { text, isChinese, state, said } = now;
  const language = isChinese ? "zh" : "en";
  switch (asideOf(text)) {
    case "rules":
      return ASIDES.rules[language];
    case "wait":
      return ASIDES.wait[language];
    case "order":
      return isChinese ? `轮到你猜：${state.riddle.text}` : `You, it's your guess: ${state.riddle.text}`;
    case "repeat":
      return isChinese ? `谜面是：${state.riddle.text}` : `Here it is again: ${state.riddle.text}`;
    case "score": {
      const right = said.split(isChinese ? "答对了，就是" : "That's it:").length - 1;
      return isChinese ? `到现在你猜对了${right}个。` : `You have solved ${right} so far.`;
    }
    default:
      return null;
  }
}

const LONGEST = 120;

/** Another riddle, after the answer to one still open. */
function another(now: Guessing, language: Language, random: Random): string {
  const next = riddle("", language, now.said, random);
  const { isSolved, riddle: open } = now.state;
  if (isSolved) return next;
  return now.isChinese
    ? `刚才那个是${open.answers[0]}。下一个：${next}`
    : `That one was: ${open.answers[0]}. Next: ${next}`;
}

/**
 * What the character says in a game of riddles, its own or the person's: a verdict, a hint, the answer, the next one, a
 * guess. Null where the line is none of these. Pure but for the random source.
 */
export function riddleMove(
  text: string,
  language: Language,
  lines: readonly Line[],
  random: Random,
): string | null {
  if (text.length > LONGEST || startOf(text) !== undefined || quits(text)) return null;
  const state = riddleIn(lines);
  const isOpen = state !== undefined && !state.isSolved;
  const posed = posedMove(text, language, lines, isOpen);
  if (posed !== null) return posed;
  if (state === undefined) return null;
  const said = lines.flatMap((line) => (line.from === "character" ? [line.text] : [])).join("\n");
  const now: Guessing = { text, isChinese: language === "zh", state, said };
  const isFresh = state.since.length <= 4;
  if (
    ANOTHER.test(text) &&
    text.length <= 24 &&
    (isOpen || isFresh) &&
    !/笑话|故事|诗|joke|story|poem/iu.test(text)
  )
    return another(now, language, random);
  if (!isOpen) return isFresh && asideOf(text) === "score" ? asideMove(now) : null;
  if (isRight(text, state.riddle.answers) && !/^(?:if|when|because)\b/iu.test(text))
    return now.isChinese
      ? `答对了，就是${state.riddle.answers[0]}。`
      : `That's it: ${state.riddle.answers[0]}.`;
  return verdict(now);
}

function verdict(now: Guessing): string | null {
  const { text, state, isChinese } = now;
  const asksHint = ASKS_HINT.test(text);
  if (ASKS_ANSWER.test(text) && !/提示|线索|hint|clue/iu.test(text) && !isChat(text.replace(ASKS_ANSWER, "")))
    return revealOf(now);
  if (asksHint) return hintOf(now);
  if (ASKS_CLOSE.test(text)) {
    const guess = state.since.findLast(({ from }) => from === "user")?.text ?? "";
    if (isClose(guess, state.riddle.answers)) return isChinese ? "很接近了。" : "Very close.";
    return isChinese ? "还差一截，换个方向想想。" : "Not yet. Think in another direction.";
  }
  return asideMove(now) ?? (isGuess(now) ? wrong(now) : null);
}
