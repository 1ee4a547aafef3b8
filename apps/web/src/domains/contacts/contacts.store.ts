import { isTransient } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { contactsApi } from "./contacts.api.ts";

/** Cards being sent: pressed again after a lost response, the same id sends nothing twice (`MSG-3`). */
const pendingTmpIds = new Map<string, string>();

/** Sends somebody's card to a chat, where it appears as a message (`MSG-17`). */
export async function sendContactCard(chatId: string, userId: number): Promise<Failure | null> {
  const key = `${chatId} ${userId}`;
  const tmpId = pendingTmpIds.get(key) ?? crypto.randomUUID().replaceAll("-", "");
  pendingTmpIds.set(key, tmpId);
  const outcome = await attempt(contactsApi.send(chatId, userId, tmpId));
  if (outcome.ok || !isTransient(outcome.failure)) pendingTmpIds.delete(key);
  return outcome.ok ? null : outcome.failure;
}
