import { MessageType } from "@4d/contract";
import { memo } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { ChatLineItem } from "../../chat-view.ts";
import { resendMessage } from "../../sending.store.ts";
import { BubbleShell } from "../bubbles/bubble-shell.tsx";
import { Narration } from "../bubbles/introduction-card.tsx";
import { Meta } from "../bubbles/meta.tsx";
import { LineFrame } from "./line-frame.tsx";
import { LiveLine } from "./live-line.tsx";
import { IntroductionLine, MessageLine } from "./message-line.tsx";
import { PendingContent } from "./pending-content.tsx";
import { pendingStanding } from "./standing-of.ts";
import { isTold, TimeLine, TipLine, UnreadLine } from "./tip-line.tsx";

interface ChatLineProps {
  item: ChatLineItem;
  joined: boolean;
  timeBelow: boolean;
  fresh: boolean;
  flash: boolean;
  /** What the line was last drawn for: a change of it draws the line again. */
  status: number;
}

/** One line of an open chat. Drawn again only when something of its own changed. */
export const ChatLine = memo(function ChatLine({ item, joined, timeBelow, fresh, flash }: ChatLineProps) {
  switch (item.kind) {
    case "time":
      return <TimeLine time={item.time} />;
    case "unread":
      return <UnreadLine />;
    case "live":
      return <LiveLine joined={joined} />;
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
    case "pending": {
      const { item: sent } = item;
      const standing = pendingStanding(sent, () => resendMessage(sent.tmpId));
      return (
        <LineFrame
          own
          joined={joined}
          fresh={fresh}
          meta={<Meta time={sent.createdAt} timeBelow={false} edited={false} standing={standing} />}
        >
          <div className="flex justify-end">
            <PendingContent item={sent} />
          </div>
        </LineFrame>
      );
    }
    default: {
      const { message } = item;
      if (isTold(message)) return <TipLine message={message} />;
      if (message.type === MessageType.AI_INTRODUCTION) {
        return <IntroductionLine message={message} flash={flash} />;
      }
      return (
        <>
          {message.type === MessageType.AI_PROLOGUE && message.chatId.startsWith("p:") && (
            <Narration text={message.content} />
          )}
          <MessageLine message={message} place={{ joined, timeBelow }} fresh={fresh} flash={flash} />
        </>
      );
    }
  }
});
