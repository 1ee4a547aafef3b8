import { isNormal } from "@4d/contract";
import type { Message } from "@4d/sync";
import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { isReplyForMe, messagesStore } from "../../../messages/index.ts";
import { isMessageOnPath } from "../../paths.store.ts";
import { repliesStore, switchVariant } from "../../replies.store.ts";
import { ForkDots, useFork } from "./fork-dots.tsx";
import { RegenerateSheet } from "./regenerate-sheet.tsx";

/** Whether it is the last message of its chat: only there is "again" visible, elsewhere it is in the menu. */
const useIsLast = ({ chatId, id }: Message): boolean =>
  useStore(
    messagesStore,
    ({ sync }) =>
      sync?.chats
        .get(chatId)
        ?.messages.findLast((one) => isNormal(one.type) && isMessageOnPath(chatId, one.id))?.id === id,
  );

function VariantArrow({ message, by }: { message: Message; by: 1 | -1 }) {
  const { variant = 0, of = 1 } = message.extra?.ai ?? {};
  const ended = by < 0 ? variant === 0 : variant === of - 1;
  const Icon = by < 0 ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={by < 0 ? t("aiChats.variantBefore") : t("aiChats.variantAfter")}
      disabled={ended}
      onClick={() => void switchVariant(message, by)}
      className="hit press grid size-5 place-items-center rounded-full disabled:opacity-30"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

/** Under a reply: regenerate, ‹2/3› through its variants (`CHAR-3`), and the branches of the AI chat. */
export function VariantTools({ message }: { message: Message }) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const mark = message.extra?.ai;
  const last = useIsLast(message);
  const busy = useStore(repliesStore, (state) => mark !== undefined && state.busy.has(mark.turnId));
  const fork = useFork(message);
  const plain = !last && fork.ids.length === 0;
  if (mark === undefined || !isReplyForMe(message) || (plain && mark.of < 2)) return null;
  const { variant, of, turnId: replyId } = mark;
  return (
    <span className="flex items-center gap-1.5 text-text-2 art:text-on-art-dim">
      {last && (
        <button
          type="button"
          aria-label={t("aiChats.again")}
          disabled={busy}
          onClick={() => setSheetOpen(true)}
          className="hit press grid size-5.5 place-items-center rounded-full"
        >
          <RotateCcw
            aria-hidden="true"
            className={cx("size-4.25", busy && "animate-spin [animation-direction:reverse]")}
          />
        </button>
      )}
      {of > 1 && (
        <span className="flex items-center">
          <VariantArrow message={message} by={-1} />
          <span className="num text-xs">
            <span className="sr-only">{t("aiChats.variantOf", { at: variant + 1, n: of })}</span>
            <span aria-hidden="true">
              {variant + 1}/{of}
            </span>
          </span>
          <VariantArrow message={message} by={1} />
        </span>
      )}
      {fork.ids.length > 0 && <ForkDots message={message} fork={fork} />}
      <RegenerateSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        replyId={replyId}
        chatId={message.chatId}
      />
    </span>
  );
}
