import type { Story } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { findCharacters, metAmong } from "../characters/index.ts";
import { findUsers } from "../users/index.ts";
import { findPurchases } from "./purchases.repository.ts";
import { hadBy } from "./read-among.ts";
import { readCast } from "./read-json.ts";
import { findRunsOf } from "./runs.repository.ts";
import { presentStory } from "./stories.presenter.ts";
import type { ShownStory } from "./stories.repository.ts";

/** Which of these characters somebody may meet. */
export async function metBy({ services, actor }: Context, ids: readonly number[]): Promise<Set<number>> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  const rows = await findCharacters(services.db, wanted);
  return new Set((await metAmong(services.db, rows, actor.id)).map(({ id }) => id));
}

/** Published stories as the caller sees them, in five queries however many. */
export async function hydrate(ctx: Context, rows: readonly ShownStory[]): Promise<Story[]> {
  if (rows.length === 0) return [];
  const { services, actor } = ctx;
  const ids = rows.map(({ id }) => id);
  const cast = rows.flatMap((row) => readCast(row.characters).map(({ characterId }) => characterId));
  const authors = await findUsers(
    services.db,
    rows.map((row) => row.owner_id),
  );
  const bought = await findPurchases(services.db, actor.id, ids);
  const known = await metBy(ctx, cast);
  const had = await hadBy(services.db, rows, actor.id);
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
      has: had.has(row.id),
    }),
  );
}
