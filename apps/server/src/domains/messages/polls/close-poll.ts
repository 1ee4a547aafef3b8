import type { api, InputOf, Poll } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { closedAt, loadPoll, presentPoll } from "./load-poll.ts";
import { mayClose } from "./polls.policy.ts";
import { bumpPollVersion, lockPoll } from "./polls.repository.ts";
import { publishPoll } from "./publish-poll.ts";

/** Closes a poll before its time (`MSG-17`); again changes nothing. @throws Failure notFound, forbidden. */
export async function closePoll({ ctx, input }: Call<InputOf<typeof api.polls.close>>): Promise<Poll> {
  const { services } = ctx;
  const poll = await loadPoll(ctx, input.id);
  ensure(mayClose(poll.authorId, poll.membership), "forbidden", {
    zh: "只有发起人和管理员可以结束",
    en: "Only who started it and the managers may close it",
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

/** How a poll stands, and what the caller chose. @throws Failure notFound, forbidden. */
export async function showPoll({ ctx, input }: Call<InputOf<typeof api.polls.find>>): Promise<Poll> {
  return presentPoll(ctx.services, await loadPoll(ctx, input.id));
}
