import { type api, type GroupMessage, type InputOf, MessageType, type PollCard } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { sendGroupIntent } from "../send-group.intent.ts";
import { takeSendLimit } from "../sending-limit.ts";
import { ensureAllowed } from "./load-poll.ts";
import { mayStartPoll } from "./polls.policy.ts";

/** What older clients show in place of the card, and what a search finds. */
const wordsOf = ({ question, options }: PollCard): string =>
  [`[投票] ${question}`, ...options.map((option, index) => `${index + 1}. ${option}`)].join("\n");

/**
 * Puts a poll into a group (`MSG-17`): it is an ordinary message with a card.
 * @throws Failure invalid, forbidden (left, silenced), notFound, conflict (tmpId reused), tooMany.
 */
export async function startPoll({
  ctx: { services, actor },
  input: { groupId, tmpId, ...card },
}: Call<InputOf<typeof api.polls.start>>): Promise<GroupMessage> {
  await takeSendLimit(services, actor.id);
  ensureAllowed(mayStartPoll(card, services.clock.now()));
  return services.streams.group.submit(sendGroupIntent, {
    groupId,
    sendId: actor.id,
    type: MessageType.TEXT,
    content: wordsOf(card),
    tmpId: tmpId || null,
    receipt: false,
    atUserIds: [],
    extra: { poll: card },
  });
}
