const OPEN = "<think>";
const CLOSE = "</think>";

/** The length of `text`'s end that could be the beginning of `tag`. */
function begun(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
}

/** The next tag; inside thoughts only the closing one counts. */
function firstTag(text: string, thinking: boolean): { at: number; tag: string } | undefined {
  const close = text.indexOf(CLOSE);
  const open = thinking ? -1 : text.indexOf(OPEN);
  if (open >= 0 && (close < 0 || open < close)) return { at: open, tag: OPEN };
  return close < 0 ? undefined : { at: close, tag: CLOSE };
}

/**
 * Removes `<think>…</think>` from a text that comes in pieces, wherever they are cut, and white space before the first
 * word. Some servers swallow the opening tag: a lone `</think>` is dropped.
 * @returns `push`, which returns what may be shown so far, and `end`, which returns the rest.
 */
export function stripThoughts(): { push: (piece: string) => string; end: () => string } {
  let rest = "";
  let thinking = false;
  let begunSpeaking = false;

  const shown = (text: string): string => {
    const visible = begunSpeaking ? text : text.trimStart();
    begunSpeaking ||= visible !== "";
    return visible;
  };
  const push = (piece: string): string => {
    rest += piece;
    let visible = "";
    for (;;) {
      const found = firstTag(rest, thinking);
      if (!found) break;
      if (!thinking) visible += rest.slice(0, found.at);
      rest = rest.slice(found.at + found.tag.length);
      thinking = found.tag === OPEN;
    }
    const heldBack = Math.max(thinking ? 0 : begun(rest, OPEN), begun(rest, CLOSE));
    if (!thinking) visible += rest.slice(0, rest.length - heldBack);
    rest = rest.slice(rest.length - heldBack);
    return shown(visible);
  };
  const end = (): string => (thinking ? "" : shown(rest));
  return { push, end };
}

/** The same for a whole text, its end trimmed too. */
export function withoutThoughts(text: string): string {
  const strip = stripThoughts();
  return (strip.push(text) + strip.end()).trim();
}
