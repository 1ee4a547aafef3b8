import type { ChatId, PushKind } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { muteStatesOf } from "../friends/index.ts";
import { unmutedMembersOf } from "../groups/index.ts";
import { mutedStates } from "../messages/index.ts";
import { findSubscriptionsOf, type Subscription } from "./push.repository.ts";
import type { PushMessage } from "./push-message.ts";
import { serverKey } from "./server-key.ts";

/** One person to notify about one chat, on all subscribed terminals. */
export interface PushRecipient {
  userId: number;
  chatId: ChatId;
  kind: PushKind;
  from: number;
  terminals: Subscription[];
}

type Candidate = Omit<PushRecipient, "terminals">;

/** Finds the members of a group who have not muted it; each group is queried once. */
function groupListeners({ db }: Services): (groupId: number) => Promise<number[]> {
  const known = new Map<number, Promise<number[]>>();
  return (groupId) => {
    const listeners = known.get(groupId) ?? unmutedMembersOf(db, groupId);
    known.set(groupId, listeners);
    return listeners;
  };
}

/** Whom a message concerns, without members who muted the group; never the sender. */
async function candidatesOf(
  listenersOf: ReturnType<typeof groupListeners>,
  { to, ...message }: PushMessage,
): Promise<Candidate[]> {
  const ids = "userId" in to ? [to.userId] : await listenersOf(to.groupId);
  const only = "groupId" in to && to.only !== null ? new Set(to.only) : null;
  return ids
    .filter((id) => id !== message.from && (only === null || only.has(id)))
    .map((userId) => ({ ...message, userId }));
}

/** Leaves out people who block the sender and, in private chats, people who muted the sender or the chat (`MSG-16`). */
async function withoutMuted({ db }: Services, all: readonly PushRecipient[]): Promise<PushRecipient[]> {
  const pairs = all.map(({ from, userId }) => ({ from, to: userId }));
  const [senders, mutedChats] = await Promise.all([muteStatesOf(db, pairs), mutedStates(db, all)]);
  return all.filter(({ chatId }, index) => {
    const sender = senders[index];
    return !sender?.blocked && !mutedChats[index] && !(sender?.muted && chatId.startsWith("p:"));
  });
}

/**
 * Whom to notify, and where: people without a socket on any node who subscribed, have not muted the chat and do not
 * block the sender.
 */
export async function findPushRecipients(
  services: Services,
  messages: readonly PushMessage[],
): Promise<PushRecipient[]> {
  const { db, presence } = services;
  const listenersOf = groupListeners(services);
  const candidates = (await Promise.all(messages.map((one) => candidatesOf(listenersOf, one)))).flat();
  const ids = [...new Set(candidates.map(({ userId }) => userId))];
  const { publicKey } = await serverKey(services);
  const subscriptions = Map.groupBy(await findSubscriptionsOf(db, ids, publicKey), (one) => one.user_id);
  const online = await presence.terminalsOf([...subscriptions.keys()]);
  const offline = candidates.flatMap((one) => {
    const terminals = subscriptions.get(one.userId);
    return terminals === undefined || online.has(one.userId) ? [] : [{ ...one, terminals }];
  });
  return withoutMuted(services, offline);
}
