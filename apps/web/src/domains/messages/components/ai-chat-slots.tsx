import { Suspense } from "react";
import { useSignal } from "../../../platform/use-signal.ts";
import { isCharacter } from "../chat-directory.ts";
import { replyParts } from "../reply-parts.ts";
import { useDirectory } from "../use-directory.ts";
import { useChat } from "./box/chat-context.ts";

/** What goes on beside a chat with a character, unseen; nothing in other chats. */
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

/** Over the field of a chat with a character: replies that were thought of (`CHAR-3`); nothing in other chats. */
export function IdeasBar() {
  const { chatId, kind, targetId } = useChat();
  const parts = useSignal(replyParts);
  useDirectory();
  if (kind === "group" || !isCharacter(targetId) || parts === null) return null;
  return (
    <Suspense>
      <parts.Ideas chatId={chatId} />
    </Suspense>
  );
}
