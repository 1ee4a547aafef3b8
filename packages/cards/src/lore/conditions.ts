import type { LoreRules } from "@4d/contract";
import { type Decorator, readDecorators, understood, valuesOf } from "./decorators.ts";

/**
 * What is known of the conversation besides its texts; a decorator that needs something unknown is ignored.
 */
export interface LoreScene {
  /** 0 for the first greeting, 1 for the first alternate. */
  readonly greetingIndex?: number;
  /** How many messages the character has written. */
  readonly characterMessages?: number;
}

/** The conditions of an entry: its rules, and over them those of its decorators. */
export interface Conditions extends LoreRules {
  readonly text: string;
  readonly always: boolean;
  readonly never: boolean;
  /** Once found, it stays; once found, it is not used again. */
  readonly stays: boolean;
  readonly once: boolean;
  /** Of each of these, one is needed. */
  readonly additional: readonly (readonly string[])[];
  readonly exclude: readonly string[];
  /** Texts any of which, all together, forbid it. */
  readonly excludeAll: readonly string[];
  readonly priority: number | undefined;
}

const ROLES = ["assistant", "system", "user"] as const;
const POSITIONS = ["before_desc", "after_desc", "personality", "scenario"] as const;
const NUMBERS = new Set([
  ...["depth", "scan_depth", "is_greeting", "activate_only_after", "activate_only_every"],
  ...["probability", "priority"],
]);
const WORDS = new Set(["additional_keys", "exclude_keys", "exclude_keys_all"]);
const BARE = new Set([
  ...["activate", "dont_activate", "keep_activate_after_match", "dont_activate_after_match", "end"],
  ...["match_full_word", "match_partial_word", "unrecursive", "no_recursive_search"],
]);

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

const ANY_SCENE: LoreScene = { greetingIndex: 0, characterMessages: 0 };

/** The decorators that are not done, and have no fallback that is. */
export const ignoredDecorators = (content: string): string[] =>
  readDecorators(content)
    .decorators.filter((alternatives) => !alternatives.some((one) => understands(one, ANY_SCENE)))
    .flatMap(([first]) => first?.name ?? []);

type Chosen = ReadonlyMap<string, readonly string[]>;
const numberOf = (chosen: Chosen, name: string) => {
  const value = chosen.get(name)?.[0];
  return value === undefined ? undefined : Number(value);
};

/** Where the decorators put the text; nothing where they do not say. */
function placeOf(chosen: Chosen): LoreRules {
  const position = POSITIONS.find((one) => one === chosen.get("position")?.[0]);
  const role = ROLES.find((one) => one === chosen.get("role")?.[0]);
  const said = role === undefined ? {} : { role };
  if (position !== undefined) return { ...said, position, depth: undefined };
  const depth = numberOf(chosen, "depth") ?? (chosen.has("end") ? 0 : undefined);
  return depth === undefined ? said : { ...said, position: "depth", depth };
}

function rulesIn(chosen: Chosen): LoreRules {
  const scanDepth = numberOf(chosen, "scan_depth");
  const probability = numberOf(chosen, "probability");
  return {
    ...(scanDepth === undefined ? {} : { scanDepth }),
    ...(probability === undefined ? {} : { probability }),
    ...(chosen.has("match_partial_word") ? { wholeWords: false } : {}),
    ...(chosen.has("match_full_word") ? { wholeWords: true } : {}),
    ...(chosen.has("unrecursive") ? { silent: true } : {}),
    ...(chosen.has("no_recursive_search") ? { excluded: true } : {}),
    ...placeOf(chosen),
  };
}

/** An entry's text and conditions, by its rules, its decorators and their fallbacks. */
export function conditionsOf(
  { content, rules = {} }: { readonly content: string; readonly rules?: LoreRules | undefined },
  scene: LoreScene,
): Conditions {
  if (!content.trimStart().startsWith("@@")) return { ...rules, text: content.trim(), ...NONE };
  const { decorators, text } = readDecorators(content);
  const test = (decorator: Decorator) => understands(decorator, scene);
  const chosen = understood(decorators, test);
  const always = chosen.has("activate");
  return {
    ...rules,
    ...rulesIn(chosen),
    text,
    always,
    never: !always && (chosen.has("dont_activate") || isOutsideConditions(chosen, scene)),
    stays: chosen.has("keep_activate_after_match"),
    once: chosen.has("dont_activate_after_match"),
    additional: valuesOf(decorators, "additional_keys", test),
    exclude: chosen.get("exclude_keys") ?? [],
    excludeAll: chosen.get("exclude_keys_all") ?? [],
    priority: numberOf(chosen, "priority"),
  };
}

const NONE = {
  ...{ always: false, never: false, stays: false, once: false },
  ...{ additional: [], exclude: [], excludeAll: [], priority: undefined },
} as const;

/** Whether the conversation is not at the point the entry asks for. */
function isOutsideConditions(chosen: Chosen, scene: LoreScene): boolean {
  const greeting = numberOf(chosen, "is_greeting");
  const after = numberOf(chosen, "activate_only_after");
  const every = numberOf(chosen, "activate_only_every");
  const messages = scene.characterMessages ?? 0;
  return (
    (greeting !== undefined && greeting !== scene.greetingIndex) ||
    (after !== undefined && messages < after) ||
    (every !== undefined && every > 0 && messages % every !== 0)
  );
}
