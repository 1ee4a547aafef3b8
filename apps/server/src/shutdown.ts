import { spawn } from "node:child_process";
import type { Log } from "./platform/log.ts";

/** A part of the server that ends when the server stops. */
interface EndingPart {
  /** As the log names what was still running. */
  name: string;
  /** How long it is waited for, milliseconds. */
  withinMs: number;
  end: () => Promise<unknown>;
}

/**
 * Ends a part of the server, and waits for it so long and no longer: what hangs keeps nothing else from ending. Work
 * that is cut off is leased, or not yet acknowledged to anybody. Never throws; the log says what hung or failed.
 */
export async function endWithin(log: Log, { name, withinMs, end }: EndingPart): Promise<void> {
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), withinMs);
  try {
    const ended = end();
    // Whoever fails after nobody waits any more has nobody to tell.
    ended.catch(() => undefined);
    if ((await Promise.race([ended, late.promise])) === "late")
      log.warn({ part: name, withinMs }, "a part of the server did not end in time and is left behind");
  } catch (error) {
    log.error({ err: error, part: name }, "a part of the server could not be ended");
  } finally {
    clearTimeout(timer);
  }
}

// It looks whether we are still there: a process that took our number over is not meant.
const WATCH = `const until = Date.now() + Number(process.argv[2]);
const server = Number(process.argv[1]);
setInterval(() => {
  if (process.ppid !== server) process.exit(0);
  if (Date.now() < until) return;
  try { process.kill(server, "SIGKILL"); } catch {}
  process.exit(0);
}, 50);`;

/**
 * Has another process end this one if it is still there after so many milliseconds: a thread that is stuck in a
 * library's own code (a picture, a name server) keeps Node from exiting, and no timer of ours runs then.
 */
export function killAfter(milliseconds: number): void {
  const args = ["-e", WATCH, String(process.pid), String(milliseconds)];
  const watcher = spawn(process.execPath, args, { stdio: "ignore", env: {} });
  watcher.on("error", () => undefined);
  watcher.unref();
}
