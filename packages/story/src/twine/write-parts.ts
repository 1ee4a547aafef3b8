import { lineToInk } from "../ink/ink-text.ts";
import { wholeLetters } from "../whole-letters.ts";
import { InkExpressions } from "./ink-expression.ts";
import { fieldsOf, type Names } from "./names.ts";
import { someDeep } from "./part-tree.ts";
import { type Branch, DEPTH_MAX, type Expr, NotDone, type Part, type Target } from "./parts.ts";

type PartOf<K extends Part["kind"]> = Extract<Part, { kind: K }>;

/** Ink takes time quadratic in a line's length. */
const LINE = 1000;
/** A loop of a story that has not ended by then never does. */
const ROUNDS_MAX = 200;
const UNROLLED_MAX = 60;

export interface WriterOptions {
  readonly names: Names;
  /** The number of the passage. */
  readonly own: number;
  readonly included: ReadonlySet<string>;
  /** Links wait until the passage is over, because it may go elsewhere. */
  readonly defers: boolean;
  /** What is seen stays as it was while links of the passage reveal more. */
  readonly freezes: boolean;
  readonly onNotDone: (what: string) => void;
  readonly onMissing: () => void;
}

/** Writes the parts of one passage as ink. Every text is glued, so that only its own line ends count. */
export class PartWriter {
  readonly #options: WriterOptions;
  readonly #ink: InkExpressions;
  #lines: string[] = [];
  #text = "";
  #depth = 0;
  /** The condition under which parts are seen for the first time; null when they always are. */
  #guard: string | null;
  /** Knots that the passage needs beside its own. */
  readonly knots: string[] = [];
  /** Links that wait, and the variables that say whether they do. */
  readonly #waiting: { flag: string; knot: string }[] = [];
  /** What links of this passage have revealed. */
  readonly revealed: string[] = [];

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#ink = new InkExpressions(options.names, options.own);
    this.#guard = options.freezes ? "tw_again == false" : null;
  }

  /** The lines of these parts. */
  write(parts: readonly Part[]): string[] {
    const before = this.#lines;
    this.#flush();
    this.#lines = [];
    this.#depth += 1;
    if (this.#depth <= DEPTH_MAX) for (const part of parts) this.#orNote(() => this.#part(part));
    else this.#options.onNotDone("((…))");
    this.#depth -= 1;
    this.#flush();
    const written = this.#lines;
    this.#lines = before;
    return written;
  }

  /** The lines that offer the links that waited. */
  waiting(): string[] {
    return this.#waiting.flatMap(({ flag, knot }) => [`{ ${flag}:`, `<- ${knot}`, "}"]);
  }

  /** The lines that forget what waited at an earlier visit. */
  forgetting(): string[] {
    const waited = this.#waiting.map(({ flag }) => `~ ${flag} = false`);
    if (this.revealed.length === 0) return waited;
    return [...waited, "{ tw_again == false:", ...this.revealed.map((name) => `~ ${name} = 0`), "}"];
  }

  #orNote(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.#options.onNotDone(error.message);
    }
  }

  #flush(): void {
    if (this.#text !== "") this.#lines.push(`<>${this.#text}<>`);
    this.#text = "";
  }

  #line(...lines: readonly string[]): void {
    this.#flush();
    this.#lines.push(...lines);
  }

  #print(ink: string): void {
    if (this.#text.length > LINE) this.#flush();
    this.#text += ink;
  }

  #part(part: Part): void {
    switch (part.kind) {
      case "text":
        this.#plain(part.text);
        break;
      case "print":
        this.#value(part.value);
        break;
      case "set":
        this.#guarded(this.#sets(part));
        break;
      case "if":
        this.#if(part.branches);
        break;
      case "link":
        this.#link(part);
        break;
      case "reveal":
        this.#reveal(part);
        break;
      case "include":
        this.#include(part.name);
        break;
      case "goto":
        this.#line(...this.#goto(part.target));
        break;
      case "loop":
        this.#loop(part);
        break;
      case "each":
        this.#each(part);
        break;
    }
  }

  #plain(text: string): void {
    for (let rest = text; rest !== ""; ) {
      const end = rest.length > LINE ? Math.max(1, wholeLetters(rest, LINE)) : rest.length;
      this.#print(lineToInk(rest.slice(0, end)));
      rest = rest.slice(end);
    }
  }

  /** Lines that run only when this is seen for the first time. */
  #guarded(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#line(...(this.#guard === null ? lines : [`{ ${this.#guard}:`, ...lines, "}"]));
  }

  #value(value: Expr): void {
    if (this.#guard === null || value.kind === "value") {
      this.#print(this.#ink.printed(value));
      return;
    }
    const held = this.#options.names.fresh("h", '""');
    const printed = this.#ink.printed(value);
    const isValue = /^\{[^{}]*\}$/u.test(printed);
    this.#guarded([`~ ${held} = ${isValue ? printed.slice(1, -1) : `"${printed}"`}`]);
    this.#print(`{${held}}`);
  }

  #sets({ name, value }: PartOf<"set">): string[] {
    const { names } = this.#options;
    return fieldsOf(name, value).flatMap(({ name: one, value: of }) => {
      const variable = names.variable(one);
      if (variable === undefined) throw new NotDone(`$${one}`);
      const isList = names.kindOf({ kind: "variable", name: one }) === "list";
      if (!isList || names.kindOf(of) === "list") return [`~ ${variable} = ${this.#ink.value(of)}`];
      if (of.kind === "value" && (of.value === 0 || of.value === "" || of.value === false))
        return [`~ ${variable} = ()`];
      throw new NotDone(`$${one} = …`);
    });
  }

  /** The condition of a branch; one that we cannot decide counts as false where there is an `else`. */
  #when({ when }: Branch, hasElse: boolean): string {
    if (when === null) return "else";
    try {
      return this.#ink.condition(when);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (error.message !== "unknown") this.#options.onNotDone(error.message);
      return hasElse ? "false" : "true";
    }
  }

  #if(branches: readonly Branch[]): void {
    const hasElse = branches.some(({ when }) => when === null);
    const conditions = branches.map((branch) => this.#when(branch, hasElse));
    const bodies = branches.map(({ parts }) => this.write(parts));
    if (bodies.every((body) => body.length === 0)) return;
    const cases = (headings: readonly string[], contents: readonly (readonly string[])[]) =>
      headings.flatMap((heading, at) => {
        const content = contents[at] ?? [];
        // ink wants every branch to have something
        return [`- ${heading}:`, ...(content.length > 0 ? content : ["~ tw_to = tw_to"])];
      });
    if (this.#guard === null) {
      this.#line("{", ...cases(conditions, bodies), "}");
      return;
    }
    const chosen = this.#options.names.fresh("h", "0");
    const marks = branches.map((_, at) => [`~ ${chosen} = ${at + 1}`]);
    this.#guarded([`~ ${chosen} = 0`, "{", ...cases(conditions, marks), "}"]);
    const numbers = branches.map((_, at) => `${chosen} == ${at + 1}`);
    this.#line("{", ...cases(numbers, bodies), "}");
  }

  #label(parts: readonly Part[]): string {
    const label = parts
      .flatMap((part) => {
        if (part.kind === "text") return [lineToInk(part.text.replace(/\s+/gu, " "))];
        return part.kind === "print" ? [this.#ink.printed(part.value)] : [];
      })
      .join("")
      .trim();
    return label === "" ? "…" : label;
  }

  #goto(target: Target): string[] {
    if (target.kind === "back") return ["~ tw_to = tw_before", "-> tw_go"];
    if (target.kind === "computed") return [`~ tw_to = ${this.#ink.value(target.name)}`, "-> tw_go"];
    const number = this.#options.names.passage(target.name);
    if (number !== undefined) return [`-> p_${number}`];
    this.#options.onMissing();
    return ["-> END"];
  }

  /** What happens after a choice is outside the passage, and seen once. */
  #afterChoice(parts: readonly Part[]): string[] {
    const guard = this.#guard;
    this.#guard = null;
    const lines = this.write(parts);
    this.#guard = guard;
    return lines;
  }

  /** Makes a choice of its own knot, so that text may follow it. */
  #choice(label: string, lines: readonly string[]): string {
    const knot = this.#options.names.knot("l");
    this.knots.push(`=== ${knot}`, `+ [${label}]`, ...lines);
    return knot;
  }

  #offer(knot: string): void {
    if (!this.#options.defers) {
      this.#line(`<- ${knot}`);
      return;
    }
    const flag = this.#options.names.fresh("k", "false");
    this.#waiting.push({ flag, knot });
    this.#line(`~ ${flag} = true`);
  }

  #link({ text, target, effects, inline }: PartOf<"link">): void {
    const label = this.#label(text);
    const lines = [...this.#afterChoice(effects), ...this.#goto(target)];
    if (inline) for (const part of text) this.#part(part);
    this.#offer(this.#choice(label, lines));
  }

  #reveal({ text, parts, mode, inline }: PartOf<"reveal">): void {
    const state = this.#options.names.fresh("r", "0");
    this.revealed.push(state);
    const label = this.#label(text);
    const goes = someDeep(parts, ({ kind }) => kind === "goto");
    const nests = someDeep(parts, ({ kind }) => kind === "reveal");
    const isLeaving = goes && !nests;
    const before = isLeaving ? this.#afterChoice(parts) : [];
    const knot = this.#choice(label, [
      ...before,
      `~ ${state} = ${isLeaving ? 2 : 1}`,
      "~ tw_again = true",
      "-> tw_here",
    ]);
    const guard = this.#guard;
    this.#guard = `${state} == 1`;
    const seen = isLeaving ? [] : this.write(parts);
    this.#guard = guard;
    const shown = inline || mode === "stay" ? this.write(text) : [];
    if (mode === "again") {
      this.#line(...shown, `{ ${state} == 1:`, ...seen, `~ ${state} = 0`, "}", `<- ${knot}`);
      return;
    }
    const after = mode === "stay" ? shown : [];
    this.#line(
      "{",
      `- ${state} == 0:`,
      ...shown,
      `<- ${knot}`,
      "- else:",
      ...after,
      ...seen,
      `~ ${state} = 2`,
      "}",
    );
  }

  #include(name: string): void {
    const number = this.#options.names.passage(name);
    if (number === undefined || !this.#options.included.has(name)) throw new NotDone(`display ${name}`);
    this.#line(`-> c_${number} ->`);
  }

  /** A loop is a knot that comes back to itself; what it shows is not frozen. */
  #rounds(
    head: readonly string[],
    condition: string,
    parts: readonly Part[],
    first: readonly string[],
  ): void {
    const knot = this.#options.names.fresh("w", "0");
    const guard = this.#guard;
    this.#guard = null;
    const body = this.write(parts);
    this.#guard = guard;
    this.knots.push(
      ...[`=== ${knot}_loop`, `{ ${knot} < ${ROUNDS_MAX} && ${condition}:`, `~ ${knot} = ${knot} + 1`],
      ...[...first, ...body, `-> ${knot}_loop`, "}", "->->"],
    );
    this.#line(...head, `~ ${knot} = 0`, `-> ${knot}_loop ->`);
  }

  #loop({ while: condition, parts }: PartOf<"loop">): void {
    this.#rounds([], this.#ink.condition(condition), parts, []);
  }

  #each({ variable, list, parts }: PartOf<"each">): void {
    const { names } = this.#options;
    const name = names.variable(variable);
    if (name === undefined) throw new NotDone(`$${variable}`);
    if (list.kind === "list" && list.items.length <= UNROLLED_MAX) {
      for (const item of list.items) {
        this.#line(`~ ${name} = ${this.#ink.value(item)}`);
        this.#line(...this.write(parts));
      }
      return;
    }
    if (names.kindOf(list) !== "list") throw new NotDone("for each");
    const left = names.fresh("e", "()");
    names.functions.add("tw_name");
    this.#rounds([`~ ${left} = ${this.#ink.value(list)}`], `LIST_COUNT(${left}) > 0`, parts, [
      `~ ${name} = tw_name(LIST_MIN(${left}))`,
      `~ ${left} = ${left} - LIST_MIN(${left})`,
    ]);
  }
}
