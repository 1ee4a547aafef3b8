import { type MessageExtra, parseChatId, type StreamKind } from "@4d/contract";
import { ensure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { membershipsOf } from "../../groups/index.ts";
import { findUsers } from "../../users/index.ts";
import { isSeenInGroup, isSeenInPrivate } from "../history/visible-messages.ts";
import { findMessages } from "../streams/messages.repository.ts";
import { freezeQuote, QUOTE_NOT_FOUND } from "./freeze-quote.ts";

/** Who quotes which message of a chat. */
export interface QuoteKey {
  chatId: string;
  userId: number;
  quoteId: number;
}

interface ResolvedKey extends QuoteKey {
  targetId: number;
}
type FindQuote = (keys: ResolvedKey) => MessageExtra | null;

/** Messages of two people: seen by both, or only by the one they are stored for. */
async function privateQuotes({ db, clock }: Services, keys: readonly ResolvedKey[]): Promise<FindQuote> {
  const ids = keys.map(({ quoteId }) => quoteId);
  const rows = await findMessages(db, "private", ids, clock.now());
  const senders = await findUsers(
    db,
    [...rows.values()].map((row) => row.send_id),
  );
  return (key) => {
    const row = rows.get(key.quoteId);
    if (row === undefined || !isSeenInPrivate(row, key)) return null;
    return freezeQuote({ ...row, sendId: row.send_id, name: senders.get(row.send_id)?.nick_name ?? "" });
  };
}

/** Messages of groups, as far as this member sees them. */
async function groupQuotes({ db, clock }: Services, keys: readonly ResolvedKey[]): Promise<FindQuote> {
  const ids = keys.map(({ quoteId }) => quoteId);
  const rows = await findMessages(db, "group", ids, clock.now());
  const memberKeys = keys.map(({ targetId, userId }) => ({ groupId: targetId, userId }));
  const members = await membershipsOf(db, memberKeys);
  return (key) => {
    const row = rows.get(key.quoteId);
    const member = members[keys.indexOf(key)] ?? null;
    if (row === undefined || !isSeenInGroup(row, { ...key, member })) return null;
    return freezeQuote({ ...row, sendId: row.send_id, name: row.send_nick_name });
  };
}

/**
 * Freezes messages as quotes (`MSG-7`), as they are now, in the order asked, with few statements however many; null
 * where nothing is quoted, or the message is unavailable or not seen by this person.
 */
export async function loadQuotes(
  services: Services,
  quoteKeys: readonly (QuoteKey | null)[],
): Promise<(MessageExtra | null)[]> {
  const keys = quoteKeys.map((one) => {
    const chat = one && parseChatId(one.chatId);
    return chat && { ...one, ...chat };
  });
  const ofKind = (kind: StreamKind) => keys.filter((one) => one !== null).filter((one) => one.kind === kind);
  const privately = await privateQuotes(services, ofKind("private"));
  const inGroup = await groupQuotes(services, ofKind("group"));
  return keys.map((one) => one && (one.kind === "group" ? inGroup(one) : privately(one)));
}

/** Freezes one message as a quote. @throws Failure `notFound` when it is unavailable or this person does not see it. */
export async function loadQuote(services: Services, key: QuoteKey): Promise<MessageExtra> {
  const [quote] = await loadQuotes(services, [key]);
  ensure(quote, "notFound", QUOTE_NOT_FOUND);
  return quote;
}
