import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { notShownBy } from "../files/index.ts";
import { addressesOf, checkPictures, holdPictures } from "./check-pictures.ts";
import { readGraph, readSheet } from "./stored-json.ts";
import { findStory, saveNewGraph } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { ensureVersion } from "./update-story.ts";

type Save = typeof api.stories.saveGraph;

/** One save a second, plus what several devices and quick edits add. */
const SAVES = { rate: 2, burst: 30 };

const INK_ONLY = {
  field: "graph",
  zh: "从 ink 导入的故事不能画成图",
  en: "A story imported as ink can’t be edited as a graph",
};

/** The stored draft instead: the same graph, when a response was lost; otherwise another change. */
async function currentState({ services, actor }: Context, input: InputOf<Save>, graph: string) {
  const row = ensureOwnStory(await findStory(services.db, input.id), actor.id);
  ensure(row.source === "graph", "invalid", INK_ONLY);
  if (row.graph !== graph) ensureVersion(row, input["if-match"]);
  const changed = row.version !== row.live_draft || row.visibility !== row.live_visibility;
  return { version: row.version, changed, status: row.status, updatedAt: row.updated_at };
}

/** Saves a graph with pictures the story did not have yet. @throws Failure invalid, notFound. */
async function withPictures<T>(
  { services, actor }: Context,
  { id, graph }: InputOf<Save>,
  save: (db: Context["services"]["db"]) => Promise<T>,
): Promise<T> {
  const before = ensureOwnStory(await findStory(services.db, id), actor.id);
  const current = addressesOf({ sheet: readSheet(before.sheet), graph: readGraph(before.graph) });
  await checkPictures(services, actor.id, { graph }, current);
  return services.db.transaction().execute(async (trx) => {
    await holdPictures(trx, services, actor.id, { graph, current });
    return save(trx);
  });
}

/**
 * Saves a story's graph (`STORY-1`): one statement, because it runs once a second while somebody writes.
 * @throws Failure invalid, notFound, conflict with `data.draft`, tooMany.
 */
export async function saveGraph({ ctx, input }: Call<InputOf<Save>>): Promise<OutputOf<Save>> {
  const { services, actor } = ctx;
  await enforceLimit(services, `story:${actor.id}`, SAVES);
  const graph = JSON.stringify(input.graph);
  const save = (db: typeof services.db) =>
    saveNewGraph(
      db,
      { id: input.id, ownerId: actor.id, version: input["if-match"] },
      { graph, nodes: input.graph.nodes.length, now: services.clock.now() },
    );
  const fresh = await notShownBy(services, { holder: "story", id: input.id }, addressesOf(input));
  const row = fresh.length === 0 ? await save(services.db) : await withPictures(ctx, input, save);
  if (!row) return currentState(ctx, input, graph);
  return { version: row.version, changed: true, status: row.status, updatedAt: row.updated_at };
}
