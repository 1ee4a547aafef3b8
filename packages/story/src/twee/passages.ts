/** A passage of a Twee file (the specification's `:: name [tags] {metadata}` and what follows it). */
export interface Passage {
  readonly name: string;
  readonly tags: readonly string[];
  /** The metadata's text; empty when there is none. */
  readonly metadata: string;
  readonly body: string;
}

const unescaped = (text: string): string => text.replace(/\\(.)/gu, "$1");

/**
 * Searching backwards from the end: where a header's last block opens that ends in `close`; -1 when it has
 * none.
 */
function openingOf(header: string, open: string, close: string): number {
  if (!header.endsWith(close) || header.endsWith(`\\${close}`)) return -1;
  for (let at = header.lastIndexOf(open); at > 0; at = header.lastIndexOf(open, at - 1)) {
    if (header[at - 1] !== "\\") return at;
  }
  return -1;
}

/**
 * `name [tags] {metadata}`; both blocks may be absent, and brackets of the name are escaped. Twee 1 and 2 have
 * a place on the map, as `<10,20>`, instead of the metadata.
 */
function readHeader(line: string): Omit<Passage, "body"> {
  let header = line
    .trim()
    .replace(/<\d{1,6},\d{1,6}>$/u, "")
    .trim();
  const metadataAt = header.endsWith("}") ? header.search(/(?<!\\)\{/u) : -1;
  const metadata = metadataAt < 0 ? "" : header.slice(metadataAt);
  if (metadataAt >= 0) header = header.slice(0, metadataAt).trim();
  const tagsAt = openingOf(header, "[", "]");
  const tags =
    tagsAt < 0
      ? []
      : header
          .slice(tagsAt + 1, -1)
          .split(/\s+/u)
          .filter(Boolean)
          .map(unescaped);
  return { name: unescaped(tagsAt < 0 ? header : header.slice(0, tagsAt)).trim(), tags, metadata };
}

/** The passages of a Twee file; what precedes the first is ignored. */
export function readPassages(source: string): Passage[] {
  const passages: Passage[] = [];
  let header: string | null = null;
  let body: string[] = [];
  const close = () => {
    if (header !== null) passages.push({ ...readHeader(header), body: body.join("\n").trim() });
    body = [];
  };
  for (const line of source
    .replace(/^\ufeff/u, "")
    .replace(/\r\n?/gu, "\n")
    .split("\n")) {
    if (line.startsWith("::")) {
      close();
      header = line.slice(2);
    } else {
      body.push(line.replace(/^\\(?=::)/u, ""));
    }
  }
  close();
  return passages;
}
