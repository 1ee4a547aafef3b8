import type { StoryGraph, StoryNode } from "@4d/contract";
import { type Lookup, lookup } from "../graph/lookup.ts";
import { pick, randomOf } from "../random.ts";
import { openChoices, type PlayState, startState, stateAfter } from "./graph-play.ts";

export interface RandomPlayOptions {
  readonly plays?: number;
  readonly seed?: string;
  /** Milliseconds after which no further play begins. */
  readonly limitMs?: number;
  /** Number of choices after which a play counts as endless. */
  readonly longest?: number;
  readonly now?: () => number;
}

/** What many readers who choose at random would meet (`STORY-1`). Shares are between 0 and 1. */
export interface RandomPlayReport {
  /** Number of plays there was time for. */
  readonly plays: number;
  readonly endings: readonly { readonly node: string; readonly name: string; readonly share: number }[];
  /** Nodes where plays stopped that are no endings. */
  readonly deadEnds: readonly { readonly node: string; readonly plays: number }[];
  /** Plays that were still going after `longest` choices. */
  readonly endless: number;
  /**
   * Of the plays that came to a node, the share that took each choice; a choice that was never shown is
   * absent.
   */
  readonly choices: readonly { readonly node: string; readonly choice: number; readonly share: number }[];
  /** Nodes that no play reached. */
  readonly unseen: readonly string[];
  /** Number of choices a play took on average, and letters it showed. */
  readonly averageLength: number;
  readonly averageLetters: number;
}

interface Tally {
  readonly stops: Map<string, number>;
  readonly taken: Map<string, Map<number, number>>;
  readonly seen: Set<string>;
  endless: number;
  steps: number;
  letters: number;
}

const bump = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

function step(
  of: Lookup,
  state: PlayState,
  node: StoryNode,
  random: () => number,
  tally: Tally,
): PlayState | null {
  const choice = pick(random, openChoices(of, state));
  if (choice === undefined) return null;
  const counts = tally.taken.get(node.id) ?? new Map<number, number>();
  bump(counts, node.choices.indexOf(choice));
  tally.taken.set(node.id, counts);
  tally.steps += 1;
  return stateAfter(of, choice, state);
}

function playOnce(of: Lookup, longest: number, random: () => number, tally: Tally): void {
  let state = startState(of);
  let last = "";
  for (let taken = 0; taken <= longest; taken += 1) {
    const { node } = state;
    if (node !== null) {
      last = node.id;
      tally.seen.add(node.id);
      tally.letters += node.text.length;
    }
    const next = node === null ? null : step(of, state, node, random, tally);
    if (next === null) {
      bump(tally.stops, last);
      return;
    }
    state = next;
  }
  tally.endless += 1;
}

function reportOf(
  graph: StoryGraph,
  plays: number,
  { stops, taken, seen, endless, steps, letters }: Tally,
): RandomPlayReport {
  const endings = graph.nodes.filter(({ ending }) => ending);
  const isEnding = new Set(endings.map(({ id }) => id));
  return {
    plays,
    endings: endings.map(({ id, endingName, title }) => ({
      node: id,
      name: endingName || title,
      share: (stops.get(id) ?? 0) / Math.max(1, plays),
    })),
    deadEnds: [...stops]
      .filter(([node]) => !isEnding.has(node))
      .map(([node, count]) => ({ node, plays: count })),
    endless,
    choices: [...taken].flatMap(([node, counts]) => {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return [...counts].map(([choice, count]) => ({ node, choice, share: count / all }));
    }),
    unseen: graph.nodes.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
    averageLength: steps / Math.max(1, plays),
    averageLetters: letters / Math.max(1, plays),
  };
}

/**
 * Plays a story at random, 500 times by default. The same seed gives the same report as long as the time
 * suffices.
 */
export function randomPlay(graph: StoryGraph, options: RandomPlayOptions = {}): RandomPlayReport {
  const { plays = 500, seed = "4", limitMs = 2000, longest = 500, now = Date.now } = options;
  const of = lookup(graph);
  const random = randomOf(seed);
  const tally: Tally = {
    stops: new Map(),
    taken: new Map(),
    seen: new Set(),
    endless: 0,
    steps: 0,
    letters: 0,
  };
  const late = now() + limitMs;
  let played = 0;
  while (of.start !== undefined && played < plays && now() < late) {
    playOnce(of, longest, random, tally);
    played += 1;
  }
  return reportOf(graph, played, tally);
}
