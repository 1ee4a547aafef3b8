import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { currentReadersOf, membershipsOf, membersOfRoom } from "../../groups/index.ts";
import { canSeeGroupRow } from "../history/visible-messages.ts";
import { takeReadLimit } from "../sending-limit.ts";
import { findMessages } from "../streams/messages.repository.ts";
import { markDelivered } from "./mark-delivered.ts";
import { markGroupReadIntent } from "./mark-group-read.intent.ts";
import { markPrivateReadIntent } from "./mark-private-read.intent.ts";
import { groupReadPositions, newestReadByPeer, raiseDeliveryCursor } from "./positions.repository.ts";

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** Who has read up to where; counted against their limit. @throws Failure `tooMany`. */
async function readUpTo({ ctx, input }: Call<{ maxId?: number | undefined }>) {
  const { id: userId, sessionId } = ctx.actor;
  await takeReadLimit(ctx.services, userId);
  return { userId, sessionId, maxId: input.maxId ?? EVERYTHING };
}

/**
 * I have read this friend up to `maxId`, or all of it (`protocol §7.4`). Repeating it changes nothing.
 * @throws Failure `tooMany`.
 */
export async function markPrivateRead(call: Call<InputOf<typeof api.privateMessages.read>>): Promise<null> {
  const read = { ...(await readUpTo(call)), peerId: call.input.friendId };
  return call.ctx.services.streams.private.submit(markPrivateReadIntent, read);
}

/** I have read this group up to `maxId`, or all of it. @throws Failure `notFound` for outsiders (`W3`), `tooMany`. */
export async function markGroupRead(call: Call<InputOf<typeof api.groupMessages.read>>): Promise<null> {
  const read = { ...(await readUpTo(call)), groupId: call.input.groupId };
  return call.ctx.services.streams.group.submit(markGroupReadIntent, read);
}

/** My newest message this friend has read, -1 when there is none; never 0 or null (`protocol §7.5`). */
export function maxReadedId({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.maxReadedId>>): Promise<number> {
  return newestReadByPeer(ctx.services.db, ctx.actor.id, input.friendId);
}

/** Members who have read a message. @throws Failure `notFound` for outsiders and foreign messages (`W3`). */
export async function listReaders({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.readUsers>>): Promise<number[]> {
  const { db, clock } = ctx.services;
  const message = (await findMessages(db, "group", [input.messageId], clock.now())).get(input.messageId);
  const [member = null] = await membershipsOf(db, [{ groupId: input.groupId, userId: ctx.actor.id }]);
  ensure(message?.group_id === input.groupId && canSeeGroupRow(member, message) && !member.quit, "notFound");
  const members = currentReadersOf(await membersOfRoom(db, input.groupId), message.id);
  const reads = await groupReadPositions(db, [input.groupId]);
  return reads
    .filter((one) => one.readId >= message.id && one.userId !== message.send_id && members.has(one.userId))
    .map((one) => one.userId);
}

/**
 * This terminal has every private row up to `maxId`; senders are notified (`messages §5.1`).
 * @throws Failure `tooMany`.
 */
export async function acknowledgePrivate({
  ctx,
  input,
}: Call<InputOf<typeof api.privateMessages.acknowledge>>): Promise<null> {
  await takeReadLimit(ctx.services, ctx.actor.id);
  await markDelivered(ctx.services, { userId: ctx.actor.id, maxId: input.maxId });
  return null;
}

/** This terminal has every group row up to `maxId`. @throws Failure `tooMany`. */
export async function acknowledgeGroup({
  ctx,
  input,
}: Call<InputOf<typeof api.groupMessages.acknowledge>>): Promise<null> {
  await takeReadLimit(ctx.services, ctx.actor.id);
  await raiseDeliveryCursor(ctx.services.db, ctx.actor.id, "group", input.maxId);
  return null;
}
