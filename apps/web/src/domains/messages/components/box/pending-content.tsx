import { MessageType, parseContent } from "@4d/contract";
import type { OutboxItem } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cancelSending } from "../../sending.store.ts";
import { useUpload } from "../../use-chat-view.ts";
import { FileBubble } from "../bubbles/file-bubble.tsx";
import { ImageBubble } from "../bubbles/image-bubble.tsx";
import { PendingPicture } from "../bubbles/pending-picture.tsx";
import { QuoteLine } from "../bubbles/quote-line.tsx";
import { TextBubble } from "../bubbles/text-bubble.tsx";
import { useChat } from "./chat-context.ts";

/** A message of mine on its way: what it will look like, with its progress (`MSG-3`, `MSG-12`). */
export function PendingContent({ item }: { item: OutboxItem }) {
  const { jump } = useChat();
  const upload = useUpload(item.tmpId);
  const { type, content, quote, tmpId, state } = item;
  if (type === MessageType.TEXT) {
    return (
      <TextBubble
        text={content}
        own
        quote={quote && <QuoteLine quote={quote} own onJump={() => jump(quote.id)} />}
      />
    );
  }
  const picture = type === MessageType.IMAGE ? parseContent(MessageType.IMAGE, content) : null;
  if (picture !== null) return <ImageBubble content={picture} under={upload?.preview ?? undefined} />;
  const share = state === "failed" || item.ready ? undefined : (upload?.share ?? 0);
  const cancel = () => cancelSending(tmpId);
  const preview = upload?.preview ?? null;
  if (preview !== null) {
    const film = type === MessageType.VIDEO;
    return (
      <PendingPicture src={preview} film={film} share={share} name={upload?.name ?? ""} onCancel={cancel} />
    );
  }
  const name = upload?.name || t(type === MessageType.AUDIO ? "chat.voice" : "chat.file");
  return (
    <FileBubble
      name={name}
      size={upload?.size ?? 0}
      own
      {...(share !== undefined && { share, onCancel: cancel })}
    />
  );
}
