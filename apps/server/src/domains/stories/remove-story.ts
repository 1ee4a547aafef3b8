import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { deleteGuests } from "./guests.repository.ts";
import { changeStory, lockStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { deleteUnread } from "./versions.repository.ts";

/** No version is called so. */
const NONE = 0;

/** Deletes my story: nobody begins it any more, who has begun may read to its end. @throws Failure notFound. */
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
