import { AT_EVERYONE, AT_MAX } from "@4d/contract";

/** A mention being typed: the words after the `@` and where the `@` stands. */
export interface MentionQuery {
  query: string;
  from: number;
}
export interface Mentioned {
  id: number;
  name: string;
}
const LONGEST = 20;

/** The mention under the caret, or null (`MSG-8`). Pure. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf("@");
  if (from < 0) return null;
  const previous = before[from - 1];
  // An `@` inside a word is an address.
  if (previous !== undefined && /[\w.]/.test(previous)) return null;
  const query = before.slice(from + 1);
  return query.length > LONGEST || /\s/.test(query) ? null : { query, from };
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
