import type { AiReplyTrouble } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { chatIdOfReply } from "./chat-of.ts";
import { publishToChat } from "./publish-to-chat.ts";
import type { ReplyContext } from "./reply-context.ts";

/** Tells the chat how a turn stands (`ai.turn`); a group hears too who speaks, and to whom. */
export function publishReplyStatus(
  services: Pick<Services, "bus">,
  {
    reply,
    row,
  }: { reply: Pick<ReplyContext["reply"], "id" | "user_id" | "group_id">; row: { user_id: number | null } },
  status: "streaming" | "done" | "failed" | "cancelled",
  because?: AiReplyTrouble,
): void {
  const userId = row.user_id ?? 0;
  const why = because === undefined ? {} : { because };
  const who = reply.group_id > 0 ? { userId, to: reply.user_id } : {};
  const chatId = chatIdOfReply(reply, userId);
  publishToChat(services, reply, { type: "ai.turn", turnId: reply.id, chatId, status, ...why, ...who });
}
