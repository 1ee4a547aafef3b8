import { spawn } from "node:child_process";

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
