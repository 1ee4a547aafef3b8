import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import type { Services } from "../../../platform/services.ts";
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

/** Reactions of one person: 2 a second, a burst of 20. @throws Failure `tooMany`. */
async function takeReactionLimit({ ctx }: Call<unknown>): Promise<void> {
  await enforceLimit(ctx.services, `react:${ctx.actor.id}`, { rate: 2, burst: 20 });
}

type Changed<T> = T & { userId: number; sessionId: string };

/** Submits a change of the caller's to the stream of one kind of chat. */
type Submit<T, R> = (streams: Services["streams"], change: Changed<T>) => Promise<R>;

/**
 * Recalls my message within five minutes, as a group's manager any message (`MSG-6`).
 * @throws Failure notFound, forbidden, conflict, tooMany.
 */
const recallBy =
  <R>(submit: Submit<{ id: number }, R>) =>
  async (call: Call<{ id: number }>): Promise<R> => {
    const { services, actor } = call.ctx;
    await takeRecallLimit(services, actor.id);
    return submit(services.streams, { ...whoOf(call), id: call.input.id });
  };
export const recallPrivateMessage = recallBy((streams, change) =>
  streams.private.submit(recallPrivateIntent, change),
);
export const recallGroupMessage = recallBy((streams, change) =>
  streams.group.submit(recallGroupIntent, change),
);

/**
 * Edits my text message within fifteen minutes (`MSG-7`); counts against the send limit.
 * @throws Failure invalid, notFound, forbidden, conflict, tooMany.
 */
const editBy =
  <R>(submit: Submit<{ id: number; content: string }, R>) =>
  async (call: Call<{ id: number; content: string }>): Promise<R> => {
    const { services, actor } = call.ctx;
    await takeSendLimit(services, actor.id);
    checkedContent(0, call.input.content);
    return submit(services.streams, { ...whoOf(call), ...call.input });
  };
export const editPrivateMessage = editBy((streams, change) =>
  streams.private.submit(editPrivateIntent, change),
);
export const editGroupMessage = editBy((streams, change) => streams.group.submit(editGroupIntent, change));

/** Adds or removes a reaction. @throws Failure notFound, forbidden, conflict, tooMany. */
const reactBy =
  <R>(submit: Submit<{ id: number; emoji: string; on: boolean }, R>) =>
  async (call: Call<{ id: number; emoji: string; on: boolean }>): Promise<R> => {
    await takeReactionLimit(call);
    return submit(call.ctx.services.streams, { ...whoOf(call), ...call.input });
  };
export const reactToPrivateMessage = reactBy((streams, change) =>
  streams.private.submit(reactPrivateIntent, change),
);
export const reactToGroupMessage = reactBy((streams, change) =>
  streams.group.submit(reactGroupIntent, change),
);

/** Pins or unpins a message for everybody; in a group, managers only. @throws Failure notFound, forbidden, tooMany. */
const pinBy =
  <R>(submit: Submit<{ id: number; on: boolean }, R>) =>
  async (call: Call<{ id: number; on: boolean }>): Promise<R> => {
    const { services, actor } = call.ctx;
    await takePinLimit(services, actor.id);
    return submit(services.streams, { ...whoOf(call), ...call.input });
  };
export const pinPrivateMessage = pinBy((streams, change) => streams.private.submit(pinPrivateIntent, change));
export const pinGroupMessage = pinBy((streams, change) => streams.group.submit(pinGroupIntent, change));
