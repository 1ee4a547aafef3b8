import {
  type api,
  type GroupMessage,
  type InputOf,
  MessageType,
  type Poll,
  type PollCard,
  type SystemEvent,
} from "@4d/contract";

import { publishEvent } from "../../../platform/bus.ts";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { currentReadersOf, membersOfRoom } from "../../groups/index.ts";
import { mayActInGroup } from "../messages.policy.ts";
import { sendGroupIntent } from "../send-group.intent.ts";
import { takeSendLimit } from "../sending-limit.ts";
import {
  closedAt,
  ensureAllowed,
  type LoadedPoll,
  loadPoll,
  pollResultsOf,
  presentPoll,
} from "./load-poll.ts";
import { mayChoose, mayClose, mayStartPoll, mayVoteStill } from "./polls.policy.ts";
import { bumpPollVersion, findChoice, lockPoll, setChoice } from "./polls.repository.ts";

/** The text older clients show instead of the card, and a search finds. */
const wordsOf = ({ question, options }: PollCard): string =>
  [`[投票] ${question}`, ...options.map((option, index) => `${index + 1}. ${option}`)].join("\n");

/**
 * Posts a poll to a group (`MSG-17`): an ordinary message with a card.
 * @throws Failure invalid, forbidden (left, muted), notFound, conflict (tmpId reused), tooMany.
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

/** Rate limit for the votes of one person. */
const VOTES = { rate: 2, burst: 20 };

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/**
 * Votes, changes a vote, or withdraws it (`MSG-17`); repeating it changes nothing, and is no failure once the poll is
 * closed. @throws Failure invalid, notFound, forbidden, conflict (closed), tooMany.
 */
export async function voteInPoll({ ctx, input }: Call<InputOf<typeof api.polls.vote>>): Promise<Poll> {
  const { services, actor } = ctx;
  await enforceLimit(services, `poll-vote:${actor.id}`, VOTES);
  const poll = await loadPoll(ctx, input.id);
  const now = services.clock.now();
  const options = [...new Set(input.options)].sort((a, b) => a - b);
  ensureAllowed(mayActInGroup(poll.membership, now) ?? mayChoose(poll.card, options));
  const changed = await services.db.transaction().execute(async (trx) => {
    const state = await lockPoll(trx, poll.id);
    ensure(state, "notFound");
    if (same(await findChoice(trx, poll.id, actor.id), options)) return false;
    ensureAllowed(mayVoteStill({ closedAt: closedAt(poll.card, state, now) }));
    await setChoice(trx, { messageId: poll.id, userId: actor.id, options, now });
    await bumpPollVersion(trx, poll.id);
    return true;
  });
  if (changed) await publishPoll(services, poll, { userId: actor.id, options });
  return presentPoll(services, poll);
}

/** Closes a poll early (`MSG-17`); repeating it changes nothing. @throws Failure notFound, forbidden. */
export async function closePoll({ ctx, input }: Call<InputOf<typeof api.polls.close>>): Promise<Poll> {
  const { services } = ctx;
  const poll = await loadPoll(ctx, input.id);
  ensure(mayClose(poll.authorId, poll.membership), "forbidden", {
    zh: "只有发起人和管理员可以结束",
    en: "Only the person who started it and admins can close it",
  });
  const now = services.clock.now();
  const changed = await services.db.transaction().execute(async (trx) => {
    const state = await lockPoll(trx, poll.id);
    ensure(state, "notFound");
    if (closedAt(poll.card, state, now) !== null) return false;
    await bumpPollVersion(trx, poll.id, now);
    return true;
  });
  if (changed) await publishPoll(services, poll);
  return presentPoll(services, poll);
}

/** The results of a poll, and what the caller chose. @throws Failure notFound, forbidden. */
export async function showPoll({ ctx, input }: Call<InputOf<typeof api.polls.find>>): Promise<Poll> {
  return presentPoll(ctx.services, await loadPoll(ctx, input.id));
}

/** Publishes a poll's results to everybody who sees it, and a voter's choice to the voter's other terminals. */
async function publishPoll(
  services: Services,
  poll: LoadedPoll,
  vote?: { userId: number; options: number[] },
): Promise<void> {
  const { db, bus } = services;
  const results = await pollResultsOf(services, poll);
  const event: SystemEvent = { type: "poll.changed", pollId: poll.id, groupId: poll.groupId, ...results };
  const seeing = currentReadersOf(await membersOfRoom(db, poll.groupId), poll.id);
  if (vote) seeing.delete(vote.userId);
  publishEvent(bus, [...seeing], event);
  if (vote) publishEvent(bus, [vote.userId], { ...event, mine: vote.options });
}
