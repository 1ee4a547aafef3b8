// Every section and every capability that code or a document cites exists in docs/specification.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brokenCitations, specificationOf } from "../lib/citations.ts";
import { root, say } from "../lib/shell.mjs";

const home = "docs/specification";
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const pages = readdirSync(join(root, home)).map((file): [string, string] => [
  basename(file, ".md"),
  read(`${home}/${file}`),
]);
const specification = specificationOf(new Map(pages));
const listed = execFileSync(
  "git",
  ["ls-files", "--", "*.ts", "*.tsx", "*.mjs", "*.css", "*.sql", "*.md", ":!scripts/lib/citations.test.ts"],
  { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 },
);
const lost = listed
  .split("\n")
  .filter((path) => path !== "")
  .flatMap((path) =>
    brokenCitations(read(path), specification).map((citation) => `${path} cites ${citation}`),
  );
for (const sentence of lost) say(`${sentence}, which ${home} does not have`);
process.exit(lost.length === 0 ? 0 : 1);
