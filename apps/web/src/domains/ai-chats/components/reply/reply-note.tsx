import type { Message } from "@4d/sync";
import { isReplyForMe } from "../../../messages/index.ts";
import { fallbackText } from "../../trouble-text.ts";
import { CareCard } from "./care-card.tsx";
import { ReplyActions } from "./reply-actions.tsx";

/** Under a reply: why it is not the model's or broke off, what to do, and help for somebody in need (`CHAR-6`). */
export function ReplyNote({ message }: { message: Message }) {
  const { because, care = false, turnId: replyId } = message.extra?.ai ?? {};
  if (replyId === undefined) return null;
  return (
    <>
      {because !== undefined && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-xs text-text-2 art:text-on-art-dim">
          <span>{fallbackText(because)}</span>
          {isReplyForMe(message) && (
            <ReplyActions chatId={message.chatId} replyId={replyId} because={because} />
          )}
        </p>
      )}
      {care && <CareCard />}
    </>
  );
}
