import type { Message } from "@4d/sync";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { aiChatPathsStore } from "../../../messages/index.ts";
import { forkAt, loadPathsOnce, switchPath } from "../../paths.store.ts";

/** The branches after a message. */
export function useFork({ chatId, id }: Message): { ids: number[]; at: number } {
  const paths = useStore(aiChatPathsStore, ({ chats }) => chats.get(chatId));
  useEffect(() => loadPathsOnce(chatId), [chatId]);
  return forkAt(paths, id);
}

/** Branches of an AI chat as dots, the current one filled; a press takes the next (`characters §7.3`). */
export function ForkDots({ message, fork }: { message: Message; fork: { ids: number[]; at: number } }) {
  const { ids, at } = fork;
  const next = ids[(at + 1) % ids.length] ?? 0;
  return (
    <button
      type="button"
      aria-label={t("aiChats.forkOf", { at: at + 1, n: ids.length })}
      onClick={() => void switchPath(message.chatId, next)}
      className="hit press flex h-5.5 items-center gap-1 rounded-full px-1"
    >
      {ids.map((branch, index) => (
        <span
          key={branch}
          className={cx(
            "size-2 rounded-full border-[1.5px] border-current",
            index === at && "bg-current text-capsule art:text-bright",
          )}
        />
      ))}
    </button>
  );
}
