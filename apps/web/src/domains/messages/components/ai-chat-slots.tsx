import { Suspense } from "react";
import { useSignal } from "../../../platform/use-signal.ts";
import { isCharacter } from "../chat-directory.ts";
import { replyParts } from "../reply-parts.ts";
import { useDirectory } from "../use-directory.ts";
import { useChat } from "./box/chat-context.ts";

/** The invisible session reminder of an AI chat; nothing in other chats. */
export function AiSessionReminder({ active }: { active: boolean }) {
  const { kind, targetId } = useChat();
  const parts = useSignal(replyParts);
  useDirectory();
  if (kind === "group" || !isCharacter(targetId) || parts === null) return null;
  return (
    <Suspense>
      <parts.SessionReminder active={active} />
    </Suspense>
  );
}

/** Suggested replies over the field of an AI chat (`CHAR-3`); nothing in other chats. */
export function IdeasBar() {
  const { chatId, kind, targetId } = useChat();
  const parts = useSignal(replyParts);
  useDirectory();
  if (kind === "group" || !isCharacter(targetId) || parts === null) return null;
  return (
    <Suspense fallback={<div className="h-11 shrink-0" />}>
      <parts.Ideas chatId={chatId} />
    </Suspense>
  );
}
