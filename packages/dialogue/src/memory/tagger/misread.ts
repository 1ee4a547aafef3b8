import type { TaggedValue } from "./fact-tagger.ts";

const MONTH = "jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec";

/** What follows a number that is no age: 22楼, 30 miles, 14 Feb. */
const NO_YEARS = new RegExp(
  `^\\s*(?:[楼层号路块元斤米次个天点分秒度页人份件条只台瓶杯公千万%-]|(?:kg|km|mi|miles?|pounds?|dollars?|euros?|bucks?|k|minutes?|mins?|hours?|hrs?|days?|weeks?|pages?|people|floors?|th|st|nd|rd|percent|times|of|am|pm|(?:${MONTH})[a-z]*)(?![a-z]))`,
  "iu",
);
/** What stands before a number that is no age now: “at 10”, “before I'm 50”. */
const NOT_YET =
  /(?<![a-z])(?:at|before|until|till|by|around|when|room|number|no|bus|line)(?: i'm| im| i am| i was)?\s*$/iu;
const NUMBER = /(?:\d|[一二两三四五六七八九十百])$/u;

/** Whose name follows is not the person: 我们家旺财, “my mate Dave”. */
const OF_THEIRS = /(?:[我俺咱]们?家(?:的|那[只条个])?|(?<![a-z])(?:my|our)(?: [a-z]+){0,2})\s*$/iu;

function isNoAge({ start, end, about }: TaggedValue, text: string): boolean {
  const value = text.slice(start, end);
  if (/\p{L}'s\s/u.test(value)) return true;
  if (about === undefined && /(?:个?月|months?)大?$/iu.test(value)) return true;
  return NUMBER.test(value) && (NO_YEARS.test(text.slice(end)) || NOT_YET.test(text.slice(0, start)));
}

/** Parts and counts of animals are none: 养了四只脚, “three legs”. */
const NO_ANIMAL =
  /^(?:[一二两三四五六七八九十几\d]+[只条个头匹]?)?(?:脚|腿|手|眼睛?|耳朵|翅膀|尾巴|爪子?)$|(?<![a-z])(?:reasons?|legs?|feet|eyes?|wings?|ears?|problems?|things?)$/iu;

/** Sighs, and what is said of the hour. */
const NO_THING = /^(?:[哎唉诶啊呀哦噢嗯哈]+|天不早|时候不早|不早)/u;

/** What introduces the person's own name. */
const OWN_NAME =
  /[我俺咱叫名姓是喊称]|(?<![a-z])(?:i|i'm|im|am|me|name|names|name's|this|it's|call|called|by|here|as|hi|hey|hello)(?![a-z])/iu;

/** Whether what stands around a value shows that it is not of its kind or of its holder. Pure. */
export function isMisread(value: TaggedValue, text: string): boolean {
  if (value.kind === "age") return isNoAge(value, text);
  if (value.kind === "pet") return NO_ANIMAL.test(text.slice(value.start, value.end));
  if (value.kind === "like" || value.kind === "dislike")
    return NO_THING.test(text.slice(value.start, value.end));
  if (value.kind !== "name" || value.about !== undefined) return false;
  const head = text.slice(0, value.start);
  const clause = head.split(/[，,。.!！?？;；]/u).at(-1) ?? "";
  return OF_THEIRS.test(head) || (head.trim() !== "" && !OWN_NAME.test(clause));
}
