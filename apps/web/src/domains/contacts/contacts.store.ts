import { isPassing } from "../../platform/autosave.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { contactsApi } from "./contacts.api.ts";

/** Cards under way: pressed again after a lost answer, the same name sends nothing twice (`MSG-3`). */
const wished = new Map<string, string>();

/** Puts somebody's card into a chat; it comes there as a message (`MSG-17`). */
export async function recommend(chatId: string, userId: number): Promise<Failure | null> {
  const wish = `${chatId} ${userId}`;
  const tmpId = wished.get(wish) ?? crypto.randomUUID().replaceAll("-", "");
  wished.set(wish, tmpId);
  const outcome = await attempt(contactsApi.send(chatId, userId, tmpId));
  if (outcome.ok || !isPassing(outcome.failure)) wished.delete(wish);
  return outcome.ok ? null : outcome.failure;
}
