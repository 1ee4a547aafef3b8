import type { ChatId } from "@4d/contract";
import type { Commit } from "@4d/sync";
import { toast } from "../../platform/dialogs.ts";
import { chatsReady } from "./messages.store.ts";
import { isOpen } from "./open-chats.ts";

/** A message that was on its way has just been refused. */
export interface RefusedMessage {
  chatId: ChatId;
  reason: string;
}

/** Which message that was on its way has just been refused, and why; null when none was. Pure. */
export function findRefused({ before, after }: Pick<Commit, "before" | "after">): RefusedMessage | null {
  if (before.outbox === after.outbox) return null;
  const onTheirWay = new Set(
    before.outbox.filter(({ state }) => state !== "failed").map(({ tmpId }) => tmpId),
  );
  const refused = after.outbox.find(({ tmpId, state }) => state === "failed" && onTheirWay.has(tmpId));
  return refused?.reason === undefined ? null : { chatId: refused.chatId, reason: refused.reason };
}

// At the bubble it stands in words; who is elsewhere by now would not hear of it.
chatsReady.on((running) => {
  running.engine.core.onCommit((commit) => {
    const refused = findRefused(commit);
    if (refused !== null && !isOpen(refused.chatId)) toast(refused.reason);
  });
});
