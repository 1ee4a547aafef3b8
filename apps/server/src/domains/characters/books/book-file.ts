import type { Lorebook } from "@4d/cards";
import type { Context } from "../../../platform/context.ts";
import type { AttachedBook } from "../cards/sheet-book.ts";
import { readCard } from "../cards/work-on-card.ts";
import { mayEdit } from "../characters.policy.ts";
import type { CharacterRow } from "../characters.table.ts";
import { readBook } from "./book-text.ts";
import { type BookRow, findBookFile } from "./books.repository.ts";
import { usableBooks } from "./with-books.ts";

/** The book as it was imported, with everything unknown in it; null for one that was begun here. */
export async function fileOf({ services, actor }: Context, { id, name }: BookRow): Promise<Lorebook | null> {
  const file = await findBookFile(services.db, id);
  if (file === null) return null;
  const bytes = new TextEncoder().encode(`{"spec":"lorebook_v3","data":${file}}`);
  const reading = await readCard(services, { bytes, name: `${name}.json`, ownerId: actor.id });
  return reading.kind === "lorebook" ? reading.lorebook : null;
}

/**
 * The books in an exported card: all that the author's character uses; for everybody else what it says to them, without
 * what only the file had.
 */
export async function attachedBooks(ctx: Context, character: CharacterRow): Promise<AttachedBook[]> {
  const isAuthor = mayEdit(character, ctx.actor.id);
  const books = await usableBooks(ctx.services, character.id, isAuthor ? "author" : "others");
  const attached: AttachedBook[] = [];
  for (const { row, text } of books)
    attached.push(
      isAuthor ? { text: readBook(row.sheet), file: await fileOf(ctx, row) } : { text, file: null },
    );
  return attached;
}
