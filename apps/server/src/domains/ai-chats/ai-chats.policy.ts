import type { GroupRole } from "@4d/contract";
import { maySetMode } from "./group-replies.policy.ts";

interface ReplyFacts {
  user_id: number;
  group_id: number;
}
/** The viewer's membership of the group the reply is in; null for an outsider and in a private chat. */
type GroupMembership = { role: GroupRole; quit: boolean } | null;

/** Only the person a reply answers may regenerate it or switch its variant, while they are still a member. */
export const mayChangeReply = (reply: ReplyFacts, viewerId: number, membership: GroupMembership): boolean =>
  reply.user_id === viewerId && (reply.group_id === 0 || membership?.quit === false);

/** Managers of a group may stop any reply there (`GROUP-4`). */
export const mayStopReply = (reply: ReplyFacts, viewerId: number, membership: GroupMembership): boolean =>
  mayChangeReply(reply, viewerId, membership) || (reply.group_id > 0 && maySetMode(membership));

/** Only the person a memory is about may see, change or delete it (`characters §8.1`). */
export const mayChangeMemory = (memory: { user_id: number }, viewerId: number): boolean =>
  memory.user_id === viewerId;
