// No file of the repository contains a key, token or password of a service, by the rules of secretlint.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { secretsIn } from "../lib/secrets.ts";
import { root, say } from "../lib/shell.mjs";

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  cwd: root,
  encoding: "utf8",
});
const paths = listed.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
let found = 0;
for (const path of paths) {
  const content = readFileSync(join(root, path));
  // A picture or a font contains no words.
  if (content.includes(0)) continue;
  for (const sentence of await secretsIn(path, content.toString())) {
    found += 1;
    say(sentence);
  }
}
say(`${paths.length} files, ${found} secrets`);
process.exit(found === 0 ? 0 : 1);
