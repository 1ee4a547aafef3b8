import {
  conditionOf,
  cycling,
  eachOf,
  linkOrReveal,
  orNoted,
  type PassageReading,
  targetOf,
  textParts,
} from "./build.ts";
import { type Dialect, readAssignments, readExpression, readList } from "./expression.ts";
import { STYLES, shownHook, UNSEEN } from "./harlowe-macros.ts";
import { linkAt, splitLink } from "./markup.ts";
import { type Branch, DEPTH_MAX, type Expr, NotDone, type Part } from "./parts.ts";
import { closing, closingPlain } from "./source.ts";

const DIALECT: Dialect = { bare: false, holders: [] };
const MACRO = /\(\s{0,3}([\p{L}][\p{L}\p{N}_-]{0,40}):(?!:)/uy;
const VARIABLE = /\$[\p{L}_][\p{L}\p{N}_]*(?:'s\s+[\p{L}_][\p{L}\p{N}_]*)*/uy;
const TEMPORARY = /(?<![\p{L}\p{N}_])_[\p{L}][\p{L}\p{N}_]*/uy;
const NAMED = /\|([\p{L}\p{N}_]{1,40})(>|\))\[/uy;
const NAMED_AFTER = /<([\p{L}\p{N}_]{1,40})\|/uy;
const VERBATIM = /(`{1,3})((?:(?!\1).){0,2000})\1/suy;
const PLACE = /[([\]$_|`{}\\]/gu;
const HOOK_NAME = /\?([\p{L}\p{N}_]{1,40})/u;
const EACH = /^\s*each\s+([$_][\p{L}][\p{L}\p{N}_]*)\s*,/u;
const PUT = /^(.*)\binto\s+(\$[\p{L}_][\p{L}\p{N}_]*(?:'s\s+[\p{L}_]\w*)*)\s*$/su;

/** `(if: …)` as it stands in a passage. */
interface Call {
  readonly name: string;
  readonly args: string;
}
/** An `if` that `else` may still add to. */
interface Open {
  readonly part: Part;
  readonly branches: Branch[];
}

class Harlowe {
  readonly #source: string;
  readonly #reading: PassageReading;
  readonly #hooks = new Map<string, Part[]>();
  readonly #temporary: ReadonlySet<string>;
  #at = 0;
  #depth = 0;
  #braces = 0;

  constructor(source: string, reading: PassageReading) {
    this.#source = source;
    this.#reading = reading;
    const set = source.matchAll(/(_[\p{L}][\p{L}\p{N}_]*)(?=\s+to\b|\s*,)/gu);
    this.#temporary = new Set([...set].map(([, name = ""]) => name));
  }

  /** The parts up to the bracket that closes the present hook, or the end. */
  read(): Part[] {
    const parts: Part[] = [];
    let open: Open | null = null;
    let text = "";
    const flush = () => {
      if (text.trim() !== "") open = null;
      parts.push(...textParts(this.#reading, this.#braces > 0 ? text.replace(/\s*\n\s*/gu, " ") : text));
      text = "";
    };
    while (this.#at < this.#source.length) {
      PLACE.lastIndex = this.#at;
      const place = PLACE.exec(this.#source)?.index ?? this.#source.length;
      text += this.#source.slice(this.#at, place);
      this.#at = place;
      if (this.#source.charAt(place) === "]" && this.#depth > 0) break;
      const made = this.#here(() => {
        flush();
        return open;
      });
      if (made === null) {
        text += this.#source.charAt(place);
        this.#at = Math.max(this.#at, place + 1);
      } else {
        parts.push(...made.parts);
        if (made.parts.length > 0 || made.open !== null) open = made.open;
      }
    }
    flush();
    return parts;
  }

  /** What begins here; null where it is text. `before` ends the text, and gives the `if` that is still open. */
  #here(before: () => Open | null): { parts: Part[]; open: Open | null } | null {
    const letter = this.#source.charAt(this.#at);
    const only = (parts: Part[] | null) => (parts === null ? null : { parts, open: null });
    if (letter === "(") return this.#macro(before);
    if (letter === "[") return only(this.#bracket(before));
    if (letter === "|") return only(this.#named(before));
    if (letter === "$" || letter === "_") return only(this.#variable(before));
    if (letter === "`") return only(this.#verbatim(before));
    if (letter === "{" || letter === "}") {
      before();
      this.#braces = Math.max(0, this.#braces + (letter === "{" ? 1 : -1));
      this.#at += 1;
      return { parts: [], open: null };
    }
    return null;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  #verbatim(before: () => void): Part[] | null {
    const found = this.#match(VERBATIM);
    if (found === null) return null;
    before();
    this.#at += found[0].length;
    return [{ kind: "text", text: found[2] ?? "" }];
  }

  #variable(before: () => void): Part[] | null {
    const found = this.#match(VARIABLE) ?? this.#match(TEMPORARY);
    if (found === null || (found[0].startsWith("_") && !this.#temporary.has(found[0]))) return null;
    before();
    this.#at += found[0].length;
    const value = orNoted(this.#reading, found[0], () => readExpression(found[0], DIALECT));
    return value === undefined ? [] : [{ kind: "print", value }];
  }

  #bracket(before: () => void): Part[] | null {
    const link = linkAt(this.#source, this.#at);
    if (link !== null) {
      before();
      this.#at += link.length + 4;
      return [this.#link(link)];
    }
    if (this.#depth >= DEPTH_MAX || this.#closed() < 0) return null;
    before();
    return this.#hook();
  }

  #link(inside: string): Part {
    const { text, target } = splitLink(inside);
    return {
      kind: "link",
      text: this.#inside(text.trim()),
      target: targetOf(this.#reading, target, DIALECT),
      effects: [],
      inline: false,
    };
  }

  /** The parts of a text of its own: of a link, or of a string. */
  #inside(source: string): Part[] {
    if (this.#depth >= DEPTH_MAX) return textParts(this.#reading, source);
    const inner = new Harlowe(source, this.#reading);
    inner.#depth = this.#depth + 1;
    // a bracket that closes nothing is text here
    return source.includes("]") ? textParts(this.#reading, source) : inner.read();
  }

  #named(before: () => void): Part[] | null {
    const found = this.#match(NAMED);
    if (found === null || this.#depth >= DEPTH_MAX) return null;
    before();
    this.#at += found[0].length - 1;
    const parts = this.#hook(found[1]);
    return found[2] === ")" ? [] : parts;
  }

  #partsOf(name: string): Part[] {
    const known = this.#hooks.get(name) ?? [];
    this.#hooks.set(name, known);
    return known;
  }

  /** A hook that begins here, with the name before or behind it. */
  #hook(name?: string): Part[] {
    this.#at += 1;
    this.#depth += 1;
    const parts = this.read();
    this.#depth -= 1;
    this.#at += 1;
    const after = this.#match(NAMED_AFTER);
    if (after !== null) this.#at += after[0].length;
    const named = name ?? after?.[1];
    if (named !== undefined) this.#partsOf(named.toLowerCase()).push(...parts);
    return parts;
  }

  /** Where the hook that begins here ends; -1 where the bracket is text. */
  #closed(): number {
    return closingPlain(this.#source, this.#at + 1, { open: "[", close: "]" }, this.#reading.budget);
  }

  #call(): Call | null {
    const found = this.#match(MACRO);
    if (found === null) return null;
    const from = this.#at + found[0].length;
    const pair = { open: "(", close: ")" };
    let end = closing(this.#source, from, pair, this.#reading.budget);
    if (end < 0) end = closingPlain(this.#source, from, pair, this.#reading.budget);
    if (end < 0) return null;
    this.#at = end + 1;
    return {
      name: (found[1] ?? "").replace(/[-_]/gu, "").toLowerCase(),
      args: this.#source.slice(from, end).trim(),
    };
  }

  /** The hook a changer stands before, after spaces; null when there is none. */
  #hookAfter(): Part[] | null {
    const space = /\s{0,40}/uy;
    space.lastIndex = this.#at;
    const from = this.#at + (space.exec(this.#source)?.[0].length ?? 0);
    const isLink = this.#source.startsWith("[[", from) && !this.#source.startsWith("[[[", from);
    const before = this.#at;
    this.#at = from;
    const named = this.#match(NAMED);
    if (named !== null && this.#depth < DEPTH_MAX) {
      this.#at += named[0].length - 1;
      return this.#hook(named[1]);
    }
    if (this.#source.charAt(from) === "[" && !isLink && this.#depth < DEPTH_MAX && this.#closed() >= 0)
      return this.#hook();
    this.#at = before;
    return null;
  }

  #macro(before: () => Open | null): { parts: Part[]; open: Open | null } | null {
    const first = this.#call();
    if (first === null) return null;
    const open = before();
    const calls = [first];
    while (/^\s?\+\s?\(/u.test(this.#source.slice(this.#at, this.#at + 4)) && calls.length < 10) {
      this.#at = this.#source.indexOf("(", this.#at);
      const next = this.#call();
      if (next === null) break;
      calls.push(next);
    }
    const main = calls.find(({ name }) => !STYLES.has(name)) ?? first;
    if (["if", "unless", "elseif", "else"].includes(main.name)) return this.#condition(main, open);
    return { parts: this.#command(main), open: null };
  }

  #condition({ name, args }: Call, open: Open | null): { parts: Part[]; open: Open | null } {
    const hook = this.#hookAfter();
    if (hook === null) return { parts: [], open: null };
    const macro = `(${name}:)`;
    const read = () => conditionOf(this.#reading, `(${name}: ${args})`.slice(0, 60), args, DIALECT);
    if (name === "else" || name === "elseif") {
      if (open === null) {
        this.#reading.onNotDone(macro);
        return { parts: hook, open: null };
      }
      open.branches.push({ when: name === "else" ? null : read(), parts: hook });
      return { parts: [], open: name === "else" ? null : open };
    }
    const when = read();
    const isUnknown = when.kind === "call" && when.name === "unknown";
    const branches: Branch[] = [
      { when: name === "unless" && !isUnknown ? { kind: "not", of: when } : when, parts: hook },
    ];
    const part: Part = { kind: "if", branches };
    return { parts: [part], open: { part, branches } };
  }

  #command(call: Call): Part[] {
    const { name, args } = call;
    const macro = `(${name}: ${args})`.slice(0, 60);
    const parts = orNoted(this.#reading, macro, () => this.#done(call));
    return parts ?? this.#hookAfter() ?? [];
  }

  /** What a macro does. Throws `NotDone` before it reads a hook. */
  #done({ name, args }: Call): Part[] {
    const read = () => readList(args, DIALECT);
    if (STYLES.has(name)) return this.#hookAfter() ?? [];
    if (UNSEEN.has(name)) return [];
    if (name === "set") return readAssignments(args, DIALECT).map((one) => ({ kind: "set", ...one }));
    if (name === "put") return this.#put(args);
    if (name === "display") return [{ kind: "include", name: this.#text(read()[0]) }];
    if (name === "goto") return [{ kind: "goto", target: this.#target(read()[0]) }];
    if (name === "undo") return [{ kind: "goto", target: { kind: "back" } }];
    if (name === "for" || name === "loop") return this.#for(args);
    if (name === "cyclinglink" || name === "seqlink") return this.#cycling(args);
    if (name === "show") return this.#partsOf(HOOK_NAME.exec(args)?.[1]?.toLowerCase() ?? "");
    if (name.startsWith("link") || name.startsWith("click")) return this.#clickable(name, args);
    if (shownHook(name)) {
      this.#reading.onNotDone(`(${name}:)`);
      return this.#hookAfter() ?? [];
    }
    const [value, ...rest] = read();
    if (name === "print" && value !== undefined) return [{ kind: "print", value }];
    const whole = readExpression(`(${name}: ${args})`, DIALECT);
    if (value === undefined && rest.length === 0 && whole.kind !== "call") throw new NotDone("");
    return [{ kind: "print", value: whole }];
  }

  #text(of: Expr | undefined): string {
    if (of?.kind !== "value") throw new NotDone("…");
    return `${of.value}`;
  }

  #target(of: Expr | undefined) {
    if (of === undefined) throw new NotDone("…");
    return of.kind === "value"
      ? ({ kind: "passage", name: `${of.value}` } as const)
      : ({ kind: "computed", name: of } as const);
  }

  #put(args: string): Part[] {
    const [, value = "", variable = ""] = PUT.exec(args) ?? [];
    return readAssignments(`${variable} to ${value}`, DIALECT).map((one) => ({ kind: "set", ...one }));
  }

  #for(args: string): Part[] {
    const each = EACH.exec(args);
    if (each === null) throw new NotDone("where");
    const items = readList(args.slice(each[0].length), DIALECT);
    const hook = this.#hookAfter();
    return hook === null ? [] : [eachOf((each[1] ?? "").replace(/^\$/u, ""), items, hook)];
  }

  #cycling(args: string): Part[] {
    const bound = /^\s*2?bind\s+\$([\p{L}_][\p{L}\p{N}_]*)\s*,/u.exec(args);
    const options = readList(bound === null ? args : args.slice(bound[0].length), DIALECT);
    return cycling(bound?.[1] ?? `cycle ${this.#at} ${args.slice(0, 20)}`, options);
  }

  #label(of: Expr | undefined): Part[] {
    if (of === undefined) throw new NotDone("…");
    return of.kind === "value" ? this.#inside(`${of.value}`) : [{ kind: "print", value: of }];
  }

  #clickable(name: string, args: string): Part[] {
    const hook = HOOK_NAME.exec(args)?.[1]?.toLowerCase();
    const said = readList(args.replace(/\?[\p{L}\p{N}_]{1,40}/gu, '""'), DIALECT);
    if (name === "linkshow") return linkOrReveal(this.#label(said[0]), this.#partsOf(hook ?? ""), "stay");
    const isClick = name.startsWith("click");
    if (isClick && hook === undefined) throw new NotDone("?…");
    const label = isClick ? this.#partsOf(hook ?? "") : this.#label(said[0]);
    const other = said[1] ?? (name.endsWith("goto") ? said[0] : undefined);
    if (name === "linkundo") return [this.#going(label, { kind: "back" }, [])];
    if (name.endsWith("goto") && other !== undefined) {
      const effects = name === "linkrevealgoto" ? (this.#hookAfter() ?? []) : [];
      return [this.#going(label, this.#target(other), effects)];
    }
    const inside = this.#hookAfter() ?? [];
    if (name === "linkrepeat" || name === "linkrerun") return linkOrReveal(label, inside, "again");
    const isReplaced = name === "link" || name === "linkreplace" || isClick;
    return linkOrReveal(label, inside, isReplaced ? "replace" : "stay");
  }

  #going(text: readonly Part[], target: (Part & { kind: "link" })["target"], effects: readonly Part[]): Part {
    return { kind: "link", text, target, effects, inline: false };
  }
}

/** A passage of Harlowe. */
export const readHarlowe = (source: string, reading: PassageReading): Part[] =>
  new Harlowe(source, reading).read();
