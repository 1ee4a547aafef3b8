import { useLayoutEffect } from "react";
import { usePage } from "../../platform/page.ts";
import { callStore } from "./call.store.ts";
import { closeEndedCall, isCallPageShown } from "./call-actions.ts";

/** Tells that a call's page is on screen, so that no tile floats; leaving it forgets an ended call. */
export function useCallPage(): void {
  const { active } = usePage();
  // Before it is painted: else page and tile would both be seen for a moment.
  useLayoutEffect(() => {
    if (!active) return;
    isCallPageShown.set(true);
    return () => {
      isCallPageShown.set(false);
      if (callStore.getState().call?.phase === "ended") closeEndedCall();
    };
  }, [active]);
}
