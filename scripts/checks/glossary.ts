// Files and symbols use the glossary's words (`scripts/lib/glossary.ts`).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { declaredNames, termAgainst } from "../lib/glossary.ts";
import { root, say } from "../lib/shell.mjs";

// Migrations retain the names they ran under, texts are read by people, and a painter turns its brush.
const left = /\/migrations\/|\/i18n\/(en|zh)\/|^packages\/painter\//;
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && !left.test(path) && existsSync(join(root, path)));

const found = sources.flatMap((path) => {
  const file = basename(path).replace(
    /(\.(test|spec|store|repository|table|routes|policy|presenter|intent|intents|api|worker|long|rows|d))*\.tsx?$/,
    "",
  );
  const names = [file, ...declaredNames(path, readFileSync(join(root, path), "utf8"))];
  return names.flatMap((name) => {
    const term = termAgainst(name);
    return term === undefined ? [] : [`${path}: ${name} says “${term.words[0]}”; say ${term.say}`];
  });
});
for (const sentence of found) say(sentence);
process.exit(found.length === 0 ? 0 : 1);
