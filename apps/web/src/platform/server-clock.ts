import { local } from "./local.ts";
import { event } from "./signal.ts";

// The device's clock may be a minute or a day off, or be set while the app runs. What the server decides by time is
// judged by the server's clock here; durations are measured with `performance.now()`.

/** The server's clock, and `performance.now()` at that time. */
interface Anchor {
  readonly server: number;
  readonly at: number;
}
const KEY = "server_time";
/** The header has a resolution of seconds. */
const SECOND = 1000;
/** A step this large makes time-dependent views check again, ms. */
const STEP = 2000;
/** How often the time is stored, ms of the server's clock. */
const STORE_EVERY = 60_000;

/** Received from the server during this visit. */
let anchor: Anchor | null = null;
/** Received during an earlier visit; it can only be later now. */
const storedAnchor: Anchor = { server: Number(local.get(KEY)) || 0, at: performance.now() };
let storedAt = storedAnchor.server;

/** The known server clock was off by seconds or more, or unknown. */
export const serverClockSet = event();

const nowBy = ({ server, at }: Anchor): number => server + performance.now() - at;

/** The server's clock, epoch ms; the device's own until the server has answered. For what is displayed or offered. */
export const serverNow = (): number => (anchor === null ? Date.now() : Math.floor(nowBy(anchor)));

/**
 * A time the server's clock has surely reached, epoch ms; 0 on a device that never heard from it. For irreversible
 * work, like deleting messages: rather late than a day early.
 */
export const certainNow = (): number => Math.floor(nowBy(anchor ?? storedAnchor));

/**
 * Takes the server's time from an answer (`date`), requested at `sentAt` of `performance.now()`. The clock moves
 * only when it contradicts the answer, so that it runs evenly.
 */
export function setServerTime(date: string | null, sentAt: number): void {
  const earliest = Date.parse(date ?? "");
  if (Number.isNaN(earliest)) return;
  const at = performance.now();
  const latest = earliest + SECOND + (at - sentAt);
  const before = anchor === null ? null : nowBy(anchor);
  if (before !== null && before >= earliest && before <= latest) return;
  const server = before === null || before < earliest ? earliest : latest;
  anchor = { server, at };
  if (Math.abs(server - storedAt) > STORE_EVERY) {
    storedAt = server;
    local.set(KEY, String(server));
  }
  if (before === null || Math.abs(server - before) > STEP) serverClockSet.emit();
}
