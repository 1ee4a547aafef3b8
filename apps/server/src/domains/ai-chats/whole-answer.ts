import type { ChatLine, LlmOutcome, Words } from "../../platform/llm/llm.ts";
import { wholeUpTo } from "./read-reply.ts";

const CONTINUE = `Your answer was cut off by its length. Continue exactly where it stopped, without repeating anything, and finish it in one or two sentences.`;

/** The lines that ask for the rest of an answer. */
export const askForRest = (lines: readonly ChatLine[], said: string): ChatLine[] => [
  ...lines,
  { role: "assistant", content: said },
  { role: "system", content: CONTINUE },
];

/** A model's answer, continued once when it stopped at its length in the middle of a sentence. */
export interface WholeAnswer extends Words {
  /** Whether it still stops in the middle of a sentence; false until it was read. */
  isTorn(): boolean;
}

const endsWhole = (text: string): boolean => wholeUpTo(text.trimEnd()) >= text.trimEnd().length;

/**
 * An answer that is asked on when it stopped at its length limit.
 * @param askOn asks for the rest, after the words so far; not called before they were read
 */
export function wholeAnswer(first: Words, askOn: (said: string) => Promise<LlmOutcome<Words>>): WholeAnswer {
  let torn = false;
  async function* deltas() {
    let said = "";
    for await (const piece of first.deltas) {
      said += piece;
      yield piece;
    }
    torn = (await first.ended).full && !endsWhole(said);
    if (!torn) return;
    const rest = await askOn(said);
    if (rest.kind !== "done") return;
    for await (const piece of rest.value.deltas) {
      said += piece;
      yield piece;
    }
    torn = (await rest.value.ended).full && !endsWhole(said);
  }
  return { deltas: deltas(), ended: first.ended, isTorn: () => torn };
}

/** How models decline, at the beginning of an answer of nothing else. */
const DECLINES = [
  /^(?:i['’]?m |i am )?(?:very |so |really )?sorry,? (?:but )?(?:as an ai(?: language model)?,? )?i (?:can['’]?t|cannot|can not|am unable to|am not able to) (?:assist|help|continue|fulfill?|comply|engage|create|provide|generate|participate)\b/iu,
  /^i (?:can['’]?t|cannot|am unable to|am not able to) (?:assist|help|fulfill?|comply|engage|participate) (?:you )?(?:with|in|that|this)\b/iu,
  /^as an ai language model\b/iu,
  /^(?:很抱歉|非常抱歉|抱歉|对不起)[，,]?\s*(?:作为[^，,。]{0,12}[，,]\s*)?我(?:无法|不能)(?:协助|满足|提供|回答|继续|参与|生成)/u,
  /^作为(?:一个|一名)?(?:AI|人工智能)(?:语言)?(?:模型|助手)[，,]\s*我(?:无法|不能)/iu,
];
const DECLINE_MAX = 400;

/** Whether the answer is a refusal in the words of an assistant, out of character. Pure. */
export const isDecline = (text: string): boolean =>
  text.length <= DECLINE_MAX && DECLINES.some((decline) => decline.test(text.trim()));
