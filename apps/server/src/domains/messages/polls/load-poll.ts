import { MessageStatus, type Poll, type PollCard, type PollResult } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { type Membership, membershipsOf } from "../../groups/index.ts";
import { failureOf } from "../denial.ts";
import { canSeeGroupRow } from "../history/visible-messages.ts";
import type { MessageDenial } from "../messages.policy.ts";
import { pollOf } from "../messages.presenter.ts";
import { findMessages } from "../streams/messages.repository.ts";
import { mayClose, maySeeResults } from "./polls.policy.ts";
import { countVotes, findChoice, findPollState, type PollState } from "./polls.repository.ts";

/** A poll, and the membership of the viewer. */
export interface LoadedPoll {
  id: number;
  groupId: number;
  authorId: number;
  card: PollCard;
  membership: Membership;
}

/** @throws Failure for the policy's denial. */
export function ensureAllowed(denial: MessageDenial): void {
  if (denial) throw failureOf(denial);
}

/**
 * A poll the caller sees: its message is in the chat, from their time in it, and they are still a member.
 * @throws Failure notFound, forbidden.
 */
export async function loadPoll({ services: { db, clock }, actor }: Context, id: number): Promise<LoadedPoll> {
  const notFound = { zh: "投票不存在", en: "Poll not found" };
  const row = (await findMessages(db, "group", [id], clock.now())).get(id);
  ensure(row && row.status !== MessageStatus.RECALL, "notFound", notFound);
  const card = pollOf(row);
  const [membership = null] = await membershipsOf(db, [{ groupId: row.group_id, userId: actor.id }]);
  ensure(card && canSeeGroupRow(membership, row), "notFound", notFound);
  ensureAllowed(maySeeResults(membership));
  return { id, groupId: row.group_id, authorId: row.send_id, card, membership };
}

/** When a poll closed: by hand, or because its time is up; null while it takes votes. */
export const closedAt = ({ closesAt }: PollCard, { closed_at }: PollState, now: number): number | null =>
  closed_at ?? (closesAt !== null && closesAt <= now ? closesAt : null);

/** The current results of a poll. */
export async function pollResultsOf({ db, clock }: Services, { id, card }: LoadedPoll): Promise<PollResult> {
  // The state first, so that counts may be newer than their version but never older.
  const state = await findPollState(db, id);
  const { counts, voters } = await countVotes(db, id);
  return {
    version: state.version,
    counts: card.options.map((_, option) => counts.get(option) ?? 0),
    voters,
    closedAt: closedAt(card, state, clock.now()),
  };
}

/** A poll as the viewer sees it. */
export async function presentPoll(services: Services, poll: LoadedPoll): Promise<Poll> {
  const { id, groupId, authorId, card, membership } = poll;
  const results = await pollResultsOf(services, poll);
  const mine = await findChoice(services.db, id, membership.userId);
  const canClose = results.closedAt === null && mayClose(authorId, membership);
  return { id, groupId, ...card, ...results, mine, canClose };
}
