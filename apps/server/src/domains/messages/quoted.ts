import { type MessageExtra, parseChatId } from "@4d/contract";
import { ensure, Failure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { membershipsOf } from "../groups/index.ts";
import { findUsers } from "../users/index.ts";
import { sees } from "./group-changes.intents.ts";
import { findGroupMessages } from "./group-messages.repository.ts";
import { pairOf } from "./messages.table.ts";
import { findPrivateMessages } from "./private-messages.repository.ts";
import { quoteOf } from "./quote.ts";

/** Who quotes which message. */
interface Quoting {
  userId: number;
  quoteId: number;
}

/** Freezes a message of two people as a quote (`MSG-7`). @throws Failure `notFound` when it is none of theirs, or gone. */
export async function quotedBetween(
  { db, clock }: Services,
  peerId: number,
  { userId, quoteId }: Quoting,
): Promise<MessageExtra> {
  const row = (await findPrivateMessages(db, [quoteId], clock.now())).get(quoteId);
  const pair = pairOf(userId, peerId);
  const seen = row?.lo === pair.lo && row.hi === pair.hi;
  ensure(seen && (row.only_for ?? userId) === userId, "notFound", { field: "quoteId" });
  const sender = (await findUsers(db, [row.send_id])).get(row.send_id);
  return quoteOf({ ...row, sendId: row.send_id, name: sender?.nick_name ?? "" });
}

/** Freezes a group's message as a quote. @throws Failure `notFound` when this member does not see it, or it is gone. */
export async function quotedInGroup(
  { db, clock }: Services,
  groupId: number,
  { userId, quoteId }: Quoting,
): Promise<MessageExtra> {
  const row = (await findGroupMessages(db, [quoteId], clock.now())).get(quoteId);
  const [member] = await membershipsOf(db, [{ groupId, userId }]);
  ensure(row?.group_id === groupId && sees(member ?? null, row), "notFound", { field: "quoteId" });
  return quoteOf({ ...row, sendId: row.send_id, name: row.send_nick_name });
}

/** Freezes a message of a chat as a quote. @throws Failure `notFound`. */
export function quotedIn(services: Services, chatId: string, quoting: Quoting): Promise<MessageExtra> {
  const { kind, targetId } = parseChatId(chatId) ?? fail("notFound");
  return kind === "private"
    ? quotedBetween(services, targetId, quoting)
    : quotedInGroup(services, targetId, quoting);
}

/** The same, as it stands now; null when the message has gone meanwhile. */
export async function quotedStill(
  services: Services,
  chatId: string,
  quoting: Quoting,
): Promise<MessageExtra | null> {
  try {
    return await quotedIn(services, chatId, quoting);
  } catch (error) {
    if (error instanceof Failure && error.kind === "notFound") return null;
    throw error;
  }
}
