import { matchRanges } from "@4d/contract/folding";

/** A text with the matches marked; begins shortly before the first of them. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return cutAround(text, words).map(({ at, text: piece, hit }) =>
    hit ? (
      <mark key={at} className="bg-transparent font-semibold text-capsule">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

interface TextCut {
  at: number;
  text: string;
  hit: boolean;
}
const BEFORE = 12;

/** Splits a text at the matches, folding variants of writing; a late match is brought forward. Pure. */
export function cutAround(text: string, words: string): TextCut[] {
  const flat = text.replaceAll(/\s+/g, " ");
  const places = matchRanges(flat, words);
  const first = places[0]?.start;
  if (first === undefined) return [{ at: 0, text: flat, hit: false }];
  const near = first > BEFORE * 2 ? first - BEFORE : 0;
  // Never through a surrogate pair.
  const from = /^[\uDC00-\uDFFF]/.test(flat.slice(near)) ? near + 1 : near;
  const cuts: TextCut[] = from === 0 ? [] : [{ at: -1, text: "…", hit: false }];
  let end = from;
  for (const place of places) {
    if (place.start > end) cuts.push({ at: end, text: flat.slice(end, place.start), hit: false });
    end = place.end;
    cuts.push({ at: place.start, text: flat.slice(place.start, end), hit: true });
  }
  if (end < flat.length) cuts.push({ at: end, text: flat.slice(end), hit: false });
  return cuts;
}
