import { binary, callOf, constant, type Expr, NotDone } from "./parts.ts";

/** What the formats call a function, and what we call it. */
const NAMES: Readonly<Record<string, string>> = {
  random: "random",
  randomInt: "random",
  either: "either",
  visited: "visits",
  visits: "visits",
  hasVisited: "hasVisited",
  "passage.visits": "visits",
  turns: "turns",
  "State.turns": "turns",
  "State.passage": "passage",
  passage: "passage",
  previous: "previous",
  round: "round",
  "Math.round": "round",
  floor: "floor",
  "Math.floor": "floor",
  "Math.trunc": "floor",
  ceil: "ceil",
  "Math.ceil": "ceil",
  abs: "abs",
  "Math.abs": "abs",
  min: "min",
  "Math.min": "min",
  max: "max",
  "Math.max": "max",
  sqrt: "sqrt",
  "Math.sqrt": "sqrt",
  pow: "pow",
  "Math.pow": "pow",
  clamp: "clamp",
  "Math.clamp": "clamp",
  "_.random": "random",
  "_.sample": "either",
  "Math.random": "fraction",
  "random.fraction": "fraction",
  "random.coinFlip": "coin",
  num: "number",
  number: "number",
  Number: "number",
  parseInt: "number",
  parseFloat: "number",
  str: "text",
  string: "text",
  text: "text",
  String: "text",
  count: "count",
  cond: "if",
};

const isText = (of: Expr | undefined): of is Expr & { kind: "value"; value: string } =>
  of?.kind === "value" && typeof of.value === "string";

/** Text functions of a text that is known; of a variable the text stays as it is. */
const LETTERS: Readonly<Record<string, (text: string) => string>> = {
  uppercase: (text) => text.toUpperCase(),
  toUpperCase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  toLowerCase: (text) => text.toLowerCase(),
  upperfirst: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  toUpperFirst: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  lowerfirst: (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  trim: (text) => text.trim(),
};

function mapOf(args: readonly Expr[]): Expr {
  const fields = args.flatMap((key, at) => {
    const value = args[at + 1];
    return at % 2 === 0 && isText(key) && value !== undefined ? [[key.value, value] as const] : [];
  });
  if (fields.length * 2 !== args.length) throw new NotDone("(dm:)");
  return { kind: "map", fields };
}

const RANGE_MAX = 60;
/** `(range: 1, 5)`, where both ends are known. */
function rangeOf([from, to]: readonly Expr[]): Expr {
  const [first, last] = [from, to].map((end) => (end?.kind === "value" ? Number(end.value) : Number.NaN));
  if (first === undefined || last === undefined || !(Math.abs(last - first) < RANGE_MAX))
    throw new NotDone("(range:)");
  const [least, most] = [Math.min(first, last), Math.max(first, last)];
  return {
    kind: "list",
    items: Array.from({ length: Math.floor(most - least) + 1 }, (_, at) => constant(least + at)),
  };
}

const DICE = /^random\.d(\d{1,3})$/u;

/** The list that Harlowe's `(history:)` is; only what contains a passage's name is asked of it. */
const HISTORY = callOf("history");

/** A call of a function or a value macro by the name its format has for it. @throws NotDone. */
export function callFrom(name: string, args: readonly Expr[]): Expr {
  const [first] = args;
  const ours = NAMES[name];
  if (ours !== undefined) return callOf(ours, ...args);
  if (name === "a" || name === "array" || name === "ds" || name === "dataset")
    return { kind: "list", items: args };
  if (name === "dm" || name === "datamap") return mapOf(args);
  if (name === "range") return rangeOf(args);
  if (name === "history") return HISTORY;
  const dice = DICE.exec(name)?.[1];
  if (dice !== undefined) return callOf("random", constant(1), constant(Number(dice)));
  if (name === "print" && first !== undefined) return first;
  const change = LETTERS[name];
  if (change !== undefined && first !== undefined)
    return isText(first) ? constant(change(first.value)) : first;
  throw new NotDone(name);
}

/** A call of a method. @throws NotDone. */
export function methodFrom(of: Expr, name: string, args: readonly Expr[]): Expr {
  const [first] = args;
  if (first !== undefined && ["includes", "contains", "has", "includesAny"].includes(name))
    return binary("contains", of, first);
  if (name === "random" && args.length === 0) return callOf("either", of);
  if (name === "toString" || name === "toFixed") return of;
  const change = LETTERS[name];
  if (change !== undefined) return isText(of) ? constant(change(of.value)) : of;
  throw new NotDone(`.${name}()`);
}
