// Runs other programs. Works on Node 20 with nothing installed.
import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder, absolute, without a trailing slash. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} name @returns {string} the project's own executable of that name (Node 24 among them), once installed */
export const bin = (name) => join(root, "node_modules", ".bin", name);

// The environment of every child process: the project's executables first on PATH, no browser download.
/** @param {Record<string, string>} extra @returns {NodeJS.ProcessEnv} */
export const childEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  ...extra,
});

/** Process groups started here and not yet ended. @type {Set<number>} */
const running = new Set();
process.on("exit", () => {
  for (const pid of running) stopGroup(pid);
});
const interrupted = () => process.exit(130);

/** While a program runs, an interrupt ends this script and that program's group. @param {number} pid */
function guard(pid) {
  if (running.size === 0) process.on("SIGINT", interrupted).on("SIGTERM", interrupted);
  running.add(pid);
}

/** @param {number} pid */
function unguard(pid) {
  running.delete(pid);
  if (running.size === 0) process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
}

/**
 * Runs a program to its end.
 * @param {string} command program name or path
 * @param {string[]} args its arguments, passed without a shell
 * @param {{env?: Record<string, string>, cwd?: string, show?: boolean, timeoutMs?: number}} options `show` prints its output at once
 * @returns {Promise<{code: number, output: string}>} exit code (127 when it cannot start, 128+ when ended by a
 *   signal, 124 on time-out) and everything it printed
 */
export function run(command, args = [], { env, cwd = root, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnv(env),
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that ending it also ends what it started.
      detached: true,
    });
    /** @type {Buffer[]} */
    const chunks = [];
    let timedOut = false;
    const timer =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true;
        stopGroup(child.pid);
      }, timeoutMs);
    /** @param {NodeJS.WriteStream} stream @returns {(chunk: Buffer) => void} */
    const keep = (stream) => (chunk) => {
      chunks.push(chunk);
      if (show) stream.write(chunk);
    };
    if (child.pid) guard(child.pid);
    child.stdout.on("data", keep(process.stdout));
    child.stderr.on("data", keep(process.stderr));
    child.on("error", (error) => resolve({ code: 127, output: String(error.message) }));
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      if (child.pid) unguard(child.pid);
      const output = Buffer.concat(chunks).toString("utf8");
      resolve({ code: timedOut ? 124 : (code ?? (signal ? 128 : 1)), output });
    });
  });
}

/** @param {number | undefined} pid */
function stopGroup(pid) {
  if (!pid) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // it ended by itself in the meantime
  }
}

/** @param {number} ms @returns {Promise<void>} resolves after that many milliseconds */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Prints one line to the terminal. @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the script with a sentence on stderr. @param {string} sentence @param {number} code @returns {never} */
export function giveUp(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
