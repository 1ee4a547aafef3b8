import { type Decorator, readDecorators, understood } from "./decorators.ts";

/**
 * What is known of the conversation besides its texts; a decorator that needs something unknown is ignored.
 */
export interface LoreScene {
  /** 0 for the first greeting, 1 for the first alternate. */
  readonly greetingIndex?: number;
  /** How many messages the character has written. */
  readonly characterMessages?: number;
}

/** Where a text is inserted: how many messages before the newest, in whose voice, next to which field. */
export interface LorePosition {
  readonly depth: number | undefined;
  readonly role: "assistant" | "system" | "user" | undefined;
  readonly position: "before_desc" | "after_desc" | "personality" | "scenario" | undefined;
}

/** The conditions in an entry's decorators. */
export interface Conditions extends LorePosition {
  readonly text: string;
  readonly always: boolean;
  readonly never: boolean;
  readonly scanDepth: number | undefined;
  readonly additional: readonly string[];
  readonly exclude: readonly string[];
}

const ROLES = ["assistant", "system", "user"] as const;
const POSITIONS = ["before_desc", "after_desc", "personality", "scenario"] as const;
const NUMBERS = new Set(["depth", "scan_depth", "is_greeting", "activate_only_after", "activate_only_every"]);
const WORDS = new Set(["additional_keys", "exclude_keys"]);
const BARE = new Set(["activate", "dont_activate"]);

/** Whether a decorator is a known one with a valid value. */
function understands({ name, values }: Decorator, scene: LoreScene): boolean {
  const [value = ""] = values;
  if (name === "is_greeting" && scene.greetingIndex === undefined) return false;
  if (name.startsWith("activate_only_") && scene.characterMessages === undefined) return false;
  if (NUMBERS.has(name)) return values.length === 1 && /^\d{1,6}$/u.test(value);
  if (name === "role") return ROLES.some((role) => role === value);
  if (name === "position") return POSITIONS.some((position) => position === value);
  return (WORDS.has(name) && values.length > 0) || BARE.has(name);
}

/** An entry's text and conditions, by its decorators and their fallbacks. */
export function conditionsOf({ content }: { readonly content: string }, scene: LoreScene): Conditions {
  const { decorators, text } = readDecorators(content);
  const chosen = understood(decorators, (decorator) => understands(decorator, scene));
  const number = (name: string) => (chosen.has(name) ? Number(chosen.get(name)?.[0]) : undefined);
  const position = POSITIONS.find((one) => one === chosen.get("position")?.[0]);
  const always = chosen.has("activate");
  return {
    text,
    always,
    never: !always && (chosen.has("dont_activate") || isOutsideConditions(number, scene)),
    scanDepth: number("scan_depth"),
    additional: chosen.get("additional_keys") ?? [],
    exclude: chosen.get("exclude_keys") ?? [],
    depth: position === undefined ? number("depth") : undefined,
    role: ROLES.find((one) => one === chosen.get("role")?.[0]),
    position,
  };
}

/** Whether the conversation is not at the point the entry asks for. */
function isOutsideConditions(number: (name: string) => number | undefined, scene: LoreScene): boolean {
  const greeting = number("is_greeting");
  const after = number("activate_only_after");
  const every = number("activate_only_every");
  const messages = scene.characterMessages ?? 0;
  return (
    (greeting !== undefined && greeting !== scene.greetingIndex) ||
    (after !== undefined && messages < after) ||
    (every !== undefined && every > 0 && messages % every !== 0)
  );
}
