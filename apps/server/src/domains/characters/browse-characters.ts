import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { searchWordsOf } from "../users/index.ts";
import { findPublic } from "./characters.repository.ts";
import { cursorAfter, readCursor } from "./page-cursor.ts";
import { presentCharacters } from "./present-characters.ts";

type Browse = typeof api.characters.browse;

/** Public characters, those most talked with first (`CHAR-2`). @throws Failure invalid (cursor). */
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
