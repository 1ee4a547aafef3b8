import type { Failure } from "../../platform/failure.ts";
import { keyedRequests, tmpIdOf } from "../../platform/keyed-requests.ts";
import { contactsApi } from "./contacts.api.ts";

/** Pressed again after a lost response, a card is sent once (`MSG-3`). */
const sendOnce = keyedRequests("all");

/** Sends somebody's card to a chat, where it appears as a message (`MSG-17`). */
export async function sendContactCard(chatId: string, userId: number): Promise<Failure | null> {
  const outcome = await sendOnce(`${chatId} ${userId}`, (key) =>
    contactsApi.send(chatId, userId, tmpIdOf(key)),
  );
  return outcome.ok ? null : outcome.failure;
}
