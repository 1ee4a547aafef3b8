import { t } from "../../../platform/i18n/i18n.ts";
import { Tag } from "../../../ui/tag.tsx";

/** Who made an answer's words (`CHAR-6`). */
export function ReplySourceTag({ by }: { by: "builtin" | "model" }) {
  return <Tag tone="glass">{t(`making.by.${by}`)}</Tag>;
}
