import { tokensOf } from "../../learned/tokens.ts";
import { normal } from "../../text/normal.ts";
import { wordsOf } from "../../text/words.ts";

/** Runs of up to this many tokens are features. */
const RUN_MOST = 3;
/** Two tokens apart from each other are a feature up to this distance. */
const APART_MOST = 5;
/** How much of the character's line before counts, in tokens from its end. */
const BEFORE_MOST = 12;

/** Lengths count as one up to each of these, in tokens. */
const LENGTHS = [3, 7, 14, 38];

const lengthOf = (tokens: number): string => `length ${LENGTHS.filter((bound) => tokens >= bound).length}`;

function* runsOf(tokens: readonly string[]): Generator<string> {
  for (const [at, token] of tokens.entries()) {
    for (let length = 1; length <= RUN_MOST && at + length <= tokens.length; length += 1)
      yield tokens.slice(at, at + length).join("_");
    for (let apart = 2; apart <= APART_MOST && at + apart < tokens.length; apart += 1)
      yield `${token}~${tokens[at + apart]}`;
    if (/^[a-z]{5,}$/u.test(token)) {
      yield `begin ${token.slice(0, 4)}`;
      yield `end ${token.slice(-3)}`;
    }
  }
}

function* wordPairs(words: readonly string[]): Generator<string> {
  for (const [at, word] of words.entries()) {
    yield `word ${word}`;
    if (words[at + 1] !== undefined) yield `words ${word} ${words[at + 1]}`;
    if (words[at + 2] !== undefined) yield `words ${word} .. ${words[at + 2]}`;
  }
}

function* before(line: string): Generator<string> {
  if (line === "") yield "nothing before";
  else yield /[?？]\s*$/u.test(line) ? "asked before" : "said before";
  for (const { word } of tokensOf(normal(line)).slice(-BEFORE_MOST)) yield `before ${word}`;
}

/** What a line is classified by: its signs and words, how they follow each other, and the character's line before. */
export function askFeatures(line: string, characterLine: string): string[] {
  const clean = normal(line);
  const tokens = tokensOf(clean).map(({ word }) => word);
  const features = [
    "always",
    ...runsOf(["^", ...tokens, "$"]),
    ...wordPairs(wordsOf(clean)),
    lengthOf(tokens.length),
    /[?？]\s*$/u.test(line) ? "question mark" : "no question mark",
    ...before(characterLine),
  ];
  return [...new Set(features)];
}
