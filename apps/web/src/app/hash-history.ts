import { closeTopLayer } from "../platform/layers.ts";
import { type Navigator, setNavigator } from "../platform/navigation.ts";
import type { Entry, Move } from "./page-stack.ts";

/** The present address and how it was reached. */
export interface AppLocation extends Entry {
  move: Move;
  /** Reached by relaunch: every page before it is closed, and its state dropped. */
  relaunched: boolean;
}
/** The state the browser's history stores with each address. */
interface HistoryMark {
  key: string;
  /** Number of our pages behind it. */
  idx: number;
  /** The address of the page behind it. */
  behind?: string;
  relaunched?: boolean;
}

const isHistoryMark = (state: unknown): state is object & Record<"key" | "idx", unknown> =>
  typeof state === "object" && state !== null && "key" in state && "idx" in state;

function currentMark(): HistoryMark {
  const state: unknown = history.state;
  // An address typed by hand has none.
  return isHistoryMark(state)
    ? { ...state, key: String(state.key), idx: Number(state.idx) }
    : { key: "typed", idx: 0 };
}

function readLocation(move: Move): AppLocation {
  const [path = "", search] = location.hash.replace(/^#/, "").split(/(?=\?)/, 2);
  const { key, relaunched = false } = currentMark();
  return { key, path: path.startsWith("/") ? path : `/${path}`, search: search ?? "", move, relaunched };
}

let appLocation: AppLocation = { key: "", path: "/", search: "", move: "REPLACE", relaunched: false };
/** Number of our pages behind the present one. */
let depth = 0;
const listeners = new Set<(appLocation: AppLocation) => void>();

/** The present address. */
export const currentLocation = (): AppLocation => appLocation;

/** Listens to address changes; returns how to stop. */
export function onLocationChange(listener: (appLocation: AppLocation) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publishLocation(move: Move): void {
  appLocation = readLocation(move);
  depth = currentMark().idx;
  for (const listener of [...listeners]) listener(appLocation);
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** An address in the one form in which two can be compared. */
function sameForm(address: string): string {
  const [path = "", search = ""] = address.replace(/^#/, "").split("?", 2);
  return `${path}?${new URLSearchParams(search)}`;
}

function push(path: string): void {
  const mark: HistoryMark = { key: newKey(), idx: currentMark().idx + 1, behind: sameForm(location.hash) };
  history.pushState(mark, "", `#${path}`);
  publishLocation("PUSH");
}

function replace(path: string, relaunched = false): void {
  const { idx, behind } = currentMark();
  const mark: HistoryMark = { key: newKey(), idx, relaunched, ...(behind !== undefined && { behind }) };
  history.replaceState(mark, "", `#${path}`);
  publishLocation("REPLACE");
}

/** Set while the history is rewound to its start; the address there must not be drawn. */
let pendingLanding: (() => void) | null = null;

/** Pages before a relaunch must not come back by "back": rewinds the history to its start first. */
function relaunch(path: string): void {
  const { idx } = currentMark();
  const land = () => replace(path, true);
  if (idx === 0) land();
  else {
    pendingLanding = land;
    history.go(-idx);
  }
}

/** Set while the app itself goes back: it means the page, whatever lies over it. */
let isOwnBack = false;
/** Set while a step back that only closed a sheet is undone. */
let isReturning = false;

/** Whether a person's step back closed a layer over the page: then the page and its address stay. */
function closedLayer({ idx }: HistoryMark): boolean {
  if (idx >= depth || !closeTopLayer()) return false;
  isReturning = true;
  history.go(depth - idx);
  return true;
}

function onPop(): void {
  const [land, own, returning] = [pendingLanding, isOwnBack, isReturning];
  pendingLanding = null;
  isOwnBack = false;
  isReturning = false;
  const isTyped = !isHistoryMark(history.state);
  const mark = currentMark();
  if (isTyped) history.replaceState(mark, "");
  if (land !== null) land();
  else if (returning && mark.key === appLocation.key) return;
  else if (own || isTyped || !closedLayer(mark)) publishLocation("POP");
}

function back(steps = 1): void {
  if (currentMark().idx < steps) {
    replace("/");
    return;
  }
  isOwnBack = true;
  history.go(-steps);
}

/** Never puts a page over itself: one that leads to the page behind it goes back there. */
function replaceOrBack(path: string): void {
  if (currentMark().behind === sameForm(path)) back();
  else replace(path);
}

const hashNavigator: Navigator = {
  push,
  replace: replaceOrBack,
  switchTab: push,
  relaunch,
  back,
};

/** Follows the hash of the address, and implements platform/navigation (`rules §2.4`). */
export function startHistory(): void {
  addEventListener("popstate", onPop);
  setNavigator(hashNavigator);
  history.replaceState(currentMark(), "");
  appLocation = readLocation("REPLACE");
  depth = currentMark().idx;
}
