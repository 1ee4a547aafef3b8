import { RECONNECT_MS } from "@4d/contract";

const BACKOFF_MAX_MS = 60_000;
const JITTER_MS = 3000;
/**
 * From attempt to attempt in a call, where signals of others are lost until the socket is back (`calls §5.2`): for so
 * many that fail, by when a server that died is replaced. A longer outage is not made worse by those in calls.
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
  /** Only this device has cause to dial, its network or its page being back: no herd to fear, no back-off earned. */
  alone: boolean;
  /** Somebody is in a call, whose signals come by the socket alone: the few for whom this holds make no herd. */
  urgent: boolean;
  /** Nobody looks at the page: only then are failing attempts put off. */
  hidden: boolean;
  /** 0 … 1. */
  random: number;
  /** Shortest time between two attempts (`rules §9.1`). */
  floorMs?: number;
}

/**
 * How long to wait before dialling. 10 s from attempt to attempt (`rules §4.1`), 1 s in a call, so a socket that
 * lived longer
 * is replaced at once; doubling to 60 s while failing out of sight; up to 3 s of jitter against a herd (`messages
 * §4.2`).
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
