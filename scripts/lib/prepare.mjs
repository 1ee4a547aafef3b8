// What `npm start` and `npm test` do first: install and build what is missing or stale.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { bin, giveUp, root, run, say } from "./shell.mjs";

const lockFile = join(root, "package-lock.json");
const installStamp = join(root, "node_modules", ".stamp");
const buildStamp = join(root, ".cache", "web-build.stamp");

/**
 * Installs the packages of the lock file unless exactly these are there. Ends the process when that fails.
 */
export async function install() {
  if (installed()) return;
  await withLock("install", async () => {
    if (installed()) return;
    say("Installing packages (about a minute the first time)…");
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await run(process.platform === "win32" ? "npm.cmd" : "npm", args);
    if (code !== 0)
      giveUp(
        `${output.slice(0, 3000)}\nnpm ci failed (${code}). It needs the npm registry and a writable folder.`,
      );
    if (!existsSync(bin("node")))
      giveUp("The packages are installed, but node_modules/.bin/node is missing.");
    writeFileSync(installStamp, lockHash());
  });
}

function installed() {
  if (!existsSync(bin("node"))) return false;
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === lockHash()) return true;
  if (!sameAsLock()) return false;
  writeFileSync(installStamp, lockHash());
  return true;
}

const lockHash = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");

/** True after a manual `npm install`: npm's record of node_modules has the lock file's versions. */
function sameAsLock() {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const there = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    // A package of our own has no version there: it is linked, or it is new.
    if (entry.link) return existsSync(join(root, path));
    return entry.optional && !there[path] ? true : there[path]?.version === entry.version;
  });
}

/**
 * Builds the web app unless its sources, the contract and the lock file are unchanged since the last build.
 */
export async function buildWeb() {
  const index = join(root, "apps/web/dist/index.html");
  const fresh = () =>
    existsSync(index) && existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === webHash();
  if (fresh()) return;
  await withLock("build", async () => {
    if (fresh()) return;
    say("Building the web app…");
    const hash = webHash();
    const { code, output } = await run(bin("node"), [join(root, "node_modules/vite/bin/vite.js"), "build"], {
      cwd: join(root, "apps/web"),
    });
    if (code !== 0) giveUp(`${output}\nThe web build failed (${code}).`);
    await run(bin("node"), [join(root, "scripts/compress-dist.mjs")]);
    mkdirSync(join(root, ".cache"), { recursive: true });
    writeFileSync(buildStamp, hash);
  });
}

function webHash() {
  const hash = createHash("sha256").update(readFileSync(lockFile));
  const packages = join(root, "packages");
  const folders = [join(root, "apps/web"), ...readdirSync(packages).map((name) => join(packages, name))];
  for (const folder of folders) addFolder(hash, folder);
  return hash.digest("hex");
}

const notASource = new Set(["dist", "node_modules", "dev-dist", "coverage"]);

/** @param {import("node:crypto").Hash} hash @param {string} folder */
function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!notASource.has(entry.name)) addFolder(hash, path);
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
    }
  }
}
