import { event } from "../../platform/signal.ts";
import { messagesStore } from "./messages.store.ts";

/** From now on nobody sees messages arrive. */
export const attentionLost = event();
/** Somebody watches again, and everything missed is loaded. */
export const attentionRegained = event();

let watching = false;

/**
 * Whether somebody sees messages arrive: not in a hidden page, not while offline, and not until everything missed
 * is loaded (`MSG-5`).
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

// A restored connection is reported just before its pull begins.
const lookSoon = () => queueMicrotask(look);
messagesStore.subscribe(lookSoon);
document.addEventListener("visibilitychange", lookSoon);
