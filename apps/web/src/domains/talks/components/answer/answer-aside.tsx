import type { Message } from "@4d/sync";
import { isForMe } from "../../../messages/index.ts";
import { standInText } from "../../trouble-words.ts";
import { CareCard } from "./care-card.tsx";
import { WaysOn } from "./ways-on.tsx";

/** Under an answer: why it is not the model's or broke off with a way on, and help for somebody in need (`CHAR-6`). */
export function AnswerAside({ message }: { message: Message }) {
  const { because, care = false, turnId } = message.extra?.ai ?? {};
  if (turnId === undefined) return null;
  return (
    <>
      {because !== undefined && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-xs text-text-2 art:text-on-art-dim">
          <span>{standInText(because)}</span>
          {isForMe(message) && <WaysOn chatId={message.chatId} turnId={turnId} because={because} />}
        </p>
      )}
      {care && <CareCard />}
    </>
  );
}
