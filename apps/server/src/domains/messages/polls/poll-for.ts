import { MessageStatus, type Poll, type PollCard, type PollStanding } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { type Membership, membershipsOf } from "../../groups/index.ts";
import { sees } from "../group-changes.intents.ts";
import { findGroupMessages } from "../group-messages.repository.ts";
import type { Refusal } from "../messages.policy.ts";
import { pollOf } from "../messages.presenter.ts";
import { failureOf } from "../refusal.ts";
import { mayClose, maySeeStanding } from "./polls.policy.ts";
import { countVotes, findChoice, findPollState, type PollState } from "./polls.repository.ts";

/** A poll, and the seat of who looks at it. */
export interface SeenPoll {
  id: number;
  groupId: number;
  authorId: number;
  card: PollCard;
  seat: Membership;
}

/** @throws Failure what the policy says. */
export function allow(refusal: Refusal): void {
  if (refusal) throw failureOf(refusal);
}

/**
 * A poll the caller sees: its message stands in the chat, from his time, and he still belongs to the group.
 * @throws Failure notFound, forbidden.
 */
export async function pollFor({ services: { db, clock }, actor }: Context, id: number): Promise<SeenPoll> {
  const gone = { zh: "投票不存在", en: "There is no such poll" };
  const row = (await findGroupMessages(db, [id], clock.now())).get(id);
  ensure(row && row.status !== MessageStatus.RECALL, "notFound", gone);
  const card = pollOf(row);
  const [seat = null] = await membershipsOf(db, [{ groupId: row.group_id, userId: actor.id }]);
  ensure(card && sees(seat, row), "notFound", gone);
  allow(maySeeStanding(seat));
  return { id, groupId: row.group_id, authorId: row.send_id, card, seat };
}

/** When a poll was closed: by hand, or because its time is up; null while votes are taken. */
export const closedAt = ({ closesAt }: PollCard, { closed_at }: PollState, now: number): number | null =>
  closed_at ?? (closesAt !== null && closesAt <= now ? closesAt : null);

/** How a poll stands now. */
export async function standingOf({ db, clock }: Services, { id, card }: SeenPoll): Promise<PollStanding> {
  // The state first: counts may be newer than their version, never older.
  const state = await findPollState(db, id);
  const { counts, voters } = await countVotes(db, id);
  return {
    version: state.version,
    counts: card.options.map((_, option) => counts.get(option) ?? 0),
    voters,
    closedAt: closedAt(card, state, clock.now()),
  };
}

/** A poll as whoever looks at it sees it. */
export async function viewPoll(services: Services, poll: SeenPoll): Promise<Poll> {
  const { id, groupId, authorId, card, seat } = poll;
  const standing = await standingOf(services, poll);
  const mine = await findChoice(services.db, id, seat.userId);
  const canClose = standing.closedAt === null && mayClose(authorId, seat);
  return { id, groupId, ...card, ...standing, mine, canClose };
}
