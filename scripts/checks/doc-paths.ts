// Every path that a document names in backticks or links to must exist, so the drawing matches the house.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, say } from "../lib/shell.mjs";

const ours = ["apps", "packages", "e2e", "bench", "docs", "scripts", ".ci"];
const ignoredByGit = /^(shots|data|\.cache|apps\/web\/dist)(\/|$)/;

const documents = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path && existsSync(join(root, path)));

/** Paths a document speaks of: `apps/…` in backticks (no placeholders, no globs) and relative links. */
function namedIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8");
  const quoted = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.[\]-]+)+\/?)`/g)]
    .map((match) => match[1] ?? "")
    .filter((path) => ours.includes(path.split("/")[0] ?? ""));
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) =>
    join(dirname(document), match[1] ?? ""),
  );
  return [...quoted, ...linked].filter((path) => !ignoredByGit.test(path));
}

const lost = documents.flatMap((document) =>
  namedIn(document)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${document} names ${path}, which does not exist`),
);
for (const sentence of lost) say(sentence);
process.exit(lost.length === 0 ? 0 : 1);
