import { isTip, MessageStatus } from "@4d/contract";
import type { Message } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import { momentText } from "../../../../platform/time-text.ts";
import { groupOf } from "../../../groups/index.ts";
import { senderName } from "../../chat-directory.ts";
import { recalledText } from "../../message-actions.store.ts";
import { openGroupCall } from "../../open-call.ts";
import { replyParts } from "../../reply-parts.ts";
import { useDirectory } from "../../use-directory.ts";
import { recallText, tipText } from "../tip-text.ts";
import { useChat } from "./chat-context.ts";

/** The time, shown when more than ten minutes have passed (`rules §4.6`). */
export function TimeLine({ time }: { time: number }) {
  return (
    <p className="num px-4 pt-4 pb-1 text-center text-xs text-text-3 art:hidden">
      <time dateTime={new Date(time).toISOString()}>{momentText(time)}</time>
    </p>
  );
}

/** Where the unread messages begin (`MSG-5`). */
export function UnreadLine() {
  return (
    <p className="flex items-center gap-2.5 px-4 pt-4 pb-1 text-xs text-capsule art:hidden before:h-px before:flex-1 before:bg-capsule-wash after:h-px after:flex-1 after:bg-capsule-wash">
      {t("chat.newBelow")}
    </p>
  );
}

/** Whether a message is a centred tip rather than a bubble. */
export const isTipLine = ({ status, type }: Message): boolean =>
  status === MessageStatus.RECALL || isTip(type);

/** After a group's call: calls again (`CALL-3`); not in a group I have left, or that was dissolved. */
function CallAgain() {
  const { targetId } = useChat();
  const group = groupOf(targetId);
  if (group === undefined || group.quit || group.dissolve || group.isBanned) return null;
  return (
    <button
      type="button"
      onClick={() => openGroupCall(targetId)}
      className="hit ml-2 rounded-full font-semibold text-capsule"
    >
      {t("chat.callGroupAgain")}
    </button>
  );
}

/** A tip, or a recalled message; my own text can be edited again (`MSG-6`). */
export function TipLine({ message }: { message: Message }) {
  useDirectory();
  const { chatId, me, writeAgain } = useChat();
  if (message.status === MessageStatus.RECALL) {
    const by = message.recalledBy ?? message.sendId;
    const name = senderName(chatId, by === message.sendId ? message : { sendId: by });
    const again = recalledText(chatId, message.id);
    return (
      <p className="px-8 pt-3 pb-1 text-center text-xs text-text-3">
        {recallText(message, me, name)}
        {again !== null && (
          <button
            type="button"
            onClick={() => writeAgain(again)}
            className="hit ml-2 rounded-full font-semibold text-capsule"
          >
            {t("chat.recalledAgain")}
          </button>
        )}
      </p>
    );
  }
  const { tip } = message.extra ?? {};
  if (tip?.key === "regenerateFailed") {
    return (
      <p className="px-8 pt-3 pb-1 text-center">
        <button
          type="button"
          onClick={() => replyParts.get()?.retry(chatId, Number(tip.args.turnId))}
          className="hit rounded-full text-xs text-text-2 underline underline-offset-2 art:text-on-art-dim"
        >
          {tipText(tip.key, tip.args, message.content)}
        </button>
      </p>
    );
  }
  return (
    <p className="px-8 pt-3 pb-1 text-center text-xs text-balance text-text-3">
      {tipText(tip?.key, tip?.args ?? {}, message.content)}
      {tip?.key === "call.ended" && <CallAgain />}
    </p>
  );
}
