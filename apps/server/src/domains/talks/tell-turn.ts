import type { AnswerTrouble } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { chatOf } from "./chat-of.ts";
import type { Scene } from "./scene.ts";
import { tellChat } from "./tell-chat.ts";

/** Tells the chat how a turn stands (`ai.turn`); a group hears too who speaks, and to whom. */
export function tellTurn(
  services: Pick<Services, "bus">,
  {
    turn,
    row,
  }: { turn: Pick<Scene["turn"], "id" | "user_id" | "group_id">; row: { user_id: number | null } },
  status: "streaming" | "done" | "failed" | "cancelled",
  because?: AnswerTrouble,
): void {
  const userId = row.user_id ?? 0;
  const why = because === undefined ? {} : { because };
  const who = turn.group_id > 0 ? { userId, to: turn.user_id } : {};
  const chatId = chatOf(turn, userId);
  tellChat(services, turn, { type: "ai.turn", turnId: turn.id, chatId, status, ...why, ...who });
}
