import { type CallSummary, MessageType } from "@4d/contract";
import { Phone, Video } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { openFriendCall } from "../../open-call.ts";
import { useChat } from "../box/chat-context.ts";
import { BubbleShell } from "./bubble-shell.tsx";

/** How the call ended, in the reader's language; `own`: I called. */
function summaryText({ result, duration }: CallSummary, own: boolean): string {
  switch (result) {
    case "answered":
      return t("chat.callFor", { time: clock(duration / 1000) });
    case "cancelled":
      return own ? t("chat.callCancelled") : t("chat.callCancelledByOther");
    case "rejected":
      return own ? t("chat.callRejectedByOther") : t("chat.callRejected");
    case "busy":
      return own ? t("chat.callBusyOther") : t("chat.callMissedMine");
    case "failed":
      return t("chat.callFailed");
    default:
      return own ? t("chat.callMissed") : t("chat.callMissedMine");
  }
}

interface CallBubbleProps {
  type: number;
  text: string;
  /** What the server adds; absent from legacy clients. */
  summary?: CallSummary | undefined;
  own: boolean;
}

/** The record of a call: its kind and how it ended; a press calls back (`CALL-3`). */
export function CallBubble({ type, text, summary, own }: CallBubbleProps) {
  const { kind, targetId } = useChat();
  const isVideo = type === MessageType.ACT_RT_VIDEO;
  const Icon = isVideo ? Video : Phone;
  const plain = text === "" ? t("chat.call") : text;
  const face = (
    <span className="flex items-center gap-2">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.8]" />
      <span className="wrap-anywhere">{summary === undefined ? plain : summaryText(summary, own)}</span>
    </span>
  );
  return (
    <BubbleShell own={own}>
      {kind === "group" ? (
        face
      ) : (
        <button
          type="button"
          onClick={() => openFriendCall(targetId, isVideo ? "video" : "voice")}
          className="hit block rounded-full text-left"
        >
          {face}
        </button>
      )}
    </BubbleShell>
  );
}
