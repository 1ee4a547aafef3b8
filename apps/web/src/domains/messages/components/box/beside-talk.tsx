import { Suspense } from "react";
import { useSignal } from "../../../../platform/use-signal.ts";
import { answerParts } from "../../answer-parts.ts";
import { isCharacter } from "../../chat-directory.ts";
import { useDirectory } from "../../use-directory.ts";
import { useChat } from "./chat-context.ts";

/** What goes on beside a chat with a character, unseen; nothing in other chats. */
export function BesideTalk({ active }: { active: boolean }) {
  const { kind, targetId } = useChat();
  const parts = useSignal(answerParts);
  useDirectory();
  if (kind === "group" || !isCharacter(targetId) || parts === null) return null;
  return (
    <Suspense>
      <parts.Stay active={active} />
    </Suspense>
  );
}
