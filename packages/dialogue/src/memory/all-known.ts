import type { Memory, MemoryKind } from "../dialogue.ts";
import { dayIn, isoOf, todayOf } from "./days.ts";
import { isAnimal, namingOf, PEOPLE } from "./lexicon.ts";
import { sayMemory } from "./say-memory.ts";
import { keyOf } from "./subjects.ts";

const ALL_ZH =
  /(?:记得|记住|记着|记了|知道|了解|晓得|清楚|掌握)(?:了|着)?(?:些)?(?:关于)?我(?:的)?(?:些)?(?:多少|什么|啥|哪些|哪几)(?!名|时候|意思)|关于我[^。！？]{0,8}(?:知道|记得|了解|记住|记着|清楚)[^。！？]{0,4}(?:什么|啥|多少|哪些)|我(?:都|已经)?(?:跟|和|对|给)你(?:都)?(?:说|讲|提|聊|透露)过?(?:了)?(?:我的?|自己的?|关于我的?)[^。！？]{0,4}(?:什么|啥|哪些|多少|事)|(?:跟|和|对)你(?:说|讲|提)过(?:我的)?(?:哪些|什么|多少)(?:事|东西)?(?:情)?[？?呀啊呢]*$|对我(?:都|有|还)?(?:多少)?(?:了解|知道|记得|认识)(?:了)?(?:多少|些?什么|些啥|啥|几分|$)|(?:记得|知道|了解|记住)的?(?:关于)?我的?(?:事|情况|一切|东西|信息|都)|(?:说说|讲讲|讲一[讲下]|列|数|总结|复述)[^。！？]{0,8}(?:对我|关于我|记得我|了解我|知道我|记住我)|记(?:得|着|住)我(?:的)?(?:吗|么|不)?[，,？?]?(?:都)?(?:说说看?|讲讲|讲来听听)|你了解我(?:吗|么|$)|记(?:得|着)(?:我)?哪些(?:我的)?事/u;
const KNOWS =
  "(?:know|remember|recall|learn(?:ed|t)?|noted|got|have|remembered|stored|figured out|picked up|gathered)";
const ALL_EN = new RegExp(
  String.raw`\b(?:what|wat|how (?:much|well)|everything|anything|all|list|things|stuff|remind me|tell me|summari[sz]e)\b[^.!?]{0,40}\b${KNOWS}\b[^.!?,]{0,14} (?:about|of|on|bout|abt|'bout) (?:me|us|my (?:people|family|life)|myself)\b(?! too)|\b(?:what|how much|everything|all)\b[^.!?]{0,16}\bi(?:'ve| have)? (?:told|tell|shared|said|mentioned)\b[^.!?]{0,10}\b(?:about (?:me|myself)|of myself|so far)|\bhow well do you know me\b|\bdo you (?:even |really |actually )?know me\b|\b(?:remember|know) anything (?:at all )?about me`,
  "iu",
);

const OF_ZH = new RegExp(
  `(?:关于|对)?我(?:家)?的?(${PEOPLE.map(({ wordsZh }) => wordsZh).join("|")})[^。！？]{0,3}(?:你)?(?:都|还)?(?:知道|记得|了解)(?:些)?(?:什么|多少|啥)|(?:知道|记得|了解)我(?:家)?的?(${PEOPLE.map(({ wordsZh }) => wordsZh).join("|")})(?:的)?(?:些)?(?:什么|多少|哪些|啥)`,
  "u",
);
const OF_EN =
  /\bwhat (?:else )?(?:do|did|can|have) you (?:still )?(?:know|remember|recall)(?: so far)? (?:about|of) (?<my>my |our )?(?<who>[a-z' ]+?)(?: so far)?\W*$/iu;

/** Of whom a text asks everything that is known: `me`, a key or a name; null where it asks no such thing. */
export function askedAll(text: string, memories: readonly Memory[]): string | null {
  if (ALL_ZH.test(text) || ALL_EN.test(text)) return "me";
  const zh = OF_ZH.exec(text);
  if (zh !== null) return keyOf(zh[1] ?? zh[2] ?? "", "zh");
  const found = OF_EN.exec(text)?.groups;
  const who = found?.["who"];
  if (who === undefined) return null;
  const named = memories.find(
    ({ kind, value }) => kind === "name" && value.toLowerCase() === who.toLowerCase(),
  );
  if (named?.about !== undefined) return named.about;
  const key = keyOf(who, "en");
  return found?.["my"] === undefined || namingOf(key) === undefined ? null : key;
}

/** What is said first of a person; kinds that are not here come last. */
const ORDER: readonly MemoryKind[] = [
  ...([
    "name",
    "nickname",
    "age",
    "job",
    "employer",
    "study",
    "home",
    "origin",
    "partnership",
    "family",
  ] as const),
  ...([
    "pet",
    "like",
    "dislike",
    "allergy",
    "skill",
    "language",
    "birthday",
    "plan",
    "habit",
    "health",
  ] as const),
  ...(["pastJob", "livesWith", "wish", "worry", "belonging", "died", "breed", "zodiac"] as const),
];
const rank = ({ kind }: Memory): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** Of these a person has several; of the others the newest holds. */
const SEVERAL: ReadonlySet<MemoryKind> = new Set([
  "like",
  "dislike",
  "pet",
  "plan",
  "allergy",
  "health",
  "language",
  "skill",
  "family",
]);

const MOST = { mine: 5, theirs: 4 };
/** What was only said in passing, and is worth no place here. */
const PASSING: ReadonlySet<MemoryKind> = new Set(["event", "other", "money", "medicine"]);

const isNear = (one: Memory, other: Memory): boolean =>
  (one.about ?? "") === (other.about ?? "") &&
  one !== other &&
  ((one.kind === other.kind && !SEVERAL.has(one.kind)) ||
    one.value.includes(other.value) ||
    other.value.includes(one.value));

function chosen(memories: readonly Memory[], now: string | undefined): Memory[] {
  const today = todayOf(now);
  const dayToday = today === null ? "" : isoOf(dayIn("今天", today) ?? today);
  const animals = memories.flatMap(({ kind, about }) =>
    kind === "name" && about !== undefined && isAnimal(about) ? [about] : [],
  );
  const fits = ({ kind, value, when, about }: Memory): boolean => {
    if (PASSING.has(kind) || value.length > 40 || /[?？]|什么|怎么|谁|星期几|几[点号]/u.test(value))
      return false;
    if (Array.from(value).length < 2 && kind !== "age" && kind !== "name") return false;
    if (kind === "plan" && /是|^(?:星期|周|礼拜)[一二三四五六日天]$/u.test(value)) return false;
    if (kind === "study" && /^(?:打算|想|准备)/u.test(value)) return false;
    if (kind === "plan")
      return when === undefined ? value.length <= 24 && /\p{L}{2}/u.test(value) : when >= dayToday;
    const isNamed =
      kind === "pet" &&
      about === undefined &&
      animals.some((key) => value.includes(namingOf(key)?.zh ?? key) || value.includes(key));
    return !isNamed;
  };
  const left: Memory[] = [];
  for (const memory of memories.filter(fits).reverse())
    if (!left.some((held) => isNear(held, memory))) left.unshift(memory);
  return left.sort((one, other) => rank(one) - rank(other));
}

/** Likings are said as one: you like hiking and tea. */
function merged(memories: readonly Memory[], language: "zh" | "en"): Memory[] {
  const out: Memory[] = [];
  for (const memory of memories) {
    const at = out.findIndex(
      ({ kind, about }) =>
        kind === memory.kind &&
        (about ?? "") === (memory.about ?? "") &&
        (kind === "like" || kind === "dislike"),
    );
    const held = out[at];
    if (held === undefined) out.push(memory);
    else if (!/ and |和/u.test(held.value))
      out[at] = { ...held, value: `${held.value}${language === "zh" ? "和" : " and "}${memory.value}` };
  }
  return out;
}

const listed = (parts: readonly string[], language: "zh" | "en"): string => {
  if (language === "zh") return parts.join("；");
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
};

/**
 * All that is worth saying of the person and of theirs, or of one of theirs, as one sentence without its full stop; null
 * where nothing is known. Pure.
 */
export function sayAllKnown(
  memories: readonly Memory[],
  { of, language, now }: { of: string; language: "zh" | "en"; now?: string | undefined },
): string | null {
  const all = merged(chosen(memories, now), language);
  const mine = of === "me" ? all.filter(({ about }) => about === undefined).slice(0, MOST.mine) : [];
  const theirs = all.filter(
    ({ about }) => about !== undefined && (of === "me" || about === of || about.startsWith(`${of}'s `)),
  );
  const spread = (of === "me" ? oneEach(theirs) : theirs).slice(0, MOST.theirs);
  const others = spread.flatMap((memory) => saidOf(memory, { all: spread, language }));
  const own = mine.map((memory) => sayMemory(memory, language));
  if (own.length + others.length === 0) return null;
  if (language === "en") return listed([...own, ...others], "en");
  const [first, ...rest] = own;
  const self =
    first === undefined
      ? []
      : [[first, ...rest.map((text) => text.replace(/^你(?!的|\p{Script=Han}{0,2}家里)/u, ""))].join("，")];
  return listed([...self, ...others], "zh");
}

/** A fact of somebody named is said with the name: your dog Biscuit is a beagle. */
function saidOf(
  memory: Memory,
  { all, language }: { all: readonly Memory[]; language: "zh" | "en" },
): string[] {
  const name = all.find(({ kind, about }) => kind === "name" && about === memory.about);
  const rest = all.filter((one) => one.about === memory.about && one !== name);
  if (name === undefined || rest.length === 0) return [sayMemory(memory, language)];
  if (memory === name) return [];
  const before = language === "en" ? " is called " : "叫";
  const [subject = ""] = sayMemory(name, language).split(before);
  const text = sayMemory(memory, language);
  const called = name.value.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
  const isFirst = rest[0] === memory;
  return [
    isFirst
      ? text.replace(subject, `${subject}${language === "en" ? " " : ""}${called}`)
      : text.replace(subject, called),
  ];
}

/** Two facts at most of each of somebody's people, so that one of them does not fill the answer. */
function oneEach(memories: readonly Memory[]): Memory[] {
  const keys = [...new Set(memories.map(({ about }) => about))];
  return keys.flatMap((key) =>
    memories.filter(({ about }) => about === key).slice(0, keys.length > 2 ? 1 : 2),
  );
}
