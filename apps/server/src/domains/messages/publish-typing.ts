import { type api, type InputOf, privateChatId } from "@4d/contract";
import { publishEvent } from "../../platform/bus.ts";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { relationsOf } from "../friends/index.ts";

/** Shows a friend for 5 s that I am typing (`MSG-14`); a blocked person's typing goes nowhere. */
export async function publishTyping({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.typing>>): Promise<null> {
  const { services, actor } = ctx;
  const { ok, retryAfter } = await services.limits.take(`typing:${actor.id}`, { rate: 1, burst: 10 });
  ensure(ok, "tooMany", { data: { retryAfter } });
  const [relation] = await relationsOf(services.db, [{ from: actor.id, to: input.friendId }]);
  if (relation?.friends && !relation.blocked) {
    publishEvent(services.bus, [input.friendId], {
      type: "typing",
      chatId: privateChatId(actor.id),
      userId: actor.id,
    });
  }
  return null;
}
