import type { Services } from "../../platform/services.ts";
import { hold } from "../capsules/index.ts";
import { readSheet } from "../characters/index.ts";
import { readSettings } from "../settings/index.ts";
import { chatOf } from "./chat-of.ts";
import type { MetCharacter } from "./met-character.ts";
import type { TurnRow } from "./turns.table.ts";
import type { Wish } from "./wish.ts";

/** What a model's answer is paid for. */
interface Paying {
  turn: Pick<TurnRow, "id" | "user_id" | "place" | "asks" | "group_id">;
  row: MetCharacter;
  wish: Wish;
}

/**
 * Sets aside what a model's answer costs, the same for the same asking. The built-in engine is free, and so is the
 * first regeneration of an answer (`creations §5`). @returns the hold's id; null when nothing is to be paid.
 * @throws Failure insufficient.
 */
export async function payAhead(services: Services, { turn, row, wish }: Paying): Promise<number | null> {
  if (wish.by === "builtin" || turn.place === 1 || !(await services.llm.can()).words) return null;
  const { reply } = (await readSettings(services)).capsules.prices;
  if (reply === 0) return null;
  const { holdId } = await hold(services, {
    userId: turn.user_id,
    amount: reply,
    key: `turn-${turn.id}-${turn.asks}`,
    kind: "aiReply",
    params: { name: readSheet(row.live_sheet).name },
    cause: { type: "chat", id: chatOf(turn, row.user_id) },
  });
  return holdId;
}
