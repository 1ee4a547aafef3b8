import type { Message } from "@4d/sync";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { talkPathsStore } from "../../../messages/index.ts";
import { askPaths, forkAt, takePath } from "../../paths.store.ts";

/** The ways on after a message. */
export function useFork({ chatId, id }: Message): { ids: number[]; at: number } {
  const paths = useStore(talkPathsStore, ({ chats }) => chats.get(chatId));
  useEffect(() => askPaths(chatId), [chatId]);
  return forkAt(paths, id);
}

/** Where a talk went several ways: a dot for each, the taken one filled; a press takes another (`creations §2`). */
export function ForkDots({ message, fork }: { message: Message; fork: { ids: number[]; at: number } }) {
  const { ids, at } = fork;
  return (
    <span role="group" aria-label={t("talks.forks")} className="flex items-center">
      {ids.map((branch, index) => (
        <button
          key={branch}
          type="button"
          aria-label={t("talks.forkOf", { at: index + 1, n: ids.length })}
          aria-pressed={index === at}
          onClick={() => index !== at && void takePath(message.chatId, branch)}
          className="press grid size-6 place-items-center rounded-full"
        >
          <span
            className={cx(
              "size-2 rounded-full border-[1.5px] border-current",
              index === at && "bg-current text-capsule art:text-bright",
            )}
          />
        </button>
      ))}
    </span>
  );
}
