import type { ChatId, PushKind } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { quietsOf } from "../friends/index.ts";
import { hearersOf } from "../groups/index.ts";
import { mutedStates } from "../messages/index.ts";
import type { News } from "./news.ts";
import { type Subscription, subscriptionsOf } from "./push.repository.ts";
import { serverKey } from "./server-key.ts";

/** One person is to be told of one chat, on all terminals that asked for it. */
export interface Told {
  userId: number;
  chatId: ChatId;
  kind: PushKind;
  from: number;
  terminals: Subscription[];
}

type Candidate = Omit<Told, "terminals">;

/** Members who hear of their groups, each group asked once. */
function hearing({ db }: Services): (groupId: number) => Promise<number[]> {
  const known = new Map<number, Promise<number[]>>();
  return (groupId) => {
    const asked = known.get(groupId) ?? hearersOf(db, groupId);
    known.set(groupId, asked);
    return asked;
  };
}

/** Whom a piece of news concerns, do-not-disturb of groups observed; the sender never. */
async function candidatesOf(
  hearers: ReturnType<typeof hearing>,
  { to, ...news }: News,
): Promise<Candidate[]> {
  const ids = "userId" in to ? [to.userId] : await hearers(to.groupId);
  const only = "groupId" in to && to.only !== null ? new Set(to.only) : null;
  return ids
    .filter((id) => id !== news.from && (only === null || only.has(id)))
    .map((userId) => ({ ...news, userId }));
}

/** Leaves out who blocks the sender, and, between two, who muted him or the chat with him (`MSG-16`). */
async function listening({ db }: Services, all: readonly Told[]): Promise<Told[]> {
  const pairs = all.map(({ from, userId }) => ({ from, to: userId }));
  const [quiets, muted] = await Promise.all([quietsOf(db, pairs), mutedStates(db, all)]);
  return all.filter(({ chatId }, index) => {
    const quiet = quiets[index];
    return !quiet?.blocked && !muted[index] && !(quiet?.muted && chatId.startsWith("p:"));
  });
}

/**
 * Who is to be told, and where: people without a socket on any node who subscribed, want to hear of the chat and do not
 * block the sender.
 */
export async function awayOf(services: Services, news: readonly News[]): Promise<Told[]> {
  const { db, presence } = services;
  const hearers = hearing(services);
  const candidates = (await Promise.all(news.map((one) => candidatesOf(hearers, one)))).flat();
  const ids = [...new Set(candidates.map(({ userId }) => userId))];
  const { publicKey } = await serverKey(services);
  const subscriptions = Map.groupBy(await subscriptionsOf(db, ids, publicKey), (one) => one.user_id);
  const online = await presence.terminalsOf([...subscriptions.keys()]);
  const away = candidates.flatMap((one) => {
    const terminals = subscriptions.get(one.userId);
    return terminals === undefined || online.has(one.userId) ? [] : [{ ...one, terminals }];
  });
  return listening(services, away);
}
