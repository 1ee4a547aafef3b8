import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

/** Whether two users ever had contact, as far as one later domain knows. */
export type AcquaintanceSource = (db: Services["db"], oneId: number, otherId: number) => Promise<boolean>;

const sourcesOf = perServices<AcquaintanceSource[]>(() => []);

/** Connects the sources of friends, groups and messages: they come after `users`, so `app.ts` brings them together. */
export function provideAcquaintance(services: Services, ...sources: AcquaintanceSource[]): void {
  sourcesOf(services).push(...sources);
}

/** Whether two people are or were friends, in a group together, or in a chat: then each sees the other's name. */
export async function areAcquainted(services: Services, oneId: number, otherId: number): Promise<boolean> {
  for (const knows of sourcesOf(services)) if (await knows(services.db, oneId, otherId)) return true;
  return false;
}
