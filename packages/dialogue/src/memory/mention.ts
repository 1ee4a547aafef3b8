import type { Line, Memory } from "../dialogue.ts";
import { isoOf, todayOf } from "./days.ts";
import { namingOf } from "./lexicon.ts";
import { toSecondPerson } from "./say-memory.ts";

/** What a memory is brought up with, in both languages; `{v}` is its value, `{s}` whose it is. */
interface Mention {
  readonly zh: readonly string[];
  readonly en: readonly string[];
}

/** The sentences by occasion. */
const MENTIONS: Readonly<Record<"yesterday" | "today" | "tomorrow" | "worry" | "animal" | "like", Mention>> =
  {
    yesterday: {
      zh: [
        "对了，昨天说好的“{v}”，后来怎么样？",
        "昨天的“{v}”顺利吗？",
        "我还惦记着昨天那件事：{v}。还好吗？",
        "说起来，昨天你要{v}，结果呢？",
      ],
      en: [
        "By the way, yesterday was “{v}”. How did it go?",
        "How did “{v}” go yesterday?",
        "I have been wondering about yesterday: {v}. All right?",
        "So, {v}, that was yesterday. And?",
      ],
    },
    today: {
      zh: [
        "今天就是“{v}”的日子吧？",
        "我记着呢，今天：{v}。准备好了吗？",
        "今天要{v}，别忘了。",
        "今天“{v}”，加油。",
      ],
      en: [
        "Isn't today the day? {v}.",
        "I remember: today is “{v}”. Ready?",
        "Today: {v}. Don't let it slip.",
        "Good luck today with “{v}”.",
      ],
    },
    tomorrow: {
      zh: [
        "明天就是“{v}”了，今晚早点歇着。",
        "明天要{v}，东西都备好了吗？",
        "说起来，“{v}”就在明天了。",
        "明天“{v}”，紧张吗？",
      ],
      en: [
        "Tomorrow it's “{v}”. Sleep early tonight?",
        "“{v}” is tomorrow. Is everything ready?",
        "By the way, tomorrow: {v}.",
        "Tomorrow it is, “{v}”. Nervous?",
      ],
    },
    worry: {
      zh: [
        "前几天你担心“{v}”，现在好些了吗？",
        "上回你说的那件事，{v}，后来怎么样了？",
        "我一直记着你担心的：{v}。有消息了吗？",
        "“{v}”这件事，最近松快点没有？",
      ],
      en: [
        "A few days ago you worried about “{v}”. Any better?",
        "What you were worried about, {v}: how is it now?",
        "I kept thinking of “{v}”. Any news?",
        "Is “{v}” still weighing on you?",
      ],
    },
    animal: {
      zh: ["{v}今天乖吗？", "说起来，{v}最近怎么样？", "替我摸摸{v}。", "{v}这会儿在干什么呢？"],
      en: [
        "How is {v} today?",
        "By the way, how is {v} doing?",
        "Give {v} a scratch from me.",
        "What is {v} up to right now?",
      ],
    },
    like: {
      zh: [
        "想起你喜欢{v}，最近有碰上吗？",
        "说到喜欢的，你的“{v}”最近还有吗？",
        "刚才忽然想到你喜欢{v}。",
        "最近有空{v}吗？你说过喜欢的。",
      ],
      en: [
        "You like {v}. Had any chance lately?",
        "I thought of {v} just now, you said you like it.",
        "Any {v} lately?",
        "Have you had time for {v}?",
      ],
    },
  };

/** What is worth bringing up now. */
export interface Mentioned {
  readonly memory: Memory;
  /** Wordings in each language, none better than another. */
  readonly zh: readonly string[];
  readonly en: readonly string[];
}

/** The occasion asks for these first: a day passes, a liking does not. */
const ORDER = ["yesterday", "today", "tomorrow", "worry", "animal", "like"] as const;

/** Lines of the person before anything is brought up. */
const LINES_BEFORE = 3;
/** A worry is asked after once it is no longer the subject, in lines of the person since it was said. */
const WORRY_LINES = 6;

function occasionOf(memory: Memory, today: number | null): (typeof ORDER)[number] | null {
  const { kind, when, about } = memory;
  if (kind === "plan" && when !== undefined && today !== null) {
    if (when === isoOf(today - 1)) return "yesterday";
    if (when === isoOf(today)) return "today";
    return when === isoOf(today + 1) ? "tomorrow" : null;
  }
  if (kind === "worry") return "worry";
  if (kind === "name" && about !== undefined && isAlivePet(about)) return "animal";
  return kind === "like" && about === undefined ? "like" : null;
}

const PETS =
  /^(?:cat|dog|hamster|guinea pig|rabbit|parrot|bird|goldfish|fish|turtle|snake|lizard|tarantula|ferret|chinchilla|hedgehog|horse|pig)$/u;
const isAlivePet = (about: string): boolean => PETS.test(about);

/**
 * A memory worth bringing up now, and how: a plan of yesterday, today or tomorrow first, then a worry, an animal, a
 * liking. Null in the first lines, while the person is in distress, or where everything was brought up already: what a
 * line of the character names is not named again. Pure.
 */
export function mentionNow(
  memories: readonly Memory[],
  { history, now, isHeavy }: { history: readonly Line[]; now?: string | undefined; isHeavy: boolean },
): Mentioned | null {
  const own = history.filter(({ from }) => from === "user").map(({ text }) => text);
  if (isHeavy || own.length < LINES_BEFORE) return null;
  const said = history.filter(({ from }) => from === "character").map(({ text }) => text);
  const today = todayOf(now);
  const dead = memories.flatMap(({ kind, about }) => (kind === "died" && about !== undefined ? [about] : []));
  for (const occasion of ORDER) {
    const memory = memories.findLast(
      (one) =>
        occasionOf(one, today) === occasion &&
        !dead.includes(one.about ?? "") &&
        !said.some((line) => line.includes(toSecondPerson(one.value))) &&
        !own.slice(-WORRY_LINES).some((line) => line.includes(one.value)),
    );
    if (memory !== undefined) return { memory, ...worded(memory, occasion) };
  }
  return null;
}

function worded(memory: Memory, occasion: (typeof ORDER)[number]): { zh: string[]; en: string[] } {
  const value = toSecondPerson(memory.value);
  const naming = memory.about === undefined ? undefined : namingOf(memory.about);
  const fill = (line: string, whose: string): string => line.replace("{v}", () => `${whose}${value}`);
  const isTheirs = memory.kind === "plan" && naming !== undefined;
  return {
    zh: MENTIONS[occasion].zh.map((line) => fill(line, isTheirs ? `你${naming.zh}` : "")),
    en: MENTIONS[occasion].en.map((line) => fill(line, isTheirs ? `your ${naming.en}: ` : "")),
  };
}
