import { type api, type MessageExtra, type OutputOf, parseChatId } from "@4d/contract";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { sendGroupIntent } from "./send-group.intent.ts";
import { sendPrivateIntent } from "./send-private.intent.ts";

interface OutgoingMessage {
  sendId: number;
  type: number;
  content: string;
  extra: MessageExtra;
  /** When its source expires. */
  expiresAt?: number | null;
  tmpId: string | null;
}

/** Sends a message the server made into one of somebody's chats, private or group. @throws Failure for a denial. */
export async function sendIntoChat(
  { streams }: Services,
  chatId: string,
  outgoing: OutgoingMessage,
): Promise<OutputOf<typeof api.chats.sendContact>> {
  const target = parseChatId(chatId) ?? fail("invalid", { field: "chatId" });
  if (target.kind === "private") {
    const message = { ...outgoing, recvId: target.targetId };
    return { chatId, privateMessage: await streams.private.submit(sendPrivateIntent, message) };
  }
  const message = { ...outgoing, groupId: target.targetId, receipt: false, atUserIds: [] };
  return { chatId, groupMessage: await streams.group.submit(sendGroupIntent, message) };
}
