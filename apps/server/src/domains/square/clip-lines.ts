import { type ClipLine, MessageType, parseContent, UserType } from "@4d/contract";
import type { VisibleMessage } from "../messages/index.ts";
import type { UserRow } from "../users/index.ts";

/** The words of a message; null of what has none. */
function textOf({ type, content }: Pick<VisibleMessage, "type" | "content">): string | null {
  if (type === MessageType.TEXT || type === MessageType.AI_INTRODUCTION || type === MessageType.AI_PROLOGUE)
    return content;
  return type === MessageType.TEXT_WITH_AUDIO ? (parseContent(type, content)?.text ?? null) : null;
}

/** A, B, C…: what other people are called. */
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

/**
 * Messages as everybody may read them: words of the viewer and of characters, and of anybody else that they said
 * something. Pure.
 */
export function clipLines(
  rows: readonly Pick<VisibleMessage, "send_id" | "type" | "content">[],
  people: ReadonlyMap<number, Pick<UserRow, "type" | "nick_name">>,
  viewerId: number,
): ClipLine[] {
  const others: number[] = [];
  return rows.map((row) => {
    const text = textOf(row);
    if (row.send_id === viewerId) return { speaker: "me", name: "", text };
    const person = people.get(row.send_id);
    if (person?.type === UserType.CHARACTER) return { speaker: "character", name: person.nick_name, text };
    if (!others.includes(row.send_id)) others.push(row.send_id);
    // Another person's words are theirs: nobody asked them (`feed §1.3`).
    return { speaker: "other", name: letterOf(others.indexOf(row.send_id)), text: null };
  });
}
