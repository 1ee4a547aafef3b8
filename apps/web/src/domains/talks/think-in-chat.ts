import { type ChatId, parseChatId } from "@4d/contract";
import { toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { chatItems } from "../messages/index.ts";
import { inspire } from "./inspire.store.ts";
import { newestOf } from "./talk-lines.ts";
import { findCharacter } from "./talks.store.ts";

/** Thinks of replies for me in an ordinary chat with a character (`CHAR-3`). */
export async function thinkInChat(chatId: ChatId): Promise<void> {
  const character = await findCharacter(parseChatId(chatId)?.targetId ?? 0);
  if (character === null) return toast(t("talks.nobody"));
  const failure = await inspire(character.id, newestOf(chatItems(chatId)));
  if (failure !== null) toast(failure.message);
}
