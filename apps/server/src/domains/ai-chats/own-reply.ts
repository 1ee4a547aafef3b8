import type { AiReply } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { membershipsOf } from "../groups/index.ts";
import { mayChangeReply } from "./ai-chats.policy.ts";
import { presentReply } from "./ai-chats.presenter.ts";
import { findReply, findVariants } from "./replies.repository.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import { voiceAddress } from "./voice-address.ts";

const NO_SUCH_REPLY = { zh: "回答不存在", en: "There is no such answer" };

/** An answer given to this person, or one that he may stop with `mayStopReply`. @throws Failure notFound. */
export async function findOwnReply(
  { db }: Pick<Services, "db">,
  id: number,
  viewerId: number,
  may: typeof mayChangeReply = mayChangeReply,
): Promise<ReplyRow> {
  const reply = await findReply(db, id);
  ensure(reply, "notFound", NO_SUCH_REPLY);
  const { group_id: groupId } = reply;
  const [membership = null] = groupId > 0 ? await membershipsOf(db, [{ groupId, userId: viewerId }]) : [];
  ensure(may(reply, viewerId, membership), "notFound", NO_SUCH_REPLY);
  return reply;
}

async function addressesOf(
  services: Services,
  variants: readonly VariantRow[],
): Promise<Map<number, string>> {
  const addresses = new Map<number, string>();
  for (const { turn_id: replyId, place } of variants)
    addresses.set(place, await voiceAddress(services, { replyId, variant: place }));
  return addresses;
}

/** An answer as it now is, with all its variants, for somebody whom `findOwnReply` let through. */
export async function describeReply(services: Services, id: number): Promise<AiReply> {
  const reply = await findReply(services.db, id);
  ensure(reply, "notFound", NO_SUCH_REPLY);
  const variants = await findVariants(services.db, reply.id);
  return presentReply(reply, variants, await addressesOf(services, variants));
}
