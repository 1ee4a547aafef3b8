import { MessageType, parseContent } from "@4d/contract";
import type { Message } from "@4d/sync";
import { contactName } from "@4d/sync";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ContactBubble } from "../../../contacts/index.ts";
import { GiftBubble } from "../../../gifts/index.ts";
import { PollBubble } from "../../../polls/index.ts";
import { senderName } from "../../chat-directory.ts";
import { uploadsStore } from "../../uploads.store.ts";
import { useGrowing } from "../../use-live-answer.ts";
import { AnswerTools } from "../bubbles/answer-foot.tsx";
import { BubbleShell } from "../bubbles/bubble-shell.tsx";
import { CallBubble } from "../bubbles/call-bubble.tsx";
import { Dots } from "../bubbles/dots.tsx";
import { FileBubble } from "../bubbles/file-bubble.tsx";
import { ImageBubble } from "../bubbles/image-bubble.tsx";
import { IntroductionCard, Spoken, withoutNarration } from "../bubbles/introduction-card.tsx";
import { MergedBubble } from "../bubbles/merged-bubble.tsx";
import { QuoteLine } from "../bubbles/quote-line.tsx";
import { RaceBubble } from "../bubbles/race-bubble.tsx";
import { TextBubble } from "../bubbles/text-bubble.tsx";
import { VideoBubble } from "../bubbles/video-bubble.tsx";
import { SpokenBubble, VoiceBubble } from "../bubbles/voice-bubble.tsx";
import { useChat } from "./chat-context.ts";

interface ContentProps {
  message: Message;
  own: boolean;
  mentions?: readonly string[] | undefined;
}

function Unknown({ own }: { own: boolean }) {
  return (
    <BubbleShell own={own}>
      <span className="text-s text-text-2">{t("chat.unknown")}</span>
    </BubbleShell>
  );
}

function ImageLine({ message, own }: ContentProps) {
  const { openPicture } = useChat();
  const under = useStore(
    uploadsStore,
    ({ uploads }) => uploads.get(message.tmpId ?? "")?.preview ?? undefined,
  );
  const content = parseContent(MessageType.IMAGE, message.content);
  if (content === null) return <Unknown own={own} />;
  return <ImageBubble content={content} under={under} onOpen={() => openPicture(message.id)} />;
}

function MediaLine({ message, own }: ContentProps) {
  const { type, content } = message;
  if (type === MessageType.FILE) {
    const file = parseContent(MessageType.FILE, content);
    return file === null ? <Unknown own={own} /> : <FileBubble {...file} own={own} />;
  }
  if (type === MessageType.VIDEO) {
    const video = parseContent(MessageType.VIDEO, content);
    return video === null ? <Unknown own={own} /> : <VideoBubble content={video} />;
  }
  if (type === MessageType.AUDIO) {
    const audio = parseContent(MessageType.AUDIO, content);
    return audio === null ? (
      <Unknown own={own} />
    ) : (
      <VoiceBubble content={audio} message={message} own={own} />
    );
  }
  const spoken = parseContent(MessageType.TEXT_WITH_AUDIO, content);
  return spoken === null ? (
    <Unknown own={own} />
  ) : (
    <SpokenBubble content={spoken} message={message} own={own} />
  );
}

function TextLine({ message, own, mentions }: ContentProps) {
  const { jump } = useChat();
  const { quote } = message.extra ?? {};
  return (
    <TextBubble
      text={message.content}
      own={own}
      mentions={mentions}
      previewed
      quote={quote && <QuoteLine quote={quote} own={own} onJump={() => jump(quote.id)} />}
    />
  );
}

/** The words of a character; while they are given again, what grows in their place. */
function AnswerLine({ message, own }: ContentProps) {
  const growing = useGrowing(message);
  return (
    <BubbleShell own={own}>
      {growing === "" ? (
        <Dots />
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <Spoken text={growing ?? message.content} />
        </p>
      )}
      <AnswerTools message={message} />
    </BubbleShell>
  );
}

/** What a sent message looks like, by its kind (`MSG-1`). */
export function MessageContent(props: ContentProps) {
  const { chatId, openMerged, openGift } = useChat();
  const { message, own } = props;
  const { type, content, extra } = message;
  const { gift } = extra ?? {};
  if (gift !== undefined) {
    const sender = senderName(chatId, message);
    return <GiftBubble card={gift} sender={sender} onOpen={() => openGift(gift.id)} />;
  }
  if (extra?.race !== undefined) return <RaceBubble card={extra.race} />;
  if (extra?.poll !== undefined) return <PollBubble id={message.id} card={extra.poll} />;
  if (extra?.contact !== undefined)
    return <ContactBubble userId={extra.contact.userId} name={contactName(content)} own={own} />;
  if (extra?.merged !== undefined) {
    return <MergedBubble merged={extra.merged} own={own} onOpen={() => openMerged(message)} />;
  }
  switch (type) {
    case MessageType.TEXT:
      return extra?.ai === undefined ? <TextLine {...props} /> : <AnswerLine {...props} />;
    case MessageType.IMAGE:
      return <ImageLine {...props} />;
    case MessageType.FILE:
    case MessageType.VIDEO:
    case MessageType.AUDIO:
    case MessageType.TEXT_WITH_AUDIO:
      return <MediaLine {...props} />;
    case MessageType.AI_INTRODUCTION:
      return <IntroductionCard text={content} />;
    case MessageType.AI_PROLOGUE:
      return (
        <BubbleShell own={own}>
          <p className="wrap-anywhere whitespace-pre-wrap">
            <Spoken text={message.chatId.startsWith("p:") ? withoutNarration(content) : content} />
          </p>
        </BubbleShell>
      );
    case MessageType.ACT_RT_VOICE:
    case MessageType.ACT_RT_VIDEO:
      return <CallBubble type={type} text={content} summary={extra?.call} own={own} />;
    default:
      return <Unknown own={own} />;
  }
}
