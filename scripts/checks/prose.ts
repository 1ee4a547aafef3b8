// Comments, documents and the English catalogue are plain, and speak of people as they (`scripts/lib/prose.ts`).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  faultsOf,
  type Passage,
  passagesOfComments,
  passagesOfDocument,
  passagesOfStrings,
} from "../lib/prose.ts";
import { root, say } from "../lib/shell.mjs";

// Applied migrations stay as they ran; the register of personal data is made from sources that are read here.
const left = /\/db\/migrations\/\d|^docs\/personal-data\.md$|\/i18n\/zh\//;
const catalogue = /^apps\/web\/src\/platform\/i18n\/en\//;

function passagesOf(path: string): Passage[] {
  const text = readFileSync(join(root, path), "utf8");
  if (path.endsWith(".md")) return passagesOfDocument(text);
  const comments = passagesOfComments(path, text);
  return catalogue.test(path) ? [...comments, ...passagesOfStrings(path, text)] : comments;
}

const paths = execFileSync("git", ["ls-files", "*.md", "*.ts", "*.tsx", "*.mjs"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");

let faults = 0;
for (const path of paths) {
  if (path === "" || left.test(path) || !existsSync(join(root, path))) continue;
  for (const passage of passagesOf(path))
    for (const { line, reason } of await faultsOf(passage)) {
      faults += 1;
      say(`${path}:${line}: ${reason}`);
    }
}
process.exit(faults === 0 ? 0 : 1);
