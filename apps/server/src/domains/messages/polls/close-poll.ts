import type { api, InputOf, Poll } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import { closedAt, pollFor, viewPoll } from "./poll-for.ts";
import { mayClose } from "./polls.policy.ts";
import { lockPoll, raisePoll } from "./polls.repository.ts";
import { tellPoll } from "./tell-poll.ts";

/** Closes a poll before its time (`MSG-17`); again changes nothing. @throws Failure notFound, forbidden. */
export async function closePoll({ ctx, input }: Call<InputOf<typeof api.polls.close>>): Promise<Poll> {
  const { services } = ctx;
  const poll = await pollFor(ctx, input.id);
  ensure(mayClose(poll.authorId, poll.seat), "forbidden", {
    zh: "只有发起人和管理员可以结束",
    en: "Only who started it and the managers may close it",
  });
  const now = services.clock.now();
  const changed = await services.db.transaction().execute(async (trx) => {
    const state = await lockPoll(trx, poll.id);
    ensure(state, "notFound");
    if (closedAt(poll.card, state, now) !== null) return false;
    await raisePoll(trx, poll.id, now);
    return true;
  });
  if (changed) await tellPoll(services, poll);
  return viewPoll(services, poll);
}

/** How a poll stands, and what the caller chose. @throws Failure notFound, forbidden. */
export async function showPoll({ ctx, input }: Call<InputOf<typeof api.polls.find>>): Promise<Poll> {
  return viewPoll(ctx.services, await pollFor(ctx, input.id));
}
