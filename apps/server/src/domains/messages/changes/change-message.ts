import type { StreamKind } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import type { Services } from "../../../platform/services.ts";
import type { Stream } from "../../../platform/stream.ts";
import type { StreamRows } from "../../../platform/stream-rows.ts";
import { checkedContent } from "../files/message-content.ts";
import { takePinLimit, takeRecallLimit, takeSendLimit } from "../sending-limit.ts";
import type { ChangeIntents } from "./change-intents.ts";
import { groupChanges } from "./group-changes.intents.ts";
import { privateChanges } from "./private-changes.intents.ts";

const whoOf = ({ ctx }: Call<unknown>) => ({ userId: ctx.actor.id, sessionId: ctx.actor.sessionId });

/** Reactions of one person: 2 a second, a burst of 20. @throws Failure `tooMany`. */
async function takeReactionLimit({ ctx }: Call<unknown>): Promise<void> {
  await enforceLimit(ctx.services, `react:${ctx.actor.id}`, { rate: 2, burst: 20 });
}

/** The verbs that change messages of one stream. */
const verbsOf = <K extends StreamKind>(
  intents: ChangeIntents<K>,
  streamOf: (services: Services) => Stream<StreamRows[K]>,
) => ({
  /**
   * Recalls my message within five minutes, as a group's manager any message (`MSG-6`).
   * @throws Failure notFound, forbidden, conflict, tooMany.
   */
  async recall(call: Call<{ id: number }>) {
    const { services, actor } = call.ctx;
    await takeRecallLimit(services, actor.id);
    return streamOf(services).submit(intents.recall, { ...whoOf(call), id: call.input.id });
  },

  /**
   * Edits my text message within fifteen minutes (`MSG-7`); counts against the send limit.
   * @throws Failure invalid, notFound, forbidden, conflict, tooMany.
   */
  async edit(call: Call<{ id: number; content: string }>) {
    const { services, actor } = call.ctx;
    await takeSendLimit(services, actor.id);
    checkedContent(0, call.input.content);
    return streamOf(services).submit(intents.edit, { ...whoOf(call), ...call.input });
  },

  /** Adds or removes a reaction. @throws Failure notFound, forbidden, conflict, tooMany. */
  async react(call: Call<{ id: number; emoji: string; on: boolean }>) {
    await takeReactionLimit(call);
    return streamOf(call.ctx.services).submit(intents.react, { ...whoOf(call), ...call.input });
  },

  /** Pins or unpins a message for everybody; in a group, managers only. @throws Failure notFound, forbidden, tooMany. */
  async pin(call: Call<{ id: number; on: boolean }>) {
    const { services, actor } = call.ctx;
    await takePinLimit(services, actor.id);
    return streamOf(services).submit(intents.pin, { ...whoOf(call), ...call.input });
  },
});

export const changePrivateMessages = verbsOf(privateChanges, ({ streams }) => streams.private);
export const changeGroupMessages = verbsOf(groupChanges, ({ streams }) => streams.group);
