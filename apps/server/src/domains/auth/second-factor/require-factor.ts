import { askedLater } from "../../../platform/asked-later.ts";
import type { Services } from "../../../platform/services.ts";
import { announceEnd } from "../end-sessions.ts";
import { deleteUnprotected } from "./factors.repository.ts";

const { answerWith, ask } = askedLater(false);

/** Lets `app.ts` connect the setting: `settings` comes after `auth`, so auth may not read it itself. */
export const requireFactorWhen = answerWith;

/** Whether people with rights must have a second factor (`AUTH-8`). */
export const isFactorRequired = ask;

/**
 * Where the setting demands it, ends the logins of people with rights who have no second factor, sockets included;
 * after their next login they may only set one up. Of one person when named.
 */
export async function endUnprotected(services: Services, userId?: number): Promise<void> {
  if (!(await isFactorRequired(services))) return;
  for (const { user_id, id } of await deleteUnprotected(services.db, userId))
    announceEnd(services, user_id, [id], "revoked");
}
