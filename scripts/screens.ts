// `npm test journeys timed screens`: has a journey visited every address of the app, and was each checked for
// accessibility? Reads the reports of the two parts before. Inspecting all screens for a rule is no journey.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closingLine } from "./lib/counts.ts";
import { reportPath } from "./lib/parts.ts";
import { readInspected, readVisits } from "./lib/reports.ts";
import { root, say } from "./lib/shell.mjs";

const table = readFileSync(join(root, "apps/web/src/app/routes.ts"), "utf8");
const addresses = [...table.matchAll(/\[\s*"(\/[^"]*)",\s*"[\w-]+\/[\w-]+-page"/g)].map(
  ([, path = ""]) => path,
);
const reports = ["journeys", "timed"].map(reportPath);
const visited = new Set(reports.flatMap(readVisits));
const inspected = new Set(reports.flatMap(readInspected));
const missing = [
  ...addresses.filter((path) => !visited.has(path)).map((path) => `no journey comes by ${path}`),
  ...addresses.filter((path) => !inspected.has(path)).map((path) => `nobody asked axe about ${path}`),
];
for (const fault of missing) say(fault);
const counts = { passed: 2 * addresses.length - missing.length, failed: missing.length };
say(closingLine(counts));
process.exit(missing.length === 0 && addresses.length > 0 ? 0 : 1);
