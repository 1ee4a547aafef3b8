import { type MessageExtra, MessageType, parseContent } from "@4d/contract";
import type { Message } from "@4d/sync";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { personPicture } from "../chat-directory.ts";
import { isChatId } from "../chat-view.store.ts";
import { FileBubble } from "../components/bubbles/file-bubble.tsx";
import { ImageBubble } from "../components/bubbles/image-bubble.tsx";
import { quoteText } from "../components/bubbles/quote-line.tsx";
import { VideoBubble } from "../components/bubbles/video-bubble.tsx";
import { cachedMerged } from "../components/merged-cards.ts";
import { RichText } from "../components/rich-text.tsx";
import { findMessage } from "../find-message.ts";
import { useDirectory } from "../use-directory.ts";

type Item = NonNullable<MessageExtra["merged"]>["items"][number];

/** A frozen message: media is shown, other kinds are named. */
function FrozenMessage({ item: { type, content, card } }: { item: Item }) {
  if (type === MessageType.IMAGE) {
    const image = parseContent(MessageType.IMAGE, content);
    if (image !== null)
      return <ImageBubble content={image} onOpen={() => open(image.originUrl, "_blank", "noopener")} />;
  }
  if (type === MessageType.VIDEO) {
    const video = parseContent(MessageType.VIDEO, content);
    if (video !== null) return <VideoBubble content={video} />;
  }
  if (type === MessageType.FILE) {
    const file = parseContent(MessageType.FILE, content);
    if (file !== null) return <FileBubble {...file} own={false} />;
  }
  if (type === MessageType.AUDIO) {
    const audio = parseContent(MessageType.AUDIO, content);
    // biome-ignore lint/a11y/useMediaCaption: a voice message has no captions
    if (audio !== null) return <audio src={audio.url} controls preload="none" className="w-60 max-w-full" />;
  }
  return (
    <p className="text-m leading-normal wrap-anywhere whitespace-pre-wrap">
      <RichText text={quoteText({ type, text: content, ...(card && { card }) })} />
    </p>
  );
}

function Line({ item }: { item: Item }) {
  useDirectory();
  const { sendId, name, sendTime, by } = item;
  return (
    <li className="flex gap-3 px-4 pt-4">
      <Avatar name={name} src={personPicture(sendId)} size="smaller" />
      <div className="hairline-b min-w-0 flex-1 pb-4">
        <p className="mb-1 flex items-baseline gap-2 text-xs text-text-3">
          <span className="flex min-w-0 flex-1 items-center gap-1.5">
            <span className="truncate">{name}</span>
            {by !== undefined && <Tag>{by === "builtin" ? t("chat.builtin") : t("common.ai")}</Tag>}
          </span>
          <time className="num shrink-0" dateTime={new Date(sendTime).toISOString()}>
            {momentText(sendTime)}
          </time>
        </p>
        <FrozenMessage item={item} />
      </div>
    </li>
  );
}

/** The opened card, loaded again after a reload. */
function useCard(chatId: string, id: number): Message | null | undefined {
  const [card, setCard] = useState<Message | null | undefined>(() => cachedMerged(chatId, id));
  useEffect(() => {
    if (card !== undefined || !isChatId(chatId)) return;
    let cancelled = false;
    void findMessage(chatId, id).then((found) => !cancelled && setCard(found));
    return () => {
      cancelled = true;
    };
  }, [card, chatId, id]);
  return isChatId(chatId) ? card : null;
}

/** Messages forwarded as one card, one under the other (`MSG-7`). */
export function MergedPage() {
  const { query } = usePage();
  const card = useCard(query.chatId ?? "", Number(query.messageId ?? 0));
  const merged = card?.extra?.merged;
  return (
    <Page nav={<NavBar title={merged?.title ?? t("messages.records")} />}>
      {card === undefined && <SkeletonRows compact />}
      {card !== undefined && merged === undefined && (
        <EmptyState title={t("messages.mergedGone")} note={t("messages.mergedNote")} />
      )}
      {merged !== undefined && (
        <ul className="pb-8">
          {merged.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen lines never move
            <Line key={at} item={item} />
          ))}
        </ul>
      )}
    </Page>
  );
}
