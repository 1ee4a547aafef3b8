import { callFrom, methodFrom } from "./functions.ts";
import { type BinaryOp, binary, callOf, constant, DEPTH_MAX, type Expr, NotDone } from "./parts.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** How a story format writes its variables. */
export interface Dialect {
  /** Names without a mark are variables (Chapbook). */
  readonly bare: boolean;
  /** Names that hold the variables as fields (Snowman's `s`). */
  readonly holders: readonly (readonly string[])[];
  /** The holder whose fields are not variables of the story (SugarCube's `settings`). */
  readonly own?: string;
}

const LEVELS: Readonly<Record<BinaryOp, number>> = {
  or: 1,
  and: 2,
  "==": 3,
  "!=": 3,
  contains: 3,
  ">": 4,
  ">=": 4,
  "<": 4,
  "<=": 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "%": 6,
};
const SAME: Readonly<Record<string, BinaryOp>> = {
  "||": "or",
  "&&": "and",
  "===": "==",
  "!==": "!=",
  is: "==",
  eq: "==",
  isnot: "!=",
  neq: "!=",
  ne: "!=",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
};
/** Operators of several words, longest first; `swapped` ones have the list on their right. */
const PHRASES: readonly { words: readonly string[]; op: BinaryOp; not?: boolean; swapped?: boolean }[] = [
  { words: ["does", "not", "contain"], op: "contains", not: true },
  { words: ["is", "not", "in"], op: "contains", not: true, swapped: true },
  { words: ["is", "in"], op: "contains", swapped: true },
  { words: ["is", "not"], op: "!=" },
  { words: ["contains"], op: "contains" },
];
const ORDER = 3;
const UNARY = 7;
const ONE = constant(1);

interface Operator {
  readonly op: BinaryOp;
  readonly length: number;
  readonly not: boolean;
  readonly swapped: boolean;
}

/** Reads one expression. */
class Reader {
  readonly tokens: readonly Token[];
  readonly dialect: Dialect;
  at = 0;
  #depth = 0;
  /** Harlowe's `it`: what was compared, or is being set. */
  it: Expr | null = null;

  constructor(source: string, dialect: Dialect) {
    this.tokens = tokensOf(source);
    this.dialect = dialect;
  }

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  is(text: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token?.text === text && token.kind !== "string" && token.kind !== "variable";
  }

  take(text: string): boolean {
    const isHere = this.is(text);
    if (isHere) this.at += 1;
    return isHere;
  }

  /** The next token, whatever it is. */
  sign(): string {
    const { text = "" } = this.next ?? {};
    this.at += 1;
    return text;
  }

  expect(text: string): void {
    if (!this.take(text)) throw new NotDone(this.next?.text ?? text);
  }

  expression(least = 0): Expr {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX * 2) throw new NotDone("(((…");
    let left = this.#unary();
    for (;;) {
      const found = this.#operator();
      if (found === null || LEVELS[found.op] < Math.max(least, 1)) break;
      this.at += found.length;
      if (LEVELS[found.op] >= ORDER && LEVELS[found.op] < LEVELS["+"]) this.it = left;
      const right = this.expression(LEVELS[found.op] + 1);
      const whole = found.swapped ? binary(found.op, right, left) : binary(found.op, left, right);
      left = found.not ? { kind: "not", of: whole } : whole;
    }
    if (least === 0 && this.take("?")) left = this.#chosen(left);
    this.#depth -= 1;
    return left;
  }

  #chosen(when: Expr): Expr {
    const yes = this.expression();
    this.expect(":");
    return callOf("if", when, yes, this.expression());
  }

  #operator(): Operator | null {
    for (const { words, op, not = false, swapped = false } of PHRASES) {
      if (words.every((word, ahead) => this.is(word, ahead)))
        return { op, length: words.length, not, swapped };
    }
    const { kind, text = "" } = this.next ?? {};
    if (kind !== "word" && kind !== "sign") return null;
    const op = SAME[text] ?? (text in LEVELS ? (text as BinaryOp) : undefined);
    return op === undefined ? null : { op, length: 1, not: false, swapped: false };
  }

  #unary(): Expr {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX * 3) throw new NotDone("!!!…");
    const whole = this.#signed();
    this.#depth -= 1;
    return whole;
  }

  #signed(): Expr {
    // `not a > 1` is of the comparison in SugarCube and Harlowe alike, `!a` of what follows only
    if (this.take("not")) return { kind: "not", of: this.expression(ORDER) };
    if (this.take("!")) return { kind: "not", of: this.#unary() };
    if (this.take("-")) return { kind: "minus", of: this.#unary() };
    if (this.take("+") || this.take("...")) return this.#unary();
    if (this.take("def")) return { kind: "not", of: { kind: "not", of: this.#unary() } };
    if (this.take("ndef")) return { kind: "not", of: this.#unary() };
    return this.#postfix(this.#primary());
  }

  #postfix(start: Expr): Expr {
    let whole = start;
    for (;;) {
      if (this.take(".")) whole = this.#field(whole, this.#name());
      else if (this.next?.kind === "possessive") {
        this.at += 1;
        whole = this.#field(whole, this.#name());
      } else if (whole.kind === "variable" && this.is("[")) {
        this.at += 1;
        const key = this.expression();
        this.expect("]");
        if (key.kind !== "value" || typeof key.value !== "string") throw new NotDone(`$${whole.name}[…]`);
        whole = { kind: "variable", name: `${whole.name}.${key.value}` };
      } else return whole;
    }
  }

  #name(): string {
    const { kind, text = "" } = this.next ?? {};
    if (kind !== "word" && kind !== "string" && kind !== "variable") throw new NotDone(`.${text}`);
    this.at += 1;
    return text;
  }

  #field(of: Expr, name: string): Expr {
    if (this.is("(")) {
      this.at += 1;
      return methodFrom(of, name, this.list(")"));
    }
    if (name === "length") return callOf("count", of);
    if (of.kind === "variable") return { kind: "variable", name: `${of.name}.${name}` };
    throw new NotDone(`.${name}`);
  }

  /** Expressions between commas, up to `close`. */
  list(close: string): Expr[] {
    const items: Expr[] = [];
    while (!this.take(close)) {
      items.push(this.expression());
      if (!this.take(",") && !this.is(close)) throw new NotDone(this.next?.text ?? close);
    }
    return items;
  }

  #primary(): Expr {
    const token = this.next;
    if (token === undefined) throw new NotDone("…");
    this.at += 1;
    const { kind, text } = token;
    if (kind === "number") return constant(Number(text));
    if (kind === "string") return constant(text);
    if (kind === "variable") return { kind: "variable", name: text };
    if (kind === "macro") return callFrom(text.replace(/[-_]/gu, "").toLowerCase(), this.list(")"));
    if (kind === "word") return this.#word(text);
    if (text === "[") return { kind: "list", items: this.list("]") };
    if (text === "{") return this.#map();
    if (text !== "(") throw new NotDone(text);
    const inside = this.expression();
    this.expect(")");
    return inside;
  }

  #map(): Expr {
    const fields: (readonly [string, Expr])[] = [];
    while (!this.take("}")) {
      const name = this.#name();
      this.expect(":");
      fields.push([name, this.expression()]);
      if (!this.take(",") && !this.is("}")) throw new NotDone("{…}");
    }
    return { kind: "map", fields };
  }

  #word(word: string): Expr {
    if (word === "true" || word === "false") return constant(word === "true");
    if (word === "null" || word === "undefined") return callOf("nothing");
    if (word === "it" && this.it !== null) return this.it;
    if (word === "its" && this.it !== null) return this.#field(this.it, this.#name());
    if (word === "visits" || word === "visit") return callOf("visits");
    if (word === "turns") return callOf("turns");
    const held = this.#held(word);
    if (held !== null) return held;
    if (this.is("(")) {
      this.at += 1;
      return callFrom(word, this.list(")"));
    }
    if (this.is(".") && this.tokens[this.at + 1]?.kind === "word") return this.#spaced(word);
    if (this.dialect.bare) return { kind: "variable", name: word };
    throw new NotDone(word);
  }

  /** `Math.floor(x)`, `passage.visits`, or a field of a variable without a mark. */
  #spaced(word: string): Expr {
    const name = `${word}.${this.tokens[this.at + 1]?.text ?? ""}`;
    if (this.is("(", 2)) {
      if (this.dialect.bare && word !== "Math") return { kind: "variable", name: word };
      this.at += 3;
      return callFrom(name, this.list(")"));
    }
    if (
      name === "passage.visits" ||
      name === "State.turns" ||
      name === "State.passage" ||
      name.startsWith("random.")
    ) {
      this.at += 2;
      return callFrom(name, []);
    }
    if (this.dialect.bare) return { kind: "variable", name: word };
    throw new NotDone(name);
  }

  /** `s.gold`, `State.variables.gold`: the variable. */
  #held(word: string): Expr | null {
    for (const [first, ...rest] of this.dialect.holders) {
      const isHere = rest.every((part, at) => this.is(".", at * 2) && this.is(part, at * 2 + 1));
      if (word !== first || !isHere || !this.is(".", rest.length * 2)) continue;
      this.at += rest.length * 2 + 1;
      const name = this.#name();
      return { kind: "variable", name: this.dialect.own === first ? `${first}.${name}` : name };
    }
    return null;
  }
}

/** An expression of a story format. @throws NotDone for what our stories cannot compute. */
export function readExpression(source: string, dialect: Dialect): Expr {
  const reader = new Reader(source, dialect);
  const whole = reader.expression();
  if (reader.next !== undefined) throw new NotDone(reader.next.text);
  return whole;
}

/** Expressions between commas, as a macro of Harlowe has them. @throws NotDone. */
export function readList(source: string, dialect: Dialect): Expr[] {
  const reader = new Reader(`${source})`, dialect);
  const items = reader.list(")");
  if (reader.next !== undefined) throw new NotDone(reader.next.text);
  return items;
}

const CHANGES: Readonly<Record<string, BinaryOp>> = { "+=": "+", "-=": "-", "*=": "*", "/=": "/" };
const CALLS: Readonly<Record<string, "+" | "-">> = {
  push: "+",
  pushUnique: "+",
  add: "+",
  delete: "-",
  deleteAll: "-",
};

/** `$a.push("key")` as a change of `$a`. */
function changeByCall(reader: Reader): { name: string; value: Expr } | null {
  const closed = reader.tokens.at(-1)?.text === ")";
  const open = reader.tokens.findIndex(({ kind, text }) => kind === "sign" && text === "(");
  const op = CALLS[reader.tokens[open - 1]?.text ?? ""];
  const [of] = reader.tokens;
  if (!closed || open !== 3 || op === undefined || of === undefined) return null;
  reader.at = open + 1;
  const left: Expr = { kind: "variable", name: of.text };
  return { name: of.text, value: binary(op, left, { kind: "list", items: reader.list(")") }) };
}

/**
 * Assignments as a macro has them: `$a to 1, $b = 2`, `$a += 1`, `$a++`, `$a.push("x")`. @throws NotDone.
 */
export function readAssignments(source: string, dialect: Dialect): { name: string; value: Expr }[] {
  const reader = new Reader(source, dialect);
  const byCall = changeByCall(reader);
  if (byCall !== null && reader.next === undefined) return [byCall];
  reader.at = 0;
  const made: { name: string; value: Expr }[] = [];
  do {
    if (reader.next === undefined) break;
    const left = reader.expression(UNARY);
    if (left.kind !== "variable") throw new NotDone(source.slice(0, 30));
    reader.it = left;
    const sign = reader.sign();
    const op = CHANGES[sign];
    if (sign === "++" || sign === "--")
      made.push({ name: left.name, value: binary(sign === "++" ? "+" : "-", left, ONE) });
    else if (sign === "to" || sign === "=") made.push({ name: left.name, value: reader.expression() });
    else if (op !== undefined) made.push({ name: left.name, value: binary(op, left, reader.expression()) });
    else throw new NotDone(source.slice(0, 30));
  } while (reader.take(",") || reader.take(";"));
  if (reader.next !== undefined) throw new NotDone(reader.next.text);
  return made;
}
