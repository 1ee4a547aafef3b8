import type { Message } from "@4d/sync";
import { Suspense } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { cx } from "../../../../ui/cx.ts";
import { replyParts } from "../../reply-parts.ts";
import { useIsAppearing } from "../../use-reveal.ts";
import { sourceNote } from "../reply-source.tsx";

/** At the end of an AI reply's bubble, once its words are there: regenerate, and the variants (`CHAR-3`). */
export function ReplyTools({ message, inline = false }: { message: Message; inline?: boolean }) {
  const parts = useSignal(replyParts);
  const isAppearing = useIsAppearing(message);
  if (message.extra?.ai === undefined || parts === null || isAppearing) return null;
  return (
    <span className={cx("flex items-center justify-end empty:hidden", inline ? "flex-1" : "mt-1.5")}>
      <Suspense>
        <parts.Tools message={message} />
      </Suspense>
    </span>
  );
}

/**
 * Under an AI reply: notes about it, and who wrote it where it stands among the messages of people, forwarded or in a
 * group. The chat with a character says so in its header, and in the menu of each reply (`CHAR-6`).
 */
export function ReplyNote({ message }: { message: Message }) {
  const parts = useSignal(replyParts);
  const { ai, by = ai?.by } = message.extra ?? {};
  if (by === undefined) return null;
  const isAmongPeople = ai === undefined || message.chatId.startsWith("g:");
  return (
    <>
      {isAmongPeople && (
        <span
          title={sourceNote(by)}
          className="mt-1 block px-1 text-2xs leading-none text-text-3 art:text-on-art-dim"
        >
          {by === "builtin" ? t("chat.builtin") : t("common.ai")}
        </span>
      )}
      {ai !== undefined && parts !== null && (
        <Suspense>
          <parts.Note message={message} />
        </Suspense>
      )}
    </>
  );
}
