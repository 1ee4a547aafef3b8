import { type api, type InputOf, type OutputOf, STORY_PATH_MAX } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { lockedNodes } from "./chapters.ts";
import { loadReading, presentReading, type Reading } from "./readings.ts";
import { parseChoices, progressOf, sharesOf } from "./runs.presenter.ts";
import { changeRun, countChoices, findChoices, findRun, lockRun } from "./runs.repository.ts";
import { isWrittenHere } from "./script.ts";
import type { RunRow } from "./stories.table.ts";
import { type Walk, walk } from "./walk.ts";

type Step = typeof api.storyReading.step;

const STEPS = { rate: 2, burst: 60 };
const NOWHERE: Walk = { node: null, state: "going", nodes: [], taken: [], endings: [] };

/** The known path extended by these choices; repeating them gives the same path. @throws Failure conflict, invalid. */
function extendWay(ctx: Context, reading: Reading, { at, choices }: InputOf<Step>): number[] {
  const known = parseChoices(reading.run);
  const overlap = known.slice(at, at + choices.length);
  const isSame = at <= known.length && overlap.every((choice, index) => choice === choices[index]);
  ensure(isSame, "conflict", {
    zh: "这个故事在别的设备上读到了别处",
    en: "This story was read along another path on another device",
    data: { run: presentReading(ctx, reading) },
  });
  const way = [...known, ...choices.slice(overlap.length)];
  ensure(way.length <= STORY_PATH_MAX, "invalid", {
    field: "choices",
    zh: `最多连走 ${STORY_PATH_MAX} 步,请从头再来`,
    en: `A path has at most ${STORY_PATH_MAX} choices. Start over`,
  });
  return way;
}

/** Follows the path on the server. @throws Failure invalid: a choice that is not shown there. */
function verifyWay({ script, chapters }: Reading, way: readonly number[]): Walk {
  if (!isWrittenHere(script)) return NOWHERE;
  const walked = walk(script.of, way, lockedNodes(chapters));
  ensure(walked.refusedAt === undefined, "invalid", {
    field: "choices",
    zh: "那里没有这个选项",
    en: "That choice isn’t there",
    data: { at: walked.refusedAt },
  });
  return walked;
}

/** What a reading has reached after a path, and the choices it took for the first time. */
function progressAfter(run: RunRow, walked: Walk) {
  const progress = progressOf(run);
  const known = new Set(progress.taken.map(({ node, choice }) => `${node} ${choice}`));
  const fresh = walked.taken.filter(({ node, choice }) => {
    const name = `${node} ${choice}`;
    return !known.has(name) && known.add(name);
  });
  const endings = [...new Set([...progress.endings, ...walked.endings])];
  const change = {
    visited: JSON.stringify([...new Set([...progress.visited, ...walked.nodes])]),
    taken: JSON.stringify([...progress.taken, ...fresh]),
    endings: JSON.stringify(endings),
    endings_found: endings.length,
  };
  return { fresh, change };
}

/**
 * Saves the choices a reader took (`STORY-2`): the server follows the whole path itself, so that positions, endings and
 * shares are possible ones. For ink from elsewhere only the path is stored. Known choices change nothing.
 * @throws Failure notFound, conflict with `data.run`, invalid, tooMany.
 */
export async function takeSteps({ ctx, input }: Call<InputOf<Step>>): Promise<OutputOf<Step>> {
  const { services, actor } = ctx;
  await enforceLimit(services, `story-steps:${actor.id}`, STEPS);
  const reading = await loadReading(ctx, await findRun(services.db, input.id));
  const { walked, run } = await services.db.transaction().execute(async (trx) => {
    const present = (await lockRun(trx, input.id)) ?? reading.run;
    // Restarted meanwhile, and in another version: another path.
    const { version: taken = present.version } = input;
    const isSame = present.version === reading.run.version && present.version === taken;
    const way = extendWay(
      ctx,
      { ...reading, run: present },
      isSame ? input : { ...input, at: STORY_PATH_MAX + 1 },
    );
    const walked = verifyWay(reading, way);
    if (way.length === parseChoices(present).length) return { walked, run: present };
    const { fresh, change } = progressAfter(present, walked);
    const { id, story_id: storyId, version } = present;
    if (reading.story.owner_id !== actor.id) await countChoices(trx, { storyId, version }, fresh);
    const run = await changeRun(trx, id, {
      ...change,
      choices: JSON.stringify(way),
      place: walked.node,
      state: walked.state,
      steps: way.length,
      updated_at: services.clock.now(),
    });
    return { walked, run };
  });
  const nodes = walked.taken.slice(input.at, input.at + input.choices.length).map(({ node }) => node);
  const of = { storyId: run.story_id, version: run.version };
  const stats = await findChoices(services.db, of, [...new Set(nodes)]);
  return { run: presentReading(ctx, { ...reading, run }), shares: sharesOf(stats) };
}
