import type { Book } from "@4d/contract";
import { differingParts, mergeThreeWay, withArrived } from "../../platform/three-way-merge.ts";

/** What a person writes in a lorebook. */
export type BookText = Pick<Book, "name" | "description" | "lore" | "loreBook">;

/** A lorebook being edited here; changes the server does not have yet are stored on the device. */
export interface BookWork {
  /** The book as the server has it. */
  base: Book;
  /** The text as it is on screen. */
  text: BookText;
  /** Sent to the server without an answer so far: it may have arrived. */
  sent?: Partial<BookText>;
}

const textOf = ({ name, description, lore, loreBook }: BookText): BookText => ({
  ...{ name, description, lore, loreBook },
});

/** The work on a book of the server. */
export const workOn = (book: Book): BookWork => ({ base: book, text: textOf(book) });

/** The text without unfinished parts, which the server does not accept: entries without content, an empty name. Pure. */
export const sendableText = ({ base, text }: BookWork): BookText => ({
  ...text,
  name: text.name.trim() === "" ? base.name : text.name,
  lore: text.lore.filter(({ content }) => content.trim() !== ""),
});

/** The parts to send. Pure. */
export function unsavedParts(work: BookWork): Partial<BookText> {
  const text = sendableText(work);
  const names = differingParts(textOf(work.base), { ...text });
  return Object.fromEntries(Object.entries(text).filter(([name]) => names.includes(name)));
}

/** The work after the server accepted `sent`, which it may have trimmed: that must not count as a change. Pure. */
export const afterSending = (work: BookWork, sent: Partial<BookText>, book: Book): BookWork => ({
  base: { ...book, ...sent },
  text: work.text,
});

/** The work with what was changed elsewhere, and whether both sides changed the same part differently. Pure. */
export function mergedWith(
  { base, text, sent }: BookWork,
  theirs: Book,
): { work: BookWork; clashes: boolean } {
  const known = textOf(base);
  const before =
    sent === undefined
      ? { ...known }
      : withArrived({ ...known }, { ...known, ...sent }, { ...textOf(theirs) });
  const { merged, clashes } = mergeThreeWay(before, { ...text }, { ...textOf(theirs) });
  return { work: { base: theirs, text: textOf(merged as unknown as BookText) }, clashes: clashes.length > 0 };
}
