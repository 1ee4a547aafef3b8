import { type api, emptySheet, type InputOf } from "@4d/contract";

import type { Call, Context } from "../../platform/context.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { changeUser, deleteGuests, detachCharacterUser } from "../users/index.ts";
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

const BATCH = 50;

/**
 * Every character of `ctx.actor` goes as if deleted by hand, and what was written of it too (`AUTH-9`); in chats of
 * others its lines stand under its name, without a face. Done again, it changes nothing.
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
  await blankCharacters(services.db, actor.id, JSON.stringify(emptySheet));
}

type Listener = (characterId: number) => Promise<void>;
const listenersOf = perServices<Set<Listener>>(() => new Set());

/** Hears which character was deleted; `app.ts` connects those who keep something of it. */
export function onCharacterRemoved(services: Services, listener: Listener): void {
  listenersOf(services).add(listener);
}

/** Tells every listener, and waits for them: what is kept of a deleted character is gone when this resolves. */
async function runRemovalListeners(services: Services, characterId: number): Promise<void> {
  await Promise.all([...listenersOf(services)].map((listener) => listener(characterId)));
}
