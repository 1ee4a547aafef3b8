import type { api, Character, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { admitGuest } from "../users/index.ts";
import { mayMeet } from "./characters.policy.ts";
import { holdByLink } from "./characters.repository.ts";
import { hydrate } from "./hydrate.ts";
import { NO_SUCH } from "./own-character.ts";

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
    const found = await holdByLink(trx, input.link);
    ensure(found?.user_id && mayMeet(found, { id: actor.id, has: true }), "notFound", NO_SUCH);
    const visit = { personId: actor.id, userId: found.user_id };
    if (found.live_visibility === "link" && found.owner_id !== actor.id)
      await admitGuest(trx, visit, services.clock.now());
    return found;
  });
  const [character] = await hydrate(ctx, [row]);
  ensure(character, "notFound", NO_SUCH);
  return character;
}
