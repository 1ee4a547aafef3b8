import type { Services } from "../../platform/services.ts";
import { deleteTopic, pruneMemories, saveMemory } from "./memories.repository.ts";
import { factsIn, isSingleValued } from "./memory-topics.ts";
import type { ReplyContext } from "./reply-context.ts";

/** Keeps what somebody told of himself in the message that was answered; nothing of a temporary talk (`characters §8.1`). */
export async function rememberFacts({ db, clock }: Services, context: ReplyContext): Promise<void> {
  const { reply, row, asked, temporary } = context;
  const facts = temporary ? [] : factsIn(asked);
  if (facts.length === 0) return;
  const pair = { userId: reply.user_id, characterId: row.id };
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    for (const { topic, value, text } of facts) {
      if (isSingleValued(topic)) await deleteTopic(trx, { ...pair, groupId: reply.group_id, topic });
      await saveMemory(trx, {
        ...{ user_id: reply.user_id, character_id: row.id, group_id: reply.group_id },
        ...{ kind: topic === "plan" ? "event" : "fact", topic, value, text },
        ...{ source_id: reply.asked_id, created_at: now, updated_at: now },
      });
    }
    await pruneMemories(trx, pair);
  });
}
