import { api, type Book, type OutputOf, requestOf } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import { fileForm, upload } from "../../platform/http/upload.ts";
import type { BookText } from "./book-work.ts";

export type ImportedBook = OutputOf<typeof api.books.import>;

/** Requests for lorebooks and their use by characters; failures are only rejected. */
export const booksApi = {
  mine: () => quietCall(api.books.mine),
  create: (name: string): Promise<Book> =>
    quietCall(api.books.create, {
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { name },
    }),
  importFile: async (file: File): Promise<ImportedBook> => {
    const { url } = requestOf(api.books.import);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = fileForm(file, file.name);
    return (await upload({ method: "POST", url, headers, body, quiet: true })) as ImportedBook;
  },
  find: (id: number): Promise<Book> => quietCall(api.books.find, { params: { id } }),
  update: (id: number, version: number, body: Partial<BookText>): Promise<Book> =>
    quietCall(api.books.update, { params: { id }, headers: { "if-match": version }, body }),
  remove: (id: number) => quietCall(api.books.remove, { params: { id } }),
  exportFile: (id: number) => quietCall(api.books.export, { params: { id } }),
  ofCharacter: (id: number) => quietCall(api.books.ofCharacter, { params: { id } }),
  attach: (id: number, bookId: number) => quietCall(api.books.attach, { params: { id, bookId } }),
  detach: (id: number, bookId: number) => quietCall(api.books.detach, { params: { id, bookId } }),
};
