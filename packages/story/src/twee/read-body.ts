import type { Notes } from "./warning.ts";

export interface TweeLink {
  readonly text: string;
  /** The passage's name, or null where only the story format's code would know it. */
  readonly target: string | null;
}

export interface PassageBody {
  readonly text: string;
  readonly links: readonly TweeLink[];
}

/**
 * `[[a]]`, `[[text|a]]`, `[[text->a]]`, `[[a<-text]]`, each with or without SugarCube's `[code]` after it.
 */
const LINK = /\[\[([^[\]\n]{1,600})\](?:\[([^\]\n]{0,600})\])?\]/gu;
const PICTURE =
  /\[(?:<|>)?img[^[\]\n]{0,200}\[[^[\]\n]{0,600}\](?:\[[^[\]\n]{0,600}\]){0,2}\]|<img\b[^<>\n]{0,600}>/giu;
const SUGARCUBE = /<<(?:[^<>\n]|[<>](?![<>])){0,2000}>>/gu;
/** Harlowe's `(set: …)`, with one level of brackets inside, and the bracket of a hook after it. */
const HARLOWE = /\((?:[a-z][a-z0-9-]{0,40}):(?:[^()\n]|\([^()\n]{0,400}\)){0,2000}\)\[?/giu;
const TAG =
  /<\/?(?:b|i|em|strong|u|s|br|p|div|span|h[1-6]|a|hr|small|big|sub|sup|center|font)\b[^<>\n]{0,300}>/giu;
const CODE = /^\s*[$_][A-Za-z]|^\s*\$|\(|^`/u;

const COMMENTS = [
  ["<!--", "-->"],
  ["/%", "%/"],
] as const;

/** Removes comments by searching, not by a pattern, which would look for each one's end again and again. */
function withoutComments(source: string): string {
  let text = source;
  for (const [open, close] of COMMENTS) {
    const parts: string[] = [];
    let from = 0;
    for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, from)) {
      const end = text.indexOf(close, at + open.length);
      if (end < 0) break;
      parts.push(text.slice(from, at));
      from = end + close.length;
    }
    text = parts.join("") + text.slice(from);
  }
  return text;
}

const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

function splitLink(inside: string): { text: string; target: string } {
  for (const arrow of ["->", "|"]) {
    const at = inside.lastIndexOf(arrow);
    if (at > 0) return { text: inside.slice(0, at), target: inside.slice(at + arrow.length) };
  }
  const at = inside.indexOf("<-");
  if (at >= 0) return { text: inside.slice(at + 2), target: inside.slice(0, at) };
  return { text: inside, target: inside };
}

/** A passage's text and links; what only a story format understands is removed and counted. */
export function readBody(source: string, notes: Notes): PassageBody {
  const links: TweeLink[] = [];
  const without = (kind: "macros" | "pictures") => () => {
    notes.count(kind);
    return "";
  };
  const text = withoutComments(source)
    .replace(PICTURE, without("pictures"))
    .replace(LINK, (_, inside: string, code: string | undefined) => {
      const { text, target } = splitLink(inside);
      if (code !== undefined) notes.count("macros");
      const known = !CODE.test(target);
      if (!known) notes.count("codeLinks");
      links.push({ text: text.trim(), target: known ? target.trim() : null });
      return "";
    })
    .replace(SUGARCUBE, without("macros"))
    .replace(HARLOWE, without("macros"))
    .replace(TAG, (tag) => (/^<(?:br|\/p|\/div)/iu.test(tag) ? "\n" : ""));
  return { text: tidy(text), links };
}
