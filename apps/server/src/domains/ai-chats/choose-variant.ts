import type { AiReply, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findCharacter } from "../characters/index.ts";
import { describeReply, findOwnReply } from "./own-reply.ts";
import { changeReply, findVariants } from "./replies.repository.ts";
import { showVariant } from "./show-variant.ts";
import { messageOfVariant, replyMarkOf } from "./spoken-answer.ts";

/**
 * Shows another variant of an answer; the talk goes on from it (`characters §7.2`).
 * @throws Failure notFound, conflict (there is none yet, or it is being answered).
 */
export async function chooseVariant({
  ctx: { services, actor },
  input: { id, place },
}: Call<InputOf<typeof api.aiChats.chooseVariant>>): Promise<AiReply> {
  const { db } = services;
  const reply = await findOwnReply(services, id, actor.id);
  const { message_id: messageId } = reply;
  ensure(messageId !== null && reply.wish === null, "conflict", {
    zh: "正在回答，请稍等",
    en: "It is still being answered",
  });
  const variants = await findVariants(db, id);
  const variant = variants.find((one) => one.place === place);
  ensure(variant, "notFound", { field: "place", zh: "没有这个版本", en: "There is no such variant" });
  if (reply.chosen !== place) {
    const character = await findCharacter(db, reply.character_id);
    ensure(character?.user_id, "notFound");
    const { content } = await messageOfVariant(services, variant);
    const mark = replyMarkOf(reply, variant, variants.length);
    await showVariant(services, reply, { sendId: character.user_id, messageId, content, mark });
    await changeReply(db, id, { chosen: place });
  }
  return describeReply(services, id);
}
