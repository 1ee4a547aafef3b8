import type { Story } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { filterAccessible, findCharacters } from "../characters/index.ts";
import { findUsers } from "../users/index.ts";
import { findPurchases } from "./purchases.repository.ts";
import { findRunsOf } from "./runs.repository.ts";
import { readCast } from "./stored-json.ts";
import { presentStory } from "./stories.presenter.ts";
import type { PublishedStory } from "./stories.repository.ts";
import { findUnlockedBy } from "./story-access.ts";

/** Which of these characters somebody may meet. */
export async function findAccessibleCharacters(
  { services, actor }: Context,
  ids: readonly number[],
): Promise<Set<number>> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  const rows = await findCharacters(services.db, wanted);
  return new Set((await filterAccessible(services.db, rows, actor.id)).map(({ id }) => id));
}

/** Published stories as the caller sees them, in five queries however many. */
export async function presentStories(ctx: Context, rows: readonly PublishedStory[]): Promise<Story[]> {
  if (rows.length === 0) return [];
  const { services, actor } = ctx;
  const ids = rows.map(({ id }) => id);
  const cast = rows.flatMap((row) => readCast(row.characters).map(({ characterId }) => characterId));
  const authors = await findUsers(
    services.db,
    rows.map((row) => row.owner_id),
  );
  const bought = await findPurchases(services.db, actor.id, ids);
  const known = await findAccessibleCharacters(ctx, cast);
  const unlocked = await findUnlockedBy(services.db, rows, actor.id);
  const runs = new Map(
    (await findRunsOf(services.db, actor.id, ids)).map((run) => [
      run.story_id,
      { id: run.id, endingsFound: run.endings_found, steps: run.steps, updatedAt: run.updated_at },
    ]),
  );
  return rows.map((row) =>
    presentStory(row, {
      viewerId: actor.id,
      author: { id: row.owner_id, nickName: authors.get(row.owner_id)?.nick_name ?? "" },
      bought: bought.get(row.id) ?? new Set(),
      known,
      run: runs.get(row.id) ?? null,
      hasAccess: unlocked.has(row.id),
    }),
  );
}
