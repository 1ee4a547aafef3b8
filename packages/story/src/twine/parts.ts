/** What a passage says, whatever story format it was written in. */
export type Expr =
  | { readonly kind: "value"; readonly value: number | string | boolean }
  /** `name` is the variable's, with the path of a field: `player.hp`. */
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly Expr[] }
  /** Only as the whole value of a `set`: each field becomes a variable. */
  | { readonly kind: "map"; readonly fields: readonly (readonly [string, Expr])[] }
  | { readonly kind: "not" | "minus"; readonly of: Expr }
  | { readonly kind: "binary"; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expr[] };

export type BinaryOp =
  | "or"
  | "and"
  | "=="
  | "!="
  | ">"
  | ">="
  | "<"
  | "<="
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "contains";

/** Where a link leads: a passage, one that is computed, or the one before. */
export type Target =
  | { readonly kind: "passage"; readonly name: string }
  | { readonly kind: "computed"; readonly name: Expr }
  | { readonly kind: "back" };

export interface Branch {
  /** Null for `else`. */
  readonly when: Expr | null;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "print"; readonly value: Expr }
  | { readonly kind: "set"; readonly name: string; readonly value: Expr }
  | { readonly kind: "if"; readonly branches: readonly Branch[] }
  | {
      readonly kind: "link";
      readonly text: readonly Part[];
      readonly target: Target;
      /** What happens when it is taken. */
      readonly effects: readonly Part[];
      /** It stands within a sentence, which is not whole without its text. */
      readonly inline: boolean;
    }
  | {
      readonly kind: "reveal";
      readonly text: readonly Part[];
      readonly parts: readonly Part[];
      /** replace: the link becomes what it reveals. stay: its text stays before it. again: it can be taken again. */
      readonly mode: "replace" | "stay" | "again";
      readonly inline: boolean;
    }
  | { readonly kind: "include"; readonly name: string }
  | { readonly kind: "goto"; readonly target: Target }
  | { readonly kind: "loop"; readonly while: Expr; readonly parts: readonly Part[] }
  /** Once for every item of a list. */
  | {
      readonly kind: "each";
      readonly variable: string;
      readonly list: Expr;
      readonly parts: readonly Part[];
    };

export const constant = (value: number | string | boolean): Expr => ({ kind: "value", value });
export const callOf = (name: string, ...args: readonly Expr[]): Expr => ({ kind: "call", name, args });
export const binary = (op: BinaryOp, left: Expr, right: Expr): Expr => ({ kind: "binary", op, left, right });
export const passageTarget = (name: string): Target => ({ kind: "passage", name });

/** Thrown while reading what our stories cannot do; `message` names it as the author wrote it. */
export class NotDone extends Error {}

/** Parts and expressions inside each other, at most; ink's own bound is 40. */
export const DEPTH_MAX = 12;
