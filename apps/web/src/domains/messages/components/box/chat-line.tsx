import { MessageType } from "@4d/contract";
import { memo } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { ChatLineItem } from "../../chat-view.ts";
import { pendingMessage } from "../../outgoing-item.ts";
import { BubbleShell } from "../bubbles/bubble-shell.tsx";
import { Narration } from "../bubbles/introduction-card.tsx";
import { useChat } from "./chat-context.ts";
import { LineFrame } from "./line-frame.tsx";
import { LiveReplyLine } from "./live-reply-line.tsx";
import { IntroductionLine, MessageLine } from "./message-line.tsx";
import { isTipLine, TimeLine, TipLine, UnreadLine } from "./tip-line.tsx";

interface ChatLineProps {
  item: ChatLineItem;
  joined: boolean;
  timeBelow: boolean;
  flash: boolean;
  /** The status it was last drawn with; a change redraws the line. */
  status: number;
}

/** One line of an open chat. Redrawn only when something of its own changes. */
export const ChatLine = memo(function ChatLine({ item, joined, timeBelow, flash }: ChatLineProps) {
  const { me } = useChat();
  switch (item.kind) {
    case "time":
      return <TimeLine time={item.time} />;
    case "unread":
      return <UnreadLine />;
    case "live":
      return <LiveReplyLine joined={joined} />;
    case "placeholder":
      return (
        <LineFrame own={false} joined={false} meta={null}>
          <BubbleShell own={false}>
            <span role="status" className="animate-twinkle text-text-2">
              {t("chat.answering")}
            </span>
          </BubbleShell>
        </LineFrame>
      );
    case "pending":
      // The same structure as below, so that the elements stay when the message is sent.
      return (
        <>
          {false}
          <MessageLine
            message={pendingMessage(item.item, me)}
            pending={item.item}
            placement={{ joined, timeBelow: false }}
            flash={false}
          />
        </>
      );
    default: {
      const { message } = item;
      if (isTipLine(message)) return <TipLine message={message} />;
      if (message.type === MessageType.AI_INTRODUCTION) {
        return <IntroductionLine message={message} flash={flash} />;
      }
      return (
        <>
          {message.type === MessageType.AI_PROLOGUE && message.chatId.startsWith("p:") && (
            <Narration text={message.content} />
          )}
          <MessageLine message={message} placement={{ joined, timeBelow }} flash={flash} />
        </>
      );
    }
  }
});
