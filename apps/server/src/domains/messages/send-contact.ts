import { type api, type InputOf, MessageType, type OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { recommending } from "./recommended.ts";
import { failureOf } from "./refusal.ts";
import { sendIntoChat } from "./send-into-chat.ts";
import { takeSending } from "./sending-limit.ts";

/**
 * Recommends somebody in a chat by a card that names him alone (`MSG-17`); older clients read its text.
 * @throws Failure notFound, forbidden (not to be recommended, or the chat refuses), conflict (tmpId reused), tooMany.
 */
export async function sendContact({
  ctx,
  input: { chatId, userId, tmpId },
}: Call<InputOf<typeof api.chats.sendContact>>): Promise<OutputOf<typeof api.chats.sendContact>> {
  await takeSending(ctx.services, ctx.actor.id);
  const [person] = await recommending(ctx, [userId]);
  ensure(person, "notFound");
  if (person.refusal) throw failureOf(person.refusal);
  return sendIntoChat(ctx.services, chatId, {
    sendId: ctx.actor.id,
    type: MessageType.TEXT,
    content: `[名片] ${person.name}`,
    tmpId: tmpId || null,
    extra: { contact: { userId } },
  });
}
