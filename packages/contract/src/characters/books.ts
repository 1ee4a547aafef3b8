import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import { BOOK_DESCRIPTION_MAX, BOOK_NAME_MAX, CARD_UPLOAD_MAX, SHEET_BODY_MAX } from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { id, int, nothing, raw, time } from "../scalars.ts";
import { importWarnings } from "./character-making.ts";
import { characterSheet } from "./character-sheet.ts";

const name = nameText(1, BOOK_NAME_MAX);
const { lore, loreBook } = characterSheet.shape;

/** A lorebook of a person's in their list, without its entries. */
export const bookCard = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** How many entries it has, and how many characters use it. */
  entries: z.number(),
  characters: z.number(),
  updatedAt: time,
});
export type BookCard = z.infer<typeof bookCard>;

/** A lorebook that several characters of its owner may use (`characters §5.7`). */
export const book = z.object({
  id,
  name: z.string(),
  description: z.string(),
  lore,
  loreBook,
  /** Places of entries with forbidden words: no chat uses them. */
  blocked: z.array(z.number()),
  /** Places of entries that only a private character uses. */
  doubted: z.array(z.number()),
  /** The characters that use it. */
  characters: z.array(z.object({ id, name: z.string(), avatar: z.string() })),
  version: z.number(),
  updatedAt: time,
});
export type Book = z.infer<typeof book>;

const cards = z.array(bookCard);
const used = { id, bookId: id };

/** Operations for lorebooks that belong to a person and not to one character. */
export const books = {
  mine: endpoint({
    method: "GET",
    path: "/lorebook/mine",
    access: "user",
    summary: "My lorebooks, the latest changed first",
    out: cards,
    errors: [],
  }),
  create: endpoint({
    method: "POST",
    path: "/lorebook",
    access: "user",
    summary: "Begin an empty lorebook",
    headers: idempotencyKey,
    body: z.object({ name }),
    out: book,
    errors: ["invalid", "notFound", "conflict", "tooMany"],
  }),
  import: endpoint({
    method: "POST",
    path: "/lorebook/import",
    access: "user",
    summary: "A lorebook from a file of another app, or from a card that has one",
    headers: idempotencyKey,
    bodyKind: "multipart",
    bodyMax: CARD_UPLOAD_MAX,
    out: z.object({ book, warnings: importWarnings }),
    errors: ["invalid", "notFound", "tooLarge", "tooMany", "unavailable"],
    note: "A refused file has its reason in the message and in data.reason.",
  }),
  find: endpoint({
    method: "GET",
    path: "/lorebook/{id}",
    access: "user",
    summary: "A lorebook of mine",
    params: { id },
    out: book,
    errors: ["notFound"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/lorebook/{id}",
    access: "user",
    summary: "Change parts of my lorebook, based on version If-Match",
    params: { id },
    headers: { "if-match": z.pipe(int, z.int().check(z.nonnegative())) },
    body: z.partial(z.object({ name, description: raw(BOOK_DESCRIPTION_MAX), lore, loreBook })),
    bodyMax: SHEET_BODY_MAX,
    out: book,
    errors: ["invalid", "notFound", "conflict", "tooMany"],
    note: "conflict: it was changed elsewhere meanwhile.",
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/lorebook/{id}",
    access: "user",
    summary: "Delete my lorebook; its characters no longer use it",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  export: endpoint({
    method: "POST",
    path: "/lorebook/{id}/export",
    access: "user",
    summary: "My lorebook as a world info file",
    params: { id },
    out: z.object({ url: z.string(), name: z.string() }),
    errors: ["invalid", "notFound", "tooLarge", "tooMany", "unavailable"],
    note: "The address works for a day.",
  }),
  ofCharacter: endpoint({
    method: "GET",
    path: "/character/{id}/lorebooks",
    access: "user",
    summary: "The lorebooks that my character uses, in the order of attaching",
    params: { id },
    out: cards,
    errors: ["notFound"],
  }),
  attach: endpoint({
    method: "PUT",
    path: "/character/{id}/lorebooks/{bookId}",
    access: "user",
    summary: "Let my character use my lorebook, from its next reply on",
    params: used,
    out: cards,
    errors: ["notFound", "tooMany"],
  }),
  detach: endpoint({
    method: "DELETE",
    path: "/character/{id}/lorebooks/{bookId}",
    access: "user",
    summary: "Let my character no longer use a lorebook",
    params: used,
    out: cards,
    errors: ["notFound"],
  }),
};
