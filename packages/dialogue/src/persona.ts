import { ASK_KINDS } from "./asks/kinds.ts";

/** Moods and moves of a conversation that are understood without an author's example. */
export const INTENTS = [
  "greeting",
  "farewell",
  "goodnight",
  "thanks",
  "who",
  "human",
  "howAreYou",
  "time",
  "date",
  "choose",
  "compute",
  "calendar",
  "convert",
  "compliment",
  "insult",
  "love",
  "sorry",
  "grief",
  "sad",
  "tired",
  "angry",
  "anxious",
  "lonely",
  "bored",
  "sick",
  "happy",
  "laugh",
  "nod",
  "puzzled",
  "picture",
  "repeat",
  "continue",
  "remember",
  "nameGiven",
  "likeGiven",
  "dislikeGiven",
  "birthdayGiven",
  "jobGiven",
  "petGiven",
  "planGiven",
  "recallLike",
  "recallPet",
  "recallPlan",
  "recallJob",
  "again",
  ...ASK_KINDS,
] as const;
export type Intent = (typeof INTENTS)[number];

/** Replies to the answer of a question: to a yes, a no, and to anything else. */
export interface Follow {
  /** The index in `answers` of the reply that asks. */
  readonly after: number;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly any: readonly string[];
}

/** What a user may ask, in several wordings, and the replies. */
export interface Exchange {
  readonly asks: readonly string[];
  readonly answers: readonly string[];
  readonly follows?: readonly Follow[];
}

export interface Lore {
  readonly keys: readonly string[];
  readonly content: string;
}

/**
 * All the built-in engine knows of a character. Lines may be in any language: a line is used when it is in
 * the user's language. Lines may contain the slots of `fill`, such as `{user}`.
 */
export interface Persona {
  readonly name: string;
  /** How the character addresses somebody whose name it does not know. */
  readonly callsUser?: string;
  readonly tagline?: string;
  readonly description?: string;
  readonly examples: readonly Exchange[];
  /** Topics the character starts by itself: `answers` are the lines, `asks` is empty. */
  readonly initiatives?: readonly Exchange[];
  readonly lore: readonly Lore[];
  readonly greetings?: readonly string[];
  /** Honest ways of not knowing an answer; a question follows them. */
  readonly deflections?: readonly string[];
  /** Replies to a statement that no rule understands. */
  readonly listening?: readonly string[];
  readonly smallTalk?: Partial<Record<Intent, readonly string[]>>;
  /** Gestures for the action brackets, without brackets. */
  readonly actions?: readonly string[];
  readonly emoji?: readonly string[];
}

export type Language = "zh" | "en";
