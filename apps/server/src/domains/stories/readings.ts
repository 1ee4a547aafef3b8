import type { ChapterOffer, StoryRunState } from "@4d/contract";
import type { Kysely, Transaction } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import { offersOf } from "./chapters.ts";
import { findPurchases } from "./purchases.repository.ts";
import { presentRun } from "./runs.presenter.ts";
import { findRun } from "./runs.repository.ts";
import { isWrittenHere, loadScript, type Script } from "./script.ts";
import { mayContinue, mayRead } from "./stories.policy.ts";
import { findStory } from "./stories.repository.ts";
import type { RunRow, StoryRow } from "./stories.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

const NO_SUCH_READING = { zh: "没有这段阅读", en: "Reading not found" };

/** A reading with everything needed to continue it. */
export interface Reading {
  run: RunRow;
  story: StoryRow;
  script: Script;
  chapters: ChapterOffer[];
}

/** Somebody's chapters of a story. */
export async function chaptersFor(
  db: Db,
  userId: number,
  { story, script }: Pick<Reading, "story" | "script">,
): Promise<ChapterOffer[]> {
  const { chapters } = script.sheet;
  if (chapters.length === 0) return [];
  const isAuthor = story.owner_id === userId;
  const bought = isAuthor ? undefined : (await findPurchases(db, userId, [story.id])).get(story.id);
  return offersOf(chapters, { isAuthor, bought: bought ?? new Set() });
}

/** Loads what belongs to a reading of the caller. @throws Failure notFound: another person's, or of a banned story. */
export async function loadReading(
  { services, actor }: Context,
  run: RunRow | undefined,
  db: Db = services.db,
): Promise<Reading> {
  ensure(run?.user_id === actor.id, "notFound", NO_SUCH_READING);
  const story = await findStory(db, run.story_id);
  ensure(story && mayContinue(story), "notFound", NO_SUCH_READING);
  const script = await loadScript(services, { storyId: run.story_id, version: run.version }, db);
  return { run, story, script, chapters: await chaptersFor(db, actor.id, { story, script }) };
}

/** A reading of the caller. @throws Failure notFound. */
export const findOwnReading = async (ctx: Context, id: number): Promise<Reading> =>
  loadReading(ctx, await findRun(ctx.services.db, id));

/** A reading as its reader sees it. */
export const presentReading = ({ actor }: Context, { run, story, script }: Reading): StoryRunState =>
  presentRun(run, {
    latest: mayRead(story, { id: actor.id, hasAccess: true }) ? story.live_version : null,
    endingsTotal: script.endings,
    isWrittenHere: isWrittenHere(script),
  });
