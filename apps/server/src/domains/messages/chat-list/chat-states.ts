import type { api, ChatState, InputOf } from "@4d/contract";
import { publishEvent } from "../../../platform/bus.ts";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { changeChatStateIntent, presentState, removeMessagesIntent } from "./chat-states.intents.ts";
import { findChatStates } from "./chat-states.repository.ts";

/** The states of my chats in the chat list (`MSG-18`). */
export async function listChatStates({ ctx }: Call<unknown>): Promise<ChatState[]> {
  return (await findChatStates(ctx.services.db, ctx.actor.id)).map(presentState);
}

/** Each change is a row of the stream, so one person's changes are limited (`W18`). */
const CHANGES = { rate: 5, burst: 100 };

/** Changes the state of a chat on all my terminals (`MSG-18`). @throws Failure `tooMany`. */
export async function setChatState({
  ctx,
  input,
}: Call<InputOf<typeof api.chats.setState>>): Promise<ChatState> {
  const { services, actor } = ctx;
  await enforceLimit(services, `chat-state:${actor.id}`, CHANGES);
  const state = await services.streams.private.submit(changeChatStateIntent, { ...input, userId: actor.id });
  publishEvent(services.bus, [actor.id], { type: "chat.state", state }, actor.sessionId);
  return state;
}

const removeMessagesOf =
  (kind: "private" | "group") =>
  async ({ ctx, input: { ids } }: Call<{ ids: number[] }>): Promise<null> => {
    const { services, actor } = ctx;
    await services.streams.private.submit(removeMessagesIntent, { userId: actor.id, kind, ids });
    publishEvent(services.bus, [actor.id], { type: "message.removed", kind, ids }, actor.sessionId);
    return null;
  };

/** Removes private messages for me only, on all my terminals (`MSG-7`). */
export const removePrivateMessages = removeMessagesOf("private");

/** Removes group messages for me only, on all my terminals (`MSG-7`). */
export const removeGroupMessages = removeMessagesOf("group");
