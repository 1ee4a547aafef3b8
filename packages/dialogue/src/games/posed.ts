import type { Line } from "../dialogue.ts";
import { allRiddles, questionIn } from "../making/riddle.ts";
import type { Language } from "../persona.ts";
import { isChat } from "./aside.ts";

const OPENS =
  /我(?:也|再|来|就|也来|再来)?(?:给你|考考你|考你)?(?:出|有)(?:一)?[个道条]|考考你|(?:你|您)(?:来|也)?猜(?:猜|一猜|一下)?(?:看|吧)?(?:[:：，,。!！?？]|$)|(?:轮到|换|该)[你您](?:来)?猜|\b(?:i'?ll (?:give|ask|tell)|let me (?:give|ask|try)|(?:i'?ve got|i have|i got) (?:one(?! question| problem| thing)|another|a (?:\w+ )?riddle)|another(?: one)?(?=\s*[:,])|here'?s one|here is one|my turn(?=[.:,!])|your turn to guess|(?:answer|guess|solve|try|now) (?:mine|this|my)|riddle me)\b/iu;
const FORM_ZH =
  /打一|猜一|谜|是(?:什么|啥)|什么(?:东西|动物|字|人|花|车|水|门|书|布|鱼|时候)|(?:\p{Script=Han}{3,}[，,、]){2}/u;
const FORM_EN =
  /\b(?:what|who|which|why|how many)\b.{8,}|\bi (?:have|am|can|get|go|fly|run)\b.{6,}\b(?:but|what am i)\b|what am i/iu;
const ASKS = /[?？]\s*$|打一|猜|what am i/iu;

/** Whether a person gives a riddle of their own, and what it asks. Pure. */
function posedIn(text: string, isInPlay: boolean): string | undefined {
  const isRiddle = FORM_ZH.test(text) || FORM_EN.test(text);
  if (OPENS.test(text)) return isRiddle && text.length >= 8 ? text : undefined;
  const isKnown = ASKS.test(text) && isRiddle && questionIn(text, allRiddles()) !== undefined;
  return isKnown && !isInPlay ? text : undefined;
}

const MINE = {
  guess: { zh: /我猜是(.+?)，对吗/u, en: /My guess: (.+?)\. Right\?/u },
  asked: { zh: /给个提示行吗/u, en: /A hint, please\?/u },
  gave: { zh: /我认输，谜底是什么/u, en: /I give up\. What is it\?/u },
} as const;
const GIVES = {
  zh: "猜不出来，我认输，谜底是什么？",
  en: "You have me there. I give up. What is it?",
} as const;

const YES =
  /^(?:对|是的|是啊|没错|猜对|猜中|正确|答对|就是|恭喜|厉害|聪明|bingo|yes|yep|yeah|right|correct|exactly|that'?s it|you got it|well done|it is)/iu;
const NO = /^(?:不|错|没|哈哈，?不|no\b|nope|nah|wrong|not\b|almost|close)/iu;
const ANSWER_ZH =
  /(?:谜底|答案)(?:就)?(?:是|:|：)?(?:一)?[个只张条把头朵]?([\p{Script=Han}]{1,8}?)(?:[，。！!,.]|啦|呀|哦|啊|吧|$)|^(?:不(?:对|是)?[，,。!！ ]*)?(?:它|这|那)?(?:就)?是(?:一)?[个只张条把头朵]?([\p{Script=Han}]{1,6}?)(?:[，。！!,.]|啦|呀|哦|啊|$)/u;
const ANSWER_EN =
  /\b(?:it'?s|it is|it was|the answer(?: is|'s| was)|that'?s|they'?re)\b[:,]? ((?:an? |the )?[a-z' -]{2,30})|^(?:no[,!. ]+)?((?:an? |the )[a-z' -]{2,30})/iu;

/** What the person says their riddle's answer is. */
function revealed(text: string, language: Language): string | undefined {
  const found = (language === "zh" ? ANSWER_ZH : ANSWER_EN).exec(text);
  const word = found?.[1] ?? found?.[2];
  if (word !== undefined && !/^(?:right|wrong|correct|not|it|the)$|不对|什么/iu.test(word.trim()))
    return word.trim();
  const isShort = language === "zh" ? /^\p{Script=Han}{1,4}[。！!]*$/u : /^[a-z]+(?: [a-z]+)?[.!]*$/iu;
  return isShort.test(text) && !YES.test(text) && !NO.test(text)
    ? text.replaceAll(/[。.！!]/gu, "")
    : undefined;
}

/** The guess at a riddle of the person: the answer where the riddle is known, else a hint is asked for. */
function guessAt(posed: string, language: Language): string {
  const answer = questionIn(posed, allRiddles())?.answers[0];
  if (answer === undefined || /[a-z]/u.test(answer) === (language === "zh"))
    return language === "zh"
      ? "这个我一下子猜不着，给个提示行吗？"
      : "That one has me puzzled. A hint, please?";
  return language === "zh" ? `我猜是${answer}，对吗？` : `My guess: ${answer}. Right?`;
}

/** What the character says where its guess was judged, or the answer given away. */
function afterGuess(text: string, last: string, language: Language): string | null {
  const isChinese = language === "zh";
  const guess = MINE.guess[language].exec(last)?.[1];
  const answer = revealed(text, language);
  if (guess !== undefined && (YES.test(text) || answer?.includes(guess) === true))
    return isChinese ? `猜中了！“${guess}”这个谜出得好。` : "Got it! A good riddle, that.";
  if (answer !== undefined && !(NO.test(text) && /[?？]/u.test(text)))
    return isChinese ? `原来是${answer}！这回你赢了。` : `Of course, ${answer}! You win this one.`;
  if (MINE.gave[language].test(last)) return null;
  return NO.test(text) || MINE.asked[language].test(last) ? GIVES[language] : null;
}

/** A guess at the riddle that a person gives, or the answer to their verdict; null where they give none. Pure. */
export function posedMove(
  text: string,
  language: Language,
  lines: readonly Line[],
  isInPlay: boolean,
): string | null {
  const posed = posedIn(text, isInPlay);
  if (posed !== undefined) return guessAt(posed, language);
  const recent = lines.slice(-6);
  const at = recent.findLastIndex(
    (line) =>
      line.from === "character" && Object.values(MINE).some((pattern) => pattern[language].test(line.text)),
  );
  if (at < 0 || text.length > 60) return null;
  const last = recent[at]?.text ?? "";
  const isYes = MINE.guess[language].test(last) && YES.test(text);
  if (!isYes && revealed(text, language) === undefined && isChat(text)) return null;
  return afterGuess(text, last, language);
}
