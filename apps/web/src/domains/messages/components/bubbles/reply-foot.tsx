import type { Message } from "@4d/sync";
import { Suspense } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { cx } from "../../../../ui/cx.ts";
import { replyParts } from "../../reply-parts.ts";

/** At the end of an AI reply's bubble: regenerate, and the variants (`CHAR-3`). */
export function ReplyTools({ message, inline = false }: { message: Message; inline?: boolean }) {
  const parts = useSignal(replyParts);
  if (message.extra?.ai === undefined || parts === null) return null;
  return (
    <span className={cx("flex items-center justify-end empty:hidden", inline ? "flex-1" : "mt-1.5")}>
      <Suspense>
        <parts.Tools message={message} />
      </Suspense>
    </span>
  );
}

/** Under an AI reply, also a forwarded one: who generated it, and notes about it (`CHAR-6`). */
export function ReplyNote({ message }: { message: Message }) {
  const parts = useSignal(replyParts);
  const { ai, by = ai?.by } = message.extra ?? {};
  if (by === undefined) return null;
  const builtin = by === "builtin";
  return (
    <>
      <span
        title={builtin ? t("chat.builtinNote") : t("chat.modelNote")}
        className="mt-1 block px-1 text-2xs leading-none text-text-3 art:text-on-art-dim"
      >
        {builtin ? t("chat.builtin") : t("common.ai")}
      </span>
      {ai !== undefined && parts !== null && (
        <Suspense>
          <parts.Note message={message} />
        </Suspense>
      )}
    </>
  );
}
