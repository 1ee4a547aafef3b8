import type { AnswerTrouble, ChatId } from "@4d/contract";
import { CircleAlert } from "lucide-react";
import { troubleText } from "../../trouble-words.ts";
import { WaysOn } from "./ways-on.tsx";

interface NoAnswerProps {
  chatId: ChatId;
  turnId: number;
  because: AnswerTrouble | null;
}

/** In place of an answer that did not come: what happened, and what to do (design rule 12). */
export function NoAnswer({ chatId, turnId, because }: NoAnswerProps) {
  return (
    <div role="alert" className="px-3 pt-3">
      <div className="inline-flex max-w-66 flex-col gap-2 rounded-bubble bg-ink-3 px-3.5 py-2.5 text-s art:glass">
        <span className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-rose" />
          {troubleText(because)}
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-2">
          <WaysOn chatId={chatId} turnId={turnId} because={because} without />
        </span>
      </div>
    </div>
  );
}
