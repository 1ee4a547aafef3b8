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

const who = ({ ctx }: Call<unknown>) => ({ userId: ctx.actor.id, sessionId: ctx.actor.sessionId });

/** Reactions of one person: 2 a second, a burst of 20. @throws Failure `tooMany`. */
async function takeReactionLimit({ ctx }: Call<unknown>): Promise<void> {
  await enforceLimit(ctx.services, `react:${ctx.actor.id}`, { rate: 2, burst: 20 });
}

/** Recalls my message within five minutes (`MSG-6`). @throws Failure notFound, forbidden, conflict, tooMany. */
export async function recallPrivateMessage(
  call: Call<InputOf<typeof api.privateMessages.recall>>,
): Promise<PrivateMessage> {
  await takeRecallLimit(call.ctx.services, call.ctx.actor.id);
  return call.ctx.services.streams.private.submit(recallPrivateIntent, { ...who(call), id: call.input.id });
}

/**
 * Recalls a group message: my own within five minutes, as a manager any message.
 * @throws Failure notFound, forbidden, conflict, tooMany.
 */
export async function recallGroupMessage(
  call: Call<InputOf<typeof api.groupMessages.recall>>,
): Promise<GroupMessage> {
  await takeRecallLimit(call.ctx.services, call.ctx.actor.id);
  return call.ctx.services.streams.group.submit(recallGroupIntent, { ...who(call), id: call.input.id });
}

/**
 * Edits my text message within fifteen minutes (`MSG-7`); counts against the send limit.
 * @throws Failure invalid, notFound, forbidden, conflict, tooMany.
 */
export async function editPrivateMessage(
  call: Call<InputOf<typeof api.privateMessages.edit>>,
): Promise<PrivateMessage> {
  await takeSendLimit(call.ctx.services, call.ctx.actor.id);
  checkedContent(0, call.input.content);
  return call.ctx.services.streams.private.submit(editPrivateIntent, { ...who(call), ...call.input });
}

/**
 * Edits my text message within fifteen minutes (`MSG-7`); counts against the send limit.
 * @throws Failure invalid, notFound, forbidden, conflict, tooMany.
 */
export async function editGroupMessage(
  call: Call<InputOf<typeof api.groupMessages.edit>>,
): Promise<GroupMessage> {
  await takeSendLimit(call.ctx.services, call.ctx.actor.id);
  checkedContent(0, call.input.content);
  return call.ctx.services.streams.group.submit(editGroupIntent, { ...who(call), ...call.input });
}

/** Adds or removes a reaction. @throws Failure notFound, forbidden, conflict, tooMany. */
export async function reactToPrivateMessage(
  call: Call<InputOf<typeof api.privateMessages.react>>,
): Promise<null> {
  await takeReactionLimit(call);
  return call.ctx.services.streams.private.submit(reactPrivateIntent, { ...who(call), ...call.input });
}

/** Adds or removes a reaction. @throws Failure notFound, forbidden, conflict, tooMany. */
export async function reactToGroupMessage(
  call: Call<InputOf<typeof api.groupMessages.react>>,
): Promise<null> {
  await takeReactionLimit(call);
  return call.ctx.services.streams.group.submit(reactGroupIntent, { ...who(call), ...call.input });
}

/** Pins a message of a private chat for both. @throws Failure notFound, forbidden, tooMany. */
export async function pinPrivateMessage(call: Call<InputOf<typeof api.privateMessages.pin>>): Promise<null> {
  await takePinLimit(call.ctx.services, call.ctx.actor.id);
  return call.ctx.services.streams.private.submit(pinPrivateIntent, { ...who(call), ...call.input });
}

/** Pins a message of a group; managers only. @throws Failure notFound, forbidden, tooMany. */
export async function pinGroupMessage(call: Call<InputOf<typeof api.groupMessages.pin>>): Promise<null> {
  await takePinLimit(call.ctx.services, call.ctx.actor.id);
  return call.ctx.services.streams.group.submit(pinGroupIntent, { ...who(call), ...call.input });
}
