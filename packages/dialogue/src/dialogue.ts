import type { Intent } from "./persona.ts";
import type { DialogueStyle } from "./style.ts";

export interface Line {
  readonly from: "user" | "character";
  readonly text: string;
}

/** What a memory says: a closed list, so that a later statement replaces an earlier one and a question finds it. */
// biome-ignore format: a list
export const MEMORY_KINDS = [
  "name", "nickname", "age", "birthday", "zodiac", "home", "pastHome", "origin", "livesWith",
  "job", "employer", "pastJob", "money", "study", "language", "skill", "family", "partnership",
  "pet", "breed", "belonging", "allergy", "health", "medicine", "died", "like", "dislike",
  "habit", "plan", "wish", "event", "worry", "other",
] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** One thing known about the user, or about somebody or something of theirs. */
export interface Memory {
  readonly kind: MemoryKind;
  /** The value alone, in the words of the person: 林夏, 下雨天, 护士. */
  readonly value: string;
  /** Whose it is, where it is not the user's own: `mother`, `cat`, `colleague's snake`. */
  readonly about?: string | undefined;
  /** The day of a plan or an event, as `2026-12-08`. */
  readonly when?: string | undefined;
}

/** What the user asks of a regenerated reply (`characters §7.1`). */
export const HINTS = ["shorter", "longer", "warmer", "funnier", "calmer", "different"] as const;
export type Hint = (typeof HINTS)[number];

export interface DialogueInput {
  readonly text: string;
  /** Oldest first, without `text`; only the last 420 lines are read, so that two hundred replies differ. */
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
  | { readonly rule: "crisis" | "memory" | "deflection" | "listening" | "initiative" | "greeting" }
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
  /** Of the memories given, those that are corrected or to be forgotten. */
  readonly removedMemories: readonly Memory[];
  readonly suggestions: readonly Suggestion[];
}
