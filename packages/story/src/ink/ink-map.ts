/** A knot or stitch of imported ink, as far as the compiled story shows (`stories §4.3`). */
export interface InkMapNode {
  readonly id: string;
  /** How its text begins. */
  readonly text: string;
  /** Knots and stitches its diverts and choices name. */
  readonly targets: readonly string[];
  readonly choices: number;
  /** Whether the story can end in it. */
  readonly ends: boolean;
}

export interface InkMap {
  readonly nodes: readonly InkMapNode[];
}

/** The map's name for what precedes the first knot. */
export const OPENING = "";
const PREVIEW = 80;

interface Draft {
  text: string;
  choices: number;
  ends: boolean;
  readonly targets: Set<string>;
}

/** The knot or stitch of a path, the longest that there is; a relative path names a stitch of the same knot. */
function partIn(path: unknown, from: string, parts: ReadonlySet<string>): string | undefined {
  if (typeof path !== "string") return undefined;
  const [first = "", second = ""] = path.split(".").filter((part) => part !== "^" && part !== "");
  if (path.startsWith(".")) {
    const stitch = `${from.split(".")[0]}.${first}`;
    return parts.has(stitch) ? stitch : undefined;
  }
  if (parts.has(`${first}.${second}`)) return `${first}.${second}`;
  return parts.has(first) ? first : undefined;
}

/** Walks everything inside a part, without recursion: imported stories may be deep. */
function readPart(id: string, container: unknown, parts: ReadonlySet<string>): Draft {
  const draft: Draft = { text: "", choices: 0, ends: false, targets: new Set() };
  const left: unknown[] = [container];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node === "string") {
      // what precedes the first knot is always done at its end
      if (node === "end" || (node === "done" && id !== OPENING)) draft.ends = true;
      if (node.startsWith("^") && draft.text.length < PREVIEW) draft.text += node.slice(1, PREVIEW);
    } else if (Array.isArray(node)) {
      for (let at = node.length - 1; at >= 0; at -= 1) left.push(node[at]);
    } else if (typeof node === "object" && node !== null) {
      const fields = named(node);
      for (const field of ["->", "f()", "->t->", "^->"]) {
        const target = partIn(fields[field], id, parts);
        if (target !== undefined && target !== id) draft.targets.add(target);
      }
      if (typeof fields["*"] === "string") draft.choices += 1;
      for (const [name, value] of Object.entries(fields))
        if (!name.startsWith("#") && Array.isArray(value)) left.push(value);
    }
  }
  return draft;
}

const named = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};

/** What a container names: the knots of a story, or the stitches of a knot. */
const namedIn = (container: unknown): [string, readonly unknown[]][] =>
  Array.isArray(container)
    ? Object.entries(named(container.at(-1))).filter(
        (one): one is [string, readonly unknown[]] => Array.isArray(one[1]) && one[0] !== "global decl",
      )
    : [];

/** The knots and stitches of a compiled story and what they lead to; a stitch is `knot.stitch`. */
export function inkMap(json: string): InkMap {
  const { root } = named(JSON.parse(json));
  const top: readonly unknown[] = Array.isArray(root) ? root : [];
  const parts: [string, unknown][] = [[OPENING, top.slice(0, -1)]];
  for (const [knot, body] of namedIn(top)) {
    parts.push([knot, body.slice(0, -1)]);
    for (const [stitch, inside] of namedIn(body)) parts.push([`${knot}.${stitch}`, inside]);
  }
  const ids = new Set(parts.map(([id]) => id));
  return {
    nodes: parts.map(([id, body]) => {
      const { text, choices, ends, targets } = readPart(id, body, ids);
      return { id, text: text.trim().slice(0, PREVIEW), targets: [...targets], choices, ends };
    }),
  };
}
