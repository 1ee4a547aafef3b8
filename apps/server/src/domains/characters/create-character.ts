import { randomUUID } from "node:crypto";
import { type api, type CharacterDraft, emptySheet, type InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { presentDraft } from "./characters.presenter.ts";
import { findByKey, insertCharacter } from "./characters.repository.ts";
import { checkPictures, holdPictures } from "./check-pictures.ts";
import { ensureCharacterLimit, ownCharacter } from "./own-character.ts";

/**
 * Creates a character (`CHAR-1`), once per key.
 * @throws Failure invalid (a picture that is not theirs), tooMany (limit reached).
 */
export async function createCharacter({
  ctx,
  input,
}: Call<InputOf<typeof api.characters.create>>): Promise<CharacterDraft> {
  const { services, actor } = ctx;
  const { "idempotency-key": key = randomUUID(), sheet } = input;
  const known = await findByKey(services.db, actor.id, key);
  if (known) return presentDraft(ownCharacter(known, actor.id));
  await checkPictures(services, actor.id, sheet);
  await ensureCharacterLimit(services, actor.id);
  const now = services.clock.now();
  const made = await services.db.transaction().execute(async (trx) => {
    await holdPictures(trx, services, actor.id, { sheet });
    return insertCharacter(trx, {
      owner_id: actor.id,
      sheet: JSON.stringify({ ...emptySheet, ...sheet }),
      idem_key: key,
      created_at: now,
      updated_at: now,
    });
  });
  return presentDraft(ownCharacter(made ?? (await findByKey(services.db, actor.id, key)), actor.id));
}
