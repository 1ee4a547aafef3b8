// `npm test journeys timed screens`: has every address of the app been come by in a journey? Read from the reports of the
// two parts before. Looking at all screens for the sake of a rule (axe) is no journey.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closingLine } from "./lib/counts.ts";
import { reportPath } from "./lib/parts.ts";
import { readVisits } from "./lib/reports.ts";
import { root, say } from "./lib/shell.mjs";

const table = readFileSync(join(root, "apps/web/src/app/routes.ts"), "utf8");
const addresses = [...table.matchAll(/\[\s*"(\/[^"]*)",\s*"[\w-]+\/[\w-]+-page"/g)].map(
  ([, path = ""]) => path,
);
const visited = new Set(["journeys", "timed"].flatMap((part) => readVisits(reportPath(part))));
const missing = addresses.filter((path) => !visited.has(path));
for (const path of missing) say(`no journey comes by ${path}`);
const counts = { passed: addresses.length - missing.length, failed: missing.length };
say(closingLine(counts));
process.exit(missing.length === 0 && addresses.length > 0 ? 0 : 1);
