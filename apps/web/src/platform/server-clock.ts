import { local } from "./local.ts";
import { event } from "./signal.ts";

// The device's clock may be a minute or a day off, or be set while the app runs. What the server decides by a time is
// therefore looked at by the server's clock here; how long something takes is measured by `performance.now()`.

/** Where the server's clock stood, and `performance.now()` then. */
interface Anchor {
  readonly server: number;
  readonly at: number;
}
const KEY = "server_time";
/** The header tells whole seconds. */
const SECOND = 1000;
/** So large a step is worth looking at everything anew, ms. */
const STEP = 2000;
/** How often it is stored, ms of the server's clock. */
const STORE_EVERY = 60_000;

/** Told by the server during this visit. */
let anchor: Anchor | null = null;
/** An earlier visit heard this; it can only be later now. */
const storedAnchor: Anchor = { server: Number(local.get(KEY)) || 0, at: performance.now() };
let storedAt = storedAnchor.server;

/** What was known of the server's clock was wrong by seconds or more, or nothing was known. */
export const serverClockSet = event();

const nowBy = ({ server, at }: Anchor): number => server + performance.now() - at;

/** The server's clock, epoch ms: the device's own until the server has told. For what is shown, asked for or offered. */
export const serverNow = (): number => (anchor === null ? Date.now() : Math.floor(nowBy(anchor)));

/**
 * A time the server's clock has surely reached, epoch ms; 0 on a device that never heard of it. For what cannot be
 * undone, as letting go of messages: rather late than a day early.
 */
export const certainNow = (): number => Math.floor(nowBy(anchor ?? storedAnchor));

/**
 * An answer said what time it was at the server (`date`), asked for at `sentAt` of `performance.now()`. The clock moves
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
