import { cutAround } from "./cut-around.ts";

/** A text with the words found in it marked; begins shortly before the first of them. */
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
