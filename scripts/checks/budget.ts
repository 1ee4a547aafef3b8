// The size budget: p95 ≤ 200 lines, no file above 400 (tests and specs counted separately), and few tiny
// files: files of 30 lines or fewer that only one neighbouring file imports. Code that is read together
// belongs in one file.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, say } from "../lib/shell.mjs";

const limits = { p95: 200, longest: 400, crumbs: 59 };
const CRUMB_LINES = 30;

const listed = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
  {
    cwd: root,
    encoding: "utf8",
  },
);
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const files = listed
  .split("\n")
  .filter((path) => path && !path.endsWith(".d.ts"))
  .flatMap((path) => {
    try {
      return [{ path, lines: readFileSync(join(root, path), "utf8").split("\n").length - 1 }];
    } catch {
      // listed by git, but deleted in the work tree
      return [];
    }
  })
  .sort((a, b) => a.lines - b.lines);

/** The value below which the given share of the sorted files lies. */
const at = (share: number, of: readonly { lines: number }[]) =>
  of[Math.min(of.length - 1, Math.floor(of.length * share))]?.lines ?? 0;

const ours = files.filter(({ path }) => !isTest(path));
const figures = { median: at(0.5, ours), p95: at(0.95, ours), longest: at(1, ours) };
say(`${ours.length} files: median ${figures.median}, p95 ${figures.p95}, longest ${figures.longest} lines`);
for (const { path, lines } of ours.slice(-3).reverse()) say(`  ${lines}  ${path}`);
const tests = files.filter(({ path }) => isTest(path));
say(`${tests.length} tests: median ${at(0.5, tests)}, p95 ${at(0.95, tests)}, longest ${at(1, tests)} lines`);

/** Files that import each path, without tests. */
const importers = new Map<string, Set<string>>();
for (const { path } of ours)
  for (const [, target = ""] of readFileSync(join(root, path), "utf8").matchAll(
    /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g,
  )) {
    const imported = join(dirname(path), target);
    importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
  }
const crumbs = ours.filter(({ path, lines }) => {
  const [only, ...others] = importers.get(path) ?? [];
  return lines <= CRUMB_LINES && only !== undefined && others.length === 0 && dirname(only) === dirname(path);
});
say(`${crumbs.length} crumbs`);

const over = [
  ...(crumbs.length > limits.crumbs
    ? [`${crumbs.length} crumbs > ${limits.crumbs}:`, ...crumbs.map(({ path }) => path)]
    : []),
  ...(figures.p95 > limits.p95 ? [`p95 ${figures.p95} > ${limits.p95}`] : []),
  ...files
    .filter(({ lines }) => lines > limits.longest)
    .map(({ path, lines }) => `${path} has ${lines} lines`),
];
for (const sentence of over) say(`over budget: ${sentence}`);
process.exit(over.length === 0 && ours.length > 0 ? 0 : 1);
