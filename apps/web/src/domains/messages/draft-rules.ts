import type { ChatId } from "@4d/contract";
import { toChatId } from "@4d/sync";

/** Whether nothing is written: blank, or only an empty paragraph (`rules §4.10`). Pure. */
export function isEmptyDraft(text: string): boolean {
  return text.replaceAll(/<\/?p>|<br\s*\/?>|&nbsp;/gi, "").trim() === "";
}

/** Splits stored drafts into those of chats and those whose chat id is none (`rules §8.2`). Pure. */
export function sortDrafts<D>(stored: Readonly<Record<string, D>>): {
  drafts: Map<ChatId, D>;
  invalid: string[];
} {
  const drafts = new Map<ChatId, D>();
  const invalid: string[] = [];
  for (const [name, draft] of Object.entries(stored)) {
    const chatId = toChatId(name);
    if (chatId === null) invalid.push(name);
    else drafts.set(chatId, draft);
  }
  return { drafts, invalid };
}
