export interface Cut {
  at: number;
  text: string;
  hit: boolean;
}
const BEFORE = 12;

/** Splits a text at the words looked for, whatever their case; far ones are brought forward. Pure. */
export function cutAround(text: string, words: string): Cut[] {
  const flat = text.replaceAll(/\s+/g, " ");
  const wanted = words.trim().toLowerCase();
  const lower = flat.toLowerCase();
  const first = wanted === "" ? -1 : lower.indexOf(wanted);
  // Some letters change their length in lower case; then nothing is marked rather than the wrong part.
  if (first < 0 || lower.length !== flat.length) return [{ at: 0, text: flat, hit: false }];
  const from = first > BEFORE * 2 ? first - BEFORE : 0;
  const cuts: Cut[] = from === 0 ? [] : [{ at: -1, text: "…", hit: false }];
  let end = from;
  for (let at = first; at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    if (at > end) cuts.push({ at: end, text: flat.slice(end, at), hit: false });
    end = at + wanted.length;
    cuts.push({ at, text: flat.slice(at, end), hit: true });
  }
  if (end < flat.length) cuts.push({ at: end, text: flat.slice(end), hit: false });
  return cuts;
}
