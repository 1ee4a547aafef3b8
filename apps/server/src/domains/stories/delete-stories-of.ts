import type { Context } from "../../platform/context.ts";
import { deleteOrBlankRemoved, findStoriesOf } from "./delete-stories-of.repository.ts";
import { removeStory } from "./remove-story.ts";

const BATCH = 50;

/**
 * Every story of `ctx.actor` goes as if deleted by hand, and its drafts too; who has begun one may read to its end
 * (`AUTH-9`). Done again, it changes nothing.
 */
export async function deleteStoriesOf(ctx: Context): Promise<void> {
  const { services, actor } = ctx;
  for (let full = true; full; ) {
    const ids = await findStoriesOf(services.db, actor.id, BATCH);
    for (const id of ids) await removeStory({ ctx, input: { id } });
    full = ids.length === BATCH;
  }
  await deleteOrBlankRemoved(services.db, actor.id);
}
