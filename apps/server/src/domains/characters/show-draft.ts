import type { api, CharacterDraft, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { presentDraft } from "./characters.presenter.ts";
import { findCharacter } from "./characters.repository.ts";
import { ownCharacter } from "./own-character.ts";

/** My character as I work on it. @throws Failure notFound. */
export async function showDraft({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.characters.draft>>): Promise<CharacterDraft> {
  return presentDraft(ownCharacter(await findCharacter(services.db, input.id), actor.id));
}
