import type { api, InputOf, StoryRunState } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call, Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { lockedNodes } from "./chapters.ts";
import { unchangedNodes } from "./publish-version.ts";
import { chaptersFor, loadReading, presentReading } from "./readings.ts";
import { progressOf } from "./runs.presenter.ts";
import { changeRun, findRunOf, insertRun, lockRun } from "./runs.repository.ts";
import { isWrittenHere, loadScript, type Script } from "./script.ts";
import { mayContinue, mayRead } from "./stories.policy.ts";
import { countReader, lockStory } from "./stories.repository.ts";
import type { RunRow, StoryRow } from "./stories.table.ts";
import { isReadable, NO_SUCH_STORY } from "./story-access.ts";
import { walk } from "./walk.ts";

type Start = typeof api.storyReading.start;

const STARTS = { rate: 1 / 2, burst: 20 };

/** The start of a reading of this version. For ink from elsewhere only the reader's own player knows the position. */
function beginning(script: Script, locked: ReadonlySet<string>) {
  if (!isWrittenHere(script)) return { place: null, state: "going" as const, nodes: [], endings: [] };
  const { node, state, nodes, endings } = walk(script.of, [], locked);
  return { place: node, state, nodes, endings };
}

/** Starts somebody's first reading of a story. */
async function startFirstReading(
  { services, actor }: Context,
  trx: Transaction<Tables>,
  story: StoryRow,
): Promise<RunRow> {
  ensure(await isReadable(trx, story, actor.id), "notFound", NO_SUCH_STORY);
  const script = await loadScript(services, { storyId: story.id, version: story.live_version }, trx);
  const chapters = await chaptersFor(trx, actor.id, { story, script });
  const { place, state, nodes, endings } = beginning(script, lockedNodes(chapters));
  const now = services.clock.now();
  const made = await insertRun(trx, {
    ...{ user_id: actor.id, story_id: story.id, version: story.live_version, place, state },
    visited: JSON.stringify(nodes),
    endings: JSON.stringify(endings),
    endings_found: endings.length,
    started_at: now,
    updated_at: now,
  });
  // Authors who try their own story do not count as readers.
  if (made && story.owner_id !== actor.id) await countReader(trx, story.id);
  const run = made ?? (await findRunOf(trx, actor.id, story.id));
  ensure(run, "notFound", NO_SUCH_STORY);
  return run;
}

/** Restarts a reading, in the newest version that may be read; what was seen and still exists stays seen. */
async function restartReading(
  { services, actor }: Context,
  trx: Transaction<Tables>,
  { story, run }: { story: StoryRow; run: RunRow },
): Promise<RunRow> {
  const version = mayRead(story, { id: actor.id, hasAccess: true }) ? story.live_version : run.version;
  const script = await loadScript(services, { storyId: story.id, version }, trx);
  const before = await loadScript(services, { storyId: story.id, version: run.version }, trx);
  const chapters = await chaptersFor(trx, actor.id, { story, script });
  const { place, state, nodes } = beginning(script, lockedNodes(chapters));
  const there = new Map(script.graph.nodes.map((node) => [node.id, node]));
  const same = new Set(version === run.version ? there.keys() : unchangedNodes(before.graph, script.graph));
  const progress = progressOf(run);
  const endings = progress.endings.filter((id) => there.get(id)?.ending);
  return changeRun(trx, run.id, {
    ...{ version, choices: "[]", place, state, steps: 0 },
    visited: JSON.stringify([...new Set([...progress.visited.filter((id) => there.has(id)), ...nodes])]),
    taken: JSON.stringify(progress.taken.filter(({ node }) => same.has(node))),
    endings: JSON.stringify(endings),
    endings_found: endings.length,
    updated_at: services.clock.now(),
  });
}

/**
 * Begins to read a story, or continues where the caller was (`STORY-2`). `anew` restarts in the current version; the
 * map retains what was seen. @throws Failure notFound, tooMany.
 */
export async function startRun({
  ctx,
  input,
}: Call<InputOf<Start> & { anew?: boolean }>): Promise<StoryRunState> {
  const { services, actor } = ctx;
  await enforceLimit(services, `story-start:${actor.id}`, STARTS);
  const row = await services.db.transaction().execute(async (trx) => {
    // Locked, so that publishing does not delete the version being started here.
    const story = await lockStory(trx, input.id);
    ensure(story, "notFound", NO_SUCH_STORY);
    const present = await findRunOf(trx, actor.id, story.id);
    if (!present) return startFirstReading(ctx, trx, story);
    ensure(mayContinue(story), "notFound", NO_SUCH_STORY);
    const run = input.anew === true ? await lockRun(trx, present.id) : present;
    return input.anew === true && run ? restartReading(ctx, trx, { story, run }) : present;
  });
  return presentReading(ctx, await loadReading(ctx, row));
}
