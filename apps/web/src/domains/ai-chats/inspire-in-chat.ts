import { type ChatId, parseChatId } from "@4d/contract";
import { toast, toastFailure } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { chatItems } from "../messages/index.ts";
import { findCharacter } from "./ai-chats.store.ts";
import { newestMessageId } from "./character-chat.ts";
import { inspire } from "./inspire.store.ts";

/** Suggests replies in an ordinary chat with a character (`CHAR-3`). */
export async function inspireInChat(chatId: ChatId): Promise<void> {
  const character = await findCharacter(parseChatId(chatId)?.targetId ?? 0);
  if (character === null) return toast(t("aiChats.nobody"));
  const failure = await inspire(character.id, newestMessageId(chatItems(chatId)));
  toastFailure(failure);
}
