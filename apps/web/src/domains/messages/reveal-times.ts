import { splitEmoji } from "@4d/contract";
import { graphemesOf } from "../../platform/graphemes.ts";

/** How a reply that arrives whole appears: after a moment of typing, word by word. */
export interface RevealTimes {
  /** Length of the text up to which it shows, for each step; the last is the whole. */
  ends: readonly number[];
  /** When each step shows, ms after the arrival. */
  at: readonly number[];
}

/** Reading speed: signs of Chinese, Japanese and Korean, and words of other scripts, per second. */
const SIGNS_PER_S = 18;
const WORDS_PER_S = 9;
/** The moment of typing before the first word: longer for a longer text, ms. */
const TYPING_MS = 90;
const TYPING_PER_STEP_MS = 4;
const TYPING_MOST_MS = 240;
/** No reply takes longer than this, the moment of typing included, ms. */
const MOST_MS = 4000;

const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Stands with what is before it and takes no time of its own. */
const CLOSING = /^[\s\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\u2014\u2018-\u201D\u2026]/u;

interface Step {
  end: number;
  /** Time until the next step, ms. */
  ms: number;
}

/** The steps of a text, each ending where a word may end: never inside an emoji, a link or a letter. */
function stepsOf(text: string): Step[] {
  const steps: Step[] = [];
  let end = 0;
  let isInWord = false;
  const step = (length: number, ms: number) => {
    end += length;
    steps.push({ end, ms });
  };
  const extend = (length: number) => {
    const last = steps.at(-1);
    if (last === undefined) return step(length, 0);
    end += length;
    last.end = end;
  };
  const read = (sign: string) => {
    const isWhole = SIGN.test(sign) || PICTURE.test(sign);
    if (isWhole) step(sign.length, 1000 / SIGNS_PER_S);
    else if (CLOSING.test(sign) || isInWord) extend(sign.length);
    else step(sign.length, 1000 / WORDS_PER_S);
    isInWord = !isWhole && !CLOSING.test(sign);
  };
  for (const piece of splitEmoji(text)) {
    if ("text" in piece) {
      for (const sign of graphemesOf(piece.text)) read(sign);
    } else {
      step(piece.name.length + 2, 1000 / SIGNS_PER_S);
      isInWord = false;
    }
  }
  return steps;
}

/** When the steps of a reply show; a long one goes faster, so that it takes at most four seconds. Pure. */
export function revealTimesOf(text: string): RevealTimes {
  const steps = stepsOf(text);
  const typing = Math.min(TYPING_MOST_MS, TYPING_MS + steps.length * TYPING_PER_STEP_MS);
  const reading = steps.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0);
  const speed = Math.min(1, (MOST_MS - typing) / Math.max(1, reading));
  let now = typing;
  const at = steps.map(({ ms }) => {
    const shows = now;
    now = Math.min(MOST_MS, now + ms * speed);
    return shows;
  });
  return { ends: steps.map(({ end }) => end), at };
}

/** How much of the text shows after a time, ms; 0 during the moment of typing. Pure. */
export function shownAt({ ends, at }: RevealTimes, ms: number): number {
  const step = at.findLastIndex((shows) => shows <= ms);
  return ends[step] ?? 0;
}

/** When the whole text shows, ms after its arrival. Pure. */
export const wholeAfter = ({ at }: RevealTimes): number => at.at(-1) ?? 0;
