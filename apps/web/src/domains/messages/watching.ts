import { event } from "../../platform/signal.ts";
import { messagesStore } from "./messages.store.ts";

/** What comes in from now on comes unseen. */
export const attentionLost = event();
/** What comes in from now on comes before somebody's eyes again, and what was missed is here. */
export const attentionRegained = event();

let watching = false;

/**
 * Whether what comes in is seen coming: not in a hidden page, and neither while there is no line nor until what was missed
 * meanwhile is here (`MSG-5`).
 */
export const isWatching = (): boolean => watching;

function look(): void {
  const { link, loading } = messagesStore.getState();
  const isAway = document.hidden || link !== "online";
  if (watching && isAway) {
    watching = false;
    attentionLost.emit();
  } else if (!watching && !isAway && !loading) {
    watching = true;
    attentionRegained.emit();
  }
}

// A line that is there again is told of just before the pull over it begins.
const lookSoon = () => queueMicrotask(look);
messagesStore.subscribe(lookSoon);
document.addEventListener("visibilitychange", lookSoon);
