// `npm start`: install what is missing, build what is stale, then keep the server running.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb, install } from "./lib/prepare.mjs";
import { bin, childEnv, giveUp, pause, root, say } from "./lib/shell.mjs";

/** The server's own exit code for invalid settings; starting again would not help (sysexits EX_CONFIG). */
const CONFIG_ERROR = 78;
const SOON_MS = 10_000;
const TRIES_IN_A_ROW = 5;

await install();
await buildWeb();
say(`Starting. In a moment: http://localhost:${process.env.PORT || 8080}/h5/`);

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
let stopping = false;
/** @type {NodeJS.Signals[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];
for (const signal of passedOn) {
  process.on(signal, () => {
    stopping = true;
    child?.kill(signal);
    if (!child) process.exit(0);
  });
}

/** Runs the server once. Resolves with how it ended and after how many milliseconds. */
function serve() {
  const began = Date.now();
  const started = spawn(bin("node"), [join(root, "apps/server/src/main.ts"), ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: childEnv({ NODE_COMPILE_CACHE: join(root, ".cache", "compile") }),
  });
  child = started;
  /** @type {Promise<{code: number | null, signal: NodeJS.Signals | null, lastedMs: number}>} */
  const ended = new Promise((resolve) => {
    started.on("error", (error) => giveUp(`The server cannot be started: ${error.message}`));
    started.on("exit", (code, signal) => {
      child = undefined;
      resolve({ code, signal, lastedMs: Date.now() - began });
    });
  });
  return ended;
}

let quickDeaths = 0;
for (;;) {
  const { code, signal, lastedMs } = await serve();
  if (stopping || code === 0) process.exit(code ?? 0);
  if (code === CONFIG_ERROR) process.exit(code);
  quickDeaths = lastedMs < SOON_MS ? quickDeaths + 1 : 0;
  const how = signal ?? `exit code ${code}`;
  if (quickDeaths >= TRIES_IN_A_ROW)
    giveUp(`The server ended ${quickDeaths} times in a row (${how}).`, code ?? 1);
  const waitMs = Math.min(10_000, 250 * 2 ** quickDeaths);
  say(`The server ended (${how}); starting it again on the same data in ${waitMs} ms.`);
  await pause(waitMs);
  if (stopping) process.exit(0);
}
