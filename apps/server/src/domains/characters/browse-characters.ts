import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { lookedFor } from "../users/index.ts";
import { findPublic } from "./characters.repository.ts";
import { hydrate } from "./hydrate.ts";
import { placeAfter, readPlace } from "./place.ts";

type Browse = typeof api.characters.browse;

/** Public characters, those most talked with first (`CHAR-2`). @throws Failure invalid (cursor). */
export async function browseCharacters({
  ctx,
  input: { keyword = "", tag, cursor, limit },
}: Call<InputOf<Browse>>): Promise<OutputOf<Browse>> {
  const words = lookedFor(keyword);
  const after = readPlace(cursor);
  const rows = await findPublic(ctx.services.db, { words, tag: tag || undefined, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? placeAfter(items.at(-1), "talks") : null;
  return { items: await hydrate(ctx, items), nextCursor };
}
