/** The first `limit` of rows of which one more was asked for, and where the next page begins. */
export function pageOf<T extends { id: number }>(
  rows: readonly T[],
  limit: number,
): { items: T[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}
