import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { searchWordsOf } from "../users/index.ts";
import { pageOf, readCursor } from "./paging.ts";
import { presentStories } from "./present-stories.ts";
import { findPublic } from "./stories.repository.ts";

type Browse = typeof api.storyReading.browse;

/** Public stories: those most read first, or the newest; by words of title and tagline, by tag. @throws Failure invalid. */
export async function browseStories({
  ctx,
  input: { keyword = "", tag, order, cursor, limit },
}: Call<InputOf<Browse>>): Promise<OutputOf<Browse>> {
  const words = searchWordsOf(keyword);
  const after = readCursor(cursor);
  const wanted = { words, tag: tag || undefined, order, after, limit: limit + 1 };
  const rows = await findPublic(ctx.services.db, wanted);
  const { items, nextCursor } = pageOf(rows, limit, (row) => ({
    value: order === "read" ? row.readers : (row.published_at ?? 0),
    id: row.id,
  }));
  return { items: await presentStories(ctx, items), nextCursor };
}
