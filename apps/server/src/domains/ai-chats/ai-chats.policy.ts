import type { CharacterVisibility, GroupRole, PromptPartKind } from "@4d/contract";
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

/** Only the person chatting sees what a model was sent: not the author, and nobody in a group, which is several people's. */
export const maySeePrompt = (reply: ReplyFacts, viewerId: number): boolean =>
  reply.group_id === 0 && reply.user_id === viewerId;

/** The parts of a prompt that quote the author's sheet. */
const CARD: ReadonlySet<PromptPartKind> = new Set([
  ...(["style", "system", "description", "personality", "scenario", "lore", "examples", "note"] as const),
]);

/** Whether somebody who may see a prompt also reads this part: a sheet that is not public is read by its author alone. */
export const mayReadPart = (
  kind: PromptPartKind,
  character: { owner_id: number; live_visibility: CharacterVisibility },
  viewerId: number,
): boolean => !CARD.has(kind) || character.owner_id === viewerId || character.live_visibility === "public";
