import type { AnswerTrouble } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";
import { chatOf } from "./chat-of.ts";
import type { Scene } from "./scene.ts";

/** Tells whom a turn answers how it stands (`ai.turn`). */
export function tellTurn(
  { bus }: Pick<Services, "bus">,
  {
    turn,
    row,
  }: { turn: Pick<Scene["turn"], "id" | "user_id" | "group_id">; row: { user_id: number | null } },
  status: "streaming" | "done" | "failed" | "cancelled",
  because?: AnswerTrouble,
): void {
  const chatId = chatOf(turn, row.user_id ?? 0);
  const why = because === undefined ? {} : { because };
  tell(bus, [turn.user_id], { type: "ai.turn", turnId: turn.id, chatId, status, ...why });
}
