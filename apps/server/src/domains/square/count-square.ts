import type { Services } from "../../platform/services.ts";
import { countBoard, countTopics } from "./topics.repository.ts";

const WEEK = 7 * 86_400_000;

/** Counts the rooms' posts and the board anew; a job's work (`feed §6.3`). */
export async function countSquare({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await countTopics(trx);
    await countBoard(trx, { since: now - WEEK, now, most: 50 });
  });
}
