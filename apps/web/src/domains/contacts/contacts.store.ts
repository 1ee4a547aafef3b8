import { isTransient } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { contactsApi } from "./contacts.api.ts";

/** Cards under way: pressed again after a lost answer, the same name sends nothing twice (`MSG-3`). */
const pendingTmpIds = new Map<string, string>();

/** Puts somebody's card into a chat; it comes there as a message (`MSG-17`). */
export async function sendContactCard(chatId: string, userId: number): Promise<Failure | null> {
  const key = `${chatId} ${userId}`;
  const tmpId = pendingTmpIds.get(key) ?? crypto.randomUUID().replaceAll("-", "");
  pendingTmpIds.set(key, tmpId);
  const outcome = await attempt(contactsApi.send(chatId, userId, tmpId));
  if (outcome.ok || !isTransient(outcome.failure)) pendingTmpIds.delete(key);
  return outcome.ok ? null : outcome.failure;
}
