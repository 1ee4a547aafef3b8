// `node scripts/prepared.mjs [--build] <script> [arguments]`: installs (and builds the web) if needed, then
// runs a TypeScript script with the project's own Node, so that the script works on a fresh clone. The other
// scripts (`dev:…`, `test:unit`, `fix`, `build`, `typecheck`, `lock`) need `npm ci` first.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb, install } from "./lib/prepare.mjs";
import { bin, childEnv, giveUp, root } from "./lib/shell.mjs";

const args = process.argv.slice(2);
const build = args[0] === "--build";
if (build) args.shift();
const [script, ...rest] = args;
if (!script) throw new Error("Which script? node scripts/prepared.mjs [--build] <script> [arguments]");

await install();
if (build) await buildWeb();

const child = spawn(bin("node"), [join(root, script), ...rest], {
  cwd: root,
  stdio: "inherit",
  env: childEnv(),
});
/** @type {NodeJS.Signals[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];
for (const signal of passedOn) process.on(signal, () => child.kill(signal));
child.on("error", (error) => giveUp(error.message));
child.on("exit", (code) => process.exit(code ?? 1));
