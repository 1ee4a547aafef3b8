/** A piece of a text as it is spoken. */
export type Piece =
  | {
      readonly kind: "syllable";
      /** The same letters always sound the same. */
      readonly seed: number;
      readonly narrated: boolean;
    }
  | { readonly kind: "pause"; readonly seconds: number; readonly ends: "?" | "!" | "." | "" };

const SHORT = 0.14;
const LONG = 0.28;
const ACTION = 0.3;
function pause(seconds: number, ends: "?" | "!" | "." | ""): Piece {
  return { kind: "pause", seconds, ends };
}

/** The pause that a punctuation mark makes. */
function markPause(sign: string): Piece {
  if ("，、,;；:：".includes(sign)) return pause(SHORT, "");
  if ("？?".includes(sign)) return pause(LONG, "?");
  return pause(LONG, "！!~～".includes(sign) ? "!" : ".");
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Syllables of a word in letters: about as many as it has groups of vowels. */
function syllablesOf(word: string): string[] {
  if (word === "" || ONE.test(word)) return word === "" ? [] : [word];
  const groups = word.toLowerCase().match(/[^aeiouyà-ü]*[aeiouyà-ü]+(?:[^aeiouyà-ü]+$)?/gu);
  return groups ?? word.match(/.{1,3}/gu) ?? [];
}

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\p{N}|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u;
const TOKENS = new RegExp(`(?<word>${WORD.source})|(?<mark>[，、,;；:：。.…—\\n？?！!~～])`, "gu");
const ONE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}]$/u;
/** Actions: （推开窗）, (smiles), *smiles*. */
const ACTIONS = /（[^（）]{0,400}）|\([^()]{0,400}\)|\*[^*\n]{1,400}\*/gu;

function piecesOf(text: string, narrated: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const { groups } of text.matchAll(TOKENS)) {
    const { word, mark } = groups ?? {};
    for (const one of syllablesOf(word ?? "")) pieces.push({ kind: "syllable", seed: seedOf(one), narrated });
    // Several marks in a row are one pause: "……", "?!".
    if (mark !== undefined && pieces.at(-1)?.kind !== "pause") pieces.push(markPause(mark));
  }
  return pieces;
}

/**
 * Splits a text into syllables and pauses. Actions in brackets are spoken by the narrator, or are a moment of
 * silence without one.
 */
export function splitIntoPieces(text: string, withNarration: boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const action of text.matchAll(ACTIONS)) {
    pieces.push(...piecesOf(text.slice(from, action.index), false));
    if (withNarration) pieces.push(...piecesOf(action[0], true), pause(SHORT, "."));
    else pieces.push(pause(ACTION, ""));
    from = action.index + action[0].length;
  }
  return [...pieces, ...piecesOf(text.slice(from), false)];
}
