import { AT_EVERYONE, AT_MAX, CONTENT_MAX, emojiPosition, SHOWN_NAME_MAX } from "@4d/contract";
import { graphemesOf } from "../../platform/graphemes.ts";

/** A mention being typed: the words after the `@` and where the `@` stands. */
interface MentionQuery {
  query: string;
  from: number;
}
export interface Mentioned {
  id: number;
  name: string;
}

/** The mention under the caret, or null (`MSG-8`). Pure. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf("@");
  if (from < 0) return null;
  const previous = before[from - 1];
  // An `@` inside a word is an address.
  if (previous !== undefined && /[\w.]/.test(previous)) return null;
  const query = before.slice(from + 1);
  return query.length > SHOWN_NAME_MAX || /\s/.test(query) ? null : { query, from };
}

/** The text with a chosen name in place of what was typed, and where the caret goes. Pure. */
export function insertMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const from = mentionAt(text, caret)?.from ?? caret;
  const mention = `@${name} `;
  return { text: text.slice(0, from) + mention + text.slice(caret), caret: from + mention.length };
}

/** Ids of the picked people whose names still stand in the text; everyone is -1, at most 20. Pure. */
export function mentionedIds(text: string, picked: readonly Mentioned[]): number[] {
  const ids = picked.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
  return ids.includes(AT_EVERYONE) ? [AT_EVERYONE] : [...new Set(ids)].slice(0, AT_MAX);
}

const TOKEN = /#([\u4E00-\u9FA5]{1,3});$/;

/** The text with something put in place of the selection, and where the caret goes. Pure. */
export function insertAt(
  text: string,
  from: number,
  until: number,
  piece: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + piece + text.slice(until), caret: from + piece.length };
}

/** One step back from the caret: a named emoji goes as a whole, other letters one by one. Pure. */
export function deleteBefore(text: string, caret: number): { text: string; caret: number } {
  const before = text.slice(0, caret);
  const token = TOKEN.exec(before);
  const last = graphemesOf(before).at(-1) ?? "";
  const removedLength = token !== null && emojiPosition(token[1] ?? "") >= 0 ? token[0].length : last.length;
  return {
    text: before.slice(0, before.length - removedLength) + text.slice(caret),
    caret: caret - removedLength,
  };
}

/** Length of the emoji token that ends at the caret; 0 when none does. Pure. */
export function tokenBefore(text: string, caret: number): number {
  const token = TOKEN.exec(text.slice(0, caret));
  return token !== null && emojiPosition(token[1] ?? "") >= 0 ? token[0].length : 0;
}

/** Cuts a long text at line or word ends into messages the wire takes (≤ 1024). Pure. */
export function splitText(text: string, max = CONTENT_MAX): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const window = rest.slice(0, max);
    const at = Math.max(window.lastIndexOf("\n"), window.lastIndexOf(" "));
    let cut = at > max / 2 ? at : max;
    // Never through a surrogate pair.
    if (/[\uD800-\uDBFF]$/.test(rest.slice(0, cut))) cut -= 1;
    pieces.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}
