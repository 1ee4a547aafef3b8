import type { Words } from "../../platform/llm/llm.ts";

/** Where a sentence ends, closing brackets and quotes with it. */
const END = /[。！？!?…～\n][”’」』）)"']*|\.(?=\s|$)["')]*/gu;

/** How far a text consists of whole sentences. */
function wholeUpTo(text: string): number {
  let end = 0;
  for (const match of text.matchAll(END)) end = match.index + match[0].length;
  return end;
}

/** Whether there is a sentence or more. */
const hasSentence = (text: string): boolean => wholeUpTo(text) > 0;

/** Where the sentence before the one under way begins: a forbidden word may stand across two. */
function windowFrom(text: string): number {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  return ends.filter((end) => end < text.length).at(-2) ?? 0;
}

/** As long as a message holds (`rules §9.2`), with room for the marks of a spoken one. */
const TEXT_MAX = 1000;

/** What came of a model's words, and how they ended. */
interface ReadReply {
  text: string;
  end: "well" | "cut" | "blocked" | "stopped";
}

interface ReadOptions {
  signal: AbortSignal;
  /** Hears each piece once it was judged. */
  onText(text: string): void;
  /** Whether a stretch of the answer may not be said. */
  forbids(text: string): boolean;
  /** Hears of every sentence that is whole; resolves true when it may not be said. */
  judge(text: string): Promise<boolean>;
}

/** Judges whole sentences while the next are being said. */
class SentenceJudge {
  readonly #options: ReadOptions;
  readonly #pending = new Set<Promise<void>>();
  #judgedUpTo = 0;
  /** From where on nothing may be said. */
  blockedFrom = Number.POSITIVE_INFINITY;

  constructor(watch: ReadOptions) {
    this.#options = watch;
  }

  add(text: string, isAll: boolean): void {
    const end = isAll ? text.length : wholeUpTo(text);
    if (end <= this.#judgedUpTo) return;
    const from = this.#judgedUpTo;
    this.#judgedUpTo = end;
    const work = this.#options
      .judge(text.slice(windowFrom(text.slice(0, from)), end))
      .then((isBad) => {
        if (isBad) this.blockedFrom = Math.min(this.blockedFrom, from);
      })
      .finally(() => this.#pending.delete(work));
    this.#pending.add(work);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }
}

/** Takes words until they end, are stopped, or say what may not be said. */
async function readUntilEnd(words: Words, judge: SentenceJudge, watch: ReadOptions): Promise<ReadReply> {
  let text = "";
  try {
    for await (const piece of words.deltas) {
      if (watch.signal.aborted) return { text, end: "stopped" };
      const next = (text + piece).slice(0, TEXT_MAX);
      const from = windowFrom(next);
      if (watch.forbids(next.slice(from))) return { text: next.slice(0, wholeUpTo(text)), end: "blocked" };
      if (judge.blockedFrom < next.length) return { text, end: "blocked" };
      watch.onText(next.slice(text.length));
      text = next;
      judge.add(text, false);
      if (text.length === TEXT_MAX) return { text: text.slice(0, wholeUpTo(text) || TEXT_MAX), end: "well" };
    }
  } catch {
    return { text, end: watch.signal.aborted ? "stopped" : "cut" };
  }
  return { text, end: watch.signal.aborted ? "stopped" : "well" };
}

/**
 * Reads a model's answer, telling it as it comes. A sentence that may not be said ends it before that sentence;
 * words that broke off or were stopped count from the first whole sentence on (`characters §11.2`, `characters §6.6`).
 */
export async function readReply(words: Words, watch: ReadOptions): Promise<ReadReply> {
  const judge = new SentenceJudge(watch);
  const read = await readUntilEnd(words, judge, watch);
  if (read.end !== "blocked") judge.add(read.text, true);
  await judge.settled();
  const text = read.text.slice(0, judge.blockedFrom).trim();
  const end = judge.blockedFrom < read.text.length ? "blocked" : read.end;
  return { text: end === "well" || hasSentence(text) ? text : "", end };
}
