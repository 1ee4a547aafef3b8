import { parseUrl, splitEmoji } from "@4d/contract";
import { graphemesOf } from "../../../platform/graphemes.ts";

/** A piece of a message's text as it is drawn. */
export type TextPart =
  | { kind: "text"; text: string }
  | { kind: "emoji"; position: number; name: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "mention"; text: string };

const LINK = /https?:\/\/[^\s<>"'`，。！？；：、（）【】《》“”‘’]+/gi;
const TRAILING = /[.,!?;:)\]}'"]+$/;

/** Only web addresses become links, whatever a message claims. */
function safeHref(text: string): string | null {
  const url = parseUrl(text);
  return url?.protocol === "http:" || url?.protocol === "https:" ? url.href : null;
}

function splitBy(text: string, pattern: RegExp, made: (found: string) => TextPart | null): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const found = pattern === LINK ? match[0].replace(TRAILING, "") : match[0];
    const part = made(found);
    if (part === null) continue;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(part);
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

function withMentions(text: string, names: readonly string[]): TextPart[] {
  if (names.length === 0) return [{ kind: "text", text }];
  const longestFirst = [...names].sort((one, other) => other.length - one.length).map(quoted);
  return splitBy(text, new RegExp(`@(?:${longestFirst.join("|")})`, "g"), (found) => ({
    kind: "mention",
    text: found,
  }));
}

/** A name that can appear in a mention; any other name is found by its `@` alone. */
const NAMED = /(?<![\w.])@[^\s@，。！？、：；]{1,20}/g;

/**
 * How a text mentions these people, each by any of their present or former names. A person found by none was
 * renamed since: they get the first `@` that belongs to nobody else. Pure.
 */
export function mentionsIn(text: string, people: readonly (readonly string[])[]): string[] {
  const found = people.map((names) => names.filter((name) => name !== "" && text.includes(`@${name}`)));
  const names = [...new Set(found.flat())];
  const lost = found.filter((one) => one.length === 0).length;
  if (lost === 0) return names;
  const taken = withMentions(text, names).filter(({ kind }) => kind === "text");
  const others = taken.flatMap((part) => (part.kind === "text" ? (part.text.match(NAMED) ?? []) : []));
  return [...names, ...others.slice(0, lost).map((one) => one.slice(1))];
}

/** Text in pieces: named emoji by position, safe links, mentions of `names` (`rules §5.5`, `MSG-8`). Pure. */
export function textParts(text: string, names: readonly string[] = []): TextPart[] {
  const link = (found: string): TextPart | null => {
    const href = safeHref(found);
    return href === null ? null : { kind: "link", text: found, href };
  };
  return splitEmoji(text).flatMap((piece): TextPart[] => {
    if ("emoji" in piece) return [{ kind: "emoji", position: piece.emoji, name: piece.name }];
    return splitBy(piece.text, LINK, link).flatMap((part) =>
      part.kind === "text" ? withMentions(part.text, names) : [part],
    );
  });
}

const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator})+$/u;
const ALONE_MAX = 3;

/** The number of emoji if the text is one to three emoji and nothing else; otherwise 0. Pure. */
export function aloneEmoji(text: string): number {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 40) return 0;
  let count = 0;
  for (const piece of splitEmoji(trimmed)) {
    if ("emoji" in piece) {
      count += 1;
      continue;
    }
    for (const sign of graphemesOf(piece.text.replaceAll(/\s/g, ""))) {
      // Digits and signs are emoji components, but not emoji by themselves.
      if (!PICTURE.test(sign) || /^[\d#*]+$/.test(sign)) return 0;
      count += 1;
    }
  }
  return count <= ALONE_MAX ? count : 0;
}

/** The first web address in a text, for the link preview under a bubble. Pure. */
export function firstLink(text: string): string | null {
  for (const part of textParts(text)) if (part.kind === "link") return part.href;
  return null;
}
