import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { pageOf, readCursor } from "./paging.ts";
import { presentCard } from "./stories.presenter.ts";
import { findOwnStories } from "./stories.repository.ts";

type Mine = typeof api.stories.mine;

/** Stories I write, those last worked on first. @throws Failure invalid (cursor). */
export async function listOwnStories({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  const after = readCursor(cursor);
  const rows = await findOwnStories(services.db, { ownerId: actor.id, after, limit: limit + 1 });
  const { items, nextCursor } = pageOf(rows, limit, (row) => ({ value: row.updated_at, id: row.id }));
  return { items: items.map(presentCard), nextCursor };
}
