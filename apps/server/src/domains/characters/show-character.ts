import type { api, Character, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { isAccessible } from "./character-access.ts";
import { mayInspect } from "./characters.policy.ts";
import { findByUser, findCharacter } from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";
import { NO_SUCH_CHARACTER } from "./own-character.ts";
import { presentCharacters } from "./present-characters.ts";

async function presentAccessible(ctx: Context, row: CharacterRow | undefined): Promise<Character> {
  const { services, actor } = ctx;
  ensure(
    row && (mayInspect(row, actor) || (await isAccessible(services.db, row, actor.id))),
    "notFound",
    NO_SUCH_CHARACTER,
  );
  const [character] = await presentCharacters(ctx, [row]);
  ensure(character, "notFound", NO_SUCH_CHARACTER);
  return character;
}

/** A character the caller may meet. @throws Failure notFound. */
export const showCharacter = async ({
  ctx,
  input,
}: Call<InputOf<typeof api.characters.find>>): Promise<Character> =>
  presentAccessible(ctx, await findCharacter(ctx.services.db, input.id));

/** The character that is this user. @throws Failure notFound, for people too. */
export const showCharacterOfUser = async ({
  ctx,
  input,
}: Call<InputOf<typeof api.characters.ofUser>>): Promise<Character> =>
  presentAccessible(ctx, await findByUser(ctx.services.db, input.userId));
