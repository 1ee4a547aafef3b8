import { type CharacterSheet, characterSheet } from "@4d/contract";
import * as z from "zod/mini";

/** The entries of a book, and what it says of all of them. */
export type BookText = Pick<CharacterSheet, "lore" | "loreBook">;

const bookText = z.object({ lore: characterSheet.shape.lore, loreBook: characterSheet.shape.loreBook });

/** A stored book. */
export const readBook = (json: string): BookText => bookText.parse(JSON.parse(json));

/** How a book is stored, with the figures that lists and limits need. */
export const bookColumns = (text: BookText): { sheet: string; entries: number; chars: number } => ({
  sheet: JSON.stringify({ lore: text.lore, loreBook: text.loreBook }),
  entries: text.lore.length,
  chars: text.lore.reduce((sum, { content }) => sum + content.length, 0),
});
