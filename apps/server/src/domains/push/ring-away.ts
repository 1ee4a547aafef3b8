import { type ChatId, parseChatId } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { anybodySubscribed } from "./anybody-subscribed.ts";
import { awayOf, type Told } from "./away.ts";
import type { News } from "./news.ts";
import { bellOf } from "./start-pushing.ts";

/** A call that wants to ring people who are away; `chatId` as they name the chat. */
interface Ringing {
  from: number;
  chatId: ChatId;
  userIds: readonly number[];
}

/** People who are away and can be rung on a closed app, by id. */
export type Ringable = ReadonlyMap<number, Told>;

function newsOf({ from, chatId, userIds }: Ringing): News[] {
  const chat = parseChatId(chatId);
  const call = { kind: "call" as const, from, chatId };
  if (chat?.kind === "group") return [{ ...call, to: { groupId: chat.targetId, only: userIds } }];
  return userIds.map((userId) => ({ ...call, to: { userId } }));
}

/** Who of these, away now, can be rung: subscribed, not muting the chat, not blocking the caller (`MSG-16`). */
export async function ringableOf(services: Services, ringing: Ringing): Promise<Ringable> {
  const pointless = bellOf(services).bell === undefined || ringing.userIds.length === 0;
  if (pointless || !(await anybodySubscribed.ask(services))) return new Map();
  return new Map((await awayOf(services, newsOf(ringing))).map((one) => [one.userId, one]));
}

/** Rings these people's terminals until the call has rung out (epoch ms). */
export function ringAway(services: Services, told: readonly Told[], until: number): void {
  bellOf(services).bell?.ring(told, until);
}
