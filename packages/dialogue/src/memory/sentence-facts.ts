import type { Day } from "../asks/calendar.ts";
import { inDigits } from "../asks/numbers.ts";
import type { Memory } from "../dialogue.ts";
import { plain } from "./clauses.ts";
import { dayIn, isoOf } from "./days.ts";
import { isFirstName } from "./first-names.ts";
import { ANIMALS, PEOPLE, THINGS } from "./lexicon.ts";
import { keyOf } from "./subjects.ts";
import { PLACE } from "./words-zh.ts";

const NAMED = [...ANIMALS, ...PEOPLE].map(({ wordsEn }) => wordsEn).join("|");
const NAME = "(?<v>\\p{Lu}[\\p{L}'-]{1,18}(?: \\p{Lu}[\\p{L}'-]{1,18})?)";

const APPOSED = [
  // Jess, my roommate, …
  new RegExp(`(?:^|[.!?] |and )${NAME}, (?:my|our) (?:[a-z]+ )?(?<thing>${NAMED})\\b`, "u"),
  // my cat, Biscuit, … and my cat (Biscuit)
  new RegExp(
    `\\b[mM]y (?:[a-z]+ ){0,2}?(?<thing>${NAMED})(?:,| \\(| -|:) ${NAME}(?=[,.)!]| is| has| -)`,
    "u",
  ),
  // Duchess (cat, 19)
  new RegExp(`${NAME} \\((?:my |the |our )?(?:[a-z]+ )?(?<thing>${NAMED})\\b(?:, (?<age>\\d{1,2}))?`, "u"),
  // my dog Rex
  new RegExp(`\\b[mM]y (?:[a-z]+ ){0,2}?(?<thing>${NAMED}) ${NAME}(?=[,.!']| |$)`, "u"),
];

/** Facts that stretch over the clauses of a sentence: names beside what they name, a surname and a given name. */
export function sentenceFacts(given: string, today: Day | null): Memory[] {
  const text = plain(given);
  const facts: Memory[] = [...quotedNames(text), ...placesOf(text)];
  for (const pattern of APPOSED) {
    const found = pattern.exec(text)?.groups;
    if (found?.["v"] === undefined || found["thing"] === undefined) continue;
    const name = found["v"].replace(/'s$/u, "");
    if (/^(?:I|He|She|We|They|The|It|My|Monday|Friday|Christmas)\b/u.test(name)) continue;
    const about = keyOf(found["thing"], "en");
    if (facts.some((one) => one.value === name || one.about === about)) continue;
    facts.push({ kind: "name", value: name, about });
    if (found["age"] !== undefined) facts.push({ kind: "age", value: found["age"], about });
  }
  return [...facts, ...englishFacts(text), ...chineseFacts(text), ...dueDate(text, today)];
}

/** Names and days that English sets apart by commas or by “and I”. */
function englishFacts(text: string): Memory[] {
  const facts: Memory[] = [];
  const itIs =
    /^(?:it's|its) (?<v>\p{Lu}\p{L}{1,15})(?=, (?:pronounced|spelt|spelled|with|like|short)| with an? | here)/iu.exec(
      text,
    )?.groups?.["v"];
  if (itIs !== undefined) facts.push({ kind: "name", value: itIs });
  const iAm =
    /^(?:(?:hi|hey|hello|ok|oh|well|btw|yo)[,! ]+)*(?:i'm|im|i am|this is) (?<v>[a-z]{3,12})(?=$|[,.!]| (?:and|here|from|btw|by the way)\b)/iu.exec(
      text,
    )?.groups?.["v"];
  if (iAm !== undefined && isFirstName(iAm))
    facts.push({ kind: "name", value: iAm.replace(/^./u, (letter) => letter.toUpperCase()) });
  const together =
    /(?:^|[.!?] )(?<v>\p{Lu}[\p{L}'-]{1,18}) and I(?:'ve| have|'re| are|'ll)? (?:been together|been married|got (?:married|engaged)|are (?:married|engaged|dating)|broke up|split)/u.exec(
      text,
    )?.groups?.["v"];
  const withName =
    /\b(?:I've been with|I'm (?:dating|seeing|married to|engaged to)|dating|married to|engaged to) (?<v>\p{Lu}[\p{L}'-]{1,18})(?= for| since|[,.!]|$| and)/u.exec(
      text,
    )?.groups?.["v"];
  if (withName !== undefined && !/\b(?:who|is|she|he)\b/iu.test(text.slice(0, 12)))
    facts.push({ kind: "name", value: withName, about: "partner" });
  if (together !== undefined) facts.push({ kind: "name", value: together, about: "partner" });
  const born = /(?:^|\s|\.)(?:born|b\.) (?<d>\d{1,2} \p{L}{3,9} (?:19|20)\d\d)/iu.exec(text)?.groups?.["d"];
  if (born !== undefined && !/\b(?:he|she|was)\b/iu.test(text)) facts.push({ kind: "birthday", value: born });
  return facts;
}

/** An age or a name that Chinese spreads over two clauses. */
function chineseFacts(text: string): Memory[] {
  const facts: Memory[] = [];
  const yearsOld =
    /(?:今年|本命年|虚岁|周岁|奔[二三四五六七])[^，。！？]{0,6}[，,](?<v>[二三四五六七八九]?十[一二三四五六七八九]?|\d{2})(?=[，,。！岁]|$)/u.exec(
      text,
    )?.groups?.["v"];
  if (yearsOld !== undefined && /^(?:我|俺|今年|本命年|马上|快)/u.test(text))
    facts.push({ kind: "age", value: inDigits(yearsOld) });
  const full =
    /姓(?<s>\p{Script=Han}{1,2})[，,\s]*(?:单名|名)(?:一个|个|叫)?(?<g>\p{Script=Han}{1,2}?)(?:字|$|[，,。])/u.exec(
      text,
    )?.groups;
  if (full !== undefined && !/[他她]/u.test(text))
    facts.push({ kind: "name", value: `${full["s"] ?? ""}${full["g"] ?? ""}` });
  const twice = /姓(?<s>\p{Script=Han}{1,2})[，,]\s*(?<v>\k<s>\p{Script=Han}{1,2})(?=[，,。！]|$)/u.exec(text)
    ?.groups?.["v"];
  if (twice !== undefined && !/[他她]/u.test(text)) facts.push({ kind: "name", value: twice });
  return facts;
}

/** The day a child is expected. */
function dueDate(text: string, today: Day | null): Memory[] {
  const due =
    /预产期(?:是|在)?(?<v>(?:明年|今年)?[0-9一二三四五六七八九十]{1,3}月[0-9一二三四五六七八九十]{1,3}[号日]?)/u.exec(
      text,
    )?.groups?.["v"];
  if (due === undefined) return [];
  const day = today === null ? null : dayIn(due, today);
  const about = /老婆|媳妇|妻子/u.test(text) ? { about: "wife" } : {};
  const value = `预产期${inDigits(due).replace(/明年|今年/u, "")}`;
  return [{ kind: "plan", value, ...about, ...(day === null ? {} : { when: isoOf(day) }) }];
}

const NAMED_ZH = [...ANIMALS, ...PEOPLE, ...THINGS].map(({ wordsZh }) => wordsZh).join("|");

const MARKED = new RegExp(
  `(?<thing>${NAMED_ZH})(?:名字)?(?:叫|是|名叫)?[“"「](?<v>[^”"」，。！？]{1,8})[”"」]`,
  "iu",
);
const BESIDE = new RegExp(
  `(?:我|我家)(?<thing>${NAMED_ZH})的名字(?:是|叫|，|,)(?:叫|是)?(?<v>\\p{Script=Han}{2,3})(?=[，,。！]|$)`,
  "u",
);
const PLACE_ALONE = new RegExp(
  `(?:合租|租房|租的|宿舍|单间|挤在|人在国外)[^。！？，,]{0,8}[，,](?<v>${PLACE})(?=[，,。！]|$)`,
  "u",
);

/** 有个网友“夜航船”, 我女儿的名字，一一: names in marks, or beside the word for a name. */
function quotedNames(text: string): Memory[] {
  const marked = MARKED.exec(text)?.groups;
  const beside = BESIDE.exec(text)?.groups;
  return [marked, beside].flatMap((found) => {
    const [thing, value] = [found?.["thing"], found?.["v"]];
    if (thing === undefined || value === undefined || /[我你]|什么|啥/u.test(value)) return [];
    return [{ kind: "name" as const, value, about: keyOf(thing, "zh") }];
  });
}

/** 合租，回龙观: a place alone beside a word for dwelling. */
function placesOf(text: string): Memory[] {
  const place = PLACE_ALONE.exec(text)?.groups?.["v"];
  return place === undefined ? [] : [{ kind: "home", value: place }];
}
