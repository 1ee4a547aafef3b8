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
import { type Dialect, readAssignments, readExpression } from "./expression.ts";
import { splitLink } from "./markup.ts";
import { withoutText } from "./part-tree.ts";
import { type Branch, DEPTH_MAX, type Expr, NotDone, type Part, passageTarget } from "./parts.ts";
import { closing, closingPlain } from "./source.ts";
import { argumentsOf, CONTAINERS, SHOWN, type Tag, UNSEEN, widgetName } from "./sugarcube-macros.ts";

const DIALECT: Dialect = {
  bare: false,
  holders: [["State", "variables"], ["V"], ["state", "active", "variables"], ["settings"]],
  own: "settings",
};
const MACRO = /<<(\/?)([\p{L}_][\p{L}\p{N}_-]{0,40}|=|-)/uy;
const LINK = /\[\[([^[\]\n]{1,600})\](?:\[([^\]\n]{0,600})\])?\]/uy;
const VARIABLE = /\$[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*|\["[^"\]\n]{1,60}"\]|\['[^'\]\n]{1,60}'\])*/uy;
const TEMPORARY = /(?<![\w$])_[A-Za-z]\w*(?:\.[A-Za-z_]\w*)*/uy;
const VERBATIM: readonly (readonly [open: string, close: string])[] = [
  ["{{{", "}}}"],
  ['"""', '"""'],
];
const VERBATIM_MAX = 2000;
const PLACE = /<<|\[\[|[$_]|\{\{\{|"""/gu;
const FOR = /^\s*([^;]{0,200});([^;]{0,200});([^;]{0,200})$/u;
const RANGE = /^\s*(?:_\w+\s*,\s*)?([$_]\w+)\s+range\s+(.+)$/su;
/** Macros whose arguments are what may not be done. */
const WITH_ARGS = new Set([
  "set",
  "run",
  "print",
  "=",
  "-",
  "goto",
  "include",
  "display",
  "for",
  "switch",
  "link",
]);
const CLOSERS = new Set(["elseif", "else", "case", "default", "option"]);

class SugarCube {
  readonly #source: string;
  readonly #reading: PassageReading;
  readonly #temporary: ReadonlySet<string>;
  readonly #hasVariables: boolean;
  #at = 0;
  #depth = 0;
  /** Where each container is closed for the last time; before any search of what lies ahead. */
  readonly #lastEnds = new Map<string, number>();

  constructor(source: string, reading: PassageReading) {
    this.#source = source;
    this.#reading = reading;
    this.#hasVariables = reading.format === "sugarcube";
    const set = source.matchAll(/(_[A-Za-z]\w*)(?=\s+(?:to|range)\b|\s*=|\s*,)/gu);
    this.#temporary = new Set([...set].map(([, name = ""]) => name));
  }

  /** The parts up to a tag among `ends`, which is not read, or the end of the passage. */
  read(ends: ReadonlySet<string> = new Set()): Part[] {
    const parts: Part[] = [];
    let text = "";
    while (this.#at < this.#source.length) {
      PLACE.lastIndex = this.#at;
      const place = PLACE.exec(this.#source)?.index ?? this.#source.length;
      text += this.#source.slice(this.#at, place);
      this.#at = place;
      const tag = this.#tag();
      if (tag !== null && ends.has(tag.end ? `/${tag.name}` : tag.name)) break;
      const made = tag === null ? this.#plain() : this.#macro(tag);
      if (made === null) {
        text += this.#source.charAt(this.#at);
        this.#at += 1;
      } else {
        parts.push(...textParts(this.#reading, text), ...made);
        text = "";
      }
    }
    parts.push(...textParts(this.#reading, text));
    return parts;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  /** The tag that begins here; its place stays. */
  #tag(): (Tag & { after: number }) | null {
    const found = this.#match(MACRO);
    if (found === null) return null;
    const [all, slash = "", name = ""] = found;
    const from = this.#at + all.length;
    const pair = { open: "", close: ">>" };
    let end = closing(this.#source, from, pair, this.#reading.budget);
    if (end < 0) end = closingPlain(this.#source, from, pair, this.#reading.budget);
    if (end < 0) return null;
    return { name, end: slash !== "", args: this.#source.slice(from, end).trim(), after: end + 2 };
  }

  #plain(): Part[] | null {
    const verbatim = this.#verbatim();
    if (verbatim !== null) return verbatim;
    const link = this.#match(LINK);
    if (link !== null) {
      this.#at += link[0].length;
      return [this.#link(link[1] ?? "", link[2] ?? "")];
    }
    if (!this.#hasVariables) return null;
    const variable = this.#match(VARIABLE) ?? this.#match(TEMPORARY);
    if (variable === null) return null;
    const [name] = variable;
    if (name.startsWith("_") && !this.#temporary.has(name.split(".")[0] ?? "")) return null;
    this.#at += name.length;
    return this.#printed(name, name);
  }

  #verbatim(): Part[] | null {
    for (const [open, close] of VERBATIM) {
      if (!this.#source.startsWith(open, this.#at)) continue;
      const ahead = this.#source.slice(this.#at + 3, this.#at + VERBATIM_MAX);
      const end = ahead.indexOf(close);
      if (end < 0) return null;
      this.#at += end + 6;
      return [{ kind: "text", text: ahead.slice(0, end) }];
    }
    return null;
  }

  #printed(macro: string, source: string): Part[] {
    const value = orNoted(this.#reading, macro, () => readExpression(source, DIALECT));
    return value === undefined ? [] : [{ kind: "print", value }];
  }

  /** The parts of a link's text. */
  #label(text: string): Part[] {
    if (this.#depth >= DEPTH_MAX) return textParts(this.#reading, text);
    const inner = new SugarCube(text, this.#reading);
    inner.#depth = this.#depth + 1;
    return inner.read();
  }

  #link(inside: string, code: string): Part {
    const { text, target } = splitLink(inside);
    const effects = code === "" ? [] : this.#sets(`[[…][${code}]]`, code);
    return {
      kind: "link",
      text: this.#label(text.trim()),
      target: targetOf(this.#reading, target, DIALECT),
      effects,
      inline: false,
    };
  }

  #sets(macro: string, source: string): Part[] {
    const made = orNoted(this.#reading, macro, () => readAssignments(source, DIALECT));
    return (made ?? []).map((one) => ({ kind: "set", ...one }));
  }

  /** What stands between a tag and its end, which is read too. */
  #inside(name: string): Part[] {
    this.#depth += 1;
    const parts = this.read(new Set([`/${name}`, `end${name}`]));
    this.#depth -= 1;
    this.#skipTag();
    return parts;
  }

  #skipTag(): void {
    const tag = this.#tag();
    if (tag !== null) this.#at = tag.after;
  }

  /** Whether a container that begins before this place is closed; one that is not takes no text with it. */
  #isClosed(name: string): boolean {
    const known = this.#lastEnds.get(name);
    const last =
      known ?? Math.max(this.#source.lastIndexOf(`<</${name}>>`), this.#source.lastIndexOf(`<<end${name}>>`));
    if (known === undefined) this.#lastEnds.set(name, last);
    if (this.#at > last) return false;
    const ahead = this.#source.slice(this.#at, this.#at + 20_000);
    this.#reading.budget.spend(ahead.length / 20);
    return ahead.includes(`<</${name}>>`) || ahead.includes(`<<end${name}>>`);
  }

  #macro(tag: Tag & { after: number }): Part[] {
    this.#at = tag.after;
    const { name, args, end } = tag;
    if (end || CLOSERS.has(name) || (name.startsWith("end") && CONTAINERS.has(name.slice(3)))) return [];
    const shown = WITH_ARGS.has(name) ? `<<${name} ${args}`.trim().slice(0, 58) : `<<${name}`;
    const isContainer = CONTAINERS.has(name) && this.#isClosed(name);
    if (isContainer && this.#depth >= DEPTH_MAX) {
      this.#reading.onNotDone(`${shown}>>`);
      return [];
    }
    if (isContainer) return this.#container(tag, `${shown}>>`);
    return orNoted(this.#reading, `${shown}>>`, () => this.#command(tag)) ?? [];
  }

  #command({ name, args }: Tag): Part[] {
    if (name === "set" || name === "run")
      return readAssignments(args, DIALECT).map((one) => ({ kind: "set", ...one }));
    if (name === "remember") return readAssignments(args, DIALECT).map((one) => ({ kind: "set", ...one }));
    if (name === "unset")
      return [{ kind: "set", name: args.replace(/^\$/u, ""), value: { kind: "value", value: 0 } }];
    if (name === "print" || name === "=" || name === "-")
      return [{ kind: "print", value: readExpression(args, DIALECT) }];
    if (UNSEEN.has(name)) return [];
    if (name === "textbox" || name === "textarea" || name === "numberbox") return this.#written(name, args);
    if (this.#reading.widgets.has(name) && args === "") return [{ kind: "include", name: widgetName(name) }];
    const said = argumentsOf(args);
    const first = said[0] ?? "";
    if (name === "include" || name === "display") return [{ kind: "include", name: this.#name(first) }];
    if (name === "goto") return [{ kind: "goto", target: this.#target(first) }];
    if (name === "return" || name === "back") {
      const label = /^["']/u.test(first)
        ? this.#label(first.slice(1, -1))
        : [{ kind: "text", text: "←" } as const];
      const isNamed = said.length > 1;
      const target = isNamed ? this.#target(said[1] ?? "") : ({ kind: "back" } as const);
      return [{ kind: "link", text: label, target, effects: [], inline: false }];
    }
    if (name === "link" || name === "button" || name === "click") return this.#clickable(args, [], "again");
    if (name === "actions") return said.map((one) => this.#linkTo(this.#name(one)));
    if (name === "choice")
      return [this.#linkTo(this.#name(said.at(-1) ?? ""), said.length > 1 ? this.#name(first) : undefined)];
    throw new NotDone("");
  }

  /** A field to write in: the variable has what the field would begin with. */
  #written(name: string, args: string): Part[] {
    this.#reading.onNotDone(`<<${name}>>`);
    const [variable = "", first = '""'] = argumentsOf(args);
    return this.#sets(`<<${name}>>`, `${variable.replace(/^["']|["']$/gu, "")} to ${first}`);
  }

  #linkTo(name: string, text = name): Part {
    return { kind: "link", text: this.#label(text), target: passageTarget(name), effects: [], inline: false };
  }

  /** A passage's name as an argument. Throws `NotDone` for one that is computed. */
  #name(argument: string): string {
    const linked = /^\[\[([^[\]]{1,600})\]\]$/u.exec(argument)?.[1];
    if (linked !== undefined) return splitLink(linked).target;
    if (/^["']/u.test(argument)) return argument.slice(1, -1);
    if (argument === "" || /^[$_`(]/u.test(argument)) throw new NotDone(argument);
    return argument;
  }

  #target(argument: string): (Part & { kind: "goto" })["target"] {
    if (argument.startsWith("`"))
      return { kind: "computed", name: readExpression(argument.slice(1, -1), DIALECT) };
    if (/^[$_(]|[+(]/u.test(argument) && !/^["'][^"']*["']$/u.test(argument) && !argument.startsWith("[["))
      return { kind: "computed", name: readExpression(argument, DIALECT) };
    return passageTarget(this.#name(argument));
  }

  /** `<<link "text" "passage">>`, `<<link [[text|passage]]>>`, with what is between it and its end. */
  #clickable(args: string, inside: readonly Part[], mode: "replace" | "stay" | "again"): Part[] {
    const said = argumentsOf(args);
    const first = said[0] ?? "";
    const linked = /^\[\[([^[\]]{1,600})\](?:\[([^\]\n]{0,600})\])?\]$/u.exec(first);
    if (linked !== null) {
      const link = this.#link(linked[1] ?? "", linked[2] ?? "");
      return link.kind === "link" ? [{ ...link, effects: [...link.effects, ...inside] }] : [];
    }
    const isText = /^["']/u.test(first);
    const text = isText ? this.#label(first.slice(1, -1)) : this.#printed(first, first);
    const goes = said[1];
    if (goes !== undefined)
      return [{ kind: "link", text, target: this.#target(goes), effects: inside, inline: false }];
    return linkOrReveal(text, inside, mode);
  }

  #container({ name, args }: Tag, macro: string): Part[] {
    if (name === "if") return [this.#if(args)];
    if (name === "switch") return this.#switch(args, macro);
    if (name === "for") return this.#for(args, macro);
    if (name === "cycle" || name === "listbox") return this.#cycle(args, macro);
    const inside = this.#inside(name);
    if (name === "link" || name === "button" || name === "click")
      return orNoted(this.#reading, macro, () => this.#clickable(args, inside, "again")) ?? inside;
    if (name === "linkreplace")
      return orNoted(this.#reading, macro, () => this.#clickable(args, inside, "replace")) ?? inside;
    if (name === "linkappend" || name === "linkprepend")
      return orNoted(this.#reading, macro, () => this.#clickable(args, inside, "stay")) ?? inside;
    if (name === "silently" || name === "silent") return withoutText(inside);
    if (SHOWN.has(name)) return inside;
    this.#reading.onNotDone(macro);
    return name === "script" || name === "widget" ? [] : inside;
  }

  #if(args: string): Part {
    const ends = new Set(["elseif", "else", "/if", "endif"]);
    const branches: Branch[] = [];
    let when: Expr | null = conditionOf(this.#reading, `<<if ${args}>>`.slice(0, 60), args, DIALECT);
    this.#depth += 1;
    for (let round = 0; round < 100; round += 1) {
      branches.push({ when, parts: this.read(ends) });
      const tag = this.#tag();
      if (tag === null) break;
      this.#at = tag.after;
      if (tag.end || tag.name === "endif") break;
      const isIf = /^if\b/u.test(tag.args);
      const source = tag.name === "else" && isIf ? tag.args.slice(2) : tag.args;
      const isElse = tag.name === "else" && !isIf;
      when = isElse ? null : conditionOf(this.#reading, `<<elseif ${source}>>`.slice(0, 60), source, DIALECT);
    }
    this.#depth -= 1;
    return { kind: "if", branches };
  }

  #switch(args: string, macro: string): Part[] {
    const of = orNoted(this.#reading, macro, () => readExpression(args, DIALECT));
    const branches: Branch[] = [];
    const ends = new Set(["case", "default", "/switch", "endswitch"]);
    this.#depth += 1;
    this.read(ends);
    for (let round = 0; round < 100; round += 1) {
      const tag = this.#tag();
      if (tag === null) break;
      this.#at = tag.after;
      if (tag.end || tag.name === "endswitch") break;
      const values = argumentsOf(tag.args).map((one) =>
        conditionOf(
          this.#reading,
          `<<case ${one}>>`,
          /^[$_"'\d(-]|^(?:true|false)$/u.test(one) ? one : `"${one}"`,
          DIALECT,
        ),
      );
      const equal = values.map(
        (value): Expr => ({ kind: "binary", op: "==", left: of ?? value, right: value }),
      );
      const when = equal.reduce(
        (left, right): Expr => ({ kind: "binary", op: "or", left, right }),
        equal[0] ?? { kind: "value", value: false },
      );
      branches.push({ when: tag.name === "default" ? null : when, parts: this.read(ends) });
    }
    this.#depth -= 1;
    return of === undefined || branches.length === 0 ? [] : [{ kind: "if", branches }];
  }

  #for(args: string, macro: string): Part[] {
    const parts = this.#inside("for");
    const made = orNoted(this.#reading, macro, (): Part[] => {
      const range = RANGE.exec(args);
      if (range !== null) {
        const list = readExpression(range[2] ?? "", DIALECT);
        return [eachOf((range[1] ?? "").replace(/^\$/u, ""), [list], parts)];
      }
      const [, first = "", condition = args, step = ""] = FOR.exec(args) ?? [];
      const sets = (source: string): Part[] =>
        readAssignments(source, DIALECT).map((one) => ({ kind: "set", ...one }));
      const loop = readExpression(condition, DIALECT);
      return [...sets(first), { kind: "loop", while: loop, parts: [...parts, ...sets(step)] }];
    });
    return made ?? parts;
  }

  #cycle(args: string, macro: string): Part[] {
    const from = this.#at;
    const name = macro.startsWith("<<cycle") ? "cycle" : "listbox";
    this.#inside(name);
    const options = [
      ...this.#source.slice(from, this.#at).matchAll(/<<option\s+("[^"\n]{0,200}"|'[^'\n]{0,200}')/gu),
    ];
    const variable = argumentsOf(args)[0]?.replace(/^["']?\$|["']$/gu, "") ?? "";
    return cycling(
      variable,
      options.map(([, text = ""]) => ({ kind: "value", value: text.slice(1, -1) })),
    );
  }
}

/** A widget of SugarCube. */
export const readWidget = ({ name, body }: { name: string; body: string }, reading: PassageReading) => ({
  name: widgetName(name),
  parts: new SugarCube(body, reading).read(),
});

/** A passage of SugarCube, or of a Twine 1 format with the same marks. */
export const readSugarCube = (source: string, reading: PassageReading): Part[] =>
  new SugarCube(source, reading).read();
