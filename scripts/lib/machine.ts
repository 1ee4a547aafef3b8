// What the machine itself must have: a browser, Chinese fonts, PostgreSQL, programs for single tests.
// Installed by apt where possible.
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { cpus, platform, totalmem } from "node:os";
import { delimiter, join } from "node:path";
import pLimit from "p-limit";
import { run, say } from "./shell.mjs";

let listsFresh = false;
/** apt works for one caller at a time: a second one would find it locked. */
const oneAtATime = pLimit(1);

/** Installs Debian packages. Returns false when this is no Debian, the user may not install, or apt fails. */
export const installPackages = (packages: readonly string[]): Promise<boolean> =>
  oneAtATime(() => install(packages));

async function install(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!listsFresh) await run("apt-get", ["update", "-qq"], { env, timeoutMs: 300_000 });
  listsFresh = true;
  say(`Installing ${packages.join(", ")}…`);
  const waiting = ["-o", "DPkg::Lock::Timeout=300"];
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...waiting, ...packages];
  const { code, output } = await run("apt-get", args, { env, timeoutMs: 900_000 });
  if (code !== 0) say(output.trim().split("\n").slice(-5).join("\n"));
  return code === 0;
}

/** The full path of a program on PATH, or undefined. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find(executable);
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The `go` command, also where Go's own installer puts it. */
export function findGo(): string | undefined {
  return [onPath("go"), "/usr/local/go/bin/go"].find((path) => path !== undefined && executable(path));
}

const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser the journeys use: CHROMIUM when set, else the first found on PATH. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return browsers.map(onPath).find((path) => path !== undefined);
}

/**
 * The path of a Chromium, and a font with Chinese; both are installed when missing.
 * @throws Error with what to do by hand
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser() ?? ((await installPackages(["chromium"])) ? findBrowser() : undefined);
  if (!found)
    throw new Error(
      "No Chromium here. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.",
    );
  await ensureFonts();
  return found;
}

async function ensureFonts(): Promise<void> {
  const { code, output } = await run("fc-list", [":lang=zh", "family"]);
  if (code === 0 && output.trim() !== "") return;
  const done = await installPackages(["fonts-noto-cjk", "fontconfig"]);
  if (!done)
    say("No Chinese font here: screenshots will show boxes (Debian: apt-get install fonts-noto-cjk).");
}

/**
 * The folder of the newest PostgreSQL server's executables below /usr/lib/postgresql, or of `initdb` on PATH.
 */
function findPostgres(): string | undefined {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(home, version, "bin"))
    .find((bin) => executable(join(bin, "initdb")));
  return found ?? onPath("initdb")?.replace(/\/initdb$/, "");
}

/**
 * The folder of PostgreSQL's executables, installed from Debian when missing.
 * @throws Error with what to do by hand
 */
export async function ensurePostgres(): Promise<string> {
  const found = findPostgres() ?? ((await installPackages(["postgresql"])) ? findPostgres() : undefined);
  if (!found)
    throw new Error(
      "No PostgreSQL here. Install one (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.",
    );
  return found;
}

/**
 * The path of a program, its Debian package installed when missing.
 * @throws Error with what to do by hand
 */
export async function ensureProgram(program: string, debian: string): Promise<string> {
  const found = onPath(program) ?? ((await installPackages([debian])) ? onPath(program) : undefined);
  if (!found) throw new Error(`No ${program} here. Install it (Debian: apt-get install ${debian}).`);
  return found;
}

/** The machine in one line, for the head of every table of figures. */
export function machineName(): string {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${cpus().length} × ${first?.model.trim() ?? "unknown"}, ${memory}, ${platform()}, Node ${process.version}`;
}
