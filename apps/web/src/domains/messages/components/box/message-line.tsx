import { AT_EVERYONE, MessageType } from "@4d/contract";
import type { Message, OutboxItem } from "@4d/sync";
import { type TouchEvent, useRef } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/cx.ts";
import { useLongPress } from "../../../../ui/use-long-press.ts";
import { namesOf, senderName, senderPicture } from "../../chat-directory.ts";
import { reactTo, statusOfMessage } from "../../message-actions.store.ts";
import { replyParts } from "../../reply-parts.ts";
import { selectionStore, toggleSelected } from "../../selection.store.ts";
import { resendMessage } from "../../sending.store.ts";
import { useDirectory } from "../../use-directory.ts";
import { isReplyForMe } from "../../use-live-reply.ts";
import { FailedNote } from "../bubbles/failed-note.tsx";
import { type DeliveryState, Meta } from "../bubbles/meta.tsx";
import { Reactions } from "../bubbles/reactions.tsx";
import { ReplyNote } from "../bubbles/reply-foot.tsx";
import type { LinePlacement } from "../line-placement.ts";
import { mentionsIn } from "../text-parts.ts";
import { type ChatContextValue, useChat } from "./chat-context.ts";
import { deliveryState, pendingDeliveryState } from "./delivery-state.ts";
import { LineFrame } from "./line-frame.tsx";
import { MessageContent } from "./message-content.tsx";

interface MessageLineProps {
  message: Message;
  /** The outbox item of an unsent message. */
  pending?: OutboxItem | undefined;
  placement: LinePlacement;
  /** Just jumped to. */
  flash: boolean;
}

/** Names mentioned in a message as they stand in its text: the name of that time, otherwise a present one. */
function mentionNames({ chatId, content, atUserIds, extra }: Message): string[] | undefined {
  if (atUserIds === undefined) return undefined;
  const people = atUserIds.map((id) => {
    // The sender saw the word in their own language.
    if (id === AT_EVERYONE) return ["所有人", "everyone"];
    return [extra?.at?.find((one) => one.id === id)?.name ?? "", ...namesOf(chatId, id)];
  });
  return mentionsIn(content, people);
}

/** During multi-select the whole line is the checkbox. */
function Tick({ message }: { message: Message }) {
  const { chatId } = useChat();
  const choosing = useStore(selectionStore, (state) => state.chatId === chatId);
  const chosen = useStore(selectionStore, ({ ids }) => ids.has(message.id));
  if (!choosing) return null;
  const toggle = () => toggleSelected(message.id);
  return (
    <>
      <span className="shrink-0 self-end">
        <Checkbox checked={chosen} label={t("chat.select")} onChange={toggle} />
      </span>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        onClick={toggle}
        className="absolute inset-0 z-2"
      />
    </>
  );
}

interface TouchableProps extends Pick<MessageLineProps, "message" | "pending" | "flash"> {
  own: boolean;
}

/** The bubble with its gestures and menu; for an unsent message, resend or delete. */
function Touchable({ message, pending, own, flash }: TouchableProps) {
  const { chatId, me, openMenu } = useChat();
  const isSent = pending === undefined;
  const hold = useLongPress((element) => openMenu(message, element));
  const swipe = useVariantSwipe(message);
  const react = (emoji: string, on: boolean) =>
    void reactTo(chatId, message.id, emoji, on).then(toastFailure);
  return (
    <>
      <div
        {...(isSent && hold)}
        {...(isSent && swipe)}
        className={cx(
          "group/line relative flex max-w-full rounded-bubble [-webkit-touch-callout:none] pointer-coarse:select-none",
          own && "justify-end",
          flash && "animate-flash",
        )}
      >
        <MessageContent message={message} pending={pending} own={own} mentions={mentionNames(message)} />
        {isSent && (
          <button
            type="button"
            onClick={({ currentTarget }) => openMenu(message, currentTarget.parentElement ?? currentTarget)}
            className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:right-1 focus-visible:bottom-1 focus-visible:rounded-full focus-visible:bg-ink-4 focus-visible:px-3 focus-visible:text-s"
          >
            {t("chat.menu")}
          </button>
        )}
      </div>
      {isSent && <ReplyNote message={message} />}
      {message.reactions !== undefined && message.reactions.length > 0 && (
        <Reactions reactions={message.reactions} me={me} own={own} onToggle={react} />
      )}
    </>
  );
}

/** The delivery state beside a message. */
function deliveryOf(
  { message, pending }: Pick<MessageLineProps, "message" | "pending">,
  { chatId, kind, me, openReaders }: ChatContextValue,
): DeliveryState {
  if (pending !== undefined) return pendingDeliveryState(pending, () => resendMessage(pending.tmpId));
  if (message.sendId !== me) return { kind: "none" };
  const status = statusOfMessage(chatId, message);
  return deliveryState(message, status, kind === "group", () => openReaders(message.id));
}

/** A character's introduction: not a bubble, but it has the same menu (`MSG-7`). */
export function IntroductionLine({ message, flash }: Pick<MessageLineProps, "message" | "flash">) {
  const { me } = useChat();
  return (
    <div className="relative flex pt-3">
      <div className="flex pl-3 empty:hidden">
        <Tick message={message} />
      </div>
      <div className="min-w-0 flex-1 px-4">
        <Touchable message={message} own={message.sendId === me} flash={flash} />
      </div>
    </div>
  );
}

/** A message line: received, sent or still to be sent. */
export function MessageLine({ message, pending, placement: place, flash }: MessageLineProps) {
  useDirectory();
  const chat = useChat();
  const { chatId, kind, me } = chat;
  const { sendId, sendTime, editedAt } = message;
  const own = sendId === me;
  const group = kind === "group";
  const sender =
    group && !own
      ? {
          id: sendId,
          name: senderName(chatId, message),
          picture: senderPicture(chatId, sendId),
          ai: message.extra?.ai !== undefined || message.type === MessageType.AI_PROLOGUE,
        }
      : undefined;
  return (
    <LineFrame
      own={own}
      joined={place.joined}
      sender={sender}
      tick={pending === undefined && <Tick message={message} />}
      below={pending?.state === "failed" && <FailedNote item={pending} />}
      meta={
        <Meta
          time={sendTime}
          timeBelow={place.timeBelow}
          // An AI reply changes when another variant is shown; that is no edit.
          edited={editedAt !== undefined && message.extra?.ai === undefined}
          forwarded={message.extra?.forwarded === true}
          expiresAt={message.extra?.gone}
          delivery={deliveryOf({ message, pending }, chat)}
        />
      }
    >
      <Touchable message={message} pending={pending} own={own} flash={flash} />
    </LineFrame>
  );
}

/** Minimum sideways movement of a swipe, px. */
const SWIPE_PX = 44;

/** A swipe over an AI reply shows its next or previous variant (`CHAR-3`); nothing on other messages. */
function useVariantSwipe(message: Message) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if ((message.extra?.ai?.of ?? 1) < 2 || !isReplyForMe(message)) return {};
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (touch === undefined || from === null) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      replyParts.get()?.switchVariant(message, dx < 0 ? 1 : -1);
    },
  };
}
