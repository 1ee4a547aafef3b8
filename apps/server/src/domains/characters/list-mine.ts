import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { presentCard } from "./characters.presenter.ts";
import { findMine } from "./characters.repository.ts";
import { cursorAfter, readCursor } from "./page-cursor.ts";

type Mine = typeof api.characters.mine;

/** Characters I make, those last worked on first. @throws Failure invalid (cursor). */
export async function listMine({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  const after = readCursor(cursor);
  const rows = await findMine(services.db, { ownerId: actor.id, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? cursorAfter(items.at(-1), "updated_at") : null;
  return { items: items.map(presentCard), nextCursor };
}
