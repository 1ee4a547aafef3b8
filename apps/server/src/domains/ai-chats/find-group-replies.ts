import { createHash } from "node:crypto";
import { AT_EVERYONE } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { newestStreamId } from "../messages/index.ts";
import { greetGroups } from "./greet-groups.ts";
import { shouldReplyInGroup } from "./group-replies.policy.ts";
import {
  findReplyCandidates,
  type GroupReplyRequest,
  groupScanPosition,
  insertGroupReplies,
  lockGroupScanPosition,
  moveGroupScanPosition,
  type ReplyCandidate,
} from "./group-replies.repository.ts";
import type { QueuedReply } from "./replies.table.ts";

/** Rows of the stream processed together. */
const BATCH = 500;

const chanceOf = ({ id, characterId }: ReplyCandidate): number =>
  createHash("sha256").update(`${id}:${characterId}`).digest().readUInt16BE() % 100;

function replyRequestsOf(candidate: ReplyCandidate, now: number): GroupReplyRequest[] {
  const at = (candidate.atUserIds ?? []).filter((id) => id !== AT_EVERYONE);
  const byCharacter = candidate.depth !== null;
  const depth = byCharacter ? (candidate.depth ?? 0) + 1 : 0;
  const answers = shouldReplyInGroup({
    mentioned: !byCharacter && at.includes(candidate.characterUserId),
    othersMentioned: at.length > 0,
    named: candidate.content.includes(candidate.name),
    mode: candidate.mode,
    talkativeness: candidate.talkativeness,
    sinceItSpoke: candidate.spokeAt === null ? Number.POSITIVE_INFINITY : now - candidate.spokeAt,
    cooldownMs: candidate.cooldown * 1000,
    depth,
    chance: chanceOf(candidate),
  });
  const { groupId, id: messageId, characterId, sendId } = candidate;
  return answers ? [{ groupId, messageId, characterId, depth, userId: candidate.askedBy ?? sendId }] : [];
}

/** Keeps one candidate per character in natural mode: several messages at once are one occasion. */
function onceEach(
  asked: readonly { candidate: ReplyCandidate; one: GroupReplyRequest }[],
): GroupReplyRequest[] {
  const spoke = new Set<string>();
  return asked.flatMap(({ candidate, one }) => {
    const key = `${one.groupId}:${one.characterId}`;
    const mentioned = candidate.atUserIds?.includes(candidate.characterUserId) ?? false;
    if (!mentioned && spoke.has(key)) return [];
    spoke.add(key);
    return [one];
  });
}

/**
 * Scans new group messages for those that characters there answer, as `findReplies` does for private chats, and has
 * newly added characters greet the group.
 * @returns the new replies, and whether there may be more.
 */
export async function findGroupReplies(
  services: Services,
): Promise<{ replies: QueuedReply[]; more: boolean }> {
  const { db, clock } = services;
  const newestId = await newestStreamId(db, "group");
  const from = await groupScanPosition(db);
  if (newestId <= from) return { replies: [], more: false };
  const upTo = Math.min(newestId, from + BATCH);
  // Before the position advances, so that another node takes over if this one dies.
  await greetGroups(services, { after: from, upTo });
  return db.transaction().execute(async (trx) => {
    const after = await lockGroupScanPosition(trx);
    if (after === undefined) return { replies: [], more: false };
    if (after >= upTo) return { replies: [], more: upTo < newestId };
    const now = clock.now();
    const candidates = await findReplyCandidates(trx, { after, upTo });
    const asked = candidates.flatMap((one) =>
      replyRequestsOf(one, now).map((asking) => ({ candidate: one, one: asking })),
    );
    const replies = await insertGroupReplies(trx, onceEach(asked), now);
    await moveGroupScanPosition(trx, upTo);
    return { replies, more: upTo < newestId };
  });
}
