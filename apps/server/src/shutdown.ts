import { spawn } from "node:child_process";
import type { Log } from "./platform/log.ts";

/** A part of the server that ends with the server. */
interface EndingPart {
  /** Its name in the log. */
  name: string;
  /** How long to wait for it, milliseconds. */
  withinMs: number;
  end: () => Promise<unknown>;
}

/**
 * Ends a part of the server and waits for it no longer than `withinMs`, so that a part that hangs does not block the
 * others. Work that is cut off is leased, or not yet acknowledged. Never throws; the log says what hung or failed.
 */
export async function endWithin(log: Log, { name, withinMs, end }: EndingPart): Promise<void> {
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), withinMs);
  try {
    const ended = end();
    // A failure after the timeout has nobody to report to.
    ended.catch(() => undefined);
    if ((await Promise.race([ended, late.promise])) === "late")
      log.warn({ part: name, withinMs }, "a part of the server did not end in time and is left behind");
  } catch (error) {
    log.error({ err: error, part: name }, "a part of the server could not be ended");
  } finally {
    clearTimeout(timer);
  }
}

// It checks that its parent is still this process: another process may have taken over the number.
const WATCH = `const until = Date.now() + Number(process.argv[2]);
const server = Number(process.argv[1]);
setInterval(() => {
  if (process.ppid !== server) process.exit(0);
  if (Date.now() < until) return;
  try { process.kill(server, "SIGKILL"); } catch {}
  process.exit(0);
}, 50);`;

/**
 * Has another process kill this one if it still runs after this many milliseconds: a thread stuck in a library's
 * native code (a picture, a name server) keeps Node from exiting, and none of our timers runs then.
 */
export function killAfter(milliseconds: number): void {
  const args = ["-e", WATCH, String(process.pid), String(milliseconds)];
  const watcher = spawn(process.execPath, args, { stdio: "ignore", env: {} });
  watcher.on("error", () => undefined);
  watcher.unref();
}
