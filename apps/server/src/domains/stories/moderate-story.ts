import type { Transaction } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { ensureUnchanged, type ReviewItem } from "../moderation/index.ts";
import type { EvidenceSource } from "../users/index.ts";
import { compileSoundInk } from "./publish-story.ts";
import { publishVersion } from "./publish-version.ts";
import { storyTextOf } from "./review-story.ts";
import { readGraph, readInk, readSheet } from "./stored-json.ts";
import { changeStory, findInReview, findStory, lockStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";
import { isReadable } from "./story-access.ts";
import { findVersion } from "./versions.repository.ts";

/** What administrators judge a story by: the same words that put it before them. */
function evidenceOf(row: StoryRow): object {
  const { title, tagline, intro, tags, chapters } = readSheet(row.sheet);
  const reasons = JSON.parse(row.reasons) as { field: string }[];
  const body = { graph: readGraph(row.graph), ink: readInk(row.ink)?.source ?? null };
  const text = storyTextOf(
    body,
    reasons.map(({ field }) => field),
  );
  return { id: row.id, title, tagline, intro, tags, chapters, text, reasons };
}

/** Stories that wait for a review before everybody reads them (`STORY-1`); `id`: that one alone. */
export async function storiesInReview(
  { db }: Pick<Services, "db">,
  limit: number,
  id?: number,
): Promise<ReviewItem[]> {
  const rows = await findInReview(db, limit, id);
  return rows.map((row) => ({
    subjectId: row.id,
    authorId: row.owner_id,
    version: row.version,
    evidence: evidenceOf(row),
  }));
}

type Change = (trx: Transaction<Tables>, row: StoryRow, now: number) => Promise<StoryRow>;

/** Changes a story if it is still as it was judged; otherwise nothing happens. */
async function moderate(
  { db, clock }: Services,
  id: number,
  from: readonly StoryRow["status"][],
  change: Change,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockStory(trx, id);
    if (row?.removed_at === null && from.includes(row.status)) await change(trx, row, clock.now());
  });
}

/**
 * Everybody may read it now, as somebody saw it. @throws Failure conflict when it is another version than `seen`, or
 * its author changes it meanwhile.
 */
export async function approveStory(services: Services, id: number, seen: number | undefined): Promise<void> {
  const judged = await findStory(services.db, id);
  if (!judged || judged.removed_at !== null) return;
  ensureUnchanged(judged.version, seen);
  const ink = await compileSoundInk({ services, lang: "zh" }, judged, 0);
  await moderate(services, id, ["review", "rejected"], async (trx, row, now) => {
    ensureUnchanged(row.version, judged.version);
    return publishVersion(trx, row, { ink, now });
  });
}

/** It stays as it was before; its author reads why. @throws Failure conflict when it is another version than `seen`. */
export const rejectStory = (
  services: Services,
  id: number,
  note: string,
  seen: number | undefined,
): Promise<void> =>
  moderate(services, id, ["review"], (trx, row, now) => {
    ensureUnchanged(row.version, seen);
    const reasons = JSON.stringify([{ field: "", text: note }]);
    return changeStory(trx, row.id, { status: "rejected", reasons, updated_at: now });
  });

/** Nobody reads it any more. */
export const banStory = (services: Services, id: number): Promise<void> =>
  moderate(services, id, ["draft", "review", "published", "rejected"], (trx, row, now) =>
    changeStory(trx, row.id, { status: "banned", updated_at: now }),
  );

/** It is as it was before the ban. */
export const unbanStory = (services: Services, id: number): Promise<void> =>
  moderate(services, id, ["banned"], (trx, row, now) =>
    changeStory(trx, row.id, {
      status: row.live_version === 0 ? "draft" : "published",
      updated_at: now,
    }),
  );

/** A story as it is now, for who reports it; nothing when he may not read it. */
export const storyEvidence: EvidenceSource = async ({ services, actor }: Context, { id }) => {
  const row = await findStory(services.db, id);
  if (!row || !(await isReadable(services.db, row, actor.id))) return undefined;
  const version = await findVersion(services.db, id, row.live_version);
  if (!version) return undefined;
  return {
    accusedId: row.owner_id,
    version: row.live_version,
    sheet: readSheet(version.sheet),
    // Imported ink is never changed: it is that of every version.
    text: storyTextOf({ graph: readGraph(version.graph), ink: readInk(row.ink)?.source ?? null }),
  };
};
