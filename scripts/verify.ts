// `npm run verify [name…]`: runs every check that needs neither a database nor a browser, two at a time.
import { join } from "node:path";
import pLimit from "p-limit";
import { closingLine } from "./lib/counts.ts";
import { root, run, say } from "./lib/shell.mjs";

interface Check {
  readonly name: string;
  readonly summary: string;
  readonly command: readonly [program: string, ...args: string[]];
}

const node = process.execPath;
const installed = (path: string) => join(root, "node_modules", path);
const sources = ["apps", "packages", "e2e", "bench"];

/** The command that checks import directions against the rules of one file. */
function cruise(rules: string): Check["command"] {
  const cruiser = installed("dependency-cruiser/bin/dependency-cruiser.mjs");
  return [node, "--import", "./scripts/lib/typescript-api.mjs", cruiser, "--config", rules, ...sources];
}

const checks: readonly Check[] = [
  {
    name: "types",
    summary: "TypeScript, all but the web",
    command: ["tsc", "--noEmit", "-p", "tsconfig.json"],
  },
  {
    name: "types-web",
    summary: "TypeScript, the web",
    command: ["tsc", "--noEmit", "-p", "apps/web/tsconfig.json"],
  },
  {
    name: "types-sw",
    summary: "TypeScript, the service worker",
    command: ["tsc", "--noEmit", "-p", "apps/web/tsconfig.sw.json"],
  },
  {
    name: "types-docs",
    summary: "TypeScript, the script of the API's page",
    command: ["tsc", "--noEmit", "-p", "apps/server/src/platform/http/docs/tsconfig.json"],
  },
  {
    name: "types-e2e",
    summary: "TypeScript, the journeys: both sides of page.evaluate",
    command: ["tsc", "--noEmit", "-p", "e2e/tsconfig.json"],
  },
  {
    name: "lint",
    summary: "types, promises, hooks, house budget",
    command: ["oxlint", "--type-aware", "--deny-warnings", "."],
  },
  {
    name: "format",
    summary: "formatting and style",
    command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=200", "."],
  },
  { name: "imports", summary: "who may import whom", command: cruise(".dependency-cruiser.cjs") },
  { name: "rings", summary: "no ring of domains", command: cruise(".dependency-cruiser-rings.cjs") },
  { name: "unused", summary: "files, exports and packages nobody uses", command: ["knip"] },
  {
    name: "test-only",
    summary: "exports and files that only tests use",
    command: ["knip", "--config", "knip.production.json", "--include", "exports,files"],
  },
  {
    name: "lock",
    summary: "npm ci accepts package-lock.json (else: npm run lock)",
    command: ["npm", "ci", "--dry-run", "--ignore-scripts", "--loglevel=error"],
  },
  {
    name: "budget",
    summary: "p95 and longest file, tiny files",
    command: [node, "scripts/checks/budget.ts"],
  },
  {
    name: "secrets",
    summary: "no key or token of a service in any file",
    command: [node, "scripts/checks/secrets.ts"],
  },
  {
    name: "doc-paths",
    summary: "paths and commands named in the documents exist",
    command: [node, "scripts/checks/doc-paths.ts"],
  },
  {
    name: "glossary",
    summary: "files and symbols use the glossary's words",
    command: [node, "scripts/checks/glossary.ts"],
  },
  {
    name: "floor",
    summary: "the oldest supported browsers have what the app uses",
    command: [node, "scripts/checks/floor.ts"],
  },
  {
    name: "prose",
    summary: "comments, documents and the English catalogue are plain",
    command: [node, "scripts/checks/prose.ts"],
  },
  {
    name: "citations",
    summary: "what code and documents cite exists in docs/specification",
    command: [node, "scripts/checks/citations.ts"],
  },
];

/** Runs one check; prints its output only when it fails or reports figures. */
async function judge({ name, summary, command: [program, ...args] }: Check): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await run(program, args, { timeoutMs: 300_000 });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${code === 0 ? "ok  " : "FAIL"} ${name.padEnd(10)} ${seconds.padStart(5)} s  ${summary}`);
  if (code !== 0 || name === "budget") say(indented(output));
  return code === 0;
}

/** The output, at most 300 lines: the first failures matter. */
function indented(output: string): string {
  const lines = output.trimEnd().split("\n");
  const shown =
    lines.length > 300 ? [...lines.slice(0, 300), `… and ${lines.length - 300} lines more`] : lines;
  return shown.map((line) => `     ${line}`).join("\n");
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  say(`No such check: ${unknown.join(", ")}. There are: ${checks.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results = await pLimit(2).map(chosen, judge);

const failed = results.filter((passed) => !passed).length;
say(closingLine({ passed: results.length - failed, failed }));
process.exit(failed === 0 ? 0 : 1);
