import type { AnswerTurn, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { describeTurn } from "./own-turn.ts";

/** An answer to the caller and all its variants. @throws Failure notFound. */
export const showTurn = ({ ctx, input }: Call<InputOf<typeof api.talks.turn>>): Promise<AnswerTurn> =>
  describeTurn(ctx.services, input.id, ctx.actor.id);
