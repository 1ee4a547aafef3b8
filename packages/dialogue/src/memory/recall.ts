import { inDigits } from "../asks/numbers.ts";
import type { Line, Memory } from "../dialogue.ts";
import { isQuestion } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";
import { type AskedFact, askedFact } from "./asked-fact.ts";
import { clausesOf, isNoStatement, plain } from "./clauses.ts";
import { dayIn, isoOf, todayOf } from "./days.ts";
import { namingOf } from "./lexicon.ts";
import { BANTER } from "./read-facts.ts";
import { tidy } from "./rule.ts";
import { sayMemory, toSecondPerson } from "./say-memory.ts";
import { validLines } from "./understand.ts";

/** What is known of a question about the person: a sentence without its full stop, or that it is unknown. */
export type Recalled =
  | {
      readonly fact: string;
      readonly isQuoted: boolean /** Asked of what was just said: 几点？ is no question of the clock. */;
      readonly isRecent?: boolean;
    }
  | { readonly fact: null };

/** What a question is answered from. */
export interface Remembered {
  readonly memories: readonly Memory[];
  /** The chat's lines, oldest first. */
  readonly history: readonly Line[];
  readonly now?: string | undefined;
}

const FAMILIES: readonly (readonly string[])[] = [
  ["husband", "wife", "spouse", "partner", "boyfriend", "girlfriend"],
  ["child", "son", "daughter", "children", "eldest child", "second child", "youngest child"],
  ["friend", "best friend", "online friend"],
  ["grandmother", "maternal grandmother"],
  ["grandfather", "maternal grandfather"],
  ["brother", "older brother", "younger brother"],
  ["sister", "older sister", "younger sister"],
  ["fish", "goldfish"],
];

/** Words too wide to stand for another: 弟弟 is no 哥哥, but 弟弟 is a 兄弟. */
function isSameOne(asked: string, held: string): boolean {
  if (asked === held) return true;
  const family = FAMILIES.find((one) => one.includes(asked) && one.includes(held));
  if (family === undefined) return false;
  const isExact = (key: string): boolean =>
    /^(?:older|younger|eldest|second|youngest) |^(?:son|daughter)$/u.test(key);
  return !isExact(asked) || !isExact(held);
}

/** Whom a name stands for, of those known. */
const ownerOf = (name: string, memories: readonly Memory[]): string | undefined =>
  memories.find(
    ({ kind, value, about }) =>
      (kind === "name" || kind === "nickname") && about !== undefined && value === name,
  )?.about;

const namesIn = (memories: readonly Memory[]): string[] =>
  memories.flatMap(({ kind, value, about }) =>
    (kind === "name" || kind === "nickname") && about !== undefined ? [value] : [],
  );

/**
 * The answer to a question about the person, from what is remembered, else from the person's own lines; that it is unknown;
 * or null where the text asks no such thing. Pure.
 */
export function recall(text: string, { memories, history, now }: Remembered): Recalled | null {
  const parts = text
    .split(/[，,]|(?<=[a-z]) and (?=what|when|where|who|how)/u)
    .filter((part) => part.trim() !== "");
  if (parts.length === 2 && text.length < 40) {
    const answers = parts.map((part) => recallOne(part, { memories, history, now }));
    const facts = answers.flatMap((one) => (one === null || one.fact === null ? [] : [one.fact]));
    if (facts.length === 2)
      return { fact: [...new Set(facts)].join(/\p{Script=Han}/u.test(text) ? "，" : "; "), isQuoted: false };
  }
  return recallOne(text, { memories, history, now });
}

function recallOne(text: string, { memories, history, now }: Remembered): Recalled | null {
  const asked = askedFact(text, namesIn(memories));
  if (asked === null) return null;
  const known = fromMemories(asked, memories, now);
  if (known !== null && hasAll(known, asked)) return { fact: known, isQuoted: false };
  const lines = history.flatMap(({ from, text: said }) =>
    from === "user" && !isQuestion(said) ? [said] : [],
  );
  const quoted =
    asked.isSure || asked.isElliptical ? quote(asked, validLines(lines.slice(-40), now), memories) : null;
  if (quoted !== null) {
    const said = asked.language === "zh" ? `你说过：“${quoted}”` : `you said: “${quoted}”`;
    return {
      fact: known === null ? said : `${known}${asked.language === "zh" ? "。" : ". "}${said}`,
      isQuoted: true,
      isRecent: asked.isElliptical && /点|time/iu.test(asked.text),
    };
  }
  if (known !== null) return { fact: known, isQuoted: false };
  return asked.isSure ? { fact: null } : null;
}

/** Whether a sentence has the number, the hour or the person that is asked for besides. */
function hasAll(sentence: string, { text }: AskedFact): boolean {
  const detail = detailOf(text);
  return detail === null || detail.test(inDigits(sentence));
}

/** Numbers, hours and companions that a question asks for. */
function detailOf(text: string): RegExp | null {
  if (/几点|what time|什么时候吃/iu.test(text)) return /\d+\s*(?:点|:|am|pm)|\bat \d|早|晚|morning|night/iu;
  const unit = /(?:几|多少)(?<u>[只条个头把楼级年月分糖度字遍次回天岁块本包套辆台斤公里位名])/u.exec(text)
    ?.groups?.["u"];
  if (unit === "分" && /几分糖/u.test(text)) return /\d+分/u;
  if (unit !== undefined && unit !== "岁" && unit !== "级" && unit !== "月" && unit !== "年")
    return new RegExp(`\\d+\\.?\\d*\\s*(?:[k千万]?)${unit}`, "iu");
  if (/多久|几年|how long|how many years/iu.test(text))
    return /\d+\s*(?:年|个月|天|周|years?|months?|days?|weeks?)|since|半辈子/iu;
  if (/多少|how (?:much|many)|几次|几遍/iu.test(text)) return /\d/u;
  if (/(?:跟|和|带|陪|送|见)谁|who with|with who/iu.test(text)) return /跟|和|带|陪|送|with|爸|妈|孩子/iu;
  return null;
}

function fromMemories(asked: AskedFact, memories: readonly Memory[], now: string | undefined): string | null {
  const { about, kinds, language, text } = asked;
  const owner = ownerOf(about, memories);
  if (owner !== undefined && /谁|什么人|who(?:'s| is| was)|what kind of animal/iu.test(text)) {
    const naming = namingOf(owner);
    const more = memories.find((one) => one.about === owner && one.kind === "job");
    const called =
      language === "zh" ? `${about}是你的${naming?.zh ?? owner}` : `${about} is your ${naming?.en ?? owner}`;
    return more === undefined
      ? called
      : `${called}${language === "zh" ? "，" : "; "}${sayMemory(more, language)}`;
  }
  const target = owner ?? about;
  const others = memories.flatMap((one) => (one.about === undefined ? [] : [one.about]));
  const isTheirs = (one: Memory): boolean => {
    if (target === "me") return one.about === undefined || isPart(one, asked);
    if (target === "they") return one.about !== undefined && one.about === others.at(-1);
    return one.about !== undefined && (isSameOne(target, one.about) || one.about.endsWith(`'s ${target}`));
  };
  const theirs = memories.filter(isTheirs);
  const byKind = theirs.filter(
    ({ kind, value }) => kinds.includes(kind) && (asked.fits === undefined || asked.fits.test(value)),
  );
  const wanted = kinds.length > 0 ? byKind : sharing(theirs, text);
  const today = todayOf(now);
  const day = today === null ? null : dayIn(text, today);
  const onDay = day === null ? [] : theirs.filter(({ when }) => when === isoOf(day));
  if (onDay.length > 0 && /plan|event/u.test(kinds.join())) return sayAll(onDay.slice(-2), asked);
  if (wanted.length === 0) return null;
  // A day that is asked for and that nothing has is unknown.
  if (
    day !== null &&
    kinds.includes("plan") &&
    wanted.some(({ when }) => when !== undefined && when !== isoOf(day))
  ) {
    const others = wanted.filter(({ when }) => when === undefined);
    return others.length > 0 ? sayAll(others.slice(-1), asked) : null;
  }
  const best = ranked(wanted, asked).filter((one) => isOfTheMatter(one, asked));
  return best.length === 0 ? null : sayAll(best, asked);
}

/** Whether a plan or an event is the one that is asked about: “when is the wedding” is no question of a breakfast. */
function isOfTheMatter({ kind, value }: Memory, { text, kinds }: AskedFact): boolean {
  if ((kind !== "plan" && kind !== "event") || !kinds.includes("birthday")) return true;
  const terms = contentOf(text);
  return terms.size === 0 || [...contentOf(value)].some((term) => terms.has(term));
}

/** The memories that share words with a question whose kind is not known: 我答应过女儿什么. */
function sharing(memories: readonly Memory[], text: string): Memory[] {
  const terms = contentOf(text);
  return memories.filter(({ value }) =>
    [...contentOf(value)].some((term) => term.length > 1 && terms.has(term)),
  );
}

/** “Who do I like” and “how many cats” are of the person, though the memory is of another. */
const isPart = ({ kind, about }: Memory, { kinds, text }: AskedFact): boolean =>
  (about === "crush" && /喜欢的人|喜欢谁/u.test(text)) || (kinds.includes("breed") && kind === "breed");

/** The memories that fit best: by the words they share with the question, then by the order of kinds, then the newest. */
function ranked(wanted: readonly Memory[], { text, kinds }: AskedFact): Memory[] {
  const terms = contentOf(text);
  const scored = wanted.map((memory, at) => {
    const shared = [...contentOf(memory.value)].filter((term) => terms.has(term)).length;
    return { memory, score: shared * 10 - kinds.indexOf(memory.kind) * 3 + at * 0.1 };
  });
  scored.sort((a, b) => b.score - a.score);
  const [first] = scored;
  if (first === undefined) return [];
  const kind = first.memory.kind;
  const many: ReadonlySet<string> = new Set([
    "like",
    "language",
    "allergy",
    "study",
    "family",
    "health",
    "medicine",
    "habit",
    "dislike",
    "breed",
    "pet",
    "age",
    "birthday",
    "job",
    "employer",
    "nickname",
    "name",
  ]);
  if (!many.has(kind)) return [first.memory];
  const isOther = (one: Memory): boolean => one === first.memory || kinds.includes(one.kind);
  return scored
    .map(({ memory }) => memory)
    .filter((one) => isOther(one) && one.about === first.memory.about)
    .slice(0, 3);
}

const sayAll = (memories: readonly Memory[], { language }: AskedFact): string =>
  memories.map((memory) => sayMemory(memory, language)).join(language === "zh" ? "，" : "; ");

/** Verbs by their base form, so that “what did I buy” finds “bought”. */
const BASE: Readonly<Record<string, string>> = Object.fromEntries(
  "bought:buy went:go got:get made:make took:take lost:lose won:win met:meet saw:see gave:give broke:break found:find ran:run wrote:write taught:teach ate:eat drank:drink left:leave fell:fall kept:keep built:build sang:sing drove:drive flew:fly flying:fly running:run baking:bake working:work worked:work studying:study studied:study moved:move adopted:adopt married:wedding uni:university college:university"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** The words of a text that carry its matter, without those of questions. */
function contentOf(text: string): Set<string> {
  const bare = inDigits(text)
    .replaceAll(
      /什么|怎么|哪[里儿个家天]?|多少|几|谁|啥|干嘛|来着|吗|呢|呀|的|了|我|你|今天|现在|最近|一般|平时|到底|喜欢|知道|记得/gu,
      " ",
    )
    .replaceAll(
      /\b(?:what|which|where|when|who|how|why|did|do|does|am|is|are|was|were|my|i|me|the|a|an|to|of|in|on|at|it|for|have|has|had|will|be|been|and|say|called|name|s)\b/gu,
      " ",
    );
  const words = bare.replaceAll(/\p{Script=Latin}+/gu, (word) => BASE[word] ?? word);
  return new Set(
    [...termsOf(words)]
      .filter(([term, weight]) => weight >= 0.35 && (term.length > 1 || /\p{Script=Han}/u.test(term)))
      .map(([term]) => term),
  );
}

const PERSON_WORDS = /\p{Script=Han}/u;

/** What the person said of it themselves: the clause that answers, with what stands beside it. */
function quote(asked: AskedFact, lines: readonly string[], memories: readonly Memory[]): string | null {
  const named = asked.about === "me" || asked.about === "they" ? null : wordsOf(asked.about, memories);
  const terms = contentOf(asked.text);
  const detail = detailOf(asked.text);
  const recentOnes = new Set(lines.slice(-3).map(statementOf));
  let best: { score: number; shared: number; text: string } | undefined;
  for (const [at, line] of lines.slice(-40).entries()) {
    if (isNoStatement(line) || BANTER.test(line)) continue;
    const text = statementOf(line);
    if (text === "" || (named !== null && !named.test(line))) continue;
    const digits = inDigits(text);
    if (asked.evidence !== null && !asked.evidence.test(text)) continue;
    if (detail !== null && !detail.test(digits)) continue;
    const words = contentOf(text);
    const shared = [...terms].filter((term) => words.has(term)).length;
    const score =
      shared * 2 +
      (detail === null ? 0 : 3) +
      (named === null ? 0 : 2) +
      (asked.evidence === null ? 0 : 0.5) +
      at * 0.01;
    if (best === undefined || score > best.score) best = { score, shared, text };
  }
  if (best === undefined) return null;
  const isRecent = recentOnes.has(best.text);
  const isTyped =
    asked.evidence !== null || detail !== null || asked.kinds.length > 0 || asked.about === "they";
  const isStrong = asked.kinds.some(
    (kind) => kind === "pastJob" || kind === "allergy" || kind === "medicine",
  );
  // A question with matter of its own is not about what was just said.
  const isOther = asked.about !== "they" && best.shared === 0 && [...terms].some((term) => term.length > 1);
  const least =
    isRecent && ((asked.isElliptical && isTyped && !isOther) || (isStrong && asked.evidence !== null))
      ? 0
      : 2;
  if (best.score < least) return null;
  return toSecondPerson(tidy(best.text));
}

/** The part of a line that states something, at most a hundred signs. */
function statementOf(line: string): string {
  const clauses = clausesOf(line).map(({ text }) => text);
  const joined = clauses.join(PERSON_WORDS.test(plain(line)) ? "，" : ", ");
  return joined.slice(0, 120);
}

/** The words for whom a question names, and the names they have. */
function wordsOf(about: string, memories: readonly Memory[]): RegExp {
  const owner = ownerOf(about, memories) ?? about;
  const naming = namingOf(owner);
  const names = memories.flatMap((one) => (one.about === owner && one.kind === "name" ? [one.value] : []));
  const escaped = [about, ...names].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(
    [...escaped, ...(naming === undefined ? [] : [naming.wordsZh, `\\b(?:${naming.wordsEn})`])].join("|"),
    "iu",
  );
}
