import { ensure } from "../../platform/failure.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { turns } from "../../platform/turns.ts";

/** Searches of one person that run at once on a node, and that are asked for and not answered yet. */
const AT_ONCE = 2;
const OPEN_MOST = 8;

interface Own {
  inTurn: ReturnType<typeof turns>;
  open: number;
}

const searching = perServices(() => new Map<number, Own>());

/**
 * Runs one search of a person's, two of his at a time: whoever types fast, or means harm, holds no more connections of
 * the database than these. @throws Failure tooMany, when he waits for eight already.
 */
export async function takingTurns<T>(services: Services, userId: number, work: () => Promise<T>): Promise<T> {
  const all = searching(services);
  const own = all.get(userId) ?? { inTurn: turns(AT_ONCE), open: 0 };
  ensure(own.open < OPEN_MOST, "tooMany", { data: { retryAfter: 1 } });
  all.set(userId, own);
  own.open += 1;
  try {
    return await own.inTurn(work);
  } finally {
    own.open -= 1;
    if (own.open === 0) all.delete(userId);
  }
}
