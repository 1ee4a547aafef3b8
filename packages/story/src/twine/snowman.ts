import { conditionOf, orNoted, type PassageReading, targetOf, textParts } from "./build.ts";
import { type Dialect, readAssignments, readExpression } from "./expression.ts";
import { linkAt, splitLink } from "./markup.ts";
import { type Branch, DEPTH_MAX, NotDone, type Part } from "./parts.ts";
import { closing } from "./source.ts";

const DIALECT: Dialect = {
  bare: false,
  holders: [["s"], ["story", "state"], ["window", "story", "state"]],
};
const IF = /^(?:(\})\s*else\s+)?if\s*\((.*)\)\s*\{?$/su;

/** Another passage, shown here. */
const RENDERED = /^(?:window\.)?story\.render\((["'])(.{1,200})\1\);?$/u;

type Piece =
  | { readonly kind: "text" | "print"; readonly source: string }
  | { readonly kind: "if" | "elseif"; readonly source: string }
  | { readonly kind: "else" | "end" };

/** Statements of a `<% … %>`, which ends where a `;`, a line or a brace does. */
function statements(code: string, reading: PassageReading): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if (letter === "(" || letter === "[") {
      const end = closing(code, at + 1, { open: letter, close: letter === "(" ? ")" : "]" }, reading.budget);
      if (end > 0) at = end;
    } else if (letter === '"' || letter === "'") {
      const end = code.indexOf(letter, at + 1);
      if (end > 0) at = end;
    } else if (letter === ";" || letter === "\n" || letter === "{") {
      found.push(code.slice(from, letter === "{" ? at + 1 : at));
      from = at + 1;
    } else if (letter === "}" && !/^\}\s*else\b/u.test(code.slice(at, at + 20))) {
      found.push(code.slice(from, at), "}");
      from = at + 1;
    }
  }
  return [...found, code.slice(from)].map((one) => one.replace(/\/\/[^\n]*$/u, "").trim()).filter(Boolean);
}

/** What a statement opens or closes; a statement of its own is left as `print` with no value by the caller. */
function blockOf(statement: string): Piece | null {
  const [whole, isElse, condition = ""] = IF.exec(statement) ?? [];
  if (whole !== undefined) return { kind: isElse === undefined ? "if" : "elseif", source: condition };
  if (/^\}\s*else\s*\{?$/u.test(statement)) return { kind: "else" };
  return statement === "}" ? { kind: "end" } : null;
}

class Snowman {
  readonly #reading: PassageReading;
  /** The lists that are being filled: the passage's, and that of each open `if`. */
  readonly #open: Part[][] = [[]];
  readonly #branches: Branch[][] = [];

  constructor(reading: PassageReading) {
    this.#reading = reading;
  }

  get #parts(): Part[] {
    return this.#open.at(-1) ?? [];
  }

  read(source: string): Part[] {
    let from = 0;
    for (let at = source.indexOf("<%"); at >= 0; at = source.indexOf("<%", from)) {
      const end = source.indexOf("%>", at + 2);
      if (end < 0) break;
      this.#text(source.slice(from, at));
      from = end + 2;
      const code = source.slice(at + 2, end);
      if (/^[=-]/u.test(code)) this.#print(code.slice(1).trim());
      else this.#code(code);
    }
    this.#text(source.slice(from));
    return this.#open[0] ?? [];
  }

  #print(source: string): void {
    const rendered = RENDERED.exec(source)?.[2];
    if (rendered !== undefined) {
      this.#parts.push({ kind: "include", name: rendered });
      return;
    }
    const value = orNoted(this.#reading, `<%= ${source} %>`.slice(0, 50), () =>
      readExpression(source, DIALECT),
    );
    if (value !== undefined) this.#parts.push({ kind: "print", value });
  }

  #text(source: string): void {
    let text = "";
    for (let at = 0; at < source.length; ) {
      const inside = source.charAt(at) === "[" ? linkAt(source, at) : null;
      if (inside === null) {
        text += source.charAt(at);
        at += 1;
        continue;
      }
      const { text: label, target } = splitLink(inside);
      this.#parts.push(...textParts(this.#reading, text), {
        kind: "link",
        text: textParts(this.#reading, label.trim()),
        target: targetOf(this.#reading, target, DIALECT),
        effects: [],
        inline: false,
      });
      text = "";
      at += inside.length + 4;
    }
    this.#parts.push(...textParts(this.#reading, text));
  }

  #code(code: string): void {
    for (const statement of statements(code, this.#reading)) {
      const block = blockOf(statement);
      if (block === null) this.#statement(statement);
      else this.#block(block);
    }
  }

  #statement(statement: string): void {
    if (/^(?:var|let|const)\s/u.test(statement) && !statement.includes("=")) return;
    const macro = `<% ${statement} %>`.slice(0, 50);
    const made = orNoted(this.#reading, macro, () => {
      const shown = /^(?:window\.)?story\.show\((["'])(.{1,200})\1\)$/u.exec(statement)?.[2];
      if (shown !== undefined) return [{ kind: "goto", target: { kind: "passage", name: shown } } as const];
      if (/^(?:write|print)\(/u.test(statement)) throw new NotDone("");
      return readAssignments(statement, DIALECT).map((one): Part => ({ kind: "set", ...one }));
    });
    this.#parts.push(...(made ?? []));
  }

  #block(piece: Piece): void {
    const branches = this.#branches.at(-1);
    if (piece.kind === "if") {
      const made: Branch[] = [];
      if (this.#branches.length >= DEPTH_MAX) {
        this.#reading.onNotDone("<% if %>");
        return;
      }
      this.#parts.push({ kind: "if", branches: made });
      this.#branches.push(made);
      this.#branch(made, piece.source);
    } else if (branches === undefined) return;
    else {
      this.#open.pop();
      if (piece.kind === "elseif") this.#branch(branches, piece.source);
      else if (piece.kind === "else") this.#branch(branches, null);
      else this.#branches.pop();
    }
  }

  #branch(branches: Branch[], source: string | null): void {
    const when =
      source === null
        ? null
        : conditionOf(this.#reading, `<% if (${source}) %>`.slice(0, 50), source, DIALECT);
    const parts: Part[] = [];
    branches.push({ when, parts });
    this.#open.push(parts);
  }
}

/** A passage of Snowman. */
export const readSnowman = (source: string, reading: PassageReading): Part[] =>
  new Snowman(reading).read(source);
