import { RECONNECT_MS } from "@4d/contract";

const BACKOFF_MAX_MS = 60_000;
const JITTER_MS = 3000;
/**
 * Shortest time between attempts in a call, where signals of others are lost until the socket is back (`calls
 * §5.2`). It holds for `URGENT_TRIES` failures, the time in which a dead server is replaced: people in calls
 * do not make a longer outage worse.
 */
const URGENT_MS = 1000;
const URGENT_TRIES = 10;

/** What decides when to dial again. Times in milliseconds. */
export interface Attempts {
  now: number;
  /** When the last attempt began; null before the first. */
  lastAttemptAt: number | null;
  /** Attempts in a row that did not reach a login ack. */
  failures: number;
  /**
   * Only this device has a reason to dial, its network or its page being back: no herd to fear, no back-off
   * needed.
   */
  alone: boolean;
  /** The person is in a call, whose signals come only by the socket. Too few people are, to make a herd. */
  urgent: boolean;
  /** The page is not seen: only then are failing attempts put off. */
  hidden: boolean;
  /** 0 … 1. */
  random: number;
  /** Shortest time between two attempts (`rules §9.1`). */
  floorMs?: number;
}

/**
 * How long to wait before dialling, ms. 10 s between attempts (`rules §4.1`), 1 s in a call, so a socket that
 * lived longer is replaced at once; doubling to 60 s while failing with the page hidden; up to 3 s of jitter
 * against a herd (`messages §4.2`).
 */
export function reconnectDelay(attempts: Attempts): number {
  const { now, lastAttemptAt, failures, alone, urgent, hidden, random } = attempts;
  if (lastAttemptAt === null) return 0;
  const usual = attempts.floorMs ?? RECONNECT_MS;
  const floorMs = urgent && failures <= URGENT_TRIES ? Math.min(URGENT_MS, usual) : usual;
  const doubled =
    alone || urgent || !hidden ? floorMs : floorMs * 2 ** Math.max(0, Math.min(failures, 10) - 1);
  const spacing = Math.min(doubled, Math.max(floorMs, BACKOFF_MAX_MS));
  const wait = Math.max(0, lastAttemptAt + spacing - now);
  return alone ? wait : wait + Math.round(random * Math.min(JITTER_MS, floorMs));
}
