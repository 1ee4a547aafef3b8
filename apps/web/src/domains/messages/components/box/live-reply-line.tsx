import { useSignal } from "../../../../platform/use-signal.ts";
import { senderName, senderPicture } from "../../chat-directory.ts";
import { liveText } from "../../live-reply.ts";
import { replyParts } from "../../reply-parts.ts";
import { useLiveReply } from "../../use-live-reply.ts";
import { BubbleShell } from "../bubbles/bubble-shell.tsx";
import { Dots } from "../bubbles/dots.tsx";
import { Spoken } from "../bubbles/introduction-card.tsx";
import { useChat } from "./chat-context.ts";
import { LineFrame } from "./line-frame.tsx";

/** An AI reply being generated: three dots, then its words as they stream in (`CHAR-2`). */
export function LiveReplyLine({ joined }: { joined: boolean }) {
  const { chatId } = useChat();
  const live = useLiveReply(chatId);
  const parts = useSignal(replyParts);
  if (live === null) return null;
  const { status, because, replyId, speaker } = live;
  if (status === "failed")
    return parts === null ? null : <parts.Trouble chatId={chatId} replyId={replyId} because={because} />;
  const text = liveText(live);
  const sender =
    speaker === null
      ? undefined
      : {
          id: speaker,
          name: senderName(chatId, { sendId: speaker }),
          picture: senderPicture(chatId, speaker),
          ai: true,
        };
  return (
    <LineFrame own={false} joined={joined && speaker === null} sender={sender} meta={null}>
      <BubbleShell own={false}>
        {text === "" ? (
          <Dots />
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap">
            <Spoken text={text} />
          </p>
        )}
      </BubbleShell>
    </LineFrame>
  );
}
