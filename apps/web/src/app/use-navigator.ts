import { useEffect } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { setNavigator } from "../platform/navigation.ts";
import { RELAUNCHED } from "./use-page-stack.ts";

/** How many pages of ours lie behind the present one, kept in the history entry itself. */
function depth(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : 0;
}

/** Gives platform/navigation its hands: push, replace, switch tab, relaunch, back (`seed §2`). */
export function useNavigator(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (path: string, options?: NavigateOptions): void => void navigate(path, options);
    // Pages left behind by relaunch must not come back by "back": the history is wound to its start first.
    const relaunch = (path: string) => {
      const behind = depth();
      const land = () => go(path, { replace: true, state: RELAUNCHED });
      if (behind === 0) return land();
      addEventListener("popstate", land, { once: true });
      history.go(-behind);
    };
    setNavigator({
      push: (path) => go(path),
      replace: (path) => go(path, { replace: true }),
      switchTab: (path) => go(path),
      relaunch,
      back: (steps = 1) => {
        if (depth() >= steps) void navigate(-steps);
        else go("/", { replace: true });
      },
    });
  }, [navigate]);
}
