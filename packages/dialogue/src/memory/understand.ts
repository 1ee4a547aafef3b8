import type { Line, Memory, MemoryKind } from "../dialogue.ts";
import { asks, isNoStatement, isSecret, plain } from "./clauses.ts";
import { corrected, SET_RIGHT } from "./corrections.ts";
import { todayOf } from "./days.ts";
import { forgottenBy, isForgetting } from "./forget.ts";
import { type Reading, readFacts } from "./read-facts.ts";
import { asksOfLife } from "./recall/asked-fact.ts";
import { namesIn } from "./recall/whose.ts";
import { tidy } from "./rule.ts";
import { lastKnown, lastNamed, predicateOf } from "./subjects.ts";
import { withTagged } from "./tagger/tagged-facts.ts";

/** What a text is understood with. */
export interface Known {
  /** What is known already. */
  readonly memories: readonly Memory[];
  /** The lines before, oldest first. */
  readonly history: readonly Line[];
  /** The person's wall clock, as `2026-03-01T23:15`. */
  readonly now?: string | undefined;
  /** The name of the character, which is nobody else's. */
  readonly character?: string | undefined;
}

/** What a text says of the person. */
export interface Understanding {
  /** New facts. */
  readonly added: readonly Memory[];
  /** Known facts that are no longer true, or to be forgotten. */
  readonly removed: readonly Memory[];
  /** Whether the text asks to remember or to forget something. */
  readonly command: "remember" | "forget" | null;
  /** Whether the text corrects what was said or understood before. */
  readonly isCorrection: boolean;
}

/** How much of a line is read, in characters. */
const READ_MOST = 600;

/** For how many lines 她 may mean somebody named before. */
const STILL_MEANT = 4;

/** Of these there is one: a new value replaces the old. */
const SINGLE: ReadonlySet<MemoryKind> = new Set([
  ...(["name", "age", "birthday", "zodiac", "home", "livesWith", "employer", "breed"] as const),
]);

const REMEMBER =
  /^(?:你|请|麻烦)?(?:一定)?(?:要|得)?(?:给我|帮我|替我)?(?:也)?(?:记住|记着点?儿?|记一下|记下来?|存一下|记得|别忘了|备忘)(?!我(?:吗|是谁|叫什么)|吗|没|吧[？?])(?:啊|哦|了|一下|这个|这件事|这点|：|:|,|，|\s)*|^你?(?:帮我|给我|替我)记(?:一?下|着|住|得)?(?:啊|哦|：|:|,|，|\s)*|^(?:please |pls |can you |ok |hey )*(?:remember(?: that| this)?|note to self(?: via you)?|make a note(?: that)?|keep in mind(?: that)?|don't forget(?: that)?|for the record|note that)\b(?!.*\?)[:,\s]*/iu;

const isSame = (one: Memory, other: Memory): boolean =>
  one.kind === other.kind &&
  (one.about ?? "") === (other.about ?? "") &&
  (one.when ?? "") === (other.when ?? "") &&
  one.value === other.value;

/** The character's question before the text, if any. */
const askedBefore = (history: readonly Line[]): string | undefined => {
  const last = history.at(-1);
  return last?.from === "character" ? last.text : undefined;
};

/**
 * What is new in a text, what it replaces, and what it asks to forget. Questions, suppositions, fiction and secrets
 * give nothing. Pure.
 */
export function understand(given: string, { memories, history, now, character }: Known): Understanding {
  const text = given.slice(0, READ_MOST);
  const today = todayOf(now);
  const own = history.filter(({ from }) => from === "user").map((line) => line.text.slice(0, READ_MOST));
  const last = own.at(-1);
  const spoken = last === undefined ? [] : readFacts(last, { today, names: namesIn(memories) });
  const other =
    spoken.findLast(({ about }) => about !== undefined)?.about ??
    own
      .slice(-STILL_MEANT)
      .map(lastNamed)
      .findLast((one) => one !== undefined) ??
    lastKnown(
      text,
      memories.map(({ about }) => about),
    );
  const reading: Reading = { asked: askedBefore(history), today, names: namesIn(memories), other };
  if (isForgetting(text)) {
    const removed = forgottenBy(text, { memories, before: own, today });
    return { added: [], removed, command: "forget", isCorrection: false };
  }
  if (asksOfLife(text, namesIn(memories)))
    return { added: [], removed: [], command: null, isCorrection: false };
  const wish = REMEMBER.exec(plain(text));
  const isCommand =
    wish !== null &&
    !isSecret(text) &&
    !asks(plain(text).slice(wish[0].length)) &&
    !/吗$|什么|啥$/u.test(plain(text));
  const said = isCommand ? plain(text).slice(wish[0].length) : text;
  const correction = corrected(said, { memories, before: own, reading });
  let facts: Memory[] = correction?.added ?? factsOf(said, reading);
  if (isCommand && facts.length === 0 && !isNoStatement(said)) facts = noted(said);
  const isNamed = memories.some(({ kind, about }) => kind === "name" && about === undefined);
  facts = facts.filter((fact) => fact.kind !== "name" || isNaming(text, fact, { character, isNamed }));
  const added = facts.filter((fact) => !memories.some((held) => isSame(held, fact)));
  const replaced = memories.filter(
    (held) =>
      SINGLE.has(held.kind) &&
      !(held.kind === "name" && held.about !== undefined && MANY_OF.test(held.about)) &&
      facts.some((fact) => fact.kind === held.kind && fact.about === held.about && fact.value !== held.value),
  );
  const removed = [...replaced, ...(correction?.removed ?? [])];
  return {
    added,
    removed: memories.filter((held) => removed.some((one) => isSame(one, held))),
    command: isCommand ? "remember" : null,
    isCorrection: (correction?.removed.length ?? 0) > 0 || setsRight(said, replaced),
  };
}

/** Whether a new value is said to be the right one, rather than what has changed since. */
const setsRight = (text: string, replaced: readonly Memory[]): boolean =>
  replaced.length > 0 &&
  (SET_RIGHT.test(text) || (replaced.some(({ kind }) => kind === "name") && NAMES_IT.test(text)));

/** Whether a name is one: no call to the character, and with a word of naming where another name is known. */
function isNaming(
  text: string,
  { value, about }: Memory,
  { character, isNamed }: { character: string | undefined; isNamed: boolean },
): boolean {
  const name = value.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  if (value.toLowerCase() === character?.toLowerCase()) return false;
  const calls = new RegExp(
    String.raw`^${name}[,，!！] ?(?:you|your|can|what|i|我|你|没)|\b(?:good ?night|thanks|thank you|bye|hi|hello|hey|sorry),? ${name}\b|(?:晚安|谢谢|再见|拜拜|你好)[，,]?${name}|${name}(?: is|'s) you\b|${name}是你`,
    "iu",
  );
  if (calls.test(text)) return false;
  if (about !== undefined || !isNamed) return true;
  return new RegExp(
    String.raw`(?:叫|是|姓|名字|喊我|称呼|name|name's|i'?m|i am|it's|it is|call me|called|this is|go by)[是为：: ]*(?:an? )?["“「]?${name}|${name}["”」]?(?: is my|是我的?名)|^${name}[\p{P}\s]*$|, ${name}[\p{P}\s]*$|[，,]${name}[。！!]*$`,
    "iu",
  ).test(text);
}

/** A name is given in so many words. */
const NAMES_IT = /叫|名|是|\b(?:name|called|it's|i'm|i am)\b/iu;
/** Of these there are several, each with a name. */
const MANY_OF = /^(?:parents|children|grandparents)$/u;

/** The facts of a line by the rules and by what was learned. */
function factsOf(text: string, reading: Reading): Memory[] {
  const { asked = "", today, names = {}, other } = reading;
  const ruled = readFacts(text, reading);
  const isSomebody = other !== undefined && other !== "me" && other !== "nobody";
  return withTagged(ruled, { text, before: asked, today, names, ...(isSomebody ? { other } : {}) });
}

/** A sentence that is to be remembered and of which nothing finer is understood. */
function noted(text: string): Memory[] {
  const value = tidy(text);
  const { subject } = predicateOf(value, /\p{Script=Han}/u.test(value) ? "zh" : "en", {
    subject: "me",
    names: {},
  });
  const about = subject === "me" || subject === "nobody" ? {} : { about: subject };
  return value.length < 2 ? [] : [{ kind: "other", value: value.slice(0, 60), ...about }];
}

/** The lines that still hold: without those that a later line corrects or asks to forget. Pure. */
export function validLines(lines: readonly string[], now: string | undefined): string[] {
  const valid: { text: string; facts: readonly Memory[] }[] = [];
  let memories: readonly Memory[] = [];
  for (const text of lines) {
    const history = valid.map((one): Line => ({ from: "user", text: one.text }));
    const { added, removed, command } = understand(text, { memories, history, now });
    memories = [...memories.filter((one) => !removed.includes(one)), ...added];
    if (command === "forget") {
      const left = valid.filter(
        ({ facts }) => facts.length > 0 && !facts.some((one) => removed.includes(one)),
      );
      valid.splice(0, valid.length, ...(removed.length > 0 ? left : valid.slice(0, -1)));
      continue;
    }
    for (const one of [...valid]) {
      if (one.facts.some((fact) => removed.includes(fact))) valid.splice(valid.indexOf(one), 1);
    }
    valid.push({ text, facts: added });
  }
  return valid.map(({ text }) => text);
}
