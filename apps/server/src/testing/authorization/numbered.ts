let serial = 0;

/** A word nobody has used in this run. */
export function numbered(word: string): string {
  serial += 1;
  return `${word}${serial}`;
}
