/** A knot of imported ink, as far as the compiled story shows (`stories §4.3`). */
export interface InkMapNode {
  readonly id: string;
  /** How its text begins. */
  readonly text: string;
  /** Knots its diverts and choices name. */
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

/** The knot of an absolute path; a relative one stays in its knot. */
const knotIn = (path: unknown): string | undefined =>
  typeof path === "string" && !path.startsWith(".") ? path.split(".")[0] : undefined;

function readObject(node: Record<string, unknown>, draft: Draft, knots: ReadonlySet<string>): void {
  for (const field of ["->", "f()", "->t->", "^->"]) {
    const knot = knotIn(node[field]);
    if (knot !== undefined && knots.has(knot)) draft.targets.add(knot);
  }
  if (typeof node["*"] === "string") draft.choices += 1;
}

/** Walks everything inside a container, without recursion: imported stories may be deep. */
function readContainer(container: unknown, knots: ReadonlySet<string>): Draft {
  const draft: Draft = { text: "", choices: 0, ends: false, targets: new Set() };
  const left: unknown[] = [container];
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node === "string") {
      if (node === "end") draft.ends = true;
      if (node.startsWith("^") && draft.text.length < PREVIEW) draft.text += node.slice(1, PREVIEW);
    } else if (Array.isArray(node)) {
      for (let at = node.length - 1; at >= 0; at -= 1) left.push(node[at]);
    } else if (typeof node === "object" && node !== null) {
      const fields = Object.entries(node);
      readObject(Object.fromEntries(fields), draft, knots);
      left.push(
        ...fields
          .filter(([name]) => !name.startsWith("#"))
          .map(([, value]) => (Array.isArray(value) ? value : null)),
      );
    }
  }
  return draft;
}

const named = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};

/** The knots of a compiled story and what they lead to. */
export function inkMap(json: string): InkMap {
  const { root } = named(JSON.parse(json));
  const top: readonly unknown[] = Array.isArray(root) ? root : [];
  const bodies = Object.entries(named(top.at(-1))).filter(
    ([name, body]) => Array.isArray(body) && name !== "global decl",
  );
  const knots = new Set(bodies.map(([name]) => name));
  const parts: [string, unknown][] = [[OPENING, top.slice(0, -1)], ...bodies];
  return {
    nodes: parts.map(([id, body]) => {
      const { text, choices, ends, targets } = readContainer(body, knots);
      return { id, text: text.trim().slice(0, PREVIEW), targets: [...targets], choices, ends };
    }),
  };
}
