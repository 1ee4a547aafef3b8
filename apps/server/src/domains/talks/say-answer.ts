import type { CharacterVoice } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { sayVariantIntent, sendGroupIntent, sendPrivateIntent } from "../messages/index.ts";
import type { Answer } from "./answer.ts";
import type { Scene } from "./scene.ts";
import { markOf, messageOf } from "./spoken-answer.ts";
import { keepVariant } from "./turns.repository.ts";
import type { VariantRow } from "./turns.table.ts";
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
  const ends = { sendId: row.user_id, recvId: turn.user_id, content };
  const tmpId = `turn-${turn.id}-${variant.place}`;
  const of = new Set([...variants.map(({ place }) => place), variant.place]).size;
  const { streams } = services;
  if (turn.group_id > 0) {
    const said = { groupId: turn.group_id, sendId: row.user_id, type, content, tmpId };
    const rest = { receipt: false, atUserIds: [], extra: { ai: markOf(variant, 1) } };
    return (await streams.group.submit(sendGroupIntent, { ...said, ...rest })).id;
  }
  if (turn.message_id === null) {
    const sent = await streams.private.submit(sendPrivateIntent, {
      ...ends,
      ...{ type, tmpId, extra: { ai: markOf(variant, 1) } },
    });
    return sent.id;
  }
  await streams.private.submit(sayVariantIntent, {
    ...ends,
    ...{ messageId: turn.message_id, mark: markOf(variant, of), newAs: tmpId, tipId: turn.tip_id },
  });
  return turn.message_id;
}
