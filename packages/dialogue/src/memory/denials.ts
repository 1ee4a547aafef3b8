import type { Memory, MemoryKind } from "../dialogue.ts";
import { clausesOf, plain } from "./clauses.ts";
import { ALL_NAMED, ANIMALS, isAnimal, isPerson, PEOPLE } from "./lexicon.ts";
import { keyOf, predicateOf } from "./subjects.ts";

/** What a line takes from the one it was given to, or denies. */
export interface Change {
  readonly added: Memory[];
  readonly removed: Memory[];
}

const words = (naming: typeof PEOPLE, language: "zh" | "en"): string =>
  naming.map(({ wordsZh, wordsEn }) => (language === "zh" ? wordsZh : wordsEn)).join("|");

/** A thing said not to be the person's own. */
const NOT_MINE =
  /不是(?:说)?我(?:自己|本人)?(?![们家的\p{Script=Han}])|又不是我(?!\p{Script=Han})|不是我(?:的|家的?)|也?没说(?:是)?我|那是(?:说)?我|这是(?:说)?我|我说的是我|我(?:可)?(?:没|不)|是我(?!自己|说|记|本人|的错)|\bnot me\b|\bnot mine\b|\bnot my\b|\bthat(?:'s| is| was) my\b|\bit(?:'s| is| was) my\b|\bi meant my\b|\bi(?:'m| am| do|'ve| have)(?: not|n't)\b|\b(?:don't|doesn't|isn't)\b|'s (?:\w+), not\b/iu;

const THEIRS_ZH = new RegExp(
  `(?:(?:是|那是|说的是|这是|指的?是|才是)(?:我(?:家)?的?)?|我(?:家)?的?|(?=我))(${words(PEOPLE, "zh")})(?:的)?(?![^，。]{0,3}(?:说|问|让))|^(?:是)?(${words(PEOPLE, "zh")})(?=[，,。]|的|才)`,
  "u",
);
const THEIRS_EN = new RegExp(String.raw`\bmy (?:\w+ )?(${words(PEOPLE, "en")})\b`, "iu");

/** Whom a line names as the one that was meant: the person of theirs that stands in no denial. */
function meantOne(text: string, names: Readonly<Record<string, string>>): string | undefined {
  for (const part of text.split(/[，,。.!！;；\n]|(?<= )(?=not )/u)) {
    if (
      /不是我(?:的|家)?\p{Script=Han}|\bnot my\b|\bnot (?:me|mine)\b/iu.test(part) &&
      !part.endsWith("不是我")
    )
      continue;
    const zh = THEIRS_ZH.exec(part);
    if (zh !== null) return keyOf(zh[1] ?? zh[2] ?? "", "zh");
    const en = THEIRS_EN.exec(part);
    if (en !== null) return keyOf(en[1] ?? "", "en");
    const named = Object.keys(names).find(
      (name) => name.length > 1 && part.toLowerCase().includes(name.toLowerCase()),
    );
    if (named !== undefined) return names[named];
  }
  return undefined;
}

/** What was written down as the person's and is somebody else's: “that's my boss, not me”, 过敏的是我儿子. */
function handedOn(text: string, { memories, held, names }: Stock): Change | null {
  if (!NOT_MINE.test(text)) return null;
  const owner = meantOne(text, names);
  if (owner === undefined) return null;
  const mine = memories.filter(
    ({ about, kind }) => about === undefined && kind !== "name" && kind !== "nickname",
  );
  const named = mine.filter(({ value }) => mentions(text, value));
  const moved = (named.length > 0 ? named : mine.filter((one) => held.includes(one))).filter(
    ({ value }) => !isDeniedOf(text, value, owner, names),
  );
  if (moved.length > 0) return { added: moved.map((one) => ({ ...one, about: owner })), removed: moved };
  return ofAnother(text, owner, memories);
}

/** Whether the clause with a value denies it of the owner too: 豆豆没发烧，也不是我. */
function isDeniedOf(
  text: string,
  value: string,
  owner: string,
  names: Readonly<Record<string, string>>,
): boolean {
  const clause = clausesOf(text).find((one) => one.text.includes(value));
  if (clause === undefined || !denies(clause.text, value)) return false;
  return predicateOf(clause.text, clause.language, { subject: "me", names }).subject === owner;
}

/** “It's Kate's baby, not mine”: what was of my baby is of Kate's. */
function ofAnother(text: string, owner: string, memories: readonly Memory[]): Change | null {
  const word = /(?:'s|的)\s*([a-z]+|\p{Script=Han}{1,3})[，,\s]*(?:not mine|不是我)/iu.exec(text)?.[1];
  const thing = word === undefined ? "" : keyOf(word, /\p{Script=Han}/u.test(word) ? "zh" : "en");
  const moved = memories.filter(({ about }) => about === thing && about !== owner);
  return moved.length === 0
    ? null
    : { added: moved.map((one) => ({ ...one, about: `${owner}'s ${thing}` })), removed: moved };
}

const mentions = (text: string, value: string): boolean => {
  const stem = value.replace(/^(?:an?|the|my|two|一[只个条]) ?/iu, "").toLowerCase();
  return stem.length > 1 && text.toLowerCase().includes(stem);
};

const IS_ZH = new RegExp(
  `(?<v>\\p{Script=Han}{2,4}?|[A-Za-z]+)(?:她|他|它)?(?:可|其实|才)?是(?:我(?:家)?(?:的)?(?<k>${words([...PEOPLE, ...ANIMALS], "zh")})|(?:只|条|一[只条个])?(?<a>${words(ANIMALS, "zh")}))`,
  "u",
);
const IS_EN = new RegExp(
  String.raw`\b(?<v>\p{L}[\p{L}'-]+)(?: is| was|'s(?= (?:my|an?|the|actually|really)\b)) (?:actually |really )?(?:my (?:\w+ )?(?<k>${words([...PEOPLE, ...ANIMALS], "en")})|(?:an?|the) (?<a>${words(ANIMALS, "en")}))\b`,
  "u",
);

const ONE_FOR_ANOTHER = [
  new RegExp(
    `不是(?:我)?(?<old>${words(PEOPLE, "zh")})[，,。\\s]*(?:而)?是(?:我(?:家)?的?)?(?<next>${words(PEOPLE, "zh")})`,
    "u",
  ),
  new RegExp(
    `是(?:我(?:家)?的?)?(?<next>${words(PEOPLE, "zh")})[，,。\\s]*(?:可|又)?不是(?:我)?(?<old>${words(PEOPLE, "zh")})`,
    "u",
  ),
  new RegExp(
    String.raw`\bmy (?<next>${words(PEOPLE, "en")}),? not (?:my )?(?<old>${words(PEOPLE, "en")})\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\bnot (?:my )?(?<old>${words(PEOPLE, "en")}),? (?:but |it's |it was )?my (?<next>${words(PEOPLE, "en")})\b`,
    "iu",
  ),
];

/** What was said of one of the person's people and is of another: 不是婆婆，是我妈. */
function ofAnotherOne(text: string, { memories, held }: Stock): Change | null {
  for (const [at, pattern] of ONE_FOR_ANOTHER.entries()) {
    const found = pattern.exec(text)?.groups;
    if (found?.["old"] === undefined || found["next"] === undefined) continue;
    const language = at < 2 ? "zh" : "en";
    const [old, next] = [keyOf(found["old"], language), keyOf(found["next"], language)];
    const theirs = memories.filter(({ about }) => about === old);
    const last = theirs.filter((one) => held.includes(one));
    const moved = last.length > 0 ? last : theirs;
    if (moved.length > 0 && old !== next)
      return { added: moved.map((one) => ({ ...one, about: next })), removed: moved };
  }
  return null;
}

/** What was said to be of somebody else's: 猫是我的, “the dog is mine”. */
function mineAfterAll(text: string, { memories }: Stock): Change | null {
  const zh = new RegExp(`(${words(ANIMALS, "zh")})是我(?:的|自己的|家的)`, "u").exec(text)?.[1];
  const en = new RegExp(String.raw`\b(${words(ANIMALS, "en")}) (?:is|'s) (?:mine|my own)\b`, "iu").exec(
    text,
  )?.[1];
  const word = zh ?? en;
  if (word === undefined) return null;
  const key = keyOf(word, zh === undefined ? "en" : "zh");
  const moved = memories.filter(({ about }) => about?.endsWith(`'s ${key}`));
  return moved.length === 0 ? null : { added: moved.map((one) => ({ ...one, about: key })), removed: moved };
}

/** A name that was given to the wrong one: 周晴是我同事，不是我爷爷; “Rufus is a cat”. */
function renamed(text: string, { memories, before }: Stock): Change | null {
  for (const pattern of [IS_ZH, IS_EN]) {
    const found = pattern.exec(
      text.replace(/\b(?:he|she|it)(?:'s| is) (\p{Lu}\p{L}+),? the /u, "$1 is the "),
    )?.groups;
    const name = found?.["v"];
    const word = found?.["k"] ?? found?.["a"];
    if (name === undefined || word === undefined) continue;
    const key = keyOf(word, pattern === IS_ZH ? "zh" : "en");
    const wrong = memories.filter(
      ({ kind, value, about }) =>
        (kind === "name" || kind === "nickname") && about !== key && name.endsWith(value),
    );
    const [first] = wrong;
    if (first === undefined || (first.about === undefined && !isOfSomebody(text))) continue;
    const isKind = first.about !== undefined && isAnimal(first.about) && isAnimal(key);
    // What was said in the line that gave the name belongs to the name.
    const line = before.findLast((one) => one.includes(first.value)) ?? "";
    const along = memories.filter(
      (one) =>
        one.about === first.about && first.about !== undefined && (isKind || mentions(line, one.value)),
    );
    const moved = [...new Set([...wrong, ...along])];
    return { added: moved.map((one) => ({ ...one, about: key })), removed: moved };
  }
  return null;
}

const isOfSomebody = (text: string): boolean => /是我|我家|\bmy\b|不是我/iu.test(text);

/** Kinds that a plain “not” denies without another sign that something is corrected. */
const PLAINLY: ReadonlySet<MemoryKind> = new Set([
  "name",
  "nickname",
  "allergy",
  "health",
  "job",
  "zodiac",
  "home",
  "age",
]);
const SIGN =
  /记错|弄错|搞错|写错|听错|误会|错了|不对|没说过|没讲过|没这回事|哪有|不是真的|\b(?:wrong|mistake|mistaken|misunder\w+|never said|didn't say|did not say|not true|no,|nope|who said|untrue|made that up)\b/iu;
const UNSAID =
  /我(?:从来|可|根本|又|压根)?(?:没|没有)(?:跟你|和你)?(?:说|讲|提)(?:过)?(?!完|清|明白|什么呢)|谁说的?我|我(?:啥|什么|几)时候(?:说|讲)|\bi (?:never|didn't|did not)(?: ever)? (?:said|say|tell|told|mention)/iu;

const NEGATED_ZH =
  "(?:没有?|没人|不(?!过|错|仅|但|只|管)是?|不叫|不再|并不|并没|又没|才不|不对|不住)(?:在|对|有|叫|得|是|的)?[^，。！!；;\\s]{0,3}?";
const NEGATED_EN = String.raw`(?:\b(?:not|never|no|isn't|wasn't)\b|n't)(?: \w+){0,3}? ?(?:an? |the |in |to |at |called )?`;

/** Whether a text says that a value is not so. */
function denies(text: string, value: string): boolean {
  const stem = value.replace(/^(?:an?|the|my) /iu, "").replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return stem.length > 1 && new RegExp(`(?:${NEGATED_ZH}|${NEGATED_EN})${stem}(?!\\p{Ll})`, "iu").test(text);
}

/** What a line says is not so: 豆豆没发烧, “I'm not called Call”, “I never said that”. */
function denied(text: string, { memories, held, names }: Stock): Change | null {
  const gone = memories.filter((one) => {
    if (one.kind === "dislike" || one.kind === "other" || (!PLAINLY.has(one.kind) && !SIGN.test(text)))
      return false;
    if (
      !denies(text, one.value) &&
      !(one.kind === "allergy" && /不过敏|not allergic/iu.test(text) && mentions(text, one.value))
    )
      return false;
    return isOfThem(text, one, names);
  });
  const thing = notMine(text);
  if (thing !== undefined)
    gone.push(
      ...memories.filter(
        (one) => one.about === thing && (!isPerson(thing) || held.includes(one) || mentions(text, one.value)),
      ),
    );
  const name = NAME_SAID.exec(text);
  const added: Memory[] = name === null ? [] : [{ kind: "name", value: name[1] ?? name[2] ?? "" }];
  if (gone.length > 0) return { added, removed: [...new Set(gone)] };
  if (!UNSAID.test(text)) return null;
  const named = memories.filter(({ value }) => mentions(text, value));
  const unsaid = named.length > 0 ? named : held;
  return unsaid.length === 0 ? null : { added: [], removed: [...unsaid] };
}

const NAME_SAID =
  /(\p{Lu}[\p{L}'-]+) is my (?:actual |real |first )?name\b|(\p{Script=Han}{2,4}?)是我的?(?:真)?名字?/u;
const NOT_MY = new RegExp(
  `不是我(?:的|家的?)?(${words(ALL_NAMED, "zh")})|\\bnot my (?:\\w+ )?(${words(ALL_NAMED, "en")})\\b`,
  "iu",
);

/** What a line says not to be the person's: my shop, 我爷爷. */
function notMine(text: string): string | undefined {
  const found = NOT_MY.exec(text);
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? undefined : keyOf(word, found?.[1] === undefined ? "en" : "zh");
}

/** Whether the clause that denies is of the one the memory is of, or of nobody that it names. */
function isOfThem(text: string, { about, value }: Memory, names: Readonly<Record<string, string>>): boolean {
  const clause = clausesOf(text).find((one) => one.text.includes(value));
  if (clause === undefined || /也不是我|\b(?:nor|neither|not) me\b/iu.test(text)) return true;
  const { subject, isNamed } = predicateOf(clause.text, clause.language, { subject: "me", names });
  return (
    !isNamed ||
    subject === "nobody" ||
    subject === (about ?? "me") ||
    (subject !== "me" && about === undefined)
  );
}

/** What a correction is read with. */
export interface Stock {
  readonly memories: readonly Memory[];
  /** Those of the line before. */
  readonly held: readonly Memory[];
  /** The person's lines before, oldest first. */
  readonly before: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

const isReadable = (text: string, { memories }: Stock): boolean =>
  text.length <= 160 && memories.length > 0 && !/[?？]\s*$/u.test(text);

/** What a line gives to somebody else than it was written down for; null where it does not. Pure. */
export function reassigned(given: string, stock: Stock): Change | null {
  const text = plain(given);
  return isReadable(text, stock)
    ? (mineAfterAll(text, stock) ??
        renamed(text, stock) ??
        ofAnotherOne(text, stock) ??
        handedOn(text, stock))
    : null;
}

/** What a line says is not so; null where it denies nothing that is known. Pure. */
export function retracted(given: string, stock: Stock): Change | null {
  const text = plain(given);
  return isReadable(text, stock) ? denied(text, stock) : null;
}
