import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { hold, holdStatus } from "../capsules/index.ts";
import { readSheet } from "../characters/index.ts";
import { readSettings } from "../settings/index.ts";
import { chatOf } from "./chat-of.ts";
import type { MetCharacter } from "./met-character.ts";
import type { TurnRow, VariantRow } from "./turns.table.ts";
import type { Wish } from "./wish.ts";

/** What a model's answer is paid for. */
interface Paying {
  turn: Pick<TurnRow, "id" | "user_id" | "place" | "wish_key" | "group_id">;
  row: MetCharacter;
  wish: Wish;
  /** Given before to the same message. */
  variants: readonly VariantRow[];
}

const OVER = { zh: "这次请求已经结束，请再试一次", en: "This wish is over; ask once more" };

/** Of the wish: one that was refused is refused for good, another one is not. */
const keyOf = (turnId: number, wishKey: string | null): string => `turn-${turnId}-${wishKey ?? 0}`;

/** The first regeneration, unless the answer was stopped and cost nothing: or stopping would make every one free. */
async function isFree(services: Services, { turn, variants }: Paying): Promise<boolean> {
  const [first] = variants;
  if (turn.place !== 1 || !first) return false;
  if (first.provenance !== "model" || first.because !== null) return true;
  const status = await holdStatus(services, keyOf(turn.id, first.wish_key));
  return status !== "voided" && status !== "expired";
}

/**
 * Sets aside what a model's answer costs, the same for the same wish. The built-in engine is free, and so is the
 * first regeneration of an answer (`characters §13.3`). @returns the hold's id; null when nothing is to be paid.
 * @throws Failure insufficient, conflict (a wish that is over).
 */
export async function payAhead(services: Services, paying: Paying): Promise<number | null> {
  const { turn, row, wish } = paying;
  if (wish.by === "builtin" || !(await services.llm.can()).words) return null;
  const { reply } = (await readSettings(services)).capsules.prices;
  if (reply === 0 || (await isFree(services, paying))) return null;
  const key = keyOf(turn.id, turn.wish_key);
  const { holdId } = await hold(services, {
    userId: turn.user_id,
    amount: reply,
    key,
    kind: "aiReply",
    params: { name: readSheet(row.live_sheet).name },
    cause: { type: "chat", id: chatOf(turn, row.user_id) },
  });
  // A wish that came too late, or whose answer is gone, was settled already.
  if (turn.wish_key !== null) ensure((await holdStatus(services, key)) === "open", "conflict", OVER);
  return holdId;
}
