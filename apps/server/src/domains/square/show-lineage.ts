import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findCards } from "./cards.repository.ts";
import { postsOfTree } from "./posts.repository.ts";
import { maySee } from "./square.policy.ts";
import { excerptOf } from "./square.presenter.ts";
import { findVisiblePost } from "./visible-post.ts";

type Lineage = typeof api.posts.lineage;

const MOST = 200;

/**
 * The tree of remixes a post belongs to, from the first one on. What the caller may not see is left out; what was
 * made from it hangs where it can be seen. @throws Failure notFound.
 */
export async function showLineage({ ctx, input }: Call<InputOf<Lineage>>): Promise<OutputOf<Lineage>> {
  const { services, actor } = ctx;
  const seen = await findVisiblePost(ctx, input.id);
  const ids = (await postsOfTree(services.db, seen.root_id ?? seen.id, MOST + 1)).map((row) => row.id);
  const now = services.clock.now();
  const rows = await findCards(services.db, actor.id, ids.slice(0, MOST));
  const shown = rows.filter((row) => maySee(row, actor.id, now));
  const known = new Set(shown.map((row) => row.id));
  return {
    nodes: shown.map((row) => ({
      id: row.id,
      parentId: row.remix_of !== null && known.has(row.remix_of) ? row.remix_of : null,
      depth: row.depth,
      title: row.title || excerptOf(row.text),
      author: { id: row.author_id, nickName: row.nick_name },
      likes: row.likes,
    })),
    more: ids.length > MOST,
  };
}
