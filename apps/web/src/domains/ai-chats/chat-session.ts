/** After so long without a pause somebody is asked to take one (`characters §6.9`), ms. */
export const SESSION_LIMIT_MS = 2 * 60 * 60_000;
/** So long away counts as a pause, ms. */
const PAUSE_MS = 10 * 60_000;

/** A stay with characters: when it began, when it was last seen going on. Epoch ms. */
export interface ChatSession {
  since: number;
  seen: number;
}

/** The stay as it stands now; after a pause a new one. What is known of the time may be set back a little. Pure. */
export const extendSession = (session: ChatSession | null, now: number): ChatSession =>
  session === null || Math.abs(now - session.seen) > PAUSE_MS
    ? { since: now, seen: now }
    : { since: session.since, seen: now };

/** Whether a break is due. Pure. */
export const isBreakDue = ({ since, seen }: ChatSession): boolean => seen - since >= SESSION_LIMIT_MS;
