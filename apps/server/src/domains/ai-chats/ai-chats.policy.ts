import type { GroupRole } from "@4d/contract";
import { maySetMode } from "./group-replies.policy.ts";

interface ReplyFacts {
  user_id: number;
  group_id: number;
}
/** How the viewer belongs to the group it is given in; null for not at all, and between two alone. */
type GroupMembership = { role: GroupRole; quit: boolean } | null;

/** An answer belongs to whom it was given, as long as he is there; nobody else has it given again or turns it. */
export const mayChangeReply = (reply: ReplyFacts, viewerId: number, membership: GroupMembership): boolean =>
  reply.user_id === viewerId && (reply.group_id === 0 || membership?.quit === false);

/** Those who run a group stop any answer there (`GROUP-4`). */
export const mayStopReply = (reply: ReplyFacts, viewerId: number, membership: GroupMembership): boolean =>
  mayChangeReply(reply, viewerId, membership) || (reply.group_id > 0 && maySetMode(membership));

/** What a character remembers of somebody is his alone to see, change and have forgotten (`characters §8.1`). */
export const mayChangeMemory = (memory: { user_id: number }, viewerId: number): boolean =>
  memory.user_id === viewerId;
