import type { AnswerTurn, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { describeTurn, ownTurn } from "./own-turn.ts";

/** An answer to the caller and all its variants. @throws Failure notFound. */
export async function showTurn({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.talks.turn>>): Promise<AnswerTurn> {
  await ownTurn(services, id, actor.id);
  return describeTurn(services, id);
}
