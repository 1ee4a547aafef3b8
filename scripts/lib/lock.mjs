import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pause, root, say } from "./shell.mjs";

const folder = join(root, ".cache");

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what `work` returned
 *
 * Runs `work` while holding a lock file of that name, so that two commands started at once in one checkout do
 * not install or build at the same time. A lock whose owner has ended is taken over.
 */
export async function withLock(name, work) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  let told = false;
  while (!take(file)) {
    if (!told) say(`  another command is busy with ${name} here; waiting for it`);
    told = true;
    await pause(250);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  if (!ownerAlive(file)) rmSync(file, { force: true });
  return false;
}

/** @param {string} file */
function ownerAlive(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // Created and not yet written: a process holds it, unless it died in that instant.
    if (!pid) return Date.now() - statSync(file).mtimeMs < 5000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);
