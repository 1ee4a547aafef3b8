import { type AiReplyMark, type CharacterVoice, MessageType } from "@4d/contract";

import type { Services } from "../../platform/services.ts";
import {
  sendGroupIntent,
  sendPrivateIntent,
  showGroupVariantIntent,
  showPrivateVariantIntent,
} from "../messages/index.ts";
import { parseVoice } from "./ai-chats.presenter.ts";
import type { GeneratedReply } from "./built-in-reply.ts";
import { saveVariant } from "./replies.repository.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import type { ReplyContext } from "./reply-context.ts";
import { spokenSeconds, voiceAddress } from "./voice-address.ts";

/**
 * The voice of a variant. A message never changes its kind, so variants of a spoken reply are spoken and those of a
 * text reply are text, whatever voice the character has now.
 */
function voiceFor({ sheet, variants }: ReplyContext): CharacterVoice | null {
  const now = sheet.voice.kind === "none" ? null : sheet.voice;
  const [first] = variants;
  if (!first) return now;
  return first.voice === null ? null : (now ?? (JSON.parse(first.voice) as CharacterVoice));
}

/** Stores the generated reply before it is published, so that a retry publishes the same text. */
export function saveReply(
  services: Services,
  context: ReplyContext,
  generated: GeneratedReply,
): Promise<VariantRow> {
  const { reply } = context;
  const voice = voiceFor(context);
  return saveVariant(services.db, {
    turn_id: reply.id,
    place: reply.place,
    text: generated.text,
    provenance: generated.by,
    because: generated.because ?? null,
    care: generated.care,
    voice: voice && JSON.stringify(voice),
    duration: voice ? spokenSeconds(generated.text, voice) : 0,
    wish_key: reply.wish_key,
    created_at: services.clock.now(),
  });
}

/** The tmpId of a variant, so that a retry stores nothing more. */
export const tmpIdOfVariant = ({ id, place }: Pick<ReplyRow, "id" | "place">): string =>
  `turn-${id}-${place}`;

/**
 * Publishes a saved variant once: the first becomes a message, any other replaces it. @returns the message's id.
 * @throws Failure forbidden, notFound when the chat no longer accepts it.
 */
export async function publishVariant(
  services: Services,
  { reply, row, variants }: ReplyContext,
  variant: VariantRow,
): Promise<number> {
  const { type, content } = await messageOfVariant(services, variant);
  const sendId = row.user_id;
  const tmpId = tmpIdOfVariant({ id: reply.id, place: variant.place });
  const of = new Set([...variants.map(({ place }) => place), variant.place]).size;
  const { streams } = services;
  const { message_id: messageId, tip_id: tipId } = reply;
  if (messageId !== null) {
    const mark = replyMarkOf(reply, variant, of);
    await showVariant(services, reply, { sendId, messageId, content, mark, newAs: tmpId, tipId });
    return messageId;
  }
  const said = { sendId, type, content, tmpId, extra: { ai: replyMarkOf(reply, variant, 1) } };
  const sent =
    reply.group_id > 0
      ? await streams.group.submit(sendGroupIntent, {
          ...said,
          ...{ groupId: reply.group_id, receipt: false, atUserIds: [] },
        })
      : await streams.private.submit(sendPrivateIntent, { ...said, recvId: reply.user_id });
  return sent.id;
}

/** The mark of a reply showing this variant, out of `of`; in a group it names the person answered. */
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

/** A variant as a message: text, or text with sound (`rules §3.2`, kind 7). */
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

type Shown = Omit<Parameters<typeof showPrivateVariantIntent.run>[1][number], "recvId">;

/**
 * Replaces the variant shown, in a private chat or a group.
 * @throws Failure forbidden, notFound when the chat no longer accepts it.
 */
export async function showVariant({ streams }: Services, reply: ReplyRow, shown: Shown): Promise<void> {
  if (reply.group_id > 0) await streams.group.submit(showGroupVariantIntent, shown);
  else await streams.private.submit(showPrivateVariantIntent, { ...shown, recvId: reply.user_id });
}
