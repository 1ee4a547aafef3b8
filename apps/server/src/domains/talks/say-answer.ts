import type { CharacterVoice } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { sendGroupIntent, sendPrivateIntent } from "../messages/index.ts";
import type { Answer } from "./answer.ts";
import type { Scene } from "./scene.ts";
import { showVariant } from "./show-variant.ts";
import { markOf, messageOf } from "./spoken-answer.ts";
import { keepVariant } from "./turns.repository.ts";
import type { TurnRow, VariantRow } from "./turns.table.ts";
import { spokenSeconds } from "./voice-address.ts";

/**
 * In which voice a variant is said. The kind of a message never changes, so variants of an answer that was heard
 * are heard, and those of one that was not are not, whatever voice the character has by now.
 */
function voiceFor({ sheet, variants }: Scene): CharacterVoice | null {
  const now = sheet.voice.kind === "none" ? null : sheet.voice;
  const [first] = variants;
  if (!first) return now;
  return first.voice === null ? null : (now ?? (JSON.parse(first.voice) as CharacterVoice));
}

/** Keeps what is about to be said: who comes to it a second time says the same. */
export function keepAnswer(services: Services, scene: Scene, answer: Answer): Promise<VariantRow> {
  const { turn } = scene;
  const voice = voiceFor(scene);
  return keepVariant(services.db, {
    turn_id: turn.id,
    place: turn.place,
    text: answer.text,
    provenance: answer.by,
    because: answer.because ?? null,
    care: answer.care,
    voice: voice && JSON.stringify(voice),
    duration: voice ? spokenSeconds(answer.text, voice) : 0,
    wish_key: turn.wish_key,
    created_at: services.clock.now(),
  });
}

/** The tmpId of a variant: who comes to it a second time stores nothing more. */
export const saidAs = ({ id, place }: Pick<TurnRow, "id" | "place">): string => `turn-${id}-${place}`;

/**
 * Says a kept variant in the chat, once: the first is a message, any other takes its place. @returns the message's id.
 * @throws Failure forbidden, notFound when the chat takes it no more.
 */
export async function sayVariant(
  services: Services,
  { turn, row, variants }: Scene,
  variant: VariantRow,
): Promise<number> {
  const { type, content } = await messageOf(services, variant);
  const sendId = row.user_id;
  const tmpId = saidAs({ id: turn.id, place: variant.place });
  const of = new Set([...variants.map(({ place }) => place), variant.place]).size;
  const { streams } = services;
  const { message_id: messageId, tip_id: tipId } = turn;
  if (messageId !== null) {
    const mark = markOf(turn, variant, of);
    await showVariant(services, turn, { sendId, messageId, content, mark, newAs: tmpId, tipId });
    return messageId;
  }
  const said = { sendId, type, content, tmpId, extra: { ai: markOf(turn, variant, 1) } };
  const sent =
    turn.group_id > 0
      ? await streams.group.submit(sendGroupIntent, {
          ...said,
          ...{ groupId: turn.group_id, receipt: false, atUserIds: [] },
        })
      : await streams.private.submit(sendPrivateIntent, { ...said, recvId: turn.user_id });
  return sent.id;
}
