import { closeTopLayer } from "../platform/layers.ts";
import { type Navigator, setNavigator } from "../platform/navigation.ts";
import type { Entry, Move } from "./page-stack.ts";

/** The present address and how it came to be. */
export interface Place extends Entry {
  move: Move;
  /** Reached by relaunch: every page before it is closed, with all it knew. */
  relaunched: boolean;
}
/** What lies in the browser's history beside each address. */
interface Mark {
  key: string;
  /** How many pages of ours lie behind. */
  idx: number;
  relaunched?: boolean;
}

const isMark = (state: unknown): state is object & Record<"key" | "idx", unknown> =>
  typeof state === "object" && state !== null && "key" in state && "idx" in state;

function markNow(): Mark {
  const state: unknown = history.state;
  // An address typed by hand has none.
  return isMark(state)
    ? { ...state, key: String(state.key), idx: Number(state.idx) }
    : { key: "typed", idx: 0 };
}

function read(move: Move): Place {
  const [path = "", search] = location.hash.replace(/^#/, "").split(/(?=\?)/, 2);
  const { key, relaunched = false } = markNow();
  return { key, path: path.startsWith("/") ? path : `/${path}`, search: search ?? "", move, relaunched };
}

let place: Place = { key: "", path: "/", search: "", move: "REPLACE", relaunched: false };
/** How many pages of ours lie behind the present one. */
let depth = 0;
const listeners = new Set<(place: Place) => void>();

/** The present address. */
export const placeNow = (): Place => place;

/** Hears of every new address; the answer ends that. */
export function onPlace(listener: (place: Place) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function settle(move: Move): void {
  place = read(move);
  depth = markNow().idx;
  for (const listener of [...listeners]) listener(place);
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function push(path: string): void {
  const mark: Mark = { key: newKey(), idx: markNow().idx + 1 };
  history.pushState(mark, "", `#${path}`);
  settle("PUSH");
}

function replace(path: string, relaunched = false): void {
  const mark: Mark = { key: newKey(), idx: markNow().idx, relaunched };
  history.replaceState(mark, "", `#${path}`);
  settle("REPLACE");
}

/** Set while the history is wound to its start; the address seen there is none to draw. */
let landing: (() => void) | null = null;

/** Pages left behind by relaunch must not come back by "back": the history is wound to its start first. */
function relaunch(path: string): void {
  const { idx } = markNow();
  const land = () => replace(path, true);
  if (idx === 0) land();
  else {
    landing = land;
    history.go(-idx);
  }
}

/** Set while the app itself goes back: it means the page, whatever lies over it. */
let isOwn = false;
/** Set while a step back that only closed a sheet is taken back itself. */
let isReturning = false;

/** Whether a person's step back closed what lies over the page: the page stays, and so does its address. */
function closedLayer({ idx }: Mark): boolean {
  if (idx >= depth || !closeTopLayer()) return false;
  isReturning = true;
  history.go(depth - idx);
  return true;
}

function onPop(): void {
  const [land, own, returning] = [landing, isOwn, isReturning];
  landing = null;
  isOwn = false;
  isReturning = false;
  const isTyped = !isMark(history.state);
  const mark = markNow();
  if (isTyped) history.replaceState(mark, "");
  if (land !== null) land();
  else if (returning && mark.key === place.key) return;
  else if (own || isTyped || !closedLayer(mark)) settle("POP");
}

function back(steps = 1): void {
  if (markNow().idx < steps) {
    replace("/");
    return;
  }
  isOwn = true;
  history.go(-steps);
}

const hands: Navigator = {
  push,
  replace: (path) => replace(path),
  switchTab: push,
  relaunch,
  back,
};

/** Follows the part of the address after the hash, and gives platform/navigation its hands (`rules §2.4`). */
export function startHistory(): void {
  addEventListener("popstate", onPop);
  setNavigator(hands);
  history.replaceState(markNow(), "");
  place = read("REPLACE");
  depth = markNow().idx;
}
