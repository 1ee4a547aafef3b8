import type { api, InputOf, Poll } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure } from "../../../platform/failure.ts";
import { mayActInGroup } from "../messages.policy.ts";
import { closedAt, ensureAllowed, loadPoll, presentPoll } from "./load-poll.ts";
import { mayChoose, mayVoteStill } from "./polls.policy.ts";
import { bumpPollVersion, findChoice, lockPoll, setChoice } from "./polls.repository.ts";
import { publishPoll } from "./publish-poll.ts";

/** Votes of one person. */
const VOTES = { rate: 2, burst: 20 };

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/**
 * Votes, changes a vote, or takes it back (`MSG-17`); the same again changes nothing, and is no failure once the poll
 * is closed. @throws Failure invalid, notFound, forbidden, conflict (closed), tooMany.
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
