/** The five states of pulling a list down (`rules §4.16`), plus rest. */
export type PullState = "rest" | "pulling" | "reached" | "refreshing" | "aborting" | "restoring";
/** Distance that starts a refresh, px (`rules §4.16`). */
export const PULL_THRESHOLD = 45;
const LIMIT = 96;

/** How far the list follows a finger that moved `moved` px: ever less. */
export function pullDistance(moved: number): number {
  return moved <= 0 ? 0 : -LIMIT * Math.expm1(-moved / (LIMIT * 1.6));
}

/** State while the finger is down. */
export function whilePulling(distance: number): PullState {
  return distance >= PULL_THRESHOLD ? "reached" : "pulling";
}

/** State when the finger leaves: far enough refreshes, else it is taken back. */
export function onRelease(state: PullState): PullState {
  if (state === "reached") return "refreshing";
  return state === "pulling" ? "aborting" : state;
}
