import { inDigits } from "../asks/numbers.ts";
import type { Language } from "../persona.ts";
import { hash, type Random } from "../random.ts";
import { HINT } from "./aside.ts";
import { type GameState, type Move, saidBy } from "./state.ts";

const RANGE = /(\d{1,6})\s*(?:到|至|-|—|~|～|and|to)\s*(\d{1,6})/iu;
const CARD = /第\s*(\d{1,4})\s*号签|\bslip (\d{1,4})\b/iu;
const PERSON_THINKS =
  /我(?:心里)?(?:想|选|记)[^。？！]{0,14}你(?:来)?猜|你(?:来)?猜(?!数字)|i'?m thinking of a number|i (?:have|thought of|picked) a number|you guess/iu;
const CHARACTER_THINKS = /你(?:心里)?(?:想|选|记)|我(?:来)?猜|you think|i(?:'ll)? guess/iu;

interface Bounds {
  readonly low: number;
  readonly high: number;
}

const boundsIn = (texts: readonly string[]): Bounds => {
  const found = texts.map((text) => RANGE.exec(text)).find((one) => one !== null);
  const [low = 1, high = 100] = [Number(found?.[1] ?? 1), Number(found?.[2] ?? 100)].sort(
    (one, other) => one - other,
  );
  return { low, high };
};

/** The number on a slip: the character never says more than the slip's. Pure. */
export const numberOnSlip = (slip: number, { low, high }: Bounds): number =>
  low + (hash(`slip ${slip}`) % (high - low + 1));

/** Begins: the character draws a slip, or guesses the middle of what the person thinks of. */
export function startGuess(text: string, language: Language, random: Random): Move {
  const bounds = boundsIn([text]);
  if (PERSON_THINKS.test(text) && !CHARACTER_THINKS.test(text)) return own(bounds, language, "start");
  const slip = 1 + Math.floor(random.next() * 9999);
  return {
    kind: "start",
    answer:
      language === "zh"
        ? `我抽了第 ${slip} 号签，上面是 ${bounds.low} 到 ${bounds.high} 里的一个数，你猜。`
        : `I drew slip ${slip}, with a number from ${bounds.low} to ${bounds.high} on it. Your guess?`,
  };
}

const own = ({ low, high }: Bounds, language: Language, kind: "start" | "move"): Move => {
  const guess = Math.floor((low + high) / 2);
  return { kind, answer: language === "zh" ? `我猜 ${guess}。` : `My guess: ${guess}.` };
};

const OWN_GUESS = /我猜(?:是)?\s*(\d{1,6})|my guess:?\s*(\d{1,6})/iu;
const IS_RIGHT = /对|猜中|没错|正确|就是|bingo|\byes\b|\bright\b|correct|you got it/iu;
const MORE = /小了|太小|再大|大一?点|往大|偏小|higher|too low|bigger|more\b|up\b/iu;
const LESS = /大了|太大|再小|小一?点|往小|偏大|lower|too high|smaller|less\b|down\b/iu;

/** The character's next guess, after what the person answered to the others. */
function ownMove(text: string, state: GameState, language: Language): Move | null {
  let { low, high } = boundsIn([state.start, ...saidBy("character", state.lines)]);
  const lines = [...state.lines, { from: "user", text } as const];
  let last: number | undefined;
  for (const line of lines.slice(1)) {
    if (line.from === "character") {
      const found = OWN_GUESS.exec(line.text);
      last = found === null ? last : Number(found[1] ?? found[2]);
    } else if (last !== undefined) {
      if (MORE.test(line.text)) low = Math.max(low, last + 1);
      else if (LESS.test(line.text)) high = Math.min(high, last - 1);
    }
  }
  if (!MORE.test(text) && !LESS.test(text))
    return IS_RIGHT.test(text) && last !== undefined
      ? { kind: "lose", answer: language === "zh" ? `猜中了，就是 ${last}！` : `Got it: ${last}!` }
      : null;
  if (low > high)
    return {
      kind: "win",
      answer:
        language === "zh"
          ? "前后对不上，没有这样的数，这局算你赢。"
          : "No number fits that, so the round is yours.",
    };
  return own({ low, high }, language, "move");
}

/** A guess in figures or in words of either language. Pure. */
export function guessIn(text: string): number | undefined {
  const figures = /\d{1,6}/u.exec(inDigits(text))?.[0];
  return figures === undefined ? undefined : Number(figures);
}

/** What is given away of a number: whether it is even. */
function hintTo(secret: number, language: Language): Move {
  const isEven = secret % 2 === 0;
  if (language === "zh") return { kind: "move", answer: `提示：是个${isEven ? "双" : "单"}数。` };
  return { kind: "move", answer: `A hint: it is ${isEven ? "even" : "odd"}.` };
}

/** How near a guess is, where it is worth saying. */
const isNear = (guess: number, secret: number, { low, high }: Bounds): boolean =>
  Math.abs(guess - secret) <= Math.max(1, Math.round((high - low) / 50));

/** Says higher or lower to a guess, or guesses on; null where the text is neither. */
export function guessMove(text: string, language: Language, state: GameState): Move | null {
  const own = saidBy("character", state.lines);
  if (own.some((line) => OWN_GUESS.test(line))) return ownMove(text, state, language);
  const bounds = boundsIn([...own, state.start]);
  const slip = own.map((line) => CARD.exec(line)).findLast((found) => found !== null);
  const secret = numberOnSlip(Number(slip?.[1] ?? slip?.[2] ?? hash(state.start) % 9999), bounds);
  if (/答案(?!是)|公布|放弃|认输|投降|不猜了|告诉我|give up|what is it|answer/iu.test(text))
    return { kind: "lose", answer: language === "zh" ? `是 ${secret}。` : `It was ${secret}.` };
  if (HINT.test(text)) return hintTo(secret, language);
  const guess = guessIn(text);
  if (guess === undefined || text.length > 40) return null;
  const than =
    /比\s*\d+\s*(大|小)|\b(higher|bigger|more|over|above|lower|smaller|less|under|below) (?:than )?\d/iu.exec(
      inDigits(text),
    );
  if (than !== null) {
    const isMore = /大|higher|bigger|more|over|above/iu.test(than[1] ?? than[2] ?? "");
    const isSo = isMore ? secret > guess : secret < guess;
    if (language === "zh") return { kind: "move", answer: isSo ? "对。" : "不对。" };
    return { kind: "move", answer: isSo ? "It is." : "No, it isn't." };
  }
  if (guess === secret)
    return { kind: "win", answer: language === "zh" ? `猜中了，就是 ${secret}！` : `Yes, it's ${secret}!` };
  const near = isNear(guess, secret, bounds);
  if (language === "zh")
    return {
      kind: "move",
      answer: `${guess > secret ? "大了，再小一点" : "小了，再大一点"}${near ? "，很接近了" : ""}。`,
    };
  return {
    kind: "move",
    answer: `${guess > secret ? "Too high. Go lower" : "Too low. Go higher"}${near ? ", you are close" : ""}.`,
  };
}
