/** How models mark their thoughts: Qwen and DeepSeek, others like them, Magistral, Kimi, gpt-oss. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<reasoning>", "</reasoning>"],
  ["[THINK]", "[/THINK]"],
  ["◁think▷", "◁/think▷"],
  ["<|channel|>analysis<|message|>", "<|channel|>final<|message|>"],
];
const OPENING = new Map(PAIRS);
const CLOSING = new Set(PAIRS.map(([, close]) => close));
const ALL = [...OPENING.keys(), ...CLOSING];

/** The length of `text`'s end that could be the beginning of `tag`. */
export function begun(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
}

/** The first of these tags in the text; the longer of two at one place. */
function firstTag(text: string, tags: readonly string[]): { at: number; tag: string } | undefined {
  let first: { at: number; tag: string } | undefined;
  for (const tag of tags) {
    const at = text.indexOf(tag);
    if (at >= 0 && (first === undefined || at < first.at)) first = { at, tag };
  }
  return first;
}

/** A text in pieces without its thoughts. */
export interface ThoughtStripper {
  /** What may be shown so far. */
  push(piece: string): string;
  /** The rest; of a text that never stopped thinking only what `thinksFirst` assumed wrongly. */
  end(): string;
  /** Whether thoughts without an opening tag were shown before their closing one arrived. */
  readonly shownThoughts: boolean;
  /** Whether all of it so far is only assumed to be thoughts, by `thinksFirst`. */
  readonly isAssumed: boolean;
}

/**
 * Removes thoughts between tags from a text that comes in pieces, wherever they are cut, and white space before the
 * first word.
 * @param thinksFirst for an endpoint that swallows the opening tag: everything up to the closing one is a thought
 */
export function stripThoughts({ thinksFirst = false } = {}): ThoughtStripper {
  let rest = "";
  let unopened = thinksFirst ? "" : undefined;
  let closes: readonly string[] | undefined = thinksFirst ? [...CLOSING] : undefined;
  let begunSpeaking = false;
  let shownThoughts = false;

  const shown = (text: string): string => {
    const visible = begunSpeaking ? text : text.trimStart();
    begunSpeaking ||= visible !== "";
    return visible;
  };
  /** Takes the rest up to a length: thoughts are dropped, words returned. */
  const take = (length: number): string => {
    const taken = rest.slice(0, length);
    rest = rest.slice(length);
    if (closes === undefined) return taken;
    if (unopened !== undefined) unopened += taken;
    return "";
  };
  const push = (piece: string): string => {
    rest += piece;
    let visible = "";
    for (;;) {
      const found = firstTag(rest, closes ?? ALL);
      if (!found) break;
      visible += take(found.at);
      rest = rest.slice(found.tag.length);
      const isClosing = CLOSING.has(found.tag);
      if (isClosing && closes === undefined && (begunSpeaking || visible.trim() !== "")) shownThoughts = true;
      closes = isClosing ? undefined : [OPENING.get(found.tag) ?? ""];
      unopened = undefined;
    }
    const heldBack = Math.max(...(closes ?? ALL).map((tag) => begun(rest, tag)));
    visible += take(rest.length - heldBack);
    return shown(visible);
  };
  const end = (): string => {
    if (closes === undefined) return shown(rest);
    return unopened === undefined ? "" : shown(unopened + rest);
  };
  return {
    push,
    end,
    get shownThoughts() {
      return shownThoughts;
    },
    get isAssumed() {
      return unopened !== undefined;
    },
  };
}

/** The same for a whole text, its end trimmed too; what stands before a lone closing tag is a thought. */
export function withoutThoughts(text: string): string {
  const strip = stripThoughts();
  const said = (strip.push(text) + strip.end()).trim();
  if (!strip.shownThoughts) return said;
  const again = stripThoughts({ thinksFirst: true });
  return (again.push(text) + again.end()).trim();
}
