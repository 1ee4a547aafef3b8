import type { PollCard, PollResult } from "@4d/contract";
import { isGroupManager, type MessageDenial } from "../messages.policy.ts";

const invalid = (zh: string, en: string): MessageDenial => ({ kind: "invalid", zh, en });

/** Options must differ, and a closing time must be in the future. */
export function mayStartPoll({ options, closesAt }: PollCard, now: number): MessageDenial {
  if (new Set(options).size !== options.length) return invalid("选项不能重复", "Two options are the same");
  if (closesAt !== null && closesAt <= now)
    return invalid("截止时间要在现在之后", "The closing time must be in the future");
  return null;
}

/** One of the options, or several where the poll allows it; none withdraws the vote. */
export function mayChoose({ options, multiple }: PollCard, chosen: readonly number[]): MessageDenial {
  if (chosen.some((option) => option >= options.length))
    return invalid("没有这个选项", "This option doesn’t exist");
  return multiple || chosen.length <= 1 ? null : invalid("只能选一项", "You can choose only one option");
}

/** No votes after closing. */
export const mayVoteStill = ({ closedAt }: Pick<PollResult, "closedAt">): MessageDenial =>
  closedAt === null ? null : { kind: "conflict", zh: "投票已结束", en: "This poll is closed" };

/** Results are for current members; those who left see only the card. */
export const maySeeResults = ({ quit }: { quit: boolean }): MessageDenial =>
  quit ? { kind: "forbidden", zh: "你已不在群聊中", en: "You’re no longer in this group" } : null;

/** Its author and the group's managers. */
export const mayClose = (authorId: number, member: { userId: number; role: "owner" | "admin" | "member" }) =>
  authorId === member.userId || isGroupManager(member.role);

/** Nobody sees who chose what in an anonymous poll. */
export const maySeeVoters = ({ anonymous }: PollCard): MessageDenial =>
  anonymous ? { kind: "forbidden", zh: "这是匿名投票", en: "This poll is anonymous" } : null;
