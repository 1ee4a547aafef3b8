import { UserType } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { dropCodesOf, endEverySession } from "../auth/index.ts";
import { forgetPersonsCharacters } from "../characters/index.ts";
import { endFiles } from "../files/index.ts";
import { friendsOf, removeFriend } from "../friends/index.ts";
import { bequeathGroup, dissolveGroup, quitGroup } from "../groups/index.ts";
import { letGoOfMessages } from "../messages/index.ts";
import { forgetPersonInSquare } from "../square/index.ts";
import { forgetPersonsStories } from "../stories/index.ts";
import { announceProfile, retireUser } from "../users/index.ts";
import {
  blankSeats,
  eraseBelonging,
  eraseTurns,
  findSeatsToLeave,
  forgetPayer,
  markGone,
} from "./belongings.repository.ts";
import { dropExports } from "./drop-exports.ts";
import { belongings } from "./register.ts";

/** Acts as the person would with his own hands. */
const asPerson = (services: Services, id: number): Context => ({
  actor: { kind: "user", id, terminal: 0, sessionId: "", roles: [], permissions: [], minor: false },
  services,
  lang: "zh",
  address: "",
  device: "",
  requestId: "leaving",
});

/** Groups he owns go to an administrator of theirs, else to who came first; one without anybody else ends. */
async function leaveGroups(ctx: Context): Promise<void> {
  const { services, actor } = ctx;
  for (const { group_id: groupId, owner, heir } of await findSeatsToLeave(
    services.db,
    actor.id,
    UserType.PERSON,
  )) {
    if (owner && heir === null) await dissolveGroup({ ctx, input: { groupId } });
    else {
      if (owner && heir !== null) await bequeathGroup(services, { groupId, ownerId: actor.id, heirId: heir });
      await quitGroup({ ctx, input: { groupId } });
    }
  }
  await blankSeats(services.db, actor.id);
}

/**
 * Removes a person for good (`AUTH-9`): first nobody can find him or log in as him, then what he has goes, a few hundred
 * rows at a time. What was said to others stands under the name of nobody; the books stay. Begun anew after a crash, it
 * ends the same.
 */
export async function removePerson(services: Services, userId: number): Promise<void> {
  const { db, clock } = services;
  const ctx = asPerson(services, userId);
  await db.transaction().execute(async (trx) => {
    await dropCodesOf(trx, userId);
    await retireUser(trx, userId);
  });
  await endEverySession(services, userId);
  announceProfile(services, userId);
  for (const friendId of await friendsOf(db, userId)) await removeFriend({ ctx, input: { friendId } });
  await leaveGroups(ctx);
  await forgetPersonInSquare(ctx);
  await forgetPersonsCharacters(ctx);
  await forgetPersonsStories(ctx);
  await letGoOfMessages(services, userId);
  await dropExports(services, userId);
  await eraseTurns(db, userId);
  for (const one of belongings) if (one.leaving === "erased") await eraseBelonging(db, one, userId);
  await endFiles(services, userId);
  await forgetPayer(db, userId);
  await markGone(db, userId, clock.now());
}
