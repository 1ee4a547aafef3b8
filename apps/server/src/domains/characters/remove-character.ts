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
 * Deletes every character of `ctx.actor` as if by hand, and blanks their sheets (`AUTH-9`). In other people's chats
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
  await blankCharacters(services.db, actor.id, JSON.stringify(emptySheet));
}

type Listener = (characterId: number) => Promise<void>;
const listenersOf = perServices<Set<Listener>>(() => new Set());

/** Registers a listener for deleted characters; `app.ts` connects the domains that store data about them. */
export function onCharacterRemoved(services: Services, listener: Listener): void {
  listenersOf(services).add(listener);
}

/** Runs every listener and waits for them: when this resolves, data about the deleted character is deleted too. */
async function runRemovalListeners(services: Services, characterId: number): Promise<void> {
  await Promise.all([...listenersOf(services)].map((listener) => listener(characterId)));
}
