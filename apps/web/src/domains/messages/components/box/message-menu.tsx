import type { Message } from "@4d/sync";
import { Menu } from "@base-ui/react/menu";
import {
  Copy,
  Download,
  Ellipsis,
  Flag,
  Forward,
  ListChecks,
  Pencil,
  Pin,
  PinOff,
  Quote,
  Trash2,
  Undo2,
} from "lucide-react";
import { confirm, toastOnFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { copyText } from "../../../../platform/media/clipboard.ts";
import { push } from "../../../../platform/navigation.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { cx } from "../../../../ui/cx.ts";
import { quoteMessage, startEditing } from "../../composing.store.ts";
import { savableIn, saveMedia } from "../../media/save-media.ts";
import {
  allowedFor,
  joinTexts,
  pinMessage,
  reactTo,
  recallMessage,
  removeMessages,
} from "../../message-actions.store.ts";
import { type MenuEntry, type ReplyParts, replyParts } from "../../reply-parts.ts";
import { startSelecting } from "../../selection.store.ts";
import { ReactionSign } from "../bubbles/reactions.tsx";
import { sourceNote } from "../reply-source.tsx";

/** Quick reactions. */
const QUICK = ["👍", "❤️", "😂", "🤩", "😢", "👏"];

export interface MenuTarget {
  message: Message;
  bubble: HTMLElement;
}
interface MessageMenuProps {
  target: MenuTarget;
  me: number;
  onClose: () => void;
  onMoreEmoji: (message: Message) => void;
}
async function confirmRecall(message: Message): Promise<void> {
  const sure = await confirm({
    title: t("chat.recallTitle"),
    body: t("chat.recallBody"),
    ok: t("chat.recall"),
  });
  if (sure) await toastOnFailure(recallMessage(message.chatId, message));
}

async function remove(message: Message): Promise<void> {
  const sure = await confirm({
    title: t("chat.removeTitle"),
    body: t("chat.removeBody"),
    ok: t("chat.removeOk"),
    danger: true,
  });
  if (sure) await toastOnFailure(removeMessages(message.chatId, [message.id]));
}

function entriesOf(message: Message, parts: ReplyParts | null): MenuEntry[] {
  const { chatId, id, pinned } = message;
  const may = allowedFor(chatId, message);
  const savable = savableIn(message);
  const on = pinned !== true;
  const entry = (wanted: boolean, made: MenuEntry) => (wanted ? [made] : []);
  return [
    ...entry(may.copy, {
      id: "copy",
      label: t("chat.copy"),
      icon: <Copy />,
      run: () => copyText(joinTexts([message])),
    }),
    ...entry(may.quote, {
      id: "quote",
      label: t("chat.quote"),
      icon: <Quote />,
      run: () => quoteMessage(chatId, message),
    }),
    ...entry(may.forward, {
      id: "forward",
      label: t("chat.forward"),
      icon: <Forward />,
      run: () => push("/pages/chat/forward", { from: chatId, ids: String(id) }),
    }),
    ...(savable === null
      ? []
      : [{ id: "save", label: t("common.save"), icon: <Download />, run: () => saveMedia(savable) }]),
    ...entry(may.edit, {
      id: "edit",
      label: t("chat.edit"),
      icon: <Pencil />,
      run: () => startEditing(chatId, message),
    }),
    ...entry(may.recall, {
      id: "recall",
      label: t("chat.recall"),
      icon: <Undo2 />,
      run: () => confirmRecall(message),
    }),
    ...entry(may.pin, {
      id: "pin",
      label: on ? t("chat.pin") : t("chat.unpin"),
      icon: on ? <Pin /> : <PinOff />,
      run: () => toastOnFailure(pinMessage(chatId, id, on)),
    }),
    ...(parts?.menuEntries(message) ?? []),
    ...entry(may.report, {
      id: "report",
      label: t("messages.report"),
      icon: <Flag />,
      run: () => push("/pages/common/report", { kind: "message", id, chatId }),
    }),
    { id: "select", label: t("chat.select"), icon: <ListChecks />, run: () => startSelecting(chatId, id) },
    { id: "remove", label: t("chat.remove"), icon: <Trash2 />, danger: true, run: () => remove(message) },
  ];
}

function QuickRow({ target: { message }, me, onMoreEmoji }: Omit<MessageMenuProps, "onClose">) {
  const mine = new Set(
    message.reactions?.filter(({ userIds }) => userIds.includes(me)).map(({ emoji }) => emoji),
  );
  return (
    <div className="hairline-b flex items-center py-1">
      {QUICK.map((emoji) => (
        <Menu.Item
          key={emoji}
          aria-label={t("chat.reactWith", { emoji })}
          onClick={() => void toastOnFailure(reactTo(message.chatId, message.id, emoji, !mine.has(emoji)))}
          className={cx(
            "grid h-11 flex-1 cursor-pointer place-items-center rounded-full text-xl leading-none outline-none data-highlighted:bg-ink-4",
            mine.has(emoji) && "bg-capsule-deep",
          )}
        >
          <ReactionSign emoji={emoji} />
        </Menu.Item>
      ))}
      <Menu.Item
        aria-label={t("chat.addSticker")}
        onClick={() => onMoreEmoji(message)}
        className="grid h-11 flex-1 cursor-pointer place-items-center rounded-full text-text-2 outline-none data-highlighted:bg-ink-4"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu.Item>
    </div>
  );
}

/** The actions on a message, beside its bubble (`MSG-6`, `MSG-7`). A chunk of its own. */
export function MessageMenu({ target, me, onClose, onMoreEmoji }: MessageMenuProps) {
  const { message, bubble } = target;
  const parts = useSignal(replyParts);
  const own = message.sendId === me;
  const may = allowedFor(message.chatId, message);
  const { ai, by = ai?.by } = message.extra ?? {};
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Backdrop className="fixed inset-0 z-30" />
        <Menu.Positioner
          anchor={bubble}
          side="top"
          align={own ? "end" : "start"}
          sideOffset={8}
          collisionPadding={6}
          className="z-40"
        >
          <Menu.Popup
            aria-label={t("chat.menu")}
            className="w-79 max-w-[calc(100vw-12px)] origin-(--transform-origin) overflow-hidden rounded-m bg-float text-text-1 shadow-pop outline-none transition-[transform,opacity] duration-[var(--press)] data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
          >
            {may.react && <QuickRow target={target} me={me} onMoreEmoji={onMoreEmoji} />}
            <Menu.Group>
              <div className="grid grid-cols-4 p-1.5">
                {entriesOf(message, parts).map(({ id, label, icon, danger, run }) => (
                  <Menu.Item
                    key={id}
                    onClick={() => void run()}
                    className={cx(
                      "flex min-h-15 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-s px-1 text-center text-xs leading-tight outline-none data-highlighted:bg-ink-4 [&_svg]:size-5 [&_svg]:stroke-[1.8]",
                      danger && "text-rose",
                    )}
                  >
                    {icon}
                    {label}
                  </Menu.Item>
                ))}
              </div>
              {by !== undefined && (
                <Menu.GroupLabel className="hairline-t px-4 py-2 text-center text-xs text-text-2">
                  {sourceNote(by)}
                </Menu.GroupLabel>
              )}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
