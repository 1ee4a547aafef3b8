import type { CharacterSheet } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { ensureUnchanged, type ReviewItem } from "../moderation/index.ts";
import { publishProfile } from "../users/index.ts";
import { judgeForOthers } from "./books/judge-book.ts";
import { speakingSheet } from "./books/with-books.ts";
import { isAccessible } from "./character-access.ts";
import {
  changeCharacter,
  findByUser,
  findCharacter,
  findInReview,
  lockCharacter,
} from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";
import { textsOf } from "./review-sheet.ts";
import { readSheet } from "./source.ts";
import { publishVersion } from "./submit-character.ts";

/** What administrators review: every text that people or a model read, and the pictures. */
function evidenceOf(row: CharacterRow, sheet: CharacterSheet): object {
  const { id, reasons } = row;
  const { name, tagline, intro, description, personality, scenario, firstMes, tags } = sheet;
  const named = { name, tagline, intro, description, personality, scenario, firstMes, tags };
  const more = textsOf(sheet).flatMap(([field, words]) =>
    field in named || words.trim() === "" ? [] : [{ field, text: words }],
  );
  const { avatar, background } = sheet;
  return {
    id,
    userId: row.user_id,
    ...named,
    more,
    avatar,
    background,
    reasons: JSON.parse(reasons) as unknown,
  };
}

/** The evidence for a reported character; undefined when the reporter cannot access it. */
export async function characterEvidence(
  { services, actor }: Context,
  { id }: { id: number },
): Promise<(object & { accusedId: number }) | undefined> {
  const { db } = services;
  const row = (await findCharacter(db, id)) ?? (await findByUser(db, id));
  if (!row || row.live_sheet === null || !(await isAccessible(db, row, actor.id))) return undefined;
  // The books it uses speak through it too.
  const { sheet } = await speakingSheet(services, row, readSheet(row.live_sheet));
  return { ...evidenceOf(row, sheet), accusedId: row.owner_id };
}

/** Characters that wait for a review before they become public (`CHAR-1`); with `id`, only that one. */
export async function charactersInReview(
  { db }: Pick<Services, "db">,
  limit: number,
  id?: number,
): Promise<ReviewItem[]> {
  const rows = await findInReview(db, limit, id);
  return rows.map((row) => ({
    subjectId: row.id,
    authorId: row.owner_id,
    version: row.version,
    evidence: evidenceOf(row, readSheet(row.sheet)),
  }));
}

type Change = (trx: Transaction<Tables>, row: CharacterRow, now: number) => Promise<CharacterRow>;

/**
 * Changes a character if the reviewed version `seen` is still current.
 * @throws Failure conflict when it is another version.
 */
async function moderate(
  services: Services,
  id: number,
  from: readonly CharacterRow["status"][],
  change: Change,
  seen?: number,
): Promise<void> {
  const { db, clock } = services;
  const row = await db.transaction().execute(async (trx) => {
    const present = await lockCharacter(trx, id);
    if (present) ensureUnchanged(present.version, seen);
    return present && from.includes(present.status) ? change(trx, present, clock.now()) : undefined;
  });
  if (row && row.user_id !== null) publishProfile(services, row.user_id);
}

/** Makes a reviewed character public. @throws Failure conflict when its version is not `seen`. */
export async function approveCharacter(
  services: Services,
  id: number,
  seen: number | undefined,
): Promise<void> {
  await moderate(services, id, ["review", "rejected"], publishVersion, seen);
  await judgeForOthers(services, { characterId: id });
}

/**
 * Rejects a version; what was public stays, and the author sees why. @throws Failure conflict when it is not `seen`.
 */
export const rejectCharacter = (
  services: Services,
  id: number,
  note: string,
  seen: number | undefined,
): Promise<void> => {
  const refuse: Change = (trx, row, now) => {
    const reasons = JSON.stringify([{ field: "", text: note }]);
    return changeCharacter(trx, row.id, { status: "rejected", reasons, updated_at: now });
  };
  return moderate(services, id, ["review"], refuse, seen);
};

/** Bans a character for everybody, its author included. `id` of the character or of its user. */
export async function banCharacter(services: Services, id: number): Promise<void> {
  const row = (await findCharacter(services.db, id)) ?? (await findByUser(services.db, id));
  if (row)
    await moderate(services, row.id, ["draft", "review", "published", "rejected"], (trx, one, now) =>
      changeCharacter(trx, one.id, { status: "banned", updated_at: now }),
    );
}

/** Restores the state before the ban. */
export async function unbanCharacter(services: Services, id: number): Promise<void> {
  const row = (await findCharacter(services.db, id)) ?? (await findByUser(services.db, id));
  if (row)
    await moderate(services, row.id, ["banned"], (trx, one, now) =>
      changeCharacter(trx, one.id, {
        status: one.live_sheet === null ? "draft" : "published",
        updated_at: now,
      }),
    );
}
