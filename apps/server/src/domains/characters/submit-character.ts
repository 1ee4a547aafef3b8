import type { api, CharacterDraft, CharacterSheet, InputOf } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import { newShareLink } from "../../platform/share-link.ts";
import {
  changeCharacterUser,
  createCharacterUser,
  ensureNotReserved,
  publishProfile,
} from "../users/index.ts";
import { judgeForOthers } from "./books/judge-book.ts";
import { presentDraft } from "./characters.presenter.ts";
import { admitChatPartners, changeCharacter, findCharacter, lockCharacter } from "./characters.repository.ts";
import type { CharacterRow } from "./characters.table.ts";
import { faceOf } from "./face-of.ts";
import { ownCharacter } from "./own-character.ts";
import { judgeSheet } from "./review-sheet.ts";
import { readSheet } from "./source.ts";
import { ensureVersion } from "./update-character.ts";

const NEEDED = {
  name: { zh: "先给角色起个名字", en: "The character needs a name" },
  avatar: { zh: "角色还没有头像", en: "The character needs a picture" },
  firstMes: { zh: "写一句开场白，角色才会开口", en: "The character needs an opening line" },
} as const;

/** @throws Failure invalid, naming the field that is missing. */
function ensureComplete(sheet: CharacterSheet): void {
  for (const [field, sentence] of Object.entries(NEEDED))
    ensure(sheet[field as keyof typeof NEEDED].trim() !== "", "invalid", { field, ...sentence });
}

/**
 * Makes the sheet the published version; creates or updates the character's user. When a public character becomes
 * link-only, people who have chatted with it keep access.
 */
export async function publishVersion(
  trx: Transaction<Tables>,
  row: CharacterRow,
  now: number,
): Promise<CharacterRow> {
  const sheet = readSheet(row.sheet);
  const isByLink = row.visibility === "link";
  const openById = isByLink && row.live_visibility === "link" && row.open_by_id;
  const face = faceOf(sheet, { visibility: row.visibility, openById });
  const userId =
    row.user_id ??
    (await createCharacterUser(trx, { characterId: row.id, ownerId: row.owner_id, face, now }));
  if (row.user_id !== null) await changeCharacterUser(trx, userId, face);
  if (isByLink && row.live_visibility !== "link") await admitChatPartners(trx, { id: row.id, userId, now });
  return changeCharacter(trx, row.id, {
    user_id: userId,
    live_sheet: row.sheet,
    visibility: row.visibility,
    live_visibility: row.visibility,
    link: row.link ?? (isByLink ? newShareLink() : null),
    open_by_id: openById,
    live_version: row.version,
    tags: sheet.tags,
    status: "published",
    reasons: "[]",
    updated_at: now,
  });
}

/**
 * Publishes a version: at once for private or link visibility; for everybody after a review, which waits for a person
 * only when the words require it (`CHAR-1`). The version published before stays until then.
 * @throws Failure notFound, conflict, forbidden (banned), invalid (what is missing, or a name that claims an office).
 */
export async function submitCharacter({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.characters.submit>>): Promise<CharacterDraft> {
  const { db, clock } = services;
  const read = ownCharacter(await findCharacter(db, input.id), actor.id);
  ensureVersion(read, input["if-match"]);
  const sheet = readSheet(read.sheet);
  ensureComplete(sheet);
  const live = read.live_sheet === null ? null : readSheet(read.live_sheet);
  for (const field of ["name", "nickname"] as const)
    if (sheet[field] !== live?.[field]) ensureNotReserved(actor, field, sheet[field]);
  const visibility = input.visibility ?? read.visibility;
  // A guard model takes time, so nothing is locked meanwhile; only the reviewed version is published.
  const review = await judgeSheet(services, { sheet, visibility, owner: actor.id });
  const row = await db.transaction().execute(async (trx) => {
    const present = ownCharacter(await lockCharacter(trx, input.id), actor.id);
    ensureVersion(present, input["if-match"]);
    ensure(present.status !== "banned", "forbidden", {
      zh: "这个角色已被封禁",
      en: "This character has been banned",
    });
    if (review.verdict === "publish") return publishVersion(trx, { ...present, visibility }, clock.now());
    return changeCharacter(trx, present.id, {
      visibility,
      status: review.verdict,
      reasons: JSON.stringify(review.reasons),
      updated_at: clock.now(),
    });
  });
  if (row.user_id !== null && row.status === "published") {
    publishProfile(services, row.user_id);
    await judgeForOthers(services, { characterId: row.id });
  }
  return presentDraft(row);
}
