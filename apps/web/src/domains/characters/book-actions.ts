import { BOOK_NAME_MAX, type Book } from "@4d/contract";
import { alertModal, confirm, promptText, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { saveFile } from "../../platform/save-file.ts";
import { removeBook, saveBook } from "./book.store.ts";
import { booksApi } from "./books.api.ts";
import { dropBooks } from "./my-books.store.ts";

/** Opens the editor of a book. */
export const showBook = (id: number): void => push("/pages/create/lorebook", { id });

/** Asks for a name, and begins an empty book; null if the person went back. */
export async function beginBook(): Promise<Book | null> {
  const asked = await promptText({
    title: t("books.beginName"),
    placeholder: t("books.beginHint"),
    max: BOOK_NAME_MAX,
  });
  const name = asked?.trim() ?? "";
  if (name === "") return null;
  const outcome = await attempt(booksApi.create(name));
  if (outcome.ok) return outcome.value;
  toastFailure(outcome.failure);
  return null;
}

/** Imports a book of another app, and says what of it was changed or left out; null if it was refused. */
export async function importBook(file: File): Promise<Book | null> {
  const outcome = await attempt(booksApi.importFile(file));
  if (!outcome.ok) {
    toastFailure(outcome.failure);
    return null;
  }
  const { book, warnings } = outcome.value;
  const body = warnings.map(({ text }) => text).join("\n");
  if (warnings.length > 0) await alertModal({ title: t("books.importedWith"), body });
  else toast(t("books.imported", { name: book.name }));
  return book;
}

/** Exports a book as world info, with its latest changes. */
export async function exportBook(id: number): Promise<void> {
  await saveBook(id);
  const outcome = await attempt(booksApi.exportFile(id));
  if (!outcome.ok) return toastFailure(outcome.failure);
  const { url, name } = outcome.value;
  try {
    const file = await (await fetch(url)).blob();
    await saveFile(new File([file], name, { type: file.type }));
  } catch {
    toast(t("common.networkWeak"));
  }
}

/** Asks, then deletes a book; resolves with whether it was deleted. */
export async function askToRemoveBook({ id, name }: Pick<Book, "id" | "name">): Promise<boolean> {
  const sure = await confirm({
    title: t("books.removeTitle", { name }),
    body: t("books.removeBody"),
    ok: t("common.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removeBook(id);
  if (failure !== null) {
    toastFailure(failure);
    return false;
  }
  dropBooks((card) => card.id === id);
  toast(t("books.removed"));
  return true;
}
