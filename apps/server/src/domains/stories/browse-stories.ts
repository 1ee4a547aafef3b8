import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { lookedFor } from "../users/index.ts";
import { hydrate } from "./hydrate.ts";
import { paged, readPlace } from "./place.ts";
import { findPublic } from "./stories.repository.ts";

type Browse = typeof api.storyReading.browse;

/** Public stories: those most read first, or the newest; by words of title and tagline, by tag. @throws Failure invalid. */
export async function browseStories({
  ctx,
  input: { keyword = "", tag, order, cursor, limit },
}: Call<InputOf<Browse>>): Promise<OutputOf<Browse>> {
  const words = lookedFor(keyword);
  const after = readPlace(cursor);
  const wanted = { words, tag: tag || undefined, order, after, limit: limit + 1 };
  const rows = await findPublic(ctx.services.db, wanted);
  const { items, nextCursor } = paged(rows, limit, (row) => ({
    value: order === "read" ? row.readers : (row.published_at ?? 0),
    id: row.id,
  }));
  return { items: await hydrate(ctx, items), nextCursor };
}
