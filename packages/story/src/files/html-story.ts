import type { Passage } from "../twee/passages.ts";

/** A story as a file of Twine holds it. */
export interface TwineStory {
  /** Empty when it has none. */
  readonly title: string;
  /** The story format's name, as `Harlowe`; empty when the file does not say. */
  readonly format: string;
  /** The name of the passage it begins with; null when the file does not say. */
  readonly start: string | null;
  readonly passages: readonly Passage[];
}

const NAMED: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  copy: "©",
  times: "×",
  eacute: "é",
  egrave: "è",
  agrave: "à",
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu;

/** Text with its character references replaced; unknown ones stay as they are. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : all;
  });

/** A tag longer than this is not one. */
const TAG_MAX = 20_000;
const ATTRIBUTE = /([a-z][\w-]{0,60})\s{0,20}=\s{0,20}(?:"([^"]{0,10000})"|'([^']{0,10000})')/giu;

interface Element {
  readonly attributes: ReadonlyMap<string, string>;
  readonly inside: string;
}

/** Where a tag that begins at `from` ends: a `>` outside quotes; -1 when it does not. */
function endOfTag(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < Math.min(html.length, from + TAG_MAX); at += 1) {
    const letter = html.charAt(at);
    if (quote !== "") {
      if (letter === quote) quote = "";
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return at;
  }
  return -1;
}

/** The elements that begin with `open`, up to the next `close`; what is not closed goes to the end. */
function elements(html: string, open: string, close: string): Element[] {
  const found: Element[] = [];
  for (let at = html.indexOf(open); at >= 0; ) {
    const inside = endOfTag(html, at) + 1;
    if (inside === 0) {
      at = html.indexOf(open, at + TAG_MAX);
      continue;
    }
    const closed = html.indexOf(close, inside);
    const end = closed < 0 ? html.length : closed;
    const attributes = new Map<string, string>();
    for (const [, name = "", double, single] of html.slice(at, inside).matchAll(ATTRIBUTE))
      attributes.set(name.toLowerCase(), withoutEntities(double ?? single ?? ""));
    found.push({ attributes, inside: html.slice(inside, end) });
    at = html.indexOf(open, end);
  }
  return found;
}

const tagsOf = (text: string | undefined): string[] => (text ?? "").split(/\s+/u).filter(Boolean);

function storyOf({ attributes, inside }: Element): TwineStory {
  const marked = elements(inside, "<tw-passagedata", "</tw-passagedata>");
  const passages = marked.map(({ attributes: of, inside: text }) => ({
    name: (of.get("name") ?? "").trim(),
    tags: tagsOf(of.get("tags")),
    metadata: "",
    body: withoutEntities(text).replace(/\r\n?/gu, "\n").trim(),
  }));
  const startAt = marked.findIndex(
    ({ attributes: of }) => of.get("pid") === (attributes.get("startnode") ?? "none"),
  );
  return {
    title: attributes.get("name") ?? "",
    format: attributes.get("format") ?? "",
    start: passages[startAt]?.name ?? null,
    passages,
  };
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", s: "\\" };

/** Twine 1 writes its passages as `tiddler` elements, with line ends as `\n`. */
function firstTwine(html: string): TwineStory[] {
  const passages = elements(html, '<div tiddler="', "</div>").map(({ attributes, inside }) => ({
    name: attributes.get("tiddler") ?? "",
    tags: tagsOf(attributes.get("tags")),
    metadata: "",
    body: withoutEntities(inside)
      .replace(/\\([nts])/gu, (all, letter: string) => ESCAPES[letter] ?? all)
      .trim(),
  }));
  if (passages.length === 0) return [];
  const title = passages.find(({ name }) => name === "StoryTitle")?.body ?? "";
  return [{ title, format: "SugarCube", start: "Start", passages }];
}

const STORY = "<tw-storydata";

/** The stories of a file that Twine 1 or 2 published or archived, in its order; none of any other file. */
export function htmlStories(html: string): TwineStory[] {
  const stories = elements(html, STORY, "</tw-storydata>").map(storyOf);
  return stories.length > 0 ? stories : firstTwine(html);
}

/** The part of a published file that holds the stories, without the story format's own program. */
export function storyPartOf(html: string): string {
  const parts: string[] = [];
  for (let at = html.indexOf(STORY); at >= 0; ) {
    const closed = html.indexOf("</tw-storydata>", at);
    const end = closed < 0 ? html.length : closed + "</tw-storydata>".length;
    parts.push(html.slice(at, end));
    at = html.indexOf(STORY, end);
  }
  return parts.length > 0 ? parts.join("\n") : html;
}
