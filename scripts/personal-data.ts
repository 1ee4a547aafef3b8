// `npm run personal-data`: writes docs/personal-data.md from the register of personal data.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { personalDataPage } from "./lib/personal-data-page.ts";
import { root, say } from "./lib/shell.mjs";

await writeFile(join(root, "docs/personal-data.md"), personalDataPage());
say("docs/personal-data.md is written.");
