// Every path and every `npm run …` in a document must exist, so that documents match the code; and no
// document contains merge conflict markers.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, say } from "../lib/shell.mjs";

const ours = ["apps", "packages", "e2e", "bench", "docs", "deploy", "scripts"];
const ignoredByGit = /^(shots|data|\.cache|apps\/web\/dist)(\/|$)/;

const documents = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path && existsSync(join(root, path)));

const read = (document: string): string => readFileSync(join(root, document), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Paths in a document: `apps/…` in backticks (no placeholders, no globs) and relative links. */
function pathsIn(document: string): string[] {
  const quoted = [...read(document).matchAll(/`([\w@.-]+(?:\/[\w@.[\]-]+)+\/?)`/g)]
    .map((match) => match[1] ?? "")
    .filter((path) => ours.includes(path.split("/")[0] ?? ""));
  const linked = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    (match) => join(dirname(document), match[1] ?? ""),
  );
  return [...quoted, ...linked, ...tabledPathsIn(document)].filter((path) => !ignoredByGit.test(path));
}

/** Names in the first column of tables that begin with "place in `folder`", as paths from the root. */
function tabledPathsIn(document: string): string[] {
  const tables = [...read(document).matchAll(/^\| place in `([^`]+)`.*\n((?:\|.*\n)*)/gm)];
  return tables.flatMap(([, folder = "", rows = ""]) =>
    [...rows.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map((match) => join(folder, match[1] ?? "")),
    ),
  );
}

const commandsIn = (document: string): string[] =>
  [...read(document).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map((match) => match[1] ?? "");

const lost = documents.flatMap((document) => [
  ...pathsIn(document)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${document} names ${path}, which does not exist`),
  ...commandsIn(document)
    .filter((command) => !(command in scripts))
    .map((command) => `${document} names npm run ${command}, which does not exist`),
  ...(/^(<{7}|>{7}|(> ){7})/m.test(read(document)) ? [`${document} holds the marks of a merge`] : []),
]);
for (const sentence of lost) say(sentence);
process.exit(lost.length === 0 ? 0 : 1);
