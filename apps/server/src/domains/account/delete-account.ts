import { UserType } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { dropCodesOf, endAllSessions } from "../auth/index.ts";
import { deleteCharactersOf } from "../characters/index.ts";
import { anonymiseFilesOf } from "../files/index.ts";
import { friendsOf, removeFriend } from "../friends/index.ts";
import { dissolveGroup, handOverGroup, quitGroup } from "../groups/index.ts";
import { anonymiseMessagesOf } from "../messages/index.ts";
import { deleteSquareContentOf } from "../square/index.ts";
import { deleteStoriesOf } from "../stories/index.ts";
import { anonymiseUser, publishProfile } from "../users/index.ts";
import { findDueDeletions, markDeletionTried } from "./account-deletions.repository.ts";
import { deleteExportsOf } from "./delete-exports.ts";
import { personalRows } from "./personal-data-register.ts";
import {
  blankMemberships,
  clearPayer,
  eraseAiReplies,
  erasePersonalRows,
  findMembershipsToEnd,
  markAccountDeleted,
} from "./personal-rows.repository.ts";

/** Acts as the person would with his own hands. */
const asPerson = (services: Services, id: number): Context => ({
  actor: { kind: "user", id, terminal: 0, sessionId: "", roles: [], permissions: [], teenMode: false },
  services,
  lang: "zh",
  address: "",
  device: "",
  requestId: "leaving",
});

/** Groups he owns go to an administrator of theirs, else to who came first; one without anybody else ends. */
async function leaveGroups(ctx: Context): Promise<void> {
  const { services, actor } = ctx;
  for (const { group_id: groupId, owner, heir } of await findMembershipsToEnd(
    services.db,
    actor.id,
    UserType.PERSON,
  )) {
    if (owner && heir === null) await dissolveGroup({ ctx, input: { groupId } });
    else {
      if (owner && heir !== null)
        await handOverGroup(services, { groupId, ownerId: actor.id, successorId: heir });
      await quitGroup({ ctx, input: { groupId } });
    }
  }
  await blankMemberships(services.db, actor.id);
}

/**
 * Removes a person for good (`AUTH-9`): first nobody can find him or log in as him, then what he has goes, a few hundred
 * rows at a time. What was said to others stands under the name of nobody; the books stay. Begun anew after a crash, it
 * ends the same.
 */
export async function deleteAccount(services: Services, userId: number): Promise<void> {
  const { db, clock } = services;
  const ctx = asPerson(services, userId);
  await db.transaction().execute(async (trx) => {
    await dropCodesOf(trx, userId);
    await anonymiseUser(trx, userId);
  });
  await endAllSessions(services, userId);
  publishProfile(services, userId);
  for (const friendId of await friendsOf(db, userId)) await removeFriend({ ctx, input: { friendId } });
  await leaveGroups(ctx);
  await deleteSquareContentOf(ctx);
  await deleteCharactersOf(ctx);
  await deleteStoriesOf(ctx);
  await anonymiseMessagesOf(services, userId);
  await deleteExportsOf(services, userId);
  await eraseAiReplies(db, userId);
  for (const one of personalRows) if (one.leaving === "erased") await erasePersonalRows(db, one, userId);
  await anonymiseFilesOf(services, userId);
  await clearPayer(db, userId);
  await markAccountDeleted(db, userId, clock.now());
}

const AT_ONCE = 20;

/**
 * Removes those whose seven days are over; what one of them hinders does not hinder the others: whoever was tried, were
 * it on a node that died, comes after all who were not.
 */
export async function deleteDueAccounts(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  for (const userId of await findDueDeletions(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return;
    try {
      await markDeletionTried(db, userId, clock.now());
      await deleteAccount(services, userId);
      log.info({ userId }, "an account was deleted as its owner asked");
    } catch (error) {
      log.error({ err: error, userId }, "an account could not be deleted and is tried again");
    }
  }
}
