import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";
import { Tesseract } from "./tesseract.tsx";

/** The five states of pulling a list down (`rules §4.16`), plus rest. */
type PullState = "rest" | "pulling" | "reached" | "refreshing" | "aborting" | "restoring";
/** Distance that starts a refresh, px (`rules §4.16`). */
export const PULL_THRESHOLD = 45;
const LIMIT = 96;

/** How far the list follows a finger that moved `moved` px, in px: less and less. */
export function pullDistance(moved: number): number {
  return moved <= 0 ? 0 : -LIMIT * Math.expm1(-moved / (LIMIT * 1.6));
}

/** The state while the finger is down. */
export function whilePulling(distance: number): PullState {
  return distance >= PULL_THRESHOLD ? "reached" : "pulling";
}

/** The state when the finger leaves: refreshes if it was far enough, otherwise aborts. */
export function onRelease(state: PullState): PullState {
  if (state === "reached") return "refreshing";
  return state === "pulling" ? "aborting" : state;
}

interface PullRefreshProps {
  /** Fetches again; the indicator turns until it settles. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}
interface Pull {
  state: PullState;
  distance: number;
}
const RESTORE_MS = 240;

/** Follows one finger that pulls the scroller above its top. */
function usePull(box: RefObject<HTMLElement | null>, onRefresh: () => Promise<unknown>): Pull {
  const [pull, setPull] = useState<Pull>({ state: "rest", distance: 0 });
  const live = useRef({ pull, onRefresh });
  live.current = { pull, onRefresh };
  useEffect(() => {
    const host = box.current;
    const scroller = host?.closest(".scroller");
    if (!host || !scroller) return;
    let start: number | null = null;
    const rest = (state: PullState) => {
      setPull({ state, distance: 0 });
      setTimeout(() => setPull({ state: "rest", distance: 0 }), RESTORE_MS);
    };
    const down = ({ touches }: TouchEvent) => {
      start =
        scroller.scrollTop <= 0 && live.current.pull.state === "rest" ? (touches[0]?.clientY ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      if (start === null) return;
      const distance = pullDistance((event.touches[0]?.clientY ?? start) - start);
      if (distance <= 0) return;
      if (event.cancelable) event.preventDefault();
      setPull({ state: whilePulling(distance), distance });
    };
    const up = () => {
      if (start === null) return;
      start = null;
      const next = onRelease(live.current.pull.state);
      if (next === "aborting") return rest("aborting");
      if (next !== "refreshing") return;
      setPull({ state: "refreshing", distance: PULL_THRESHOLD });
      live.current.onRefresh().then(
        () => rest("restoring"),
        () => rest("restoring"),
      );
    };
    scroller.addEventListener("touchstart", down as EventListener, { passive: true });
    scroller.addEventListener("touchmove", move as EventListener, { passive: false });
    scroller.addEventListener("touchend", up);
    scroller.addEventListener("touchcancel", up);
    return () => {
      scroller.removeEventListener("touchstart", down as EventListener);
      scroller.removeEventListener("touchmove", move as EventListener);
      scroller.removeEventListener("touchend", up);
      scroller.removeEventListener("touchcancel", up);
    };
  }, [box]);
  return pull;
}

function spoken(state: PullState): string {
  if (state === "refreshing") return t("common.refreshing");
  return state === "reached" ? t("common.release") : "";
}

/** Pull down to refresh; put it directly inside a Page's body, around the list (`APP-5`). */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  const box = useRef<HTMLDivElement>(null);
  const { state, distance } = usePull(box, onRefresh);
  const held = state === "pulling" || state === "reached";
  return (
    <div ref={box} data-pull={state} className="relative min-h-full">
      {state !== "rest" && (
        <div
          role="status"
          className="absolute inset-x-0 top-0 flex h-11 items-center justify-center"
          style={{ opacity: Math.min(1, distance / PULL_THRESHOLD) }}
        >
          <Tesseract size={32} {...(held ? { pose: distance / PULL_THRESHOLD } : {})} />
          <span className="sr-only">{spoken(state)}</span>
        </div>
      )}
      <div
        className={cx("min-h-full", !held && "transition-transform duration-[var(--page)]")}
        style={distance > 0 ? { transform: `translateY(${distance}px)` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
