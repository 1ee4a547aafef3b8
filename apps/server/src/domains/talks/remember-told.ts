import type { Services } from "../../platform/services.ts";
import { dropTopic, keepMemory, keepWithin } from "./memories.repository.ts";
import type { Scene } from "./scene.ts";
import { isOnlyOne, toldIn } from "./topic-of.ts";

/** Keeps what somebody told of himself in the message that was answered; nothing of a temporary talk (`characters §8.1`). */
export async function rememberTold({ db, clock }: Services, scene: Scene): Promise<void> {
  const { turn, row, asked, temporary } = scene;
  const told = temporary ? [] : toldIn(asked);
  if (told.length === 0) return;
  const pair = { userId: turn.user_id, characterId: row.id };
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    for (const { topic, value, text } of told) {
      if (isOnlyOne(topic)) await dropTopic(trx, { ...pair, groupId: turn.group_id, topic });
      await keepMemory(trx, {
        ...{ user_id: turn.user_id, character_id: row.id, group_id: turn.group_id },
        ...{ kind: topic === "plan" ? "event" : "fact", topic, value, text },
        ...{ source_id: turn.asked_id, created_at: now, updated_at: now },
      });
    }
    await keepWithin(trx, pair);
  });
}
