import {
  isQuick,
  type LoreOptions,
  type MacroScene,
  type MatchedLore,
  matchLore,
  patternOf,
} from "@4d/cards";
import type { CharacterSheet, LoreEntry } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { WorkerPool } from "../../platform/worker-pool.ts";

/** An entry in a prompt. */
export type SheetLore = MatchedLore<LoreEntry>;

/** Lore to be matched in a thread. */
export interface LoreWork {
  lore: readonly LoreEntry[];
  recent: readonly string[];
  options: Omit<LoreOptions, "test">;
}

const entry = new URL("./lore.worker.ts", import.meta.url);
/** CPU time, with the thread's start. */
const LIMIT_MS = 2_000;

const bounds = { width: 1, share: 1, waitingEach: 8, waitingMost: 80 };
const poolOf = perServices(
  ({ closing }) =>
    new WorkerPool<LoreWork, SheetLore[]>({ ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 128 }, closing),
);

/** Tokens of all entries in a prompt: what a book may ask for, and what it gets if it does not say. */
export const LORE_TOKENS = { most: 4000, usual: 2000 };
const RECURSION = 3;

/** More keys than this are searched in a thread, and so are patterns that are many or might take long. */
const KEYS_HERE = 5_000;
const PATTERNS_HERE = 100;

function needsThread(lore: readonly LoreEntry[]): boolean {
  const keys = lore.reduce((sum, one) => sum + one.keys.length + one.secondaryKeys.length, 0);
  const patterns = lore
    .filter(({ rules }) => rules?.patterns)
    .flatMap((one) => [...one.keys, ...one.secondaryKeys])
    .slice(0, KEYS_HERE)
    .flatMap((key) => patternOf(key) ?? []);
  return keys > KEYS_HERE || patterns.length > PATTERNS_HERE || !patterns.every(isQuick);
}

interface Occasion {
  /** Whose reply it is for; one account's books are matched one at a time. */
  ownerId: number;
  scene: MacroScene;
  /** The latest texts, oldest first. */
  recent: readonly string[];
  greetingIndex?: number | undefined;
  characterMessages?: number | undefined;
}

/**
 * The lore that belongs in a prompt (`characters §5.5`). Patterns come from strangers: those that may take long run in
 * a thread with a time limit, and where that is exceeded, the entries with plain words are still found.
 */
export async function matchSheetLore(
  services: Services,
  { lore, loreBook }: Pick<CharacterSheet, "lore" | "loreBook">,
  { ownerId, scene, recent, greetingIndex, characterMessages }: Occasion,
): Promise<SheetLore[]> {
  const enabled = lore.filter((one) => one.enabled);
  const options = {
    names: scene,
    budget: Math.min(LORE_TOKENS.most, loreBook.tokens ?? LORE_TOKENS.usual),
    recursion: loreBook.recursive ? RECURSION : 0,
    ...(loreBook.scanDepth === undefined ? {} : { scanDepth: loreBook.scanDepth }),
    ...(greetingIndex === undefined ? {} : { greetingIndex }),
    ...(characterMessages === undefined ? {} : { characterMessages }),
  };
  if (!needsThread(enabled)) return matchLore(enabled, recent, options);
  try {
    return await poolOf(services).run(ownerId, () => ({ lore: enabled, recent, options }));
  } catch (error) {
    if (error instanceof Failure && error.kind === "unavailable") throw error;
    services.log.info({ err: error }, "a lorebook took too long; its patterns were left out");
    return matchLore(withoutPatterns(enabled), recent, options);
  }
}

/** The entries that plain words call up, as many as may be searched here. */
function withoutPatterns(lore: readonly LoreEntry[]): LoreEntry[] {
  let left = KEYS_HERE;
  return lore.filter((one) => {
    left -= one.keys.length + one.secondaryKeys.length;
    return left >= 0 && !one.rules?.patterns;
  });
}
