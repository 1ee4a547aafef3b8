import { isolated } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { ChatRow } from "../../chat-rows.ts";
import { PreviewText } from "../preview-text.tsx";

/** What was said last in a chat; in a group with who said it. */
export function RowPreview({ row }: { row: ChatRow }) {
  const { preview, senderName, name, mine } = row;
  if (preview === null) return null;
  if (preview.kind === "label" && preview.key === "messages.preview.recalled") {
    return mine ? t("messages.recalledByMe") : t("messages.recalledBy", { name: senderName || name });
  }
  return (
    <>
      {senderName !== "" && preview.kind !== "tip" && `${isolated(senderName)}: `}
      <PreviewText preview={preview} />
    </>
  );
}
