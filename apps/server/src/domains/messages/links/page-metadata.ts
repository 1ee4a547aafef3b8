/** What the head of a page says about it; empty where it says nothing. */
export interface PageMetadata {
  title: string;
  description: string;
  /** As written: may be relative. */
  image: string;
}

const METAS_MAX = 200;
const TAGS_MAX = 20_000;
const TAG_MAX = 4_096;
const SKIPPED = ["script", "style", "noscript", "template", "svg"];
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;

const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  middot: "·",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
  laquo: "«",
  raquo: "»",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
};

/** The text of a page in its own charset: from the header, else as declared at its beginning, else UTF-8. */
export function decodePage(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(body.subarray(0, 2_048));
  const declared = /charset\s*=\s*["']?([\w-]{2,20})/i;
  const label = declared.exec(contentType)?.[1] ?? declared.exec(start)?.[1] ?? "utf-8";
  return decoderOf(label).decode(body);
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Reads title, description and picture from the head of a page: Open Graph first, then Twitter, then plain tags. One
 * pass whatever the content, so a page cannot make it slow.
 */
export function readPageMetadata(html: string): PageMetadata {
  const { title, metas } = scan(html);
  const first = (...names: string[]) => names.map((name) => metas.get(name)).find((value) => value) ?? "";
  return {
    title: clean(first("og:title", "twitter:title") || title, 200),
    description: clean(first("og:description", "twitter:description", "description"), 300),
    image: decodeEntities(
      first("og:image:secure_url", "og:image:url", "og:image", "twitter:image", "twitter:image:src"),
    ).trim(),
  };
}

function scan(html: string): { title: string; metas: Map<string, string> } {
  // Only ASCII letters, so that positions stay the same as in the page.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const metas = new Map<string, string>();
  let title = "";
  let seen = 0;
  let at = lower.indexOf("<");
  for (let tags = 0; at >= 0 && seen < METAS_MAX && tags < TAGS_MAX; tags += 1) {
    const name = /^[!/]?[a-z-]*/.exec(lower.slice(at + 1, at + 20))?.[0] ?? "";
    if (name === "body" || name === "/head") break;
    let next = at + 1;
    if (name.startsWith("!--")) next = indexAfter(lower, "-->", at + 4);
    else if (SKIPPED.includes(name)) next = indexAfter(lower, `</${name}`, at);
    else if (name === "title" && title === "") {
      const from = indexAfter(lower, ">", at);
      next = indexAfter(lower, "</title", from);
      const end = lower.indexOf("</title", from);
      title = html.slice(from, end < 0 ? from + TAG_MAX : end);
    } else if (name === "meta") {
      seen += 1;
      recordMeta(
        metas,
        html.slice(at + 5, Math.min(indexAfter(lower, ">", at), at + TAG_MAX)),
        html.slice(at + 5, at + TAG_MAX),
      );
    }
    at = lower.indexOf("<", next);
  }
  return { title, metas };
}

function indexAfter(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

/** `longer` is read when a quoted value contains a `>`, which cuts `tag` short inside the quotes. */
function recordMeta(metas: Map<string, string>, tag: string, longer: string): void {
  const isCut = (tag.split('"').length - 1) % 2 === 1 || (tag.split("'").length - 1) % 2 === 1;
  let key = "";
  let content = "";
  for (const [, name = "", double, single, bare] of (isCut ? longer : tag).matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? "";
    const attribute = name.toLowerCase();
    if ((attribute === "property" || attribute === "name") && key === "") key = value.trim().toLowerCase();
    if (attribute === "content" && content === "") content = value;
    if (key !== "" && content !== "") break;
  }
  if (key !== "" && content !== "" && !metas.has(key)) metas.set(key, content);
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, decodeEntity);
}

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : "";
}

/** One line of plain text: no control or direction characters, at most `most` units. */
function clean(text: string, most: number): string {
  const line = decodeEntities(text)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`;
}
