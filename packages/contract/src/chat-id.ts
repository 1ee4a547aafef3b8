/** A chat id on the wire: `p:{userId}` for a person, `g:{groupId}` for a group (`protocol §19.1.5`). */
export type ChatId = `p:${number}` | `g:${number}`;
export type StreamKind = "private" | "group";

export const privateChatId = (userId: number): ChatId => `p:${userId}`;
export const groupChatId = (groupId: number): ChatId => `g:${groupId}`;

/** The stream and target of a chat id, or null when it is invalid. */
export function parseChatId(text: string): { kind: StreamKind; targetId: number } | null {
  const match = /^([pg]):([1-9]\d{0,15})$/.exec(text);
  return match ? { kind: match[1] === "p" ? "private" : "group", targetId: Number(match[2]) } : null;
}
