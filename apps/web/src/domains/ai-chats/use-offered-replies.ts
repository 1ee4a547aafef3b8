import type { ChatId } from "@4d/contract";
import { useEffect } from "react";
import { type ChatLineItem, useDraft, useIsReplying, useIsRevealing } from "../messages/index.ts";
import { newestMessageId } from "./character-chat.ts";
import { offerReplies } from "./inspire.store.ts";

/** The character's line that ends a chat: not one of mine, and none after which somebody may need help. */
function lineToAnswer(items: readonly ChatLineItem[], chatId: ChatId): number {
  const id = newestMessageId(items);
  const last = items.findLast((item) => item.kind === "message" && item.message.id === id);
  if (last?.kind !== "message" || `p:${last.message.sendId}` !== chatId) return 0;
  return last.message.extra?.ai === undefined || last.message.extra.ai.care === true ? 0 : id;
}

/**
 * Keeps three replies at hand after each of a character's (`CHAR-3`). Returns whether to show them: not while a reply
 * is generated or appears, and not while something is being written.
 */
export function useOfferedReplies(
  chatId: ChatId,
  characterId: number | undefined,
  items: readonly ChatLineItem[],
): boolean {
  const afterId = lineToAnswer(items, chatId);
  const isReplying = useIsReplying(chatId);
  const isRevealing = useIsRevealing(chatId);
  const isWriting = useDraft(chatId).trim() !== "";
  const isQuiet = !isReplying && !isRevealing;
  useEffect(() => {
    if (characterId !== undefined && afterId > 0 && !isReplying) void offerReplies(characterId, afterId);
  }, [characterId, afterId, isReplying]);
  return isQuiet && !isWriting;
}
