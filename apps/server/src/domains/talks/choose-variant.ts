import type { AnswerTurn, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findCharacter } from "../characters/index.ts";
import { describeTurn, ownTurn } from "./own-turn.ts";
import { showVariant } from "./show-variant.ts";
import { markOf, messageOf } from "./spoken-answer.ts";
import { changeTurn, findVariants } from "./turns.repository.ts";

/**
 * Shows another variant of an answer; the talk goes on from it (`characters §7.2`).
 * @throws Failure notFound, conflict (there is none yet, or it is being answered).
 */
export async function chooseVariant({
  ctx: { services, actor },
  input: { id, place },
}: Call<InputOf<typeof api.talks.choose>>): Promise<AnswerTurn> {
  const { db } = services;
  const turn = await ownTurn(services, id, actor.id);
  const { message_id: messageId } = turn;
  ensure(messageId !== null && turn.wish === null, "conflict", {
    zh: "正在回答，请稍等",
    en: "It is still being answered",
  });
  const variants = await findVariants(db, id);
  const variant = variants.find((one) => one.place === place);
  ensure(variant, "notFound", { field: "place", zh: "没有这个版本", en: "There is no such variant" });
  if (turn.chosen !== place) {
    const character = await findCharacter(db, turn.character_id);
    ensure(character?.user_id, "notFound");
    const { content } = await messageOf(services, variant);
    const mark = markOf(turn, variant, variants.length);
    await showVariant(services, turn, { sendId: character.user_id, messageId, content, mark });
    await changeTurn(db, id, { chosen: place });
  }
  return describeTurn(services, id);
}
