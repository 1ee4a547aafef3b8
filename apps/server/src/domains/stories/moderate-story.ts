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

/** What administrators judge a story by: the same text that caused the review. */
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

/** Stories that wait for review before everybody reads them (`STORY-1`); `id`: only that one. */
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

/** Changes a story if it is unchanged since it was judged; otherwise nothing happens. */
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
 * Publishes the reviewed version for everybody. @throws Failure conflict when the version is not `seen`, or its author
 * changes it meanwhile.
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

/**
 * Leaves the published story as it was; its author sees why. @throws Failure conflict when the version is not `seen`.
 */
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

/** Makes a story unreadable for everybody. */
export const banStory = (services: Services, id: number): Promise<void> =>
  moderate(services, id, ["draft", "review", "published", "rejected"], (trx, row, now) =>
    changeStory(trx, row.id, { status: "banned", updated_at: now }),
  );

/** Restores a story to its state before the ban. */
export const unbanStory = (services: Services, id: number): Promise<void> =>
  moderate(services, id, ["banned"], (trx, row, now) =>
    changeStory(trx, row.id, {
      status: row.live_version === 0 ? "draft" : "published",
      updated_at: now,
    }),
  );

/** The current story, for whoever reports it; nothing when they may not read it. */
export const storyEvidence: EvidenceSource = async ({ services, actor }: Context, { id }) => {
  const row = await findStory(services.db, id);
  if (!row || !(await isReadable(services.db, row, actor.id))) return undefined;
  const version = await findVersion(services.db, id, row.live_version);
  if (!version) return undefined;
  return {
    accusedId: row.owner_id,
    version: row.live_version,
    sheet: readSheet(version.sheet),
    // Imported ink never changes: it is the same in every version.
    text: storyTextOf({ graph: readGraph(version.graph), ink: readInk(row.ink)?.source ?? null }),
  };
};
