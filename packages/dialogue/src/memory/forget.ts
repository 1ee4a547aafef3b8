import type { Day } from "../asks/calendar.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { plain } from "./clauses.ts";
import { ALL_NAMED } from "./lexicon.ts";
import { readFacts } from "./read-facts.ts";

const FORGET =
  /(?:(?:请|你|就|快|还是|麻烦)*(?:把|将)[^，。！？]{1,20}(?:忘了|忘掉|忘记|删了|删掉|抹掉|擦掉))|^(?:你?(?:也|就|快|还是|请|都)?(?:忘了|忘掉|忘记)(?:它|吧|这|那|刚|我|好不好|好吗|$|，))|(?:你也|请你?|快)(?:忘了|忘掉)|(?:别|不要|不用|甭)(?:再)?(?:记|记着|记住|记下|留着|存)(?!错|仇|混|着我的好)(?:她|他|它|这|那|我|了|啊|$|，|。|名字)|都别记|别再提(?:这|那)|当我没(?:说|讲)|撤回|(?:删掉|抹掉|清掉)(?:它|这|那|刚|吧|$)|\b(?:forget (?:that|it|what i|the rest|about|i (?:said|mentioned)|everything|all|my|her|his)|don't (?:remember|keep|save|store|note) (?:that|this|it|any|her|his|my)|do not remember|scrub|delete (?:that|this|her|his|what|my)|erase (?:that|this|her|his|what|my)|wipe (?:that|this)|strike that|pretend i (?:didn't|never)|never mind that|unremember)\b/iu;
/** “忘了带伞” and “I'll never forget that day” forget something else. */
const NOT_FORGET =
  /我(?:又|都|差点|总|老|已经|早)?(?:忘了|忘记|忘掉)(?!吧)|别忘了|不要忘|don't forget|never forget|can't forget|忘不了|忘了(?:带|关|拿|吃|买|锁|戴)|forget to|you forget|\b(?:i|i'll|we|she|he|they|always|never) (?:always |never |just |keep |still )?forget|[？?]\s*$/iu;

/** Whether a text asks for something to be forgotten. */
export const isForgetting = (text: string): boolean => {
  const clean = plain(text);
  if (/^(?:how|what|where|why|can i|怎么|如何)/iu.test(clean)) return false;
  return (
    clean.length < 120 &&
    FORGET.test(clean) &&
    !NOT_FORGET.test(clean.replace(/(?:好不好|好吗|行吗|ok)\s*[?？]\s*$/iu, ""))
  );
};

/** Kinds by the words people name them with. */
// biome-ignore format: a table
const KIND_WORDS: readonly (readonly [RegExp, readonly MemoryKind[]])[] = [
  [/年龄|年纪|岁数|几岁|\bage\b/iu, ["age"]],
  [/药/u, ["medicine"]],
  [/\bmeds?\b|medication/iu, ["medicine"]],
  [/名字|叫什么|\bname\b/iu, ["name", "nickname"]],
  [/生日|birthday/iu, ["birthday"]],
  [/住|地址|家在|address|where i live/iu, ["home"]],
  [/工作|公司|上班|\bjob\b|work/iu, ["job", "employer"]],
  [/过敏|allerg/iu, ["allergy"]],
  [/病|illness|diagnosis/iu, ["health"]],
  [/计划|安排|\bplan/iu, ["plan"]],
];

/** The memories that a text which asks to forget means. Without a word for them, those of the line before. */
export function forgottenBy(
  given: string,
  { memories, before, today }: { memories: readonly Memory[]; before: readonly string[]; today: Day | null },
): Memory[] {
  const text = plain(given);
  const spared =
    /(?:除了|只记|只留)(?<s>[^，。！？]{1,12}?)(?:以外|之外|别的|其他|都|，|$)|\bkeep (?:the |my )?(?<e>[a-z]+)/iu.exec(
      text,
    );
  const sparedKinds = kindsNamed(spared?.groups?.["s"] ?? spared?.groups?.["e"] ?? "");
  const recent = recentOf(memories, before, today);
  if (spared !== null) return recent.filter(({ kind }) => !sparedKinds.includes(kind));
  if (/所有|一切|全部|everything|\ball\b/iu.test(text) && !/刚|that/iu.test(text)) return [...memories];
  const named = ALL_NAMED.filter(({ wordsZh, wordsEn }) =>
    new RegExp(`(?:我|我家)(?:的)?(?:${wordsZh})|\\bmy (?:${wordsEn})\\b`, "iu").test(text),
  ).map(({ key }) => key);
  const kinds = kindsNamed(text.replaceAll(/记着她?他?名字/gu, ""));
  const words = memories.filter(({ value }) => value.length > 1 && text.includes(value));
  if (words.length > 0) return words;
  const ofNamed = memories.filter(
    ({ about, value, kind }) =>
      (about !== undefined && named.some((key) => about === key || about.startsWith(`${key}'s`))) ||
      (about === undefined && kind !== "like" && named.some((key) => mentions(value, key))),
  );
  const ofKind = (named.length > 0 ? ofNamed : recent).filter(
    ({ kind }) => kinds.length === 0 || kinds.includes(kind),
  );
  if (named.length > 0) return ofKind.length > 0 ? ofKind : ofNamed;
  if (ofKind.length > 0) return ofKind;
  const older =
    kinds.length > 0 && recent.length === 0 ? memories.filter(({ kind }) => kinds.includes(kind)) : [];
  return older.length > 0 ? older : recent;
}

const kindsNamed = (text: string): MemoryKind[] =>
  KIND_WORDS.flatMap(([pattern, kinds]) => (pattern.test(text) ? kinds : []));

function mentions(value: string, key: string): boolean {
  const naming = ALL_NAMED.find((one) => one.key === key);
  return (
    naming !== undefined && new RegExp(`${naming.wordsZh}|\\b(?:${naming.wordsEn})\\b`, "iu").test(value)
  );
}

/** The memories that the last line which gave any has given. */
function recentOf(memories: readonly Memory[], before: readonly string[], today: Day | null): Memory[] {
  for (const line of before.slice(-3).reverse()) {
    const facts = readFacts(line, { today });
    const held = memories.filter(({ kind, value, about }) =>
      facts.some((fact) => fact.kind === kind && fact.value === value && fact.about === about),
    );
    if (held.length > 0) return held;
  }
  return [];
}
