import { MessageType, parseContent } from "@4d/contract";
import type { Message, OutboxItem } from "@4d/sync";
import { contactName } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ContactBubble } from "../../../contacts/index.ts";
import { GiftBubble } from "../../../gifts/index.ts";
import { PollBubble } from "../../../polls/index.ts";
import { senderName } from "../../chat-directory.ts";
import { cancelSending } from "../../sending.store.ts";
import type { Upload } from "../../uploads.store.ts";
import { useUpload } from "../../use-chat-view.ts";
import { BubbleShell } from "../bubbles/bubble-shell.tsx";
import { CallBubble } from "../bubbles/call-bubble.tsx";
import type { Sending } from "../bubbles/cancel-ring.tsx";
import { FileBubble } from "../bubbles/file-bubble.tsx";
import { ImageBubble } from "../bubbles/image-bubble.tsx";
import { IntroductionCard, Spoken, withoutNarration } from "../bubbles/introduction-card.tsx";
import { MergedBubble } from "../bubbles/merged-bubble.tsx";
import { QuoteLine } from "../bubbles/quote-line.tsx";
import { RaceBubble } from "../bubbles/race-bubble.tsx";
import { ReplyTools } from "../bubbles/reply-foot.tsx";
import { ReplyWords } from "../bubbles/reply-words.tsx";
import { TextBubble } from "../bubbles/text-bubble.tsx";
import { VideoBubble } from "../bubbles/video-bubble.tsx";
import { SpokenBubble, VoiceBubble } from "../bubbles/voice-bubble.tsx";
import { useChat } from "./chat-context.ts";

interface ContentProps {
  message: Message;
  /** The outbox item of an unsent message. */
  pending?: OutboxItem | undefined;
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

/** The file of a message that is being sent, and its progress. */
function useSending(message: Message, pending: OutboxItem | undefined) {
  const upload = useUpload(message.tmpId ?? "");
  const under = upload?.preview ?? undefined;
  const isOver = pending === undefined || pending.ready || pending.state === "failed";
  const name = upload?.name || t(message.type === MessageType.AUDIO ? "chat.voice" : "chat.file");
  const sending: Sending | undefined = isOver
    ? undefined
    : { share: upload?.share ?? 0, name, onCancel: () => cancelSending(pending.tmpId) };
  return { upload, under, name, sending };
}

function ImageLine({ message, pending, own }: ContentProps) {
  const { openPicture } = useChat();
  const { under, sending } = useSending(message, pending);
  const content = parseContent(MessageType.IMAGE, message.content);
  if (content === null && pending === undefined) return <Unknown own={own} />;
  const open = pending === undefined ? () => openPicture(message.id) : undefined;
  return <ImageBubble content={content} under={under} sending={sending} onOpen={open} />;
}

function VideoLine({ message, pending, own }: ContentProps) {
  const { under, sending } = useSending(message, pending);
  const content = parseContent(MessageType.VIDEO, message.content);
  if (content === null && pending === undefined) return <Unknown own={own} />;
  return <VideoBubble content={content} under={under} sending={sending} />;
}

function FileLine({ message, pending, own }: ContentProps) {
  const { upload, name, sending } = useSending(message, pending);
  const content = parseContent(MessageType.FILE, message.content);
  if (pending !== undefined) {
    const { size } = content ?? upload ?? { size: 0 };
    return <FileBubble name={content?.name ?? name} size={size} own={own} sending={sending} />;
  }
  return content === null ? <Unknown own={own} /> : <FileBubble {...content} own={own} />;
}

/** The recorder's facts about a voice that is being sent. */
const spokenInto = (upload: Upload | null) => upload?.voice ?? { duration: 0 };

function VoiceLine({ message, pending, own }: ContentProps) {
  const { upload, sending } = useSending(message, pending);
  const content = parseContent(MessageType.AUDIO, message.content);
  if (content === null && pending === undefined) return <Unknown own={own} />;
  return (
    <VoiceBubble content={content ?? spokenInto(upload)} message={message} own={own} sending={sending} />
  );
}

function SpokenLine({ message, own }: ContentProps) {
  const spoken = parseContent(MessageType.TEXT_WITH_AUDIO, message.content);
  return spoken === null ? (
    <Unknown own={own} />
  ) : (
    <SpokenBubble content={spoken} message={message} own={own} />
  );
}

function TextLine({ message, pending, own, mentions }: ContentProps) {
  const { jump } = useChat();
  const { quote } = message.extra ?? {};
  return (
    <TextBubble
      text={message.content}
      own={own}
      mentions={mentions}
      previewed={pending === undefined}
      quote={quote && <QuoteLine quote={quote} own={own} onJump={() => jump(quote.id)} />}
    />
  );
}

/** An AI reply. */
function ReplyLine({ message, own }: ContentProps) {
  return (
    <BubbleShell own={own}>
      <ReplyWords message={message} text={message.content} />
      <ReplyTools message={message} />
    </BubbleShell>
  );
}

/** Draws a message by its type (`MSG-1`): the same parts while it is being sent and afterwards. */
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
      return extra?.ai === undefined ? <TextLine {...props} /> : <ReplyLine {...props} />;
    case MessageType.IMAGE:
      return <ImageLine {...props} />;
    case MessageType.FILE:
      return <FileLine {...props} />;
    case MessageType.VIDEO:
      return <VideoLine {...props} />;
    case MessageType.AUDIO:
      return <VoiceLine {...props} />;
    case MessageType.TEXT_WITH_AUDIO:
      return <SpokenLine {...props} />;
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
