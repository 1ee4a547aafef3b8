import { type AiReplyMark, MessageType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { parseVoice } from "./ai-chats.presenter.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import { voiceAddress } from "./voice-address.ts";

/** The mark of an answer shown as this variant, of `of`; in a group it says whom it answers. */
export const replyMarkOf = (
  { group_id: groupId, user_id: to }: Pick<ReplyRow, "group_id" | "user_id">,
  variant: VariantRow,
  of: number,
): AiReplyMark => ({
  turnId: variant.turn_id,
  variant: variant.place,
  of,
  by: variant.provenance,
  ...(variant.because === null ? {} : { because: variant.because }),
  ...(variant.care ? { care: true } : {}),
  ...(groupId > 0 ? { to } : {}),
});

/** A variant as a message: a text, or a text that is heard too (`rules §3.2`, kind 7). */
export async function messageOfVariant(
  services: Services,
  variant: VariantRow,
): Promise<{ type: number; content: string }> {
  const voice = parseVoice(variant);
  if (!voice) return { type: MessageType.TEXT, content: variant.text };
  const url = await voiceAddress(services, { replyId: variant.turn_id, variant: variant.place });
  const spoken = { text: variant.text, url, duration: variant.duration, voice };
  return { type: MessageType.TEXT_WITH_AUDIO, content: JSON.stringify(spoken) };
}
