import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { relationsOf } from "../friends/index.ts";
import { canReadRow, membershipsOf } from "../groups/index.ts";
import type { GiftFacts } from "./gifts.policy.ts";
import type { GiftRow } from "./gifts.table.ts";

/** The facts the policies decide by. */
export async function giftFacts(db: Kysely<Tables>, gift: GiftRow, viewerId: number): Promise<GiftFacts> {
  const { sender_id: senderId, chat_kind: kind, target_id: targetId, message_id: messageId } = gift;
  const facts = { viewerId, senderId, kind, targetId, messageId, blocked: false, member: null };
  if (kind === "private") {
    const [relation] = await relationsOf(db, [{ from: senderId, to: targetId }]);
    return { ...facts, blocked: relation?.blocked ?? false };
  }
  const [member = null] = await membershipsOf(db, [{ groupId: targetId, userId: viewerId }]);
  const sawCard = member !== null && messageId !== null && canReadRow(member, messageId);
  return { ...facts, member: member && { ...member, sawCard } };
}
