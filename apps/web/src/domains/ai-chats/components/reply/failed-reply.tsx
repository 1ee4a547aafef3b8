import type { AiReplyTrouble, ChatId } from "@4d/contract";
import { CircleAlert } from "lucide-react";
import { troubleText } from "../../trouble-text.ts";
import { ReplyActions } from "./reply-actions.tsx";

interface FailedReplyProps {
  chatId: ChatId;
  replyId: number;
  because: AiReplyTrouble | null;
}

/** Replaces a reply that failed: what happened, and what to do (design rule 12). */
export function FailedReply({ chatId, replyId, because }: FailedReplyProps) {
  return (
    <div role="alert" className="px-3 pt-3">
      <div className="inline-flex max-w-66 flex-col gap-2 rounded-bubble bg-ink-3 px-3.5 py-2.5 text-s art:glass">
        <span className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-rose" />
          {troubleText(because)}
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-2">
          <ReplyActions chatId={chatId} replyId={replyId} because={because} hasNoReply />
        </span>
      </div>
    </div>
  );
}
