import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { deleteGuests, detachCharacterUser } from "../users/index.ts";
import { deleteCard } from "./cards/cards.repository.ts";
import { changeCharacter, lockCharacter } from "./characters.repository.ts";
import { faceOf } from "./face-of.ts";
import { ownCharacter } from "./own-character.ts";
import { readSheet } from "./read-sheet.ts";
import { runRemovalListeners } from "./removal-listeners.ts";

/**
 * Deletes my character: it is found no more and answers no more; what was said stays with who has it.
 * @throws Failure notFound.
 */
export async function removeCharacter({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.characters.remove>>): Promise<null> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const row = ownCharacter(await lockCharacter(trx, input.id), actor.id);
    await changeCharacter(trx, row.id, { removed_at: clock.now() });
    await deleteCard(trx, row.id);
    if (row.user_id === null || row.live_sheet === null) return;
    await deleteGuests(trx, row.user_id);
    const face = faceOf(readSheet(row.live_sheet), { visibility: "private", openById: false });
    await detachCharacterUser(trx, row.user_id, face);
  });
  await runRemovalListeners(services, input.id);
  return null;
}
