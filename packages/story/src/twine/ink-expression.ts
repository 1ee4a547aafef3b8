import { lineToInk } from "../ink/ink-text.ts";
import { shownText } from "./markup.ts";
import type { Names } from "./names.ts";
import { constant, type Expr, NotDone } from "./parts.ts";

const TEXT_MAX = 2000;
const PICKS_MAX = 60;
const EMPTY = new Set<number | string | boolean>([0, "", false]);

type Binary = Expr & { kind: "binary" };
type Call = Expr & { kind: "call" };

/** Writes expressions as ink has them. Throws `NotDone` for what it cannot compute. */
export class InkExpressions {
  readonly #names: Names;
  /** The number of the passage whose visits are meant where none is named. */
  readonly #own: number;

  constructor(names: Names, own: number) {
    this.#names = names;
    this.#own = own;
  }

  /** An expression whose value is used. */
  value(of: Expr): string {
    switch (of.kind) {
      case "value":
        return literal(of.value);
      case "variable":
        return this.#names.variable(of.name) ?? notDone(`$${of.name}`);
      case "list":
        return of.items.length === 0 ? "()" : `(${of.items.map((item) => this.#item(item)).join(" + ")})`;
      case "map":
        return notDone("{…}");
      case "not":
        return `(not ${this.condition(of.of)})`;
      case "minus":
        return `(0 - ${this.value(of.of)})`;
      case "binary":
        return this.#binary(of);
      case "call":
        return this.#call(of);
    }
  }

  /** An expression that is true or false, with what JavaScript takes for false. */
  condition(of: Expr): string {
    const kind = this.#names.kindOf(of);
    const written = this.value(of);
    if (kind === "string") return `(${written} != "")`;
    if (kind === "list") return `(LIST_COUNT(${written}) > 0)`;
    if (kind === "mixed") return this.#ours("tw_true", [of]);
    // a name alone in brackets is a list of ink's
    return /^\w+$/u.test(written) ? written : `(${written})`;
  }

  /** An expression that is printed. */
  printed(of: Expr): string {
    if (of.kind === "list") return of.items.map((item) => this.printed(item)).join(", ");
    if (this.#names.kindOf(of) === "list") return `{${this.#ours("tw_list", [of])}}`;
    return of.kind === "value" ? lineToInk(shownText(`${of.value}`, "plain")) : `{${this.value(of)}}`;
  }

  #ours(name: string, args: readonly Expr[]): string {
    this.#names.functions.add(name);
    return `${name}(${args.map((arg) => this.value(arg)).join(", ")})`;
  }

  #item(of: Expr): string {
    if (this.#names.kindOf(of) === "list") return this.value(of);
    if (of.kind === "value") return this.#names.item(shownText(`${of.value}`, "plain")) ?? notDone("(a:)");
    return this.#ours("tw_item", [of]);
  }

  #numbers(what: string, ...of: readonly Expr[]): string[] {
    if (of.some((one) => ["string", "list"].includes(this.#names.kindOf(one)))) throw new NotDone(what);
    return of.map((one) => this.value(one));
  }

  #binary(of: Binary): string {
    const { op, left, right } = of;
    if (op === "or" || op === "and")
      return `(${this.condition(left)} ${op === "or" ? "||" : "&&"} ${this.condition(right)})`;
    if (op === "contains") return this.#contains(left, right);
    if (op === "==") return this.#equal(left, right);
    if (op === "!=") return `(not ${this.#equal(left, right)})`;
    if (op === "+" || op === "-") return this.#sum(of);
    const [one = "", other = ""] = this.#numbers(op, left, right);
    return op === "/" ? `(FLOAT(${one}) / ${other})` : `(${one} ${op} ${other})`;
  }

  #sum({ op, left, right }: Binary): string {
    const kinds = [this.#names.kindOf(left), this.#names.kindOf(right)];
    if (kinds.includes("list")) return `(${this.#item(left)} ${op} ${this.#item(right)})`;
    if (op === "-") return `(${this.#numbers(op, left, right).join(" - ")})`;
    return `(${this.value(left)} + ${this.value(right)})`;
  }

  #equal(left: Expr, right: Expr): string {
    if (isNothing(right)) return `(not ${this.condition(left)})`;
    if (isNothing(left)) return `(not ${this.condition(right)})`;
    const [one, other] = [this.#names.kindOf(left), this.#names.kindOf(right)];
    if (one === "list" && other === "list") return `(${this.value(left)} == ${this.value(right)})`;
    if (one !== "list" && other !== "list") return `(${this.value(left)} == ${this.value(right)})`;
    const [list, scalar] = one === "list" ? [left, right] : [right, left];
    if (scalar.kind !== "value" || !EMPTY.has(scalar.value)) throw new NotDone("(a:) is …");
    return `(LIST_COUNT(${this.value(list)}) == 0)`;
  }

  #contains(left: Expr, right: Expr): string {
    if (left.kind === "call" && left.name === "history") return `(${this.#visits(right)} > 0)`;
    if (left.kind === "list" && this.#names.kindOf(right) !== "list") {
      const equal = left.items.map((item) => this.#equal(item, right));
      return equal.length === 0 ? "false" : `(${equal.join(" || ")})`;
    }
    const kind = this.#names.kindOf(left);
    if (kind === "list") return `(${this.value(left)} ? ${this.#item(right)})`;
    if (kind !== "string" || this.#names.kindOf(right) !== "string") throw new NotDone("contains");
    return `(${this.value(left)} ? ${this.value(right)})`;
  }

  #visits(of: Expr | undefined): string {
    if (of === undefined || (of.kind === "call" && of.name === "passage")) return `p_${this.#own}`;
    if (of.kind !== "value" || typeof of.value !== "string") throw new NotDone("visited(…)");
    const number = this.#names.passage(of.value);
    return number === undefined ? "0" : `p_${number}`;
  }

  #call(of: Call): string {
    const { name, args } = of;
    const [first = constant(0), second = constant(0), third = constant(0)] = args;
    switch (name) {
      case "visits":
        return this.#visits(args[0]);
      case "hasVisited":
        return `(${this.#visits(args[0])} > 0)`;
      case "nothing":
        return "false";
      case "turns":
        return "(TURNS() + 1)";
      case "passage":
        return "tw_at";
      case "previous":
        return "tw_before";
      case "random":
        return args.length === 1 ? this.#random(constant(0), first) : this.#random(first, second);
      case "fraction":
        return "(FLOAT(RANDOM(0, 999999)) / 1000000)";
      case "coin":
        return "(RANDOM(0, 1) == 1)";
      case "either":
        return this.#either(args);
      case "if":
        this.#names.functions.add("tw_if");
        return `tw_if(${this.condition(first)}, ${this.value(second)}, ${this.value(third)})`;
      default:
        return this.#arithmetic(name, args);
    }
  }

  #arithmetic(name: string, args: readonly Expr[]): string {
    const [of = constant(0)] = args;
    if (name === "text") return `("" + ${this.value(of)})`;
    if (name === "count" && this.#names.kindOf(of) === "list") return `LIST_COUNT(${this.value(of)})`;
    if (name === "count") throw new NotDone("length");
    const [first = "0", second = "0", third = "0"] = this.#numbers(name, ...args);
    if (name === "number") return first;
    if (name === "round") return `INT(FLOOR(${first} + 0.5))`;
    if (name === "floor") return `INT(FLOOR(${first}))`;
    if (name === "ceil") return `INT(CEILING(${first}))`;
    if (name === "abs") return `MAX(${first}, 0 - ${first})`;
    if (name === "sqrt") return `POW(${first}, 0.5)`;
    if (name === "pow") return `POW(${first}, ${second})`;
    if (name === "clamp") return `MAX(${second}, MIN(${third}, ${first}))`;
    if (name !== "min" && name !== "max") throw new NotDone(name);
    const rest = args.slice(1).map((arg) => this.value(arg));
    return rest.reduce((whole, one) => `${name.toUpperCase()}(${whole}, ${one})`, first);
  }

  #random(from: Expr, to: Expr): string {
    const isKnown = [from, to].every((end) => end.kind === "value" && Number.isInteger(end.value));
    if (isKnown && from.kind === "value" && to.kind === "value" && Number(from.value) <= Number(to.value))
      return `RANDOM(${from.value}, ${to.value})`;
    this.#numbers("random", from, to);
    return this.#ours("tw_random", [from, to]);
  }

  #either(args: readonly Expr[]): string {
    const [first] = args;
    const items = args.length === 1 && first?.kind === "list" ? first.items : args;
    const [only] = items;
    if (items.length === 1 && only !== undefined && this.#names.kindOf(only) === "list") {
      this.#names.functions.add("tw_name");
      return `tw_name(LIST_RANDOM(${this.value(only)}))`;
    }
    if (items.length === 0 || items.length > PICKS_MAX) throw new NotDone("either");
    return this.#ours(`tw_pick${items.length}`, items);
  }
}

function notDone(what: string): never {
  throw new NotDone(what);
}

const isNothing = (of: Expr): boolean => of.kind === "call" && of.name === "nothing";

function literal(value: number | string | boolean): string {
  if (typeof value === "boolean") return `${value}`;
  if (typeof value === "string") {
    if (value.length > TEXT_MAX) throw new NotDone(`"${value.slice(0, 20)}…"`);
    return `"${lineToInk(shownText(value, "plain"))}"`;
  }
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) throw new NotDone(`${value}`);
  const plain = `${value}`.includes("e") ? value.toFixed(6) : `${value}`;
  return value < 0 ? `(0 - ${plain.slice(1)})` : plain;
}
