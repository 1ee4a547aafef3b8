/** Only its owner reads, changes, exports or attaches a lorebook; not even administrators do. */
export const mayUseBook = (book: { owner_id: number }, viewerId: number): boolean =>
  book.owner_id === viewerId;

/** A lorebook goes only to characters of the same owner. */
export const mayAttach = (
  book: { owner_id: number },
  character: { owner_id: number },
  viewerId: number,
): boolean => mayUseBook(book, viewerId) && character.owner_id === viewerId;

/** Who reads the words of a character that uses a book. */
export type Audience = "author" | "others";

/** Whether an entry may be used before this audience; of a version nobody has judged yet, others get nothing. */
export const mayBeUsed = (
  at: number,
  { blocked, doubted }: { blocked: readonly number[]; doubted: readonly number[] | null },
  audience: Audience,
): boolean => !blocked.includes(at) && (audience === "author" || (doubted !== null && !doubted.includes(at)));
