import type { Line } from "../dialogue.ts";
import { optionsOfChinese } from "../making/choose.ts";
import { once, pickNew, recordsOf } from "../making/records.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { asksAgain, type Move } from "./state.ts";
import { DARES_EN, TRUTHS_EN } from "./stock/dares.en.ts";
import { DARES_ZH, TRUTHS_ZH } from "./stock/dares.zh.ts";
import { RATHER_EN, RATHER_ZH } from "./stock/rather.ts";

const linesOf = (text: string) => recordsOf(text).map((record) => record.join("|"));
const truths = once(() => ({ zh: linesOf(TRUTHS_ZH), en: linesOf(TRUTHS_EN) }));
const dares = once(() => ({ zh: linesOf(DARES_ZH), en: linesOf(DARES_EN) }));
const rathers = once(() => ({ zh: recordsOf(RATHER_ZH), en: recordsOf(RATHER_EN) }));

const HANDS = [
  { zh: "石头", en: "rock", asked: /石头|拳头|\brock\b|✊/iu },
  { zh: "剪刀", en: "scissors", asked: /剪刀|剪子|\bscissors?\b|✌/iu },
  { zh: "布", en: "paper", asked: /(?<!瀑|公|发|宣|分|颁)布(?!丁|置|局|料)|\bpaper\b|✋/iu },
] as const;

/** Throws a hand against the person's and judges; asks for one where the text shows none. */
export function rockPaperScissors(
  text: string,
  language: Language,
  isStart: boolean,
  random: Random,
): Move | null {
  const bare = text.replaceAll(/石头，?剪刀，?布|剪刀，?石头，?布|rock,? ?paper,? ?scissors?/giu, "");
  const shown = HANDS.filter(({ asked }) => asked.test(bare));
  const isChinese = language === "zh";
  if (shown.length !== 1)
    return isStart || /再来|再玩|again|one more/iu.test(text)
      ? {
          kind: "start",
          answer: isChinese
            ? "三、二、一，你先出：石头、剪刀，还是布？"
            : "Three, two, one. You first: rock, paper or scissors?",
        }
      : null;
  const theirs = HANDS.findIndex(({ en }) => en === shown[0]?.en);
  const mine = Math.floor(random.next() * HANDS.length);
  const own = HANDS[mine] ?? HANDS[0];
  // Each hand beats the one after it.
  const lead = (mine - theirs + HANDS.length) % HANDS.length;
  const name = isChinese ? own.zh : own.en;
  if (lead === 0)
    return {
      kind: "move",
      answer: isChinese ? `我也出${name}，平局，再来。` : `${name} too. A draw, again.`,
    };
  if (lead === 1)
    return { kind: "win", answer: isChinese ? `我出${name}，你赢了。` : `I throw ${name}. You win.` };
  return { kind: "lose", answer: isChinese ? `我出${name}，我赢了。` : `I throw ${name}. I win.` };
}

/** How often each side won, by what the character said of it. Pure. */
export function handScore(own: readonly string[]): { mine: number; theirs: number } {
  const count = (pattern: RegExp) => own.filter((line) => pattern.test(line)).length;
  return { mine: count(/我赢了。|\bI win\./u), theirs: count(/你赢了。|You win\./u) };
}

const WANTS_TRUTH = /真心话|\btruth\b/iu;
const WANTS_DARE = /大冒险|冒险|\bdare\b/iu;

/** A question or a harmless task, by what the person chooses; asks which where they choose neither. */
export function truthOrDare(
  text: string,
  language: Language,
  said: string,
  isStart: boolean,
  random: Random,
): Move | null {
  const bare = text.replaceAll(/真心话，?(?:还是|和|与|或|、)?大冒险|truth or dare/giu, "");
  const wants = { truth: WANTS_TRUTH.test(bare), dare: WANTS_DARE.test(bare) };
  if (wants.truth !== wants.dare)
    return { kind: "move", answer: pickNew((wants.truth ? truths() : dares())[language], said, random) };
  if (!isStart && !asksAgain(text)) return null;
  return { kind: "start", answer: language === "zh" ? "真心话，还是大冒险？" : "Truth or dare?" };
}

/** Asks what the person would rather do, or picks one of the two that they give. */
export function wouldYouRather(
  text: string,
  language: Language,
  lines: readonly Line[],
  random: Random,
): Move {
  const said = lines.map((line) => line.text).join("\n");
  const isChinese = language === "zh";
  const given = isChinese
    ? optionsOfChinese(text.replace(/^.*?(?:宁愿|宁可|更愿意)(?:是)?[，,：:]?/u, "")).filter(
        (one) => one.length > 1,
      )
    : (/would (?:you|u) rather\s*(?:be able to )?(.{2,60}?)\s+or\s+(.{2,60}?)[?.!]*$/iu
        .exec(text)
        ?.slice(1) ?? []);
  const mine = given.length >= 2 ? random.pick(given) : undefined;
  if (mine !== undefined) return { kind: "move", answer: mine };
  const all = rathers()[language];
  const fresh = all.filter(([one = ""]) => !said.includes(one));
  const [one = "", other = ""] = random.pick(fresh) ?? random.pick(all) ?? [];
  return {
    kind: "start",
    answer: isChinese ? `你更愿意${one}，还是${other}？` : `Would you rather ${one} or ${other}?`,
  };
}

const OFFERED = { zh: /你更愿意(.+?)，还是(.+?)？/u, en: /Would you rather (.+?) or (.+?)\?/u } as const;
const FIRST = /第一|前(?:一个|者|面)|^[aA1一]$|选[aA1一]|\bfirst\b|\bformer\b|\bleft\b/iu;
const SECOND = /第二|后(?:一个|者|面)|^[bB2二]$|选[bB2二]|\bsecond\b|\blatter\b|\blast\b|\bright one\b/iu;

/** The words of an option that tell it from the other. */
function marksOf(option: string, other: string): string[] {
  if (!/\p{Script=Han}/u.test(option))
    return (option.toLowerCase().match(/[a-z]{3,}/gu) ?? []).filter(
      (word) => !other.toLowerCase().includes(word),
    );
  const pairs = Array.from(option.slice(1), (_, at) => option.slice(at, at + 2));
  return pairs.filter((pair) => !other.includes(pair));
}

/** What the character says of the person's choice; null where the text is none. */
export function chosenOf(text: string, language: Language, lines: readonly Line[]): Move | null {
  const asked = lines.findLast((line) => line.from === "character" && OFFERED[language].test(line.text));
  const [, one, other] = OFFERED[language].exec(asked?.text ?? "") ?? [];
  if (one === undefined || other === undefined || text.length > 60) return null;
  const said = text.toLowerCase();
  const counts = [
    marksOf(one, other).filter((mark) => said.includes(mark)).length + (FIRST.test(text) ? 9 : 0),
    marksOf(other, one).filter((mark) => said.includes(mark)).length + (SECOND.test(text) ? 9 : 0),
  ] as const;
  if (counts[0] === counts[1]) return null;
  const [taken, left] = counts[0] > counts[1] ? [one, other] : [other, one];
  return {
    kind: "move",
    answer:
      language === "zh"
        ? `你选${taken}，那${left}就归我了。再来一个吗？`
        : `You ${taken}, then, and I'll ${left}. Another one?`,
  };
}
