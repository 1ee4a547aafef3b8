/** A number of its own for a name; the same picture for the same name. Pure. */
export function pictureSeed(name: string): number {
  let seed = 7;
  for (const sign of name) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return seed % 10_000;
}
