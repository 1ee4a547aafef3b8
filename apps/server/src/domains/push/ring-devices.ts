import { type ChatId, parseChatId } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import type { PushMessage } from "./push-message.ts";
import { findPushRecipients, type PushRecipient } from "./push-recipients.ts";
import { callRingerOf } from "./push-worker.ts";
import { subscriptionCheck } from "./subscription-check.ts";

/** A call that is to ring people who are away. */
interface RingRequest {
  /** The caller. */
  from: number;
  /** The chat as the people rung name it: a private one by the caller's id. */
  chatId: ChatId;
  userIds: readonly number[];
}

/** People who are away and can be rung while the app is closed, by id. */
export type Ringable = ReadonlyMap<number, PushRecipient>;

function callMessages({ from, chatId, userIds }: RingRequest): PushMessage[] {
  const chat = parseChatId(chatId);
  const call = { kind: "call" as const, from, chatId };
  if (chat?.kind === "group") return [{ ...call, to: { groupId: chat.targetId, only: userIds } }];
  return userIds.map((userId) => ({ ...call, to: { userId } }));
}

/**
 * Which of these people are away now and can be rung: subscribed, not muting the chat, not blocking the caller
 * (`MSG-16`).
 */
export async function findRingable(services: Services, request: RingRequest): Promise<Ringable> {
  const ringsNobody = callRingerOf(services).ringer === undefined || request.userIds.length === 0;
  if (ringsNobody || !(await subscriptionCheck.any(services))) return new Map();
  return new Map((await findPushRecipients(services, callMessages(request))).map((one) => [one.userId, one]));
}

/** Rings these people's terminals; `until`: when the call stops ringing, epoch ms. */
export function ringDevices(services: Services, recipients: readonly PushRecipient[], until: number): void {
  callRingerOf(services).ringer?.ring(recipients, until);
}
