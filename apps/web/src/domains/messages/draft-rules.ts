import type { ChatId, Draft } from "@4d/contract";
import { chatIdOf } from "@4d/sync";

/** Whether nothing is written: blank, or only an empty paragraph (`seed §4`). Pure. */
export function isEmptyDraft(text: string): boolean {
  return text.replaceAll(/<\/?p>|<br\s*\/?>|&nbsp;/gi, "").trim() === "";
}

/** Splits stored drafts into those of chats and those whose chat id is none (`seed §8`). Pure. */
export function sortDrafts(stored: Readonly<Record<string, Draft>>): {
  drafts: Map<ChatId, Draft>;
  invalid: string[];
} {
  const drafts = new Map<ChatId, Draft>();
  const invalid: string[] = [];
  for (const [name, draft] of Object.entries(stored)) {
    const chatId = chatIdOf(name);
    if (chatId === null) invalid.push(name);
    else drafts.set(chatId, draft);
  }
  return { drafts, invalid };
}

/** Of two drafts of a chat the later one; an empty later one means there is none. Pure. */
export function mergeDrafts(
  held: ReadonlyMap<ChatId, Draft>,
  come: ReadonlyMap<ChatId, Draft>,
): Map<ChatId, Draft> {
  const merged = new Map(held);
  for (const [chatId, draft] of come) {
    const before = merged.get(chatId);
    if (before === undefined || draft.updatedAt > before.updatedAt) merged.set(chatId, draft);
  }
  return merged;
}
