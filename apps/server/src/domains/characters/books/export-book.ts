import { worldInfoJson } from "@4d/cards";
import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceExports, saveExport } from "../cards/export-card.ts";
import { bookOf } from "../cards/sheet-book.ts";
import { inCardSlot } from "../cards/work-on-card.ts";
import { fileOf } from "./book-file.ts";
import { readBook } from "./book-text.ts";
import { findBook } from "./books.repository.ts";
import { ownBook } from "./own-book.ts";

type Export = typeof api.books.export;

/**
 * Exports my lorebook as world info, which most apps read, stored for one day. What the imported file had beyond ours is
 * in it again. @throws Failure notFound, invalid, tooMany, unavailable.
 */
export async function exportBook({ ctx, input }: Call<InputOf<Export>>): Promise<OutputOf<Export>> {
  const row = ownBook(await findBook(ctx.services.db, input.id), ctx.actor.id);
  await enforceExports(ctx);
  return inCardSlot(ctx.services, ctx.actor.id, async () => {
    const { name, description } = row;
    const book = { ...bookOf(readBook(row.sheet), await fileOf(ctx, row)), name, description };
    const bytes = new TextEncoder().encode(JSON.stringify(worldInfoJson(book), null, 2));
    return saveExport(ctx, { name, format: "json", bytes });
  });
}
