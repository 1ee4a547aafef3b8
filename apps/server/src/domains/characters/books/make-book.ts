import { randomUUID } from "node:crypto";
import { lorebookJson } from "@4d/cards";
import type { InputOf, OutputOf } from "@4d/contract";
import { type api, BOOK_DESCRIPTION_MAX, BOOK_NAME_MAX, type Book, cleanName } from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import type { Incoming } from "../../../platform/http/routes.ts";
import { admitUpload } from "../../files/index.ts";
import { loreOfBook, overOf, unknownIn } from "../cards/card-sheet.ts";
import { aboutLore, ensureHasLore, tooLong } from "../cards/import-lore.ts";
import { enforceImports, importWarnings, withIncoming } from "../cards/incoming-card.ts";
import { type BookText, bookColumns } from "./book-text.ts";
import { type BookRow, findBookByKey, insertBook } from "./books.repository.ts";
import { blockedIn } from "./judge-book.ts";
import { ensureBookLimit, ownBook, shownBook } from "./own-book.ts";

interface NewBook {
  key: string;
  name: string;
  description: string;
  text: BookText;
  /** JSON of the book in the file. */
  file: string | null;
}

/** Inserts a book, once per key. */
async function saveBook(
  { services, actor }: Context,
  { key, name, description, text, file }: NewBook,
): Promise<BookRow> {
  const now = services.clock.now();
  const made = await insertBook(services.db, {
    owner_id: actor.id,
    ...{ name, description, file },
    ...bookColumns(text),
    blocked: JSON.stringify(await blockedIn(services, text.lore)),
    idem_key: key,
    created_at: now,
    updated_at: now,
  });
  return ownBook(made ?? (await findBookByKey(services.db, actor.id, key)), actor.id);
}

/** Begins an empty lorebook (`characters §5.7`), once per key. @throws Failure tooMany. */
export async function createBook({ ctx, input }: Call<InputOf<typeof api.books.create>>): Promise<Book> {
  const { services, actor } = ctx;
  const { "idempotency-key": key = randomUUID(), name } = input;
  const known = await findBookByKey(services.db, actor.id, key);
  if (known) return shownBook(services, known);
  await ensureBookLimit(services, actor.id);
  const text = { lore: [], loreBook: {} };
  return shownBook(services, await saveBook(ctx, { key, name, description: "", text, file: null }));
}

type Import = typeof api.books.import;

/**
 * A lorebook from a file of another app, or from a card that has one, once per key. The file's book is stored whole for
 * a later export.
 * @throws Failure invalid (no lorebook in it; `data.reason` for every guard), tooLarge, tooMany, unavailable.
 */
export async function importBook({
  ctx,
  input,
  body,
}: Call<InputOf<Import>> & { body: Incoming }): Promise<OutputOf<Import>> {
  const { services, actor } = ctx;
  const key = input["idempotency-key"] ?? randomUUID();
  const known = await findBookByKey(services.db, actor.id, key);
  if (known) {
    body.stream.resume();
    return { book: await shownBook(services, known), warnings: [] };
  }
  await enforceImports(ctx);
  await ensureBookLimit(services, actor.id);
  await admitUpload(ctx, 0);
  return withIncoming(ctx, body, async (reading) => {
    const { lorebook, name } = reading.character;
    const text = loreOfBook(lorebook);
    ensureHasLore(text);
    ensure(lorebook, "invalid");
    const row = await saveBook(ctx, {
      key,
      name:
        cleanName(lorebook.name || name)
          .slice(0, BOOK_NAME_MAX)
          .trim() || NAMELESS[ctx.lang],
      description: lorebook.description.slice(0, BOOK_DESCRIPTION_MAX).toWellFormed(),
      text,
      file: JSON.stringify(lorebookJson(lorebook)),
    });
    const long = overOf(lorebook, text);
    const left = [
      ...(long > 0 ? [tooLong(long)] : []),
      ...unknownIn(text.lore.map(({ content }) => content)),
    ];
    return {
      book: await shownBook(services, row),
      warnings: importWarnings(aboutLore(reading), left, ctx.lang),
    };
  });
}

const NAMELESS = { zh: "世界书", en: "Lorebook" };
