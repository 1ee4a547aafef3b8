import { optionsOfChinese, optionsOfEnglish } from "../making/choose.ts";
import type { Intent } from "../persona.ts";
import { languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { INTENT_RULES } from "./patterns.ts";

export interface Recognised {
  readonly intent: Intent;
  readonly hard: boolean;
}

/** The first rule that matches a text, if any. */
export function recognise(text: string): Recognised | undefined {
  const clean = normal(text).slice(0, 400);
  const rule = INTENT_RULES.find(({ pattern, own }) => pattern.test(clean) && !(own && isAboutOther(clean)));
  if (rule) return { intent: rule.intent, hard: rule.hard === true };
  const last = clean.split(/[，,。！!\s]+/u).findLast((clause) => clause !== "");
  const parting = INTENT_RULES.find(
    ({ intent, pattern }) => PARTINGS.has(intent) && pattern.test(last ?? ""),
  );
  return parting && { intent: parting.intent, hard: false };
}

/** “好吧，晚安” is a good night, whatever precedes it. */
const PARTINGS: ReadonlySet<Intent> = new Set(["goodnight", "farewell"]);

/** “你累吗” asks about the character, “他咳嗽” is about somebody else; “我好累，你呢” is neither. */
const isAboutOther = (text: string): boolean =>
  /[你他她它]|\b(?:you|he|she|his|her)\b/u.test(text) && !/我|\b(?:i|my|me)\b/u.test(text);

const YES =
  /^(?:嗯+|恩+|是|对|有|好|会|想|要|可以|能|当然|没错|必须|喜欢|行|愿意|记得|确实|也是|来吧|说吧|讲吧|yes|yeah|yep|yup|sure|ok|of course|i do|i am|i have|please|definitely)/u;
const NO =
  /^(?:不|没|无|别|算了|从不|从来(?:没|不)|还没|并不|哪有|才不|未必|no\b|nope|nah|not\b|never|i don't|i do not|i haven't)/u;

/** What an answer says to a question: yes, no, or something else. */
export function polarityOf(text: string): "yes" | "no" | "any" {
  const clean = normal(text);
  if (/^(?:不错|没错|没问题|不用说)/u.test(clean)) return "yes";
  if (NO.test(clean)) return "no";
  return YES.test(clean) && clean.length <= 14 ? "yes" : "any";
}

/** The longest thing to choose that is said back, in characters. */
const ALTERNATIVE_MAX = 14;

/** The alternatives of “火锅还是烧烤” or “tea or coffee?”. */
export function alternatives(text: string): [string, string] | undefined {
  const clean = text.normalize("NFKC");
  const [left, right, ...others] =
    languageOf(clean) === "en" ? optionsOfEnglish(clean) : optionsOfChinese(clean);
  if (left === undefined || right === undefined || others.length > 0) return undefined;
  return Math.max(left.length, right.length) > ALTERNATIVE_MAX ? undefined : [left, right];
}
