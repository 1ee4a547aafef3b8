import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { searchWordsOf } from "../users/index.ts";
import { presentCard } from "./characters.presenter.ts";
import { findMine, findPublic, type PageCursor } from "./characters.repository.ts";

import type { CharacterRow } from "./characters.table.ts";
import { presentCharacters } from "./present-characters.ts";

type Browse = typeof api.characters.browse;

/** Public characters, most popular first (`CHAR-2`). @throws Failure invalid (cursor). */
export async function browseCharacters({
  ctx,
  input: { keyword = "", tag, cursor, limit },
}: Call<InputOf<Browse>>): Promise<OutputOf<Browse>> {
  const words = searchWordsOf(keyword);
  const after = readCursor(cursor);
  const rows = await findPublic(ctx.services.db, { words, tag: tag || undefined, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? cursorAfter(items.at(-1), "talks") : null;
  return { items: await presentCharacters(ctx, items), nextCursor };
}

type Mine = typeof api.characters.mine;

/** My characters, most recently changed first. @throws Failure invalid (cursor). */
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

/** Where a page begins. @throws Failure invalid. */
function readCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  ensure(value !== undefined && id !== undefined, "invalid", { field: "cursor" });
  return { value: Number(value), id: Number(id) };
}

/** The cursor after a page's last row. */
const cursorAfter = (row: CharacterRow | undefined, by: "updated_at" | "talks"): string | null =>
  row ? `${row[by]}.${row.id}` : null;
