import { emptySheet } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { changeUser } from "../users/index.ts";
import { blankCharacters, findCharactersOfOwner } from "./characters-of-owner.repository.ts";
import { removeCharacter } from "./remove-character.ts";

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
