import type { api, GroupMessage, InputOf, PrivateMessage } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { checkedContent } from "../files/message-content.ts";
import { takePinLimit, takeRecallLimit, takeSendLimit } from "../sending-limit.ts";
import {
  editGroupIntent,
  pinGroupIntent,
  reactGroupIntent,
  recallGroupIntent,
} from "./group-changes.intents.ts";
import {
  editPrivateIntent,
  pinPrivateIntent,
  reactPrivateIntent,
  recallPrivateIntent,
} from "./private-changes.intents.ts";

const whoOf = ({ ctx }: Call<unknown>) => ({ userId: ctx.actor.id, sessionId: ctx.actor.sessionId });

async function recallOf(call: Call<{ id: number }>) {
  await takeRecallLimit(call.ctx.services, call.ctx.actor.id);
  return { ...whoOf(call), id: call.input.id };
}

async function editOf(call: Call<{ id: number; content: string }>) {
  await takeSendLimit(call.ctx.services, call.ctx.actor.id);
  checkedContent(0, call.input.content);
  return { ...whoOf(call), ...call.input };
}

/** Reactions of one person: 2 a second, a burst of 20. */
async function reactionOf(call: Call<{ id: number; emoji: string; on: boolean }>) {
  const { services, actor } = call.ctx;
  await enforceLimit(services, `react:${actor.id}`, { rate: 2, burst: 20 });
  return { ...whoOf(call), ...call.input };
}

async function pinOf(call: Call<{ id: number; on: boolean }>) {
  await takePinLimit(call.ctx.services, call.ctx.actor.id);
  return { ...whoOf(call), ...call.input };
}

/** Recalls my message within five minutes (`MSG-6`). @throws Failure notFound, forbidden, conflict, tooMany. */
export async function recallPrivateMessage(
  call: Call<InputOf<typeof api.privateMessages.recall>>,
): Promise<PrivateMessage> {
  return call.ctx.services.streams.private.submit(recallPrivateIntent, await recallOf(call));
}

/**
 * Recalls a group message: my own within five minutes, as a manager any message.
 * @throws Failure notFound, forbidden, conflict, tooMany.
 */
export async function recallGroupMessage(
  call: Call<InputOf<typeof api.groupMessages.recall>>,
): Promise<GroupMessage> {
  return call.ctx.services.streams.group.submit(recallGroupIntent, await recallOf(call));
}

/**
 * Edits my text message within fifteen minutes (`MSG-7`); counts against the send limit.
 * @throws Failure invalid, notFound, forbidden, conflict, tooMany.
 */
export async function editPrivateMessage(
  call: Call<InputOf<typeof api.privateMessages.edit>>,
): Promise<PrivateMessage> {
  return call.ctx.services.streams.private.submit(editPrivateIntent, await editOf(call));
}

/**
 * Edits my text message within fifteen minutes (`MSG-7`); counts against the send limit.
 * @throws Failure invalid, notFound, forbidden, conflict, tooMany.
 */
export async function editGroupMessage(
  call: Call<InputOf<typeof api.groupMessages.edit>>,
): Promise<GroupMessage> {
  return call.ctx.services.streams.group.submit(editGroupIntent, await editOf(call));
}

/** Adds or removes a reaction. @throws Failure notFound, forbidden, conflict, tooMany. */
export async function reactToPrivateMessage(
  call: Call<InputOf<typeof api.privateMessages.react>>,
): Promise<null> {
  return call.ctx.services.streams.private.submit(reactPrivateIntent, await reactionOf(call));
}

/** Adds or removes a reaction. @throws Failure notFound, forbidden, conflict, tooMany. */
export async function reactToGroupMessage(
  call: Call<InputOf<typeof api.groupMessages.react>>,
): Promise<null> {
  return call.ctx.services.streams.group.submit(reactGroupIntent, await reactionOf(call));
}

/** Pins a message of a private chat for both. @throws Failure notFound, forbidden, tooMany. */
export async function pinPrivateMessage(call: Call<InputOf<typeof api.privateMessages.pin>>): Promise<null> {
  return call.ctx.services.streams.private.submit(pinPrivateIntent, await pinOf(call));
}

/** Pins a message of a group; managers only. @throws Failure notFound, forbidden, tooMany. */
export async function pinGroupMessage(call: Call<InputOf<typeof api.groupMessages.pin>>): Promise<null> {
  return call.ctx.services.streams.group.submit(pinGroupIntent, await pinOf(call));
}
