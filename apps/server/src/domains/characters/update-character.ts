import type {
  api,
  CharacterDraft,
  CharacterSheet,
  CharacterStatus,
  CharacterVisibility,
  InputOf,
} from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { presentDraft } from "./characters.presenter.ts";
import { changeCharacter, findCharacter, lockCharacter } from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";
import { checkPictures, holdPictures } from "./check-pictures.ts";
import { ownCharacter } from "./own-character.ts";
import { readSheet } from "./source.ts";

/** Checks that a change is based on the current version, which the conflict returns. @throws Failure conflict. */
export function ensureVersion(row: CharacterRow, version: number): void {
  ensure(row.version === version, "conflict", {
    zh: "角色在别处改过了",
    en: "This character was changed elsewhere",
    data: { draft: presentDraft(row) },
  });
}

/** A changed text is no longer rejected or in review. */
function statusAfterChange({ status, live_sheet }: CharacterRow): CharacterStatus {
  if (status !== "rejected" && status !== "review") return status;
  return live_sheet === null ? "draft" : "published";
}

interface DraftChange {
  sheet: CharacterSheet;
  visibility?: CharacterVisibility;
}

/** Stores a locked character's changed sheet as its next version, which is no longer rejected or in review. */
export const changeDraft = (
  trx: Transaction<Tables>,
  { clock }: Services,
  row: CharacterRow,
  { sheet, visibility = row.visibility }: DraftChange,
): Promise<CharacterRow> =>
  changeCharacter(trx, row.id, {
    sheet: JSON.stringify(sheet),
    visibility,
    version: row.version + 1,
    updated_at: clock.now(),
    status: statusAfterChange(row),
    reasons: "[]",
  });

/**
 * Changes the given fields of a sheet (`CHAR-1`); pictures it names stay in the store.
 * @throws Failure notFound, invalid, conflict with `data.draft` (`If-Match` is not the current version).
 */
export async function updateCharacter({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.characters.update>>): Promise<CharacterDraft> {
  const { db } = services;
  // Before anything is locked, because an old picture may have to be decoded.
  const { avatar, background, emotions = [] } = input.sheet;
  if (avatar || background || emotions.length > 0) {
    const read = ownCharacter(await findCharacter(db, input.id), actor.id);
    await checkPictures(services, actor.id, input.sheet, readSheet(read.sheet));
  }
  const row = await db.transaction().execute(async (trx) => {
    const present = ownCharacter(await lockCharacter(trx, input.id), actor.id);
    ensureVersion(present, input["if-match"]);
    const sheet = { ...readSheet(present.sheet), ...input.sheet };
    const visibility = input.visibility ?? present.visibility;
    if (JSON.stringify(sheet) === present.sheet && visibility === present.visibility) return present;
    await holdPictures(trx, services, actor.id, { sheet: input.sheet, current: readSheet(present.sheet) });
    return changeDraft(trx, services, present, { sheet, visibility });
  });
  return presentDraft(row);
}
