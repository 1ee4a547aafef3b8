import type { api, Character, CharacterDraft, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { newShareLink } from "../../platform/share-link.ts";
import { admitGuest, changeCharacterUser, deleteGuests } from "../users/index.ts";
import { mayAccess } from "./characters.policy.ts";
import { presentDraft } from "./characters.presenter.ts";
import { admitChatPartners, changeCharacter, lockByLink, lockCharacter } from "./characters.repository.ts";
import { faceOf } from "./face-of.ts";
import { NO_SUCH_CHARACTER, ownCharacter } from "./own-character.ts";
import { presentCharacters } from "./present-characters.ts";
import { readSheet } from "./source.ts";

/**
 * Unlocks a character by its link. The caller keeps access even if the link changes later. Idempotent.
 * @throws Failure notFound: no such link, or its character is private or banned.
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

const NOT_BY_LINK = { zh: "只有凭链接可见的角色才有链接", en: "Only a character shared by link has a link" };

/**
 * Replaces the link of my character; the old one stops working, and so does an old link made of its id. Friends and
 * people who have chatted with it keep access; those who only looked need the new link.
 * @throws Failure notFound, conflict (not shared by link).
 */
export async function renewCharacterLink({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.characters.renewLink>>): Promise<CharacterDraft> {
  const row = await services.db.transaction().execute(async (trx) => {
    const present = ownCharacter(await lockCharacter(trx, input.id), actor.id);
    const { user_id: userId, live_sheet: sheet, live_visibility: visibility } = present;
    ensure(userId !== null && sheet !== null && visibility === "link", "conflict", NOT_BY_LINK);
    await deleteGuests(trx, userId);
    await admitChatPartners(trx, { id: present.id, userId, now: services.clock.now() });
    await changeCharacterUser(trx, userId, faceOf(readSheet(sheet), { visibility, openById: false }));
    return changeCharacter(trx, present.id, { link: newShareLink(), open_by_id: false });
  });
  return presentDraft(row);
}
