import { createHash } from "node:crypto";
import { AT_EVERYONE } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { streamHead } from "../messages/index.ts";
import { greetGroups } from "./greet-groups.ts";
import { answersInGroup } from "./group-talks.policy.ts";
import {
  findHeard,
  type GroupAsked,
  groupTail,
  type Heard,
  insertGroupTurns,
  lockGroupTail,
  moveGroupTail,
} from "./group-turns.repository.ts";
import type { Waiting } from "./turns.table.ts";

/** Rows of the stream looked at together. */
const BATCH = 500;

const chanceOf = ({ id, characterId }: Heard): number =>
  createHash("sha256").update(`${id}:${characterId}`).digest().readUInt16BE() % 100;

function askedOf(heard: Heard, now: number): GroupAsked[] {
  const at = (heard.atUserIds ?? []).filter((id) => id !== AT_EVERYONE);
  const byCharacter = heard.depth !== null;
  const depth = byCharacter ? (heard.depth ?? 0) + 1 : 0;
  const answers = answersInGroup({
    mentioned: !byCharacter && at.includes(heard.characterUserId),
    othersMentioned: at.length > 0,
    named: heard.content.includes(heard.name),
    mode: heard.mode,
    talkativeness: heard.talkativeness,
    sinceItSpoke: heard.spokeAt === null ? Number.POSITIVE_INFINITY : now - heard.spokeAt,
    cooldownMs: heard.cooldown * 1000,
    depth,
    chance: chanceOf(heard),
  });
  const { groupId, id: messageId, characterId, sendId } = heard;
  return answers ? [{ groupId, messageId, characterId, depth, userId: heard.askedBy ?? sendId }] : [];
}

/** Once for each character in natural mode: several messages at once are one occasion. */
function onceEach(asked: readonly { heard: Heard; one: GroupAsked }[]): GroupAsked[] {
  const spoke = new Set<string>();
  return asked.flatMap(({ heard, one }) => {
    const key = `${one.groupId}:${one.characterId}`;
    const mentioned = heard.atUserIds?.includes(heard.characterUserId) ?? false;
    if (!mentioned && spoke.has(key)) return [];
    spoke.add(key);
    return [one];
  });
}

/**
 * Looks through what was written in groups since for what the characters there answer, as `findTurns` does for
 * private chats, and has those that came in say hello. @returns the new turns, and whether there may be more.
 */
export async function findGroupTurns(services: Services): Promise<{ turns: Waiting[]; more: boolean }> {
  const { db, clock } = services;
  const head = await streamHead(db, "group");
  const from = await groupTail(db);
  if (head <= from) return { turns: [], more: false };
  const upTo = Math.min(head, from + BATCH);
  // Before the place moves on: a node that dies over it leaves it to another.
  await greetGroups(services, { after: from, upTo });
  return db.transaction().execute(async (trx) => {
    const after = await lockGroupTail(trx);
    if (after === undefined) return { turns: [], more: false };
    if (after >= upTo) return { turns: [], more: upTo < head };
    const now = clock.now();
    const heard = await findHeard(trx, { after, upTo });
    const asked = heard.flatMap((one) => askedOf(one, now).map((asking) => ({ heard: one, one: asking })));
    const turns = await insertGroupTurns(trx, onceEach(asked), now);
    await moveGroupTail(trx, upTo);
    return { turns, more: upTo < head };
  });
}
