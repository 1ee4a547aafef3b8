import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { paged, readPlace } from "./place.ts";
import { presentCard } from "./stories.presenter.ts";
import { findMine } from "./stories.repository.ts";

type Mine = typeof api.stories.mine;

/** Stories I write, those last worked on first. @throws Failure invalid (cursor). */
export async function listMine({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  const after = readPlace(cursor);
  const rows = await findMine(services.db, { ownerId: actor.id, after, limit: limit + 1 });
  const { items, nextCursor } = paged(rows, limit, (row) => ({ value: row.updated_at, id: row.id }));
  return { items: items.map(presentCard), nextCursor };
}
