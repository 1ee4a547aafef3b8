import type { api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { addRemixes, changePost, lockPost } from "./posts.repository.ts";
import { mayChange } from "./square.policy.ts";
import { NO_POST } from "./visible-post.ts";

/** Takes a post of one's own away, for everybody; again changes nothing. @throws Failure notFound. */
export async function removePost({ ctx, input }: Call<InputOf<typeof api.posts.remove>>): Promise<null> {
  const { services, actor } = ctx;
  await services.db.transaction().execute(async (trx) => {
    const row = await lockPost(trx, input.id);
    ensure(row && mayChange(row, actor.id), "notFound", NO_POST);
    if (row.removed_at !== null) return;
    await changePost(trx, row.id, { removed_at: services.clock.now() });
    if (row.remix_of !== null && row.status === "published") await addRemixes(trx, row.remix_of, -1);
  });
  return null;
}
