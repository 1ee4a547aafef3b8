import { withoutEntities } from "../files/html-story.ts";

export type TwineFormat = "harlowe" | "sugarcube" | "chapbook" | "snowman" | "plain";

const ENDS = {
  "<!--": "-->",
  "/%": "%/",
  "/*": "*/",
  "<script": "</script>",
  "<style": "</style>",
} as const;
type Opening = keyof typeof ENDS;

const OPENINGS: Readonly<Record<TwineFormat, readonly Opening[]>> = {
  harlowe: ["<!--", "<script", "<style"],
  sugarcube: ["<!--", "/%", "/*", "<script", "<style"],
  chapbook: ["<!--", "<script", "<style"],
  snowman: ["<!--", "<script", "<style"],
  plain: ["<!--", "/%", "<script", "<style"],
};

/** Removes what stands between two marks, by searching; a pattern would look for each one's end again and again. */
function withoutBetween(source: string, open: Opening, onFound: () => void): string {
  const parts: string[] = [];
  const close = ENDS[open];
  let from = 0;
  for (let at = source.indexOf(open); at >= 0; at = source.indexOf(open, from)) {
    const end = source.indexOf(close, at + open.length);
    if (end < 0) break;
    // SugarCube's own `<<script>>` is no tag
    const isMacro = open.startsWith("<s") && source.charAt(at - 1) === "<";
    parts.push(source.slice(from, isMacro ? at + open.length : at));
    from = isMacro ? at + open.length : end + close.length;
    if (!isMacro) onFound();
  }
  return parts.join("") + source.slice(from);
}

const BREAK = /^<\/?(?:br|p|div|li|tr|h[1-6]|blockquote|center|section|table|ul|ol)\b/iu;
/** A tag of HTML; not the `<<if …>>` of SugarCube. */
const TAG = /(?<!<)<\/?[a-z][a-z0-9-]{0,30}(?:[\s/][^<>]{0,1500})?>(?!>)/giu;
const PICTURE =
  /\[(?:<|>)?img[^[\]\n]{0,200}\[[^[\]\n]{0,600}\](?:\[[^[\]\n]{0,600}\]){0,2}\]|(?<!<)<(?:img|video|audio|iframe|svg)\b[^<>]{0,1500}>|!\[[^[\]\n]{0,200}\]\([^()\n]{0,600}\)/giu;
/** `<a data-passage="Hall">` is a link. */
const ANCHOR = /<a\b[^<>]{0,300}?\bdata-passage="([^"<>[\]|]{1,200})"[^<>]{0,300}>([^<>[\]|]{1,200})<\/a>/giu;

export interface MarkupNotes {
  readonly onPicture: () => void;
  readonly onScript: () => void;
}

/** A passage's source without comments, scripts and tags; line breaks of HTML are line ends. */
export function withoutHtml(source: string, format: TwineFormat, notes: MarkupNotes): string {
  let text = source;
  for (const open of OPENINGS[format])
    text = withoutBetween(text, open, () => (open === "<script" ? notes.onScript() : undefined));
  return text
    .replace(ANCHOR, (_, name: string, label: string) => `[[${label}->${name}]]`)
    .replace(PICTURE, () => {
      notes.onPicture();
      return "";
    })
    .replace(TAG, (tag) => (BREAK.test(tag) ? "\n" : ""));
}

const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]{1,300})\1(?![\p{L}\p{N}*_])/gu;
const MARKS: Readonly<Record<TwineFormat, RegExp | null>> = {
  harlowe:
    /''|(?<!:)\/\/|\^\^|~~|\*\*\*?|^#{1,6}(?=[ \p{L}])|^[ \t]*(?:=+>+<=+|<=+>|=+>|<=+)[ \t]*$|^[ \t]*-{3,}[ \t]*$/gmu,
  sugarcube:
    /''|(?<!:)\/\/|\^\^|~~|__|==|\{\{\{|\}\}\}|"""|^!{1,6}(?=\s?\p{L})|@@(?:[#.][\w.#-]{1,60};|[\w-]{1,40}:[^;@\n]{1,100};){0,8}|^[ \t]*-{4,}[ \t]*$/gmu,
  chapbook: /\*\*|__|~~|^#{1,6}(?= )|^[ \t]*(?:-{3,}|\*{3,})[ \t]*$/gmu,
  snowman: /\*\*|__|~~|^#{1,6}(?= )|^[ \t]*(?:-{3,}|\*{3,})[ \t]*$/gmu,
  plain: /''|(?<!:)\/\//gu,
};
const MARKED = new Set<TwineFormat>(["harlowe", "chapbook", "snowman"]);
const ADDRESS = /(?<!!)\[([^[\]\n]{1,200})\]\((?:https?:|\/|#)[^()\s]{0,600}\)/gu;

/** What is left of a format's code where a passage is broken; never shown. */
const CODE =
  /<<\/?[a-z=-][^<>\n]{0,400}>>|<<\/?[a-z][^<>\n]{0,400}$|<%[=-]?|%>|\[\[|\]\]|\((?:set|put|if|unless|else-?if|else|print|display|link[a-z-]{0,20}|click[a-z-]{0,20}|go-?to|either|random|for|live|css|t8n|transition|text-[a-z]{1,10}|colou?r|dm|a):(?=[ "'$_)]|$)[^()\n]{0,400}\)?|\([a-z][a-z0-9-]{1,30}:(?=["'$])[^()\n]{0,400}\)?|(?<!<)<\/?[a-z][^<>\n]{0,300}$/giu;

/** A piece of text as it is shown: without the format's marks of style, and without what is left of its code. */
export function shownText(
  text: string,
  format: TwineFormat,
  onCode: (code: string) => void = () => undefined,
): string {
  const marks = MARKS[format];
  let shown = text.replace(/\\\n/gu, "");
  if (marks !== null) shown = shown.replace(marks, "");
  if (MARKED.has(format)) shown = shown.replace(EMPHASIS, "$2").replace(ADDRESS, "$1");
  shown = shown.replace(CODE, (code) => {
    onCode(code.slice(0, 30));
    return "";
  });
  return withoutEntities(shown);
}

export interface LinkText {
  readonly text: string;
  readonly target: string;
}

/** `text->target`, `target<-text`, `text|target` or only a target. */
export function splitLink(inside: string): LinkText {
  const right = inside.lastIndexOf("->");
  if (right > 0) return { text: inside.slice(0, right), target: inside.slice(right + 2).trim() };
  const left = inside.indexOf("<-");
  if (left > 0) return { text: inside.slice(left + 2), target: inside.slice(0, left).trim() };
  const bar = inside.lastIndexOf("|");
  if (bar > 0) return { text: inside.slice(0, bar), target: inside.slice(bar + 1).trim() };
  return { text: inside, target: inside.trim() };
}

const LINK_MAX = 800;
/** What stands inside the `[[…]]` that begins here; null where none does. */
export function linkAt(source: string, at: number): string | null {
  if (!source.startsWith("[[", at) || source.startsWith("[[[", at)) return null;
  const ahead = source.slice(at + 2, at + LINK_MAX);
  const end = ahead.indexOf("]]");
  if (end <= 0 || ahead.lastIndexOf("\n", end) >= 0) return null;
  return ahead.slice(0, end);
}
