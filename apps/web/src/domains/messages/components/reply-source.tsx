import type { AiReplyMark, ChatId } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { useReplySource } from "../use-live-reply.ts";

/** Who wrote a reply, as a sentence. */
export const sourceNote = (by: AiReplyMark["by"]): string =>
  by === "builtin" ? t("chat.builtinNote") : t("chat.modelNote");

interface BuiltInMarkProps {
  chatId: ChatId;
  /** Who is to reply, for as long as nobody has. */
  expected?: AiReplyMark["by"] | undefined;
  /** What else stands on its line. */
  rest?: string;
}

/**
 * In the header of a chat with a character, once for all replies: that the built-in engine writes them (`CHAR-6`).
 * Only the rest where a model does; the name is marked as AI either way.
 */
export function BuiltInMark({ chatId, expected, rest = "" }: BuiltInMarkProps) {
  const by = useReplySource(chatId) ?? expected;
  if (by !== "builtin") return rest;
  return (
    <>
      <span title={sourceNote(by)}>{t("chat.builtin")}</span>
      {rest !== "" && ` · ${rest}`}
    </>
  );
}
