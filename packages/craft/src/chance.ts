/** FNV-1a over UTF-16 units, mixed at the end so that similar texts have different hashes; 32 bits. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The same list in an order that depends only on the seed and the items' names. */
export function orderedBy<T>(seed: string, items: readonly T[], nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, name: nameOf(item), rank: hashOf(`${seed}\n${nameOf(item)}`) }))
    .sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1))
    .map(({ item }) => item);
}
