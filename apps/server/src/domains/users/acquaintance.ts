import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

/** Whether two users ever had to do with each other, as far as one later domain knows. */
export type AcquaintanceSource = (db: Services["db"], oneId: number, otherId: number) => Promise<boolean>;

const sourcesOf = perServices<AcquaintanceSource[]>(() => []);

/** Connects what friends, groups and messages know: they come after `users`, so `app.ts` brings them together. */
export function provideAcquaintance(services: Services, ...sources: AcquaintanceSource[]): void {
  sourcesOf(services).push(...sources);
}

/** Whether two are or were friends, in a group together, or in a chat: then each has the other's name before his eyes. */
export async function areAcquainted(services: Services, oneId: number, otherId: number): Promise<boolean> {
  for (const knows of sourcesOf(services)) if (await knows(services.db, oneId, otherId)) return true;
  return false;
}
