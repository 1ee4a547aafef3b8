// What Array.prototype.with and toSpliced do; Chrome 109 has neither.

/** The list with another item at an index. Pure. */
export const withItem = <T>(items: readonly T[], at: number, item: T): T[] =>
  items.map((one, index) => (index === at ? item : one));

/** The list without the item at an index. Pure. */
export const withoutItem = <T>(items: readonly T[], at: number): T[] =>
  items.filter((_, index) => index !== at);
