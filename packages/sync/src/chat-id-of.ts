import { type ChatId, parseChatId } from "@4d/contract";

/** A checked chat id, or null. */
export function toChatId(text: string): ChatId | null {
  const id = parseChatId(text);
  if (id === null) return null;
  return id.kind === "private" ? `p:${id.targetId}` : `g:${id.targetId}`;
}
