import type { api, Character, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { admitGuest } from "../users/index.ts";
import { mayAccess } from "./characters.policy.ts";
import { lockByLink } from "./characters.repository.ts";
import { NO_SUCH_CHARACTER } from "./own-character.ts";
import { presentCharacters } from "./present-characters.ts";

/**
 * Lets the caller in by a character's link: from now on the character is theirs to meet, whatever becomes of the link.
 * Done again, it changes nothing. @throws Failure notFound: no such link, or its character is private or banned.
 */
export async function openCharacterLink({
  ctx,
  input,
}: Call<InputOf<typeof api.characters.open>>): Promise<Character> {
  const { services, actor } = ctx;
  const row = await services.db.transaction().execute(async (trx) => {
    const found = await lockByLink(trx, input.link);
    ensure(found?.user_id && mayAccess(found, { id: actor.id, has: true }), "notFound", NO_SUCH_CHARACTER);
    const visit = { personId: actor.id, userId: found.user_id };
    if (found.live_visibility === "link" && found.owner_id !== actor.id)
      await admitGuest(trx, visit, services.clock.now());
    return found;
  });
  const [character] = await presentCharacters(ctx, [row]);
  ensure(character, "notFound", NO_SUCH_CHARACTER);
  return character;
}
