import { type api, emptySheet, type InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { changeUser, deleteGuests, detachCharacterUser } from "../users/index.ts";
import { deleteBooksOf, deleteUses } from "./books/books.repository.ts";
import { deleteCard } from "./cards/cards.repository.ts";
import {
  blankCharacters,
  changeCharacter,
  findCharactersOfOwner,
  lockCharacter,
} from "./characters.repository.ts";
import { faceOf } from "./face-of.ts";
import { ownCharacter } from "./own-character.ts";
import { readSheet } from "./source.ts";

declare module "../../platform/services.ts" {
  interface Ports {
    /** Deletes what later domains store about a removed character. */
    characterRemoved(services: Services, characterId: number): Promise<void>;
  }
}

/**
 * Deletes my character: it can no longer be found and no longer replies; existing messages stay.
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
    await deleteUses(trx, row.id);
    if (row.user_id === null || row.live_sheet === null) return;
    await deleteGuests(trx, row.user_id);
    const face = faceOf(readSheet(row.live_sheet), { visibility: "private", openById: false });
    await detachCharacterUser(trx, row.user_id, face);
  });
  await services.ports.characterRemoved(services, input.id);
  return null;
}

const BATCH = 50;

/**
 * Deletes every character of `ctx.actor` as if by hand, blanks their sheets, and deletes the lorebooks (`AUTH-9`). In other people's chats
 * their lines keep the name, without a picture. Idempotent.
 */
export async function deleteCharactersOf(ctx: Context): Promise<void> {
  const { services, actor } = ctx;
  for (let full = true; full; ) {
    const rows = await findCharactersOfOwner(services.db, actor.id, BATCH);
    for (const { id, user_id: userId } of rows) {
      await removeCharacter({ ctx, input: { id } });
      if (userId !== null)
        await changeUser(services.db, userId, { head_image: "", head_image_thumb: "", signature: "" });
    }
    full = rows.length === BATCH;
  }
  await services.db.transaction().execute((trx) => deleteBooksOf(trx, actor.id));
  await blankCharacters(services.db, actor.id, JSON.stringify(emptySheet));
}
