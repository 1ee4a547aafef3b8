// `npm test [part…]`: runs everything, one part after the other, and closes with `N passed, N failed`.
import { add, closingLine, none } from "./lib/counts.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { journeysPart, type Part, runPart, scriptPart, vitestPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";

const MINUTE = 60_000;

const REAL_TIME = ["e2e/calls", "e2e/reply-time", "e2e/two-terminals"];
const apart = (part: Part): Part => ({ ...part, env: { ...part.env, JOURNEY_REAL_TIME: "apart" } });

const parts: Record<string, () => Promise<Part>> = {
  verify: async () => scriptPart("verify", "scripts/verify.ts", [], 10 * MINUTE),
  units: async () => vitestPart("units", []),
  chaos: async () => scriptPart("chaos", "bench/chaos.ts", ["--smoke"], 10 * MINUTE),
  journeys: async () => apart(journeysPart("journeys", await ensureBrowser())),
  // What is timed, and what draws and decodes in up to four browsers, so nothing else runs beside it.
  timed: async () => journeysPart("timed", await ensureBrowser(), [...REAL_TIME, "--workers=1"]),
  engines: async () => scriptPart("engines", "scripts/e2e-engines.ts", ["--brief"], 30 * MINUTE),
  screens: async () => scriptPart("screens", "scripts/screens.ts", [], MINUTE),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  say(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

let total = none;
for (const [name, prepare] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    total = add(total, await runPart(await prepare()));
  } catch (error) {
    say(`── ${name}: ${error instanceof Error ? error.message : String(error)}`);
    total = add(total, { passed: 0, failed: 1, failures: [`${name}: did not run`] });
  }
}
// Repeated at the end, where it is read first.
for (const failure of total.failures ?? []) say(`\nFailed: ${failure}`);
say("");
say(closingLine(total));
process.exit(total.failed === 0 ? 0 : 1);
