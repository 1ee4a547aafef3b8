import type { Expr, Part } from "./parts.ts";

/** What a variable holds over the whole story; `mixed` when it is not always the same. */
export type Kind = "number" | "string" | "boolean" | "list" | "mixed";

const ITEMS_MAX = 300;
const VARIABLES_MAX = 400;

const common = (kinds: readonly Kind[]): Kind => {
  const [first = "number"] = kinds;
  return kinds.every((kind) => kind === first) ? first : "mixed";
};

/** Every set in these parts, at any depth. */
function setsOf(parts: readonly Part[]): { name: string; value: Expr }[] {
  const found: { name: string; value: Expr }[] = [];
  const left: Part[] = [...parts];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part.kind === "set") found.push(part);
    else if (part.kind === "if") for (const branch of part.branches) left.push(...branch.parts);
    else if (part.kind === "link") left.push(...part.effects);
    else if (part.kind === "reveal" || part.kind === "loop" || part.kind === "each") left.push(...part.parts);
    if (part.kind === "each") found.push({ name: part.variable, value: { kind: "value", value: "" } });
  }
  return found;
}

/** A set of a map is one of each of its fields. */
export const fieldsOf = (name: string, value: Expr): { name: string; value: Expr }[] =>
  value.kind === "map"
    ? value.fields.flatMap(([field, of]) => fieldsOf(`${name}.${field}`, of))
    : [{ name, value }];

/** The names a translated story uses in ink, and what its variables hold. */
export class Names {
  readonly #variables = new Map<string, string>();
  readonly #items = new Map<string, string>();
  readonly #kinds = new Map<string, Kind>();
  readonly #passages: ReadonlyMap<string, number>;
  #made = 0;
  /** Ink variables and what they begin with. */
  readonly globals = new Map<string, string>();
  /** The functions of ours that are called. */
  readonly functions = new Set<string>();

  constructor(passages: readonly { name: string; parts: readonly Part[] }[]) {
    this.#passages = new Map(passages.map(({ name }, at) => [name, at + 1]));
    const sets = passages
      .flatMap(({ parts }) => setsOf(parts))
      .flatMap(({ name, value }) => fieldsOf(name, value));
    // a variable set from another has its kind one round later
    for (let round = 0; round < 4; round += 1) {
      const seen = new Map<string, Set<Kind>>();
      for (const { name, value } of sets)
        seen.set(name, (seen.get(name) ?? new Set<Kind>()).add(this.kindOf(value)));
      for (const [name, kinds] of seen)
        this.#kinds.set(name, kinds.has("list") ? "list" : common([...kinds]));
    }
  }

  /** The ink name of a variable; undefined when there are too many. */
  variable(name: string): string | undefined {
    const known = this.#variables.get(name);
    if (known !== undefined || this.#variables.size >= VARIABLES_MAX) return known;
    const plain = name.replace(/[^A-Za-z0-9_]/gu, "_").slice(0, 30);
    const isFree = ![...this.#variables.values()].includes(`v_${plain}`);
    const made = isFree ? `v_${plain}` : `v_${plain}_${this.#variables.size}`;
    this.#variables.set(name, made);
    const start = { number: "0", string: '""', boolean: "false", list: "()", mixed: "0" };
    this.globals.set(made, start[this.#kinds.get(name) ?? "number"]);
    return made;
  }

  /** The list item for a text; undefined when there are too many. */
  item(text: string): string | undefined {
    const known = this.#items.get(text);
    if (known !== undefined || this.#items.size >= ITEMS_MAX) return known;
    const made = `i_${this.#items.size + 1}`;
    this.#items.set(text, made);
    return made;
  }

  get items(): readonly (readonly [text: string, item: string])[] {
    return [...this.#items];
  }

  /** The number of a passage, which its knots are named by. */
  passage(name: string): number | undefined {
    return this.#passages.get(name) ?? this.#passages.get(name.trim());
  }

  get passages(): readonly (readonly [name: string, number: number])[] {
    return [...this.#passages];
  }

  /** A variable of ours, that begins with a value each time the story does. */
  fresh(prefix: string, start: string): string {
    const made = this.knot(prefix);
    this.globals.set(made, start);
    return made;
  }

  /** The name of a knot of ours. */
  knot(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${this.#made}`;
  }

  kindOf(of: Expr): Kind {
    if (of.kind === "value") return typeof of.value as "number" | "string" | "boolean";
    if (of.kind === "variable") return this.#kinds.get(of.name) ?? "number";
    if (of.kind === "list") return "list";
    if (of.kind === "not") return "boolean";
    if (of.kind === "binary") return this.#kindOfBinary(of);
    if (of.kind === "call") return this.#kindOfCall(of.name, of.args);
    return "number";
  }

  #kindOfBinary({ op, left, right }: Expr & { kind: "binary" }): Kind {
    if (op !== "+" && op !== "-") return ["*", "/", "%"].includes(op) ? "number" : "boolean";
    const kinds = [this.kindOf(left), this.kindOf(right)];
    if (kinds.includes("list")) return "list";
    if (op === "-") return "number";
    if (kinds.includes("string")) return "string";
    return kinds.includes("mixed") ? "mixed" : "number";
  }

  #kindOfCall(name: string, args: readonly Expr[]): Kind {
    if (name === "passage" || name === "previous" || name === "text") return "string";
    if (name === "hasVisited" || name === "coin" || name === "nothing") return "boolean";
    if (name === "history") return "list";
    const values = name === "if" ? args.slice(1) : args;
    if (name === "either" && values[0]?.kind === "list") return this.#kindOfItems(values[0].items);
    if (name !== "if" && name !== "either") return "number";
    const kinds = [...new Set(values.map((value) => this.kindOf(value)))];
    return kinds.length === 1 && kinds[0] === "list" ? "string" : common(kinds);
  }

  #kindOfItems(items: readonly Expr[]): Kind {
    return common(items.map((item) => this.kindOf(item)));
  }
}
