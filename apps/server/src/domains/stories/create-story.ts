import { randomUUID } from "node:crypto";
import type { api, InputOf, StoryDraft } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { checkPictures, holdPictures } from "./check-pictures.ts";
import { EMPTY_GRAPH, sheetWith } from "./stored-json.ts";
import { presentDraft } from "./stories.presenter.ts";
import { findByKey, insertStory } from "./stories.repository.ts";
import { ensureOwnStory, ensureStoryLimit } from "./story-access.ts";

/**
 * Creates a story (`STORY-1`), once per key.
 * @throws Failure invalid (a picture that is not theirs), tooMany (the limit is reached).
 */
export async function createStory({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.create>>): Promise<StoryDraft> {
  const { "idempotency-key": key = randomUUID(), sheet, graph = EMPTY_GRAPH } = input;
  const known = await findByKey(services.db, actor.id, key);
  if (known) return presentDraft(ensureOwnStory(known, actor.id));
  await checkPictures(services, actor.id, { sheet, graph });
  await ensureStoryLimit(services, actor.id);
  const now = services.clock.now();
  const made = await services.db.transaction().execute(async (trx) => {
    await holdPictures(trx, services, actor.id, { sheet, graph });
    return insertStory(trx, {
      owner_id: actor.id,
      sheet: JSON.stringify(sheetWith(sheet)),
      graph: JSON.stringify(graph),
      nodes: graph.nodes.length,
      idem_key: key,
      created_at: now,
      updated_at: now,
    });
  });
  return presentDraft(ensureOwnStory(made ?? (await findByKey(services.db, actor.id, key)), actor.id));
}
