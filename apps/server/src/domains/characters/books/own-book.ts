import { BOOKS_MAX, type Book } from "@4d/contract";
import { ensure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { mayUseBook } from "./books.policy.ts";
import { presentBook } from "./books.presenter.ts";
import { type BookRow, countBooks, findUsersOfBook } from "./books.repository.ts";

/** A book of the caller's. @throws Failure notFound, so that others do not learn that it exists. */
export function ownBook(row: BookRow | undefined, viewerId: number): BookRow {
  ensure(row && mayUseBook(row, viewerId), "notFound", { zh: "世界书不存在", en: "Lorebook not found" });
  return row;
}

/** @throws Failure tooMany when somebody has as many books as allowed. */
export async function ensureBookLimit({ db }: Pick<Services, "db">, ownerId: number): Promise<void> {
  ensure((await countBooks(db, ownerId)) < BOOKS_MAX, "tooMany", {
    zh: `最多保留 ${BOOKS_MAX} 本世界书`,
    en: `You can have at most ${BOOKS_MAX} lorebooks`,
  });
}

/** The book with the characters that use it. */
export const shownBook = async ({ db }: Pick<Services, "db">, row: BookRow): Promise<Book> =>
  presentBook(row, await findUsersOfBook(db, row.id));
