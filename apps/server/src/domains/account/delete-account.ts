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

/** A context that acts as the person themselves. */
const asPerson = (services: Services, id: number): Context => ({
  actor: { kind: "user", id, terminal: 0, sessionId: "", roles: [], permissions: [], teenMode: false },
  services,
  lang: "zh",
  address: "",
  device: "",
  requestId: "leaving",
});

/**
 * Hands the person's groups to an administrator, else to the earliest member; a group with nobody else is dissolved.
 */
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
 * Deletes a person's account for good (`AUTH-9`): first nobody can find them or log in as them, then their data is
 * erased a few hundred rows at a time. What they said to others stays, anonymised; the ledger stays. Idempotent: it can
 * be restarted after a crash.
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
 * Deletes the accounts whose seven days are over. A failure in one does not hold up the others: an account that was
 * tried, even by a node that died, comes after all untried ones.
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
