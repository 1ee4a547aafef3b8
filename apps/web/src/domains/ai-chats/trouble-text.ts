import type { AiReplyTrouble } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

/** Why a reply is not the model's, or broke off; shown under it. */
export const fallbackText = (because: AiReplyTrouble): string => t(`aiChats.standIn.${because}`);

/** Why there is no reply at all. */
export const troubleText = (because: AiReplyTrouble | null): string =>
  t(`aiChats.trouble.${because ?? "failed"}`);
