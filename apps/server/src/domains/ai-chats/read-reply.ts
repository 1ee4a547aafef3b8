import type { Words } from "../../platform/llm/llm.ts";
import { LlmFailure } from "../../platform/llm/llm-failure.ts";
import { OPEN_THOUGHTS } from "../../platform/llm/read-words.ts";

/** The end of a sentence, including closing brackets and quotes. */
const END = /[。！？!?…～\n][”’」』）)"']*|\.(?=\s|$)["')]*/gu;

/** The length of the part of a text that consists of whole sentences. */
export function wholeUpTo(text: string): number {
  let end = 0;
  for (const match of text.matchAll(END)) end = match.index + match[0].length;
  return end;
}

/** Whether the text contains at least one whole sentence. */
const hasSentence = (text: string): boolean => wholeUpTo(text) > 0;

/** Where the sentence before the current one begins: a forbidden word may span two. */
function windowFrom(text: string): number {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  return ends.filter((end) => end < text.length).at(-2) ?? 0;
}

/** The length limit of a message (`rules §9.2`), minus room for the marks of a spoken one. */
const TEXT_MAX = 1000;

/** The text a model produced, and how it ended. */
interface ReadReply {
  text: string;
  /** `thoughts`: what was read are a model's thoughts, to be asked again. */
  end: "well" | "cut" | "blocked" | "stopped" | "thoughts";
}

interface ReadOptions {
  signal: AbortSignal;
  /** Receives each piece once it has passed moderation. */
  onText(text: string): void;
  /** Whether part of the reply is forbidden. */
  forbids(text: string): boolean;
  /** Called with every whole sentence; resolves true when it is forbidden. */
  judge(text: string): Promise<boolean>;
}

/** Judges whole sentences while the next ones arrive. */
class SentenceJudge {
  readonly #options: ReadOptions;
  readonly #pending = new Set<Promise<void>>();
  #judgedUpTo = 0;
  /** Offset from which nothing may be published. */
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

/** Reads words until they end, are stopped, or contain something forbidden. */
async function readUntilEnd(
  words: Pick<Words, "deltas">,
  judge: SentenceJudge,
  watch: ReadOptions,
): Promise<ReadReply> {
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
  } catch (error) {
    if (watch.signal.aborted) return { text, end: "stopped" };
    if (error instanceof LlmFailure && error.reason === OPEN_THOUGHTS) return { text: "", end: "thoughts" };
    return { text, end: "cut" };
  }
  return { text, end: watch.signal.aborted ? "stopped" : "well" };
}

/**
 * Reads a model's reply and reports it as it arrives. A forbidden sentence ends the reply before it; a reply that broke
 * off or was stopped counts if it has at least one whole sentence (`characters §11.2`, `characters §6.6`).
 */
export async function readReply(words: Pick<Words, "deltas">, watch: ReadOptions): Promise<ReadReply> {
  const judge = new SentenceJudge(watch);
  const read = await readUntilEnd(words, judge, watch);
  if (read.end !== "blocked") judge.add(read.text, true);
  await judge.settled();
  const text = read.text.slice(0, judge.blockedFrom).trim();
  const end = judge.blockedFrom < read.text.length ? "blocked" : read.end;
  return { text: end === "well" || hasSentence(text) ? text : "", end };
}
