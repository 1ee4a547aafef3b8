import type { Intent } from "./persona.ts";
import type { DialogueStyle } from "./style.ts";

export interface Line {
  readonly from: "user" | "character";
  readonly text: string;
}

export const MEMORY_KINDS = ["name", "like", "dislike", "birthday", "job", "pet", "plan"] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** One thing known about the user. */
export interface Memory {
  readonly kind: MemoryKind;
  /** The value alone: 林夏, 下雨天, 护士. */
  readonly value: string;
}

/** What the user asks of a regenerated reply (`characters §7.1`). */
export const HINTS = ["shorter", "longer", "warmer", "funnier", "calmer", "different"] as const;
export type Hint = (typeof HINTS)[number];

export interface DialogueInput {
  readonly text: string;
  /** Oldest first, without `text`; only the last sixty lines are read. */
  readonly history?: readonly Line[];
  readonly memories?: readonly Memory[];
  readonly style?: DialogueStyle;
  /** The same input with the same seed gives the same reply. */
  readonly seed: string | number;
  /** The user's wall clock, as `2026-03-01T23:15`; without it the character does not know the time. */
  readonly now?: string;
  /** Set by the server's word lists: the reply is plain and caring, and nothing else is tried. */
  readonly crisis?: boolean;
  /** Replies not to repeat: the variants a regeneration replaces. */
  readonly avoid?: readonly string[];
  readonly hint?: Hint;
}

/** Which rule produced the reply. */
export type Source =
  | { readonly rule: "crisis" | "deflection" | "listening" | "initiative" | "greeting" }
  | { readonly rule: "intent"; readonly intent: Intent }
  | { readonly rule: "example" | "follow"; readonly index: number }
  | { readonly rule: "lore"; readonly index: number };

export type Tone = "温柔" | "好奇" | "大胆";

/** A reply the user could send. */
export interface Suggestion {
  readonly tone: Tone;
  readonly text: string;
}

export interface DialogueReply {
  readonly text: string;
  readonly source: Source;
  readonly newMemories: readonly Memory[];
  readonly suggestions: readonly Suggestion[];
}
