import type { Language } from "../persona.ts";
import { languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { ASK_KINDS, type AskKind } from "./kinds.ts";
import { likelyAsk } from "./learned/learned-ask.ts";
import type { AskRule } from "./rules/ask-rule.ts";
import { COMFORT_RULES, DANGER_RULES, GRIEF_RULES, HAPPY_RULES } from "./rules/comfort.ts";
import { GREETING_RULES, OPINION_RULES, ROUGH_RULES, US_RULES } from "./rules/company.ts";
import { HONEST_RULES, LOOSE_RULES, SELF_RULES } from "./rules/self.ts";
import { FOLLOW_RULES, NOISE_RULES, REFUSED_RULES, SPEECH_RULES, UNKNOWN_RULES } from "./rules/speech.ts";
import { hasHint, isDenied } from "./sorrow.ts";

/** Longer texts are stories: only what they are about in the whole is looked for. In characters. */
const LONG = { zh: 110, en: 280 };
/** No rule reads further. */
const READ_MAX = 600;

/** Whether a text is about the speaker or somebody else, and not addressed to the character. */
const isNotAboutYou = (text: string): boolean =>
  /(?<!自)我|[他她]|妈妈|爸爸|[爷奶哥姐弟妹]|老公|老婆|儿子|女儿|孩子|朋友|同事|同学|老板|\b(?:i|my|he|she|they|his|her)\b/u.test(
    text,
  ) && !/你|\b(?:you|your|ur|u)\b/u.test(text);

/** Whether a text is about the character or somebody else, and not about the speaker. */
const isNotAboutMe = (text: string): boolean =>
  /[你他她它]|\b(?:you|he|she|his|her)\b/u.test(text) && !/我|\b(?:i|my|me)\b/u.test(text);

const always = (): boolean => false;

/** The groups of rules in order of precedence, and the texts each leaves alone. */
const GROUPS: readonly (readonly [
  rules: readonly AskRule[],
  leaves: (clause: string, before: string) => boolean,
])[] = [
  [FOLLOW_RULES, always],
  [SPEECH_RULES, always],
  [UNKNOWN_RULES, always],
  [HONEST_RULES, always],
  [ROUGH_RULES, always],
  [US_RULES, always],
  [SELF_RULES, isNotAboutYou],
  [OPINION_RULES, always],
  [GRIEF_RULES, always],
  [HAPPY_RULES, (_, before) => isDenied(before)],
  [COMFORT_RULES, (clause, before) => isNotAboutMe(clause) || isDenied(before)],
  [GREETING_RULES, always],
  [NOISE_RULES, always],
  [LOOSE_RULES, isNotAboutYou],
];

/** The clause of a text around a place in it. */
function clauseAt(text: string, at: number): string {
  const ends = (part: string) => /[，。！？,.!?;；\n]/u.exec(part)?.index ?? part.length;
  const start = text.slice(0, at).search(/[^，。！？,.!?;；\n]*$/u);
  return text.slice(start, at + ends(text.slice(at)));
}

function firstOf(
  rules: readonly AskRule[],
  text: string,
  leaves: (clause: string, before: string) => boolean = always,
): AskKind | undefined {
  const found = rules.find(({ zh, en }) => {
    const match = zh.exec(text) ?? en.exec(text);
    if (match === null) return false;
    const before = text.slice(0, match.index).replace(/^.*[，。！？,.!?;；\n]/su, "");
    return !leaves(clauseAt(text, match.index), before);
  });
  return found?.kind;
}

/** One spelling, without the marks that shout: 我！要！疯！了 is 我要疯了. */
const cleaned = (text: string): string =>
  normal(text)
    .replaceAll(/(?<=\p{Script=Han})[！!](?=\p{Script=Han}[！!])/gu, "")
    .slice(0, READ_MAX);

/** Kinds of the training lines that lines of another kind answer too. */
const ANSWERED_AS: Readonly<Record<string, AskKind>> = {
  "follow.whynot": "follow.why",
  "follow.opinion_ask": "follow.view",
};

/** Groups whose lines need nothing but the kind. What is made, chosen, played or worked out has readers of its own. */
const STANDS_ALONE =
  /^(?:self|us|greet|opinion|other|rough|comfort|happy|daily|talk|noise|follow|unknown|app|refuse)\./u;

const isAskKind = (kind: string): kind is AskKind => ASK_KINDS.some((one) => one === kind);

/** A kind of ask, and from 0 to 1 how likely the line is of that kind. */
export interface LearnedAsk {
  readonly kind: AskKind;
  readonly likelihood: number;
  /** How likely it is of the kind's group. */
  readonly ofGroup: number;
}

/**
 * The kind of ask a line most likely is by what was learned from many wordings; undefined where that is no kind with
 * lines of its own. `before` is the character's line before.
 */
export function learnedAsk(text: string, before: string): LearnedAsk | undefined {
  const likely = likelyAsk(text, before);
  const kind = ANSWERED_AS[likely.kind] ?? likely.kind;
  if (!STANDS_ALONE.test(kind) || !isAskKind(kind)) return undefined;
  const isOfAnother = kind.startsWith("self.") && isNotAboutYou(cleaned(text));
  return isOfAnother ? undefined : { ...likely, kind };
}

/**
 * How likely a learned kind must be to come before everything else: despair at the least sign, what is
 * declined only where it is clear. Medicine is left to its wordings, since people also ask for what they said of theirs.
 */
const GRAVE: Partial<Record<AskKind, number>> = {
  "comfort.selfharm": 0.2,
  ...{ "refuse.danger": 0.35, "refuse.crime": 0.35, "refuse.sexual": 0.35 },
  ...{ "refuse.minor": 0.35, "refuse.hate": 0.35 },
};

/**
 * What comes before any other reading of a line: a danger, or something that is declined, by wording or as learned.
 * `before` is the character's line before.
 */
export function recogniseGrave(text: string, before = ""): AskKind | undefined {
  const clean = cleaned(text);
  const byWording = firstOf(DANGER_RULES, clean) ?? firstOf(REFUSED_RULES, clean);
  if (byWording !== undefined) return byWording;
  const learned = learnedAsk(text, before);
  if (learned === undefined || learned.likelihood < (GRAVE[learned.kind] ?? Infinity)) return undefined;
  return learned.kind === "comfort.selfharm" && isAimless(text, learned) ? undefined : learned.kind;
}

/** How likely despair must be in a short line without any word of hurt. */
const BARE_DESPAIR = 0.5;
/** From this length, in characters, a line says enough by itself: farewells rarely name the hurt. */
const LONG_DESPAIR = 40;

/** Whether a line only sounds like despair by its form: 我想进去坐坐. */
const isAimless = (text: string, { likelihood }: LearnedAsk): boolean =>
  likelihood < BARE_DESPAIR && text.length < LONG_DESPAIR && !hasHint(text);

/** Whether a line sounds like despair: its writer may be a danger to themselves. `before` as above. */
export const soundsLikeDespair = (text: string, before = ""): boolean =>
  recogniseGrave(text, before) === "comfort.selfharm";

/** The kind of ask a line is, if it is one that people commonly make, by the tables of their wordings. */
export function recogniseAsk(text: string): AskKind | undefined {
  const clean = cleaned(text);
  const isLong = text.length > LONG[languageOf(text) ?? "zh"];
  if (isLong)
    return (
      firstOf(GRIEF_RULES, clean) ??
      firstOf(HAPPY_RULES, clean) ??
      firstOf(COMFORT_RULES, clean) ??
      "noise.long"
    );
  for (const [rules, leaves] of GROUPS) {
    const kind = firstOf(rules, clean, leaves);
    if (kind !== undefined) return kind;
  }
  return isMash(clean) ? "noise.mash" : undefined;
}

/** Letters that no language puts together: asdfghjkl, qwe阿斯顿zxc. */
const isMash = (text: string): boolean =>
  /^(?:[a-z]{6,}|[a-z]{3}\S{1,8}[a-z]{3})$/u.test(text) &&
  /asd|sdf|dfg|fgh|ghj|jkl|qwe|zxc|xcv|[^aeiouy]{6}/u.test(text);

const NAMES_A_LANGUAGE = /英|中文|汉语|普通话|国话|洋文|国语|english|chinese|mandarin/iu;

/** The language in which a line asks to go on, if it does. */
export function languageAsked(text: string): Language | undefined {
  if (!NAMES_A_LANGUAGE.test(text)) return undefined;
  const kind = firstOf(SPEECH_RULES.slice(0, 2), cleaned(text));
  if (kind === undefined) return undefined;
  return kind === "talk.speak_en" ? "en" : "zh";
}
