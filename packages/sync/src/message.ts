import {
  type ChatId,
  type GroupMessage,
  type MessageExtra,
  MessageStatus,
  MessageType,
  type PrivateMessage,
} from "@4d/contract";

import { type Facts, type FactsFrom, mergeFacts, type Reactions, resolveReactions } from "./facts.ts";

/** A message as this terminal holds it (`rules §3.4`): plain data that any store can hold. */
export interface Message {
  chatId: ChatId;
  id: number;
  tmpId: string | null;
  sendId: number;
  type: number;
  /** Empty once recalled (`W16`). */
  content: string;
  /** As the record said: 0, 1, 2, 3. Delivery and reading by the other side are derived, see `statusOf`. */
  status: number;
  sendTime: number;
  seq?: number;
  sendNickName?: string;
  atUserIds?: number[];
  receipt?: boolean;
  receiptOk?: boolean;
  readedCount?: number;
  editedAt?: number;
  pinned?: boolean;
  reactions?: Reactions[];
  extra?: MessageExtra;
  /** Who recalled it, if a row said so. */
  recalledBy?: number;
  facts?: Facts;
}

/** How current a record is: a page shows the present state, a frame the state when it was made. */
export type Authority = "page" | "frame";

/** A drawn record as a message. */
export function messageOf(chatId: ChatId, record: PrivateMessage | GroupMessage): Message {
  const message: Message = {
    chatId,
    id: record.id,
    tmpId: record.tmpId ?? null,
    sendId: record.sendId,
    type: record.type,
    content: record.content,
    status: record.status,
    sendTime: record.sendTime,
  };
  if (record.seq !== undefined) message.seq = record.seq;
  if (record.editedAt !== undefined) message.editedAt = record.editedAt;
  if (record.pinned === true) message.pinned = true;
  if (record.reactions !== undefined && record.reactions.length > 0) message.reactions = record.reactions;
  if (record.extra !== undefined) message.extra = record.extra;
  return "groupId" in record ? withGroupFields(message, record) : message;
}

function withGroupFields(message: Message, record: GroupMessage): Message {
  if (record.sendNickName !== undefined) message.sendNickName = record.sendNickName;
  if (record.receipt === true) message.receipt = true;
  if (record.receiptOk === true) message.receiptOk = true;
  if ((record.readedCount ?? 0) > 0) message.readedCount = record.readedCount;
  if (record.atUserIds && record.atUserIds.length > 0) message.atUserIds = record.atUserIds;
  return message;
}

function recalled(message: Message, facts: Facts): Message {
  const { extra, editedAt, pinned, reactions, ...rest } = message;
  const by = facts.recalledBy;
  return {
    ...rest,
    status: MessageStatus.RECALL,
    content: "",
    facts,
    ...(by !== undefined && { recalledBy: by }),
  };
}

/** Lays facts over a message. Facts always win over what a record said, whichever came first. */
export function withFacts(message: Message, incoming: Facts | undefined, from: FactsFrom = "row"): Message {
  const facts = incoming === undefined ? message.facts : mergeFacts(message.facts, incoming, from);
  if (message.status === MessageStatus.RECALL || facts?.recalled === true) {
    return recalled(message, { ...facts, recalled: true });
  }
  if (facts === undefined) return message;
  const next: Message = { ...message, facts };
  if (facts.edit !== undefined) {
    next.content = facts.edit.content;
    next.editedAt = facts.edit.editedAt;
    if (facts.edit.ai !== undefined) next.extra = { ...message.extra, ai: facts.edit.ai };
  }
  if (facts.pin !== undefined) next.pinned = facts.pin.on;
  if (facts.reactions !== undefined) {
    const reactions = resolveReactions(message.reactions, facts.reactions);
    if (reactions === undefined) delete next.reactions;
    else next.reactions = reactions;
  }
  const readers = Math.max(facts.readedCount ?? 0, message.readedCount ?? 0);
  if (readers > 0) next.readedCount = readers;
  if (facts.receiptOk === true) next.receiptOk = true;
  return next;
}

/** The parts that only grow, whichever record is newer. */
function mergedCounters(held: Message, incoming: Message): Partial<Message> {
  const readedCount = Math.max(held.readedCount ?? 0, incoming.readedCount ?? 0);
  const tmpId = held.tmpId ?? incoming.tmpId;
  return {
    tmpId,
    status: mergeStatus(held.status, incoming.status),
    ...(readedCount > 0 && { readedCount }),
  };
}

function mergeStatus(held: number, incoming: number): number {
  if (held === MessageStatus.RECALL || incoming === MessageStatus.RECALL) return MessageStatus.RECALL;
  return Math.max(held, incoming);
}

/** The text of the later edit, and its variant; a record without an edit counts as time 0. */
function latestText(weak: Message, strong: Message): Pick<Message, "content" | "editedAt" | "extra"> {
  const { content, editedAt, extra } = (weak.editedAt ?? 0) > (strong.editedAt ?? 0) ? weak : strong;
  return {
    content,
    ...(editedAt !== undefined && { editedAt }),
    ...(extra !== undefined && { extra }),
  };
}

/** Merges a record into the message already held (`protocol §15.3`). */
export function mergeMessage(held: Message, incoming: Message, authority: Authority): Message {
  const [weak, strong] = authority === "page" ? [held, incoming] : [incoming, held];
  const base: Message = {
    ...weak,
    ...strong,
    ...mergedCounters(held, incoming),
    ...latestText(weak, strong),
  };
  // The present state removes by leaving out.
  if (strong.reactions === undefined) delete base.reactions;
  if (strong.pinned === undefined) delete base.pinned;
  return withFacts(base, mergeFacts(held.facts, incoming.facts ?? {}));
}

/** A key for drawing that stays the same when the server gives an id. */
export function messageKey(message: { id: number; tmpId: string | null; sendId: number }): string {
  return message.tmpId === null ? `m${message.id}` : `t${message.sendId}-${message.tmpId}`;
}

const TRANSIENT_TIPS: readonly (string | undefined)[] = ["regenerating", "regenerateFailed"];

/** A text, or a text that can be heard as well: the types of a reply. */
export const isReplyType = ({ type }: Pick<Message, "type">): boolean =>
  type === MessageType.TEXT || type === MessageType.TEXT_WITH_AUDIO;

/** A tip that stands in for a reply that is being regenerated, or says that this failed. */
export const isTransientTip = ({ type, extra }: Pick<Message, "type" | "extra">): boolean =>
  type === MessageType.TIP_TEXT && TRANSIENT_TIPS.includes(extra?.tip?.key);

/**
 * A variant of a reply in a row of its own, for clients that know no EDIT. This app shows it in the message
 * it is a variant of, which was edited and names the variant.
 */
export const isVariantRow = ({ extra, editedAt }: Pick<Message, "extra" | "editedAt">): boolean =>
  (extra?.ai?.variant ?? 0) > 0 && editedAt === undefined;
