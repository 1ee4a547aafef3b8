import { api, type ChatId, groupChatId, privateChatId } from "@4d/contract";
import { MemoryStore } from "@4d/sync";
import { Journal } from "./journal.ts";
import { type Account, befriendAll, makeAccounts } from "./people.ts";
import type { Device } from "./terminal.ts";
import type { Written } from "./verdict.ts";

/** People of one circle are all friends of each other and share a group. */
const CIRCLE = 10;
/** Two logins of each person take part in the storm; the third starts empty when it is over. */
export const TERMINALS = [0, 1];
export const LATE_TERMINAL = 2;

/** A conversation as one person sees it. */
export interface Participation {
  /** The same for all participants. */
  readonly conversation: string;
  readonly chatId: ChatId;
}

export interface Person {
  readonly account: Account;
  readonly participations: readonly Participation[];
}

/** All people, and what was written where. */
export interface Crowd {
  readonly people: readonly Person[];
  readonly written: Map<string, Written[]>;
  /** Number of texts written so far: each tmpId must be unique for its author. */
  count: number;
}

/** Registers people in circles of friends with a group each, directly at the server, without faults. */
export async function gather(origin: string, count: number): Promise<Crowd> {
  const accounts = await makeAccounts(origin, count, [...TERMINALS, LATE_TERMINAL]);
  const people: Person[] = [];
  for (let from = 0; from < accounts.length; from += CIRCLE) {
    people.push(...(await circleOf(accounts.slice(from, from + CIRCLE))));
  }
  return { people, written: new Map(), count: 0 };
}

async function circleOf(circle: readonly Account[]): Promise<Person[]> {
  const pairs = circle.flatMap((one, index) => circle.slice(index + 1).map((other) => [one, other] as const));
  await befriendAll(pairs);
  const [owner, ...friends] = circle;
  if (!owner) return [];
  const { id } = await owner.call(api.groups.create, { body: { name: "风雨同舟" } });
  await owner.call(api.groups.invite, {
    body: { groupId: id, friendIds: friends.map((friend) => friend.id) },
  });
  const group: Participation = { conversation: `group ${id}`, chatId: groupChatId(id) };
  return circle.map((account) => {
    const others = circle.filter((other) => other !== account);
    return {
      account,
      participations: [...others.map((other) => pairParticipation(account.id, other.id)), group],
    };
  });
}

const pairParticipation = (me: number, other: number): Participation => ({
  conversation: `pair ${Math.min(me, other)}–${Math.max(me, other)}`,
  chatId: privateChatId(other),
});

/** A device of that person, connected to `origin` (the faulty network), with nothing stored yet. */
export function deviceOf({ account }: Person, terminal: number, origin: string): Device {
  const tokens = { access: account.tokens[terminal] ?? "", refresh: account.refreshTokens[terminal] ?? "" };
  return { me: account.id, terminal, origin, tokens, store: new MemoryStore(), journal: new Journal() };
}

/** Records a text before it is sent; its place counts what this device wrote to that conversation before. */
export function recordWritten(crowd: Crowd, conversation: string, { me, terminal }: Device): Written {
  const list = crowd.written.get(conversation) ?? [];
  crowd.count += 1;
  crowd.written.set(conversation, list);
  const ordinal = list.filter((text) => text.author === me && text.terminal === terminal).length;
  const text = { author: me, terminal, tmpId: `${me}.${terminal}.${crowd.count}`, ordinal };
  list.push(text);
  return text;
}
