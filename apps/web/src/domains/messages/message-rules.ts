import {
  cardOf,
  EDIT_MS,
  GROUP_MEMBERS_MAX,
  type GroupRole,
  isNormal,
  isTip,
  MessageStatus,
  MessageType,
  RECALL_MS,
} from "@4d/contract";
import type { Message } from "@4d/sync";

/** What decides whether a person may act on a message. */
export interface MessageActor {
  me: number;
  now: number;
  /** My role in the group; null in a private chat. */
  role: GroupRole | null;
}

/** It carries a capsule gift: it cannot be edited, recalled or forwarded (`CAPSULE-4`). Pure. */
const carriesGift = ({ extra }: Message): boolean => extra?.gift !== undefined;

const isLive = ({ id, status, type }: Message): boolean =>
  id > 0 && status !== MessageStatus.RECALL && !isTip(type);

const manages = ({ role }: MessageActor): boolean => role === "owner" || role === "admin";

/** My own within five minutes; a group's managers may recall any message at any time (`MSG-6`). Pure. */
export function canRecall(message: Message, actor: MessageActor): boolean {
  if (!isActionable(message) || carriesGift(message)) return false;
  if (manages(actor)) return true;
  return message.sendId === actor.me && actor.now - message.sendTime < RECALL_MS;
}

/** My own text within fifteen minutes (`MSG-7`). Pure. */
export function canEdit(message: Message, { me, now }: MessageActor): boolean {
  const written = message.type === MessageType.TEXT && cardOf(message.extra) === undefined;
  const own = message.sendId === me && written;
  return own && isLive(message) && !carriesGift(message) && now - message.sendTime < EDIT_MS;
}

/** Anyone in a private chat, managers in a group (`MSG-7`). Pure. */
export const canPin = (message: Message, actor: MessageActor): boolean =>
  isActionable(message) && (actor.role === null || manages(actor));

/** Reactions, quotes, forwards, pins and recalls need a live message; a call record is none. Pure. */
export const isActionable = (message: Message): boolean => isLive(message) && isNormal(message.type);

/** Messages of another person or a character (`FEED-3`). Pure. */
export const canReport = (message: Message, { me }: MessageActor): boolean =>
  isActionable(message) && message.sendId !== me;

/** Gifts cannot be forwarded, nor polls, whose votes belong to their group. Pure. */
export const canForward = (message: Message): boolean =>
  isActionable(message) && !carriesGift(message) && message.extra?.poll === undefined;

/** Types that are nothing but text. */
const WORDS: readonly number[] = [MessageType.TEXT, MessageType.AI_INTRODUCTION, MessageType.AI_PROLOGUE];

/** Plain text of a message, for the clipboard; null if it has none, like a contact or a race. Pure. */
export function textOf(message: Message): string | null {
  if (!isLive(message) || carriesGift(message)) return null;
  if (message.extra?.contact !== undefined || message.extra?.race !== undefined) return null;
  if (WORDS.includes(message.type)) return message.extra?.poll?.question ?? message.content;
  if (message.type !== MessageType.TEXT_WITH_AUDIO) return null;
  try {
    const content: unknown = JSON.parse(message.content);
    const text = typeof content === "object" && content !== null && "text" in content ? content.text : null;
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

/** Whether a group of this size has read receipts (`MSG-5`, `protocol §8.1`); never while its size is unknown. Pure. */
export const asksReaders = (memberCount: number): boolean =>
  memberCount > 0 && memberCount <= GROUP_MEMBERS_MAX;
