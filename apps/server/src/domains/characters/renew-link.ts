import type { api, CharacterDraft, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { newShareLink } from "../../platform/share-link.ts";
import { changeCharacterUser, deleteGuests } from "../users/index.ts";
import { presentDraft } from "./characters.presenter.ts";
import { admitChatPartners, changeCharacter, lockCharacter } from "./characters.repository.ts";
import { faceOf } from "./face-of.ts";
import { ownCharacter } from "./own-character.ts";
import { readSheet } from "./read-sheet.ts";

const NOT_BY_LINK = { zh: "只有凭链接可见的角色才有链接", en: "Only a character shared by link has one" };

/**
 * Gives my character another link; the old one, and its id where that was one, lead nowhere. Friends and whoever has
 * talked with it keep it; whoever only looked needs the new link. @throws Failure notFound, conflict (not by link).
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
