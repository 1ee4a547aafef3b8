import { type api, BOOKS_MAX, type Book, type BookCard, type InputOf, SHEET_MAX } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure } from "../../../platform/failure.ts";
import { bookColumns, readBook } from "./book-text.ts";
import { presentBookCard } from "./books.presenter.ts";
import { changeBook, deleteBook, findBook, findMyBooks, lockBook } from "./books.repository.ts";
import { blockedIn, judgeForOthers, verdictsOf } from "./judge-book.ts";
import { ownBook, shownBook } from "./own-book.ts";

/** Sixty changes at once, then one every ten seconds: each may be judged by a model. */
const CHANGES = { rate: 1 / 10, burst: 60 };

/** My lorebooks, the latest changed first; all of them, because their number is bounded. */
export async function listBooks({ ctx: { services, actor } }: Call<unknown>): Promise<BookCard[]> {
  return (await findMyBooks(services.db, actor.id, BOOKS_MAX)).map(presentBookCard);
}

/** A lorebook of mine. @throws Failure notFound. */
export async function showBook({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.books.find>>): Promise<Book> {
  return shownBook(services, ownBook(await findBook(services.db, input.id), actor.id));
}

/**
 * Changes parts of my lorebook. Every character that uses it goes on with the new entries, those that others meet after
 * they were judged.
 * @throws Failure notFound, invalid (too long), conflict (`If-Match` is not the current version), tooMany.
 */
export async function updateBook({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.books.update>>): Promise<Book> {
  const { db, clock } = services;
  const read = ownBook(await findBook(db, input.id), actor.id);
  await enforceLimit(services, `lorebook:${actor.id}`, CHANGES);
  const was = readBook(read.sheet);
  const {
    name = read.name,
    description = read.description,
    lore = was.lore,
    loreBook = was.loreBook,
  } = input;
  const columns = bookColumns({ lore, loreBook });
  ensure(columns.chars <= SHEET_MAX.loreTotal, "invalid", {
    field: "lore",
    zh: "这本世界书太长了",
    en: "This lorebook is too long",
  });
  const blocked = JSON.stringify(await blockedIn(services, lore));
  const isSameText = columns.sheet === read.sheet && blocked === read.blocked;
  const changed = await changeBook(
    db,
    { id: read.id, version: input["if-match"] },
    {
      ...{ name, description, blocked },
      ...columns,
      ...(isSameText ? {} : { doubted: null }),
      version: input["if-match"] + 1,
      updated_at: clock.now(),
    },
  );
  ensure(changed, "conflict", { zh: "这本世界书在别处改过了", en: "This lorebook was changed elsewhere" });
  await judgeForOthers(services, { bookId: read.id }, verdictsOf(read));
  return shownBook(services, (await findBook(db, read.id)) ?? changed);
}

/** Deletes my lorebook; its characters no longer use it. @throws Failure notFound. */
export async function removeBook({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.books.remove>>): Promise<null> {
  await services.db.transaction().execute(async (trx) => {
    await deleteBook(trx, ownBook(await lockBook(trx, input.id), actor.id).id, services.clock.now());
  });
  return null;
}
