import type { api, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { deleteGuests } from "./guests.repository.ts";
import { changeStory, deleteOrBlankRemoved, findStoriesOf, lockStory } from "./stories.repository.ts";

import { ensureOwnStory } from "./story-access.ts";
import { deleteUnread } from "./versions.repository.ts";

/** Not the number of any version. */
const NONE = 0;

/** Deletes my story: nobody can begin it any more; people who began may read to its end. @throws Failure notFound. */
export async function removeStory({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.remove>>): Promise<null> {
  await services.db.transaction().execute(async (trx) => {
    const row = ensureOwnStory(await lockStory(trx, input.id), actor.id);
    await changeStory(trx, row.id, { removed_at: services.clock.now() });
    await deleteGuests(trx, row.id);
    await deleteUnread(trx, row.id, NONE);
  });
  return null;
}

const BATCH = 50;

/**
 * Deletes every story of `ctx.actor` as if by hand, and the drafts too; people who began one may read to its end
 * (`AUTH-9`). Idempotent.
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
