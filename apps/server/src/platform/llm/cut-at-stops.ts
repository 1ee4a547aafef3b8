import { begun } from "./strip-thoughts.ts";

/** Marks of chat templates that open an answer: at its beginning they are skipped, later they end it. */
const OPENERS = [
  "<|im_start|>",
  "<|start_header_id|>",
  "<|end_header_id|>",
  "<|begin_of_text|>",
  "<|start|>",
  "<|channel|>",
  "<|message|>",
  "<|assistant|>",
  "<｜Assistant｜>",
  "<start_of_turn>",
  "<s>",
  "<bos>",
  "[/INST]",
  "### Response",
];
/** Marks that end an answer wherever they stand; the last three call a tool, which nobody offered. */
const ENDS = [
  "<|im_end|>",
  "<|eot_id|>",
  "<|eom_id|>",
  "<|end_of_text|>",
  "<|endoftext|>",
  "<|end|>",
  "<|return|>",
  "<|user|>",
  "<|system|>",
  "<|END_OF_TURN_TOKEN|>",
  "<｜end▁of▁sentence｜>",
  "<｜User｜>",
  "<end_of_turn>",
  "</s>",
  "<eos>",
  "[INST]",
  "<<SYS>>",
  "### Instruction",
  "### Input",
  "<tool_call>",
  "<|tool_call|>",
  "<|python_tag|>",
];
const MARKS = [...OPENERS, ...ENDS];

/** Labels with which models write the next line of a script, whoever takes part. */
const LABELS = ["User", "Human", "{{user}}", "用户"];
/** The role after an opener, as in `<|im_start|>assistant`, and what follows it. */
const OWN_ROLE = /^(?:assistant|model|final)(?=[\s:：<]|$)/u;
const OTHER_ROLE = /^(?:user|system|tool)(?=[\s:：<]|$)/u;
const ROLES = ["assistant", "model", "final", "user", "system", "tool"];

/** Who takes part in a conversation, by the names that stand before their lines. */
export interface Speakers {
  /** The one who speaks: the name is skipped at the beginning, and ends the answer at a later line. */
  self: string;
  others: readonly string[];
}

/** An answer in pieces that ends where it should. */
export interface StopCutter {
  /** What may be shown so far. */
  push(piece: string): string;
  /** The rest, unless the answer is over. */
  end(): string;
  /** Whether a stop was found; nothing after it is shown. */
  readonly stopped: boolean;
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const named = (names: readonly string[]): string[] => names.map((name) => name.trim()).filter(Boolean);
/** What may stand before a label at the beginning of a line, and between it and its colon. */
const BEFORE = "[ \\t*_>#]{0,4}";
const AFTER = "[ \\t*_]{0,3}[:：][*_]{0,2}";
const LONGEST_FRAME = 12;

const labelled = (names: readonly string[]): RegExp =>
  new RegExp(`(?<=^|\\n)${BEFORE}(?:${names.map(escaped).join("|")})${AFTER}`, "iu");

/** Whether a line may still become a label. */
function mayBecomeLabel(line: string, labels: readonly string[], longest: number): boolean {
  if (line.length > longest) return false;
  const text = line.replace(/^[ \t*_>#]{0,4}/u, "").toLowerCase();
  return labels.some((label) => label.startsWith(text) || /^[ \t*_]{0,3}$/u.test(cutFrom(text, label)));
}

/** What follows `label` in the text; a sign that fits nowhere when it does not begin with it. */
const cutFrom = (text: string, label: string): string =>
  text.startsWith(label) ? text.slice(label.length) : ".";

/** Names compiled for one conversation. */
function labelsOf({ self, others }: Speakers) {
  const own = named([self]);
  const labels = [...named(others), ...own, ...LABELS].map((label) => label.toLowerCase());
  return {
    labels,
    longest: Math.max(...labels.map((label) => label.length)) + LONGEST_FRAME,
    any: labelled(labels),
    own:
      own.length > 0
        ? new RegExp(`^${BEFORE}(?:${own.map(escaped).join("|")})${AFTER}\\s*`, "iu")
        : undefined,
  };
}

class Cutter implements StopCutter {
  readonly #names: ReturnType<typeof labelsOf>;
  #rest = "";
  #isLineStart = true;
  #isBeginning = true;
  #afterOpener = false;
  #sawOpener = false;
  stopped = false;

  constructor(speakers: Speakers) {
    this.#names = labelsOf(speakers);
  }

  push(piece: string): string {
    if (this.stopped) return "";
    this.#rest += piece;
    if (this.#isBeginning && this.#skipBeginning()) return "";
    if (this.stopped) return "";
    const at = this.#stopAt();
    if (at < 0) return this.#show(this.#rest.length - this.#waiting());
    this.stopped = true;
    return this.#show(at).trimEnd();
  }

  end(): string {
    if (!this.stopped && this.#isBeginning) this.#skipBeginning({ isLast: true });
    return this.stopped ? "" : this.#show(this.#rest.length);
  }

  /** Skips what belongs before the first word. @returns whether more is needed to know where that is. */
  #skipBeginning({ isLast = false } = {}): boolean {
    for (let before = ""; before !== this.#rest; ) {
      before = this.#rest;
      let rest = this.#sawOpener ? before.replace(/^[\s:：]+/u, "") : before.trimStart();
      const own = this.#names.own?.exec(rest)?.[0] ?? "";
      this.#rest = rest;
      // Stars may follow the colon of the speaker's own name, and belong to it.
      if (own !== "" && own === rest && !isLast) return true;
      rest = rest.slice(own.length);
      this.#rest = rest;
      // A role comes before the name, if at all.
      if (own !== "") this.#afterOpener = false;
      if (this.#afterOpener && ROLES.some((role) => role.startsWith(rest))) return true;
      if (this.#afterOpener && OTHER_ROLE.test(rest)) this.stopped = true;
      if (this.#afterOpener) rest = rest.replace(OWN_ROLE, "");
      const opener = OPENERS.find((one) => rest.startsWith(one));
      this.#rest = opener === undefined ? rest : rest.slice(opener.length);
      this.#afterOpener = opener !== undefined;
      this.#sawOpener ||= this.#afterOpener;
    }
    return false;
  }

  #stopAt(): number {
    const places = MARKS.map((mark) => this.#rest.indexOf(mark)).filter((at) => at >= 0);
    const found = this.#names.any.exec(this.#isLineStart ? this.#rest : `.${this.#rest}`);
    if (found) places.push(found.index - (this.#isLineStart ? 0 : 1));
    return places.length === 0 ? -1 : Math.min(...places);
  }

  /** How much of the end has to wait. */
  #waiting(): number {
    const rest = this.#rest;
    const byMark = Math.max(...MARKS.map((mark) => begun(rest, mark)));
    const newline = rest.lastIndexOf("\n");
    const isOpenLine = newline >= 0 || this.#isLineStart;
    const { labels, longest } = this.#names;
    const byLabel = isOpenLine && mayBecomeLabel(rest.slice(newline + 1), labels, longest);
    return Math.max(byMark, byLabel ? rest.length - Math.max(newline, 0) : 0);
  }

  #show(length: number): string {
    const text = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    if (text !== "") {
      this.#isLineStart = text.endsWith("\n");
      this.#isBeginning = false;
    }
    return text;
  }
}

/**
 * Ends an answer before a mark of a chat template and before a line that somebody else speaks; marks and the speaker's
 * own name at its beginning are skipped. The answer may come in pieces: what could be the beginning of a stop waits.
 */
export const cutAtStops = (speakers: Speakers = { self: "", others: [] }): StopCutter => new Cutter(speakers);
