/** Cuts a page of `limit` rows, of which one more was read, and returns the cursor of the next page. */
export function pageOf<T extends { id: number }>(
  rows: readonly T[],
  limit: number,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}
