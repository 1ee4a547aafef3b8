import { type api, type InputOf, MessageType, type OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { failureOf } from "./denial.ts";
import { checkRecommendations } from "./recommendable-people.ts";
import { sendIntoChat } from "./send-into-chat.ts";
import { takeSendLimit } from "./sending-limit.ts";

/**
 * Recommends somebody in a chat by a card that names him alone (`MSG-17`); older clients read its text.
 * @throws Failure notFound, forbidden (not to be recommended, or the chat refuses), conflict (tmpId reused), tooMany.
 */
export async function sendContact({
  ctx,
  input: { chatId, userId, tmpId },
}: Call<InputOf<typeof api.chats.sendContact>>): Promise<OutputOf<typeof api.chats.sendContact>> {
  await takeSendLimit(ctx.services, ctx.actor.id);
  const [person] = await checkRecommendations(ctx, [userId]);
  ensure(person, "notFound");
  if (person.denial) throw failureOf(person.denial);
  return sendIntoChat(ctx.services, chatId, {
    sendId: ctx.actor.id,
    type: MessageType.TEXT,
    content: `[名片] ${person.name}`,
    tmpId: tmpId || null,
    extra: { contact: { userId } },
  });
}
