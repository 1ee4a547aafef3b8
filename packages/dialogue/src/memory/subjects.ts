import { ALL_NAMED, ANIMALS, isPerson, type Naming, PEOPLE } from "./lexicon.ts";

/** Whom a clause speaks of: the person, somebody or something of theirs (a key), or somebody unknown. */
export type Subject = "me" | "nobody" | (string & {});

/** A clause without its subject. */
export interface Predicate {
  readonly subject: Subject;
  readonly text: string;
  /** Whether the clause names its subject; otherwise it is that of the clause before. */
  readonly isNamed: boolean;
}

/** Who was spoken of, for what follows. */
export interface Focus {
  readonly subject: Subject;
  /** The last one named who is not the person: whom a pronoun means. */
  readonly other?: Subject | undefined;
  /** Names of people and animals, by name. */
  readonly names: Readonly<Record<string, Subject>>;
}

const FILLER_ZH =
  /^(?:(?:那个|这个|其实|反正|所以|然后|不过|但是|但|可是|可|而且|因为|就是|主要是?|毕竟|结果|最近|对了|哈喽|哈啰|嗨|你好啊?|您好|嗯+|哦+|噢|啊+|哎呀?|诶|唉|嘿嘿?|哈哈+|呜+|说真的|说实话|老实说|讲真|真的|偷偷告诉你|告诉你(?:个秘密)?|跟你说(?:个事)?|和你说|你知道吗?|听说|没错|是的|对啊|对呀|对对|是啊|好吧|大家好|各位好|自我介绍一下|wait|btw|ok|so)[\s,，]*)+/iu;
const TIME_ZH =
  /^(?:(?:大前天|大后天|前天|后天|昨[天晚儿夜]|明[天晚早儿]|今[天晚早儿]|刚才|刚刚|刚|这两天|前两天|上个?(?:月|周|星期)|去年|前年|今年|早上|上午|中午|下午|晚上|半夜|凌晨|小时候|从小|以前|之前|现在|目前|后来|当年|年轻(?:的)?时候?|年轻那会儿?)(?:的?时候)?[\s,，]*)+/u;

const alternatives = (naming: readonly Naming[], language: "zh" | "en"): string =>
  naming.map(({ wordsZh, wordsEn }) => (language === "zh" ? wordsZh : wordsEn)).join("|");

const OWN_ZH = new RegExp(
  `^(?:我们?家|咱们?家|俺家|我们?|咱们?|俺们?|家里|家)?(?:的|那只|那条|那辆|那台|这只|这条|养的|那个|这个)?(${alternatives(ALL_NAMED, "zh")})(?:家的?)?`,
  "iu",
);
const OWN_EN = new RegExp(
  String.raw`^(?:my|our|the|me)\s+(?:(?:own|dear|poor|old|new|late|beloved|little|big|best|other|first|second|rescue|two|three)\s+){0,3}?(${alternatives(ALL_NAMED, "en")})s?\b(?!\s+(?:food|shop|park|hospital|clinic|show|card|day))(?:'s?\b(?!\s+(?:been|a|an|not|just|got|always|turning|the)\b))?`,
  "iu",
);
const BARE_EN =
  /^(mum|mom|dad|wife|hubby|husband|grandma|grandpa|granny|nan|grandad|the (?:kid|baby|cat|dog|hamster|rabbit|parrot|boyfriend|girlfriend|missus|husband|wife))\b/iu;

const MINE_ZH = new RegExp(`(?:我们?|咱们?|俺们?)(?:家)?的?(${alternatives(PEOPLE, "zh")})`, "giu");
const MINE_EN = new RegExp(
  String.raw`\b(?:my|our)\s+(?:[a-z]+\s+){0,2}?(${alternatives(PEOPLE, "en")})s?\b`,
  "giu",
);

/** The last of the person's people whom a line names, for 她 and “he” in the line after it. */
export function lastNamed(line: string): Subject | undefined {
  const zh = [...line.matchAll(MINE_ZH)].at(-1);
  const words = zh ?? [...line.matchAll(MINE_EN)].at(-1);
  return words === undefined ? undefined : keyOf(words[1] ?? "", zh === undefined ? "en" : "zh");
}

const SHE = /(?:mother|wife|girlfriend|sister|daughter|aunt|niece|fiancee)(?:-in-law)?$/u;
const HE = /(?:father|husband|boyfriend|brother|(?<!per)son|uncle|nephew|fiance)(?:-in-law)?$/u;

/** Whether the pronouns of a text are of another gender than a key. */
export function isAtOdds(text: string, key: Subject): boolean {
  const last = key.split("'s ").at(-1) ?? key;
  const she = /她|\b(?:she|her|she's)\b/iu.test(text);
  const he = /他(?!们)|\b(?:he|his|him|he's)\b/iu.test(text);
  return (she && !he && HE.test(last)) || (he && !she && SHE.test(last));
}

/** Whom the pronoun of a line means, of those something is known of, the newest first. */
export function lastKnown(line: string, known: readonly (Subject | undefined)[]): Subject | undefined {
  const fits = (key: Subject): boolean => {
    if (/她|\b(?:she|her|she's)\b/iu.test(line)) return SHE.test(key);
    if (/他(?!们)|\b(?:he|his|him|he's)\b/iu.test(line)) return HE.test(key);
    return /它(?!们)/u.test(line) && ANIMALS.some((one) => one.key === key);
  };
  return known.findLast((key) => key !== undefined && fits(key));
}

/** The key of the words that a pattern of all of them has found. */
export function keyOf(words: string, language: "zh" | "en"): string {
  const lower = words.toLowerCase().replace(/^the /u, "");
  const found = ALL_NAMED.find(({ wordsZh, wordsEn }) => {
    const pattern = language === "zh" ? wordsZh : wordsEn;
    return new RegExp(`^(?:${stripLooks(pattern)})s?$`, "iu").test(lower);
  });
  return found?.key ?? lower;
}

/** A pattern without what must or must not surround the words. */
const stripLooks = (pattern: string): string => pattern.replaceAll(/\(\?<?[=!][^)]*\)/gu, "");

const NOBODY_ZH =
  /^(?:有(?:个|一个|的)?人|别人|人家|对方|那(?:个?人|家伙|男的|女的)|大家|谁|他们|她们|某人|有些人|新闻|老人都?说)/u;
const NOBODY_EN =
  /^(?:someone|somebody|people|they say|everyone|everybody|nobody|one of|this guy|some guy)\b/iu;

/** The clause's subject and what is said of it. */
export function predicateOf(clause: string, language: "zh" | "en", focus: Focus): Predicate {
  return language === "zh" ? predicateZh(clause, focus) : predicateEn(clause, focus);
}

function predicateZh(clause: string, focus: Focus): Predicate {
  let text = clause.replace(FILLER_ZH, "");
  const time = TIME_ZH.exec(text)?.[0] ?? "";
  const rest = text.slice(time.length);
  const named = ownZh(rest, focus);
  if (named !== null) return { ...named, text: `${time}${named.text}` };
  text = rest;
  if (NOBODY_ZH.test(text)) return { subject: "nobody", text: `${time}${text}`, isNamed: true };
  const pronoun = /^(?:他|她|它|ta|TA)(?!们)/u.exec(text);
  if (pronoun !== null)
    return { subject: focus.other ?? "nobody", text: time + text.slice(pronoun[0].length), isNamed: true };
  return { subject: focus.subject, text: time + text, isNamed: false };
}

function ownZh(rest: string, focus: Focus): Predicate | null {
  for (const [name, subject] of Object.entries(focus.names)) {
    if (name.length > 1 && rest.startsWith(name))
      return { subject, text: rest.slice(name.length), isNamed: true };
  }
  const own = OWN_ZH.exec(rest);
  if (
    own !== null &&
    !/^(?:朋友圈|老师傅|孩子气|狗粮|猫粮|车站|车票|鱼片|鸡蛋|牛奶|马上|羊肉|猪肉)/u.test(rest)
  ) {
    const key = keyOf(own[1] ?? "", "zh");
    const after = rest.slice(own[0].length);
    if (after === "" && own[0] === own[1]) return null;
    // 我妈家的猫, 我姐的猫, 我同事的狗: somebody else's animal.
    const other = after.startsWith("的") ? OWN_ZH.exec(after.slice(1)) : null;
    if (other !== null && other[0] !== "") {
      const thing = keyOf(other[1] ?? "", "zh");
      return { subject: `${key}'s ${thing}`, text: after.slice(1 + other[0].length), isNamed: true };
    }
    if (!/^(?:跟|和|与|都说|说我|让我|叫我|问我|给我|送我|骂我|的话|们)/u.test(after))
      return { subject: key, text: withoutCallName(after.replace(/^们/u, ""), key), isNamed: true };
    if (/^(?:说我|让我|叫我|问我|给我|送我|骂我)/u.test(after))
      return { subject: key, text: after, isNamed: true };
  }
  const me = /^(?:我自己|我们|我|俺们|俺|咱们|咱|本人)/u.exec(rest);
  return me === null ? null : { subject: "me", text: rest.slice(me[0].length), isNamed: true };
}

/** 发小大鹏开了…: a name right after what the person is. */
const withoutCallName = (text: string, key: string): string =>
  isPerson(key)
    ? text.replace(
        /^(?:[小阿老大](?![家是爱想说学概时了的天年])\p{Script=Han}|(\p{Script=Han})\1)(?=\p{Script=Han}{2})/u,
        "",
      )
    : text;

const FILLER_EN =
  /^(?:(?:and|but|so|because|cos|honestly|actually|ok(?:ay)?|well|yeah|yes|yep|hey|hi|hello|oh|btw|lol|tbh|ngl|fyi|also|then|now|anyway|plus|like|just|listen|look|please|nobody believes|did i mention|i think|i guess|turns out|vet says|since|as)[\s,]+)+/iu;

function predicateEn(clause: string, focus: Focus): Predicate {
  const text = clause.replace(FILLER_EN, "");
  for (const [name, subject] of Object.entries(focus.names)) {
    if (text.toLowerCase().startsWith(name.toLowerCase()) && !/^[a-z]/iu.test(text.slice(name.length)))
      return { subject, text: text.slice(name.length).trim(), isNamed: true };
  }
  const own = OWN_EN.exec(text) ?? BARE_EN.exec(text);
  if (own !== null) {
    const key = keyOf(own[1] ?? "", "en");
    const subject = keyAfter(key, text.slice(own[0].length));
    return { subject, text: restAfter(text, own[0]), isNamed: true };
  }
  if (/^the (?:dream|rent|flat|house|apartment|commute|plan|goal)\b/iu.test(text))
    return { subject: "me", text, isNamed: true };
  if (NOBODY_EN.test(text)) return { subject: "nobody", text, isNamed: true };
  const me = /^(?:i'm|im|i am|i've|ive|i'll|i'd|i|we're|we've|we'll|we|myself)\b/iu.exec(text);
  if (me !== null) return { subject: "me", text, isNamed: true };
  const pronoun = /^(?:he|she|it|her|his|him)(?='|\b)/iu.exec(text);
  if (pronoun !== null) {
    const subject = focus.other ?? "nobody";
    return { subject, text: text.slice(pronoun[0].length).trim(), isNamed: true };
  }
  if (
    /^(?:they|you|u|your|you're|their|the|this(?! (?:mon|tues|wednes|thurs|fri|satur|sun|week|morning|afternoon|evening|month|spring|summer|autumn|winter))|that|there|who|which)(?![a-z])/iu.test(
      text,
    )
  )
    return { subject: "nobody", text, isNamed: true };
  return { subject: focus.subject, text, isNamed: false };
}

/** My colleague's cat is the colleague's. */
function keyAfter(key: string, after: string): string {
  const next = /^(?:'s)?\s*(?:new |old )?([a-z]+)\b/iu.exec(after)?.[1] ?? "";
  const isOwn = ANIMALS.some(({ wordsEn }) => new RegExp(`^(?:${wordsEn})$`, "iu").test(next));
  return isOwn && after.startsWith("'s") ? `${key}'s ${keyOf(next, "en")}` : key;
}

const restAfter = (text: string, own: string): string =>
  text
    .slice(own.length)
    .replace(/^'s is\b/u, "is")
    .replace(/^'s?\s*/u, "is ")
    .trim()
    .replace(/^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=\s|'s)(?:'s)?\s*/u, "");
