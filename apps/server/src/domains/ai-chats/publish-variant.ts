import type { CharacterVoice } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { sendGroupIntent, sendPrivateIntent } from "../messages/index.ts";
import type { GeneratedReply } from "./generated-reply.ts";
import { saveVariant } from "./replies.repository.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showVariant } from "./show-variant.ts";
import { messageOfVariant, replyMarkOf } from "./spoken-answer.ts";
import { spokenSeconds } from "./voice-address.ts";

/**
 * In which voice a variant is said. The kind of a message never changes, so variants of an answer that was heard
 * are heard, and those of one that was not are not, whatever voice the character has by now.
 */
function voiceFor({ sheet, variants }: ReplyContext): CharacterVoice | null {
  const now = sheet.voice.kind === "none" ? null : sheet.voice;
  const [first] = variants;
  if (!first) return now;
  return first.voice === null ? null : (now ?? (JSON.parse(first.voice) as CharacterVoice));
}

/** Keeps what is about to be said: who comes to it a second time says the same. */
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

/** The tmpId of a variant: who comes to it a second time stores nothing more. */
export const tmpIdOfVariant = ({ id, place }: Pick<ReplyRow, "id" | "place">): string =>
  `turn-${id}-${place}`;

/**
 * Says a kept variant in the chat, once: the first is a message, any other takes its place. @returns the message's id.
 * @throws Failure forbidden, notFound when the chat takes it no more.
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
