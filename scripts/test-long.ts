// `npm run test:long`: tests that take minutes and rarely fail (`*.long.test.ts`, `*.long.spec.ts`), which
// would slow `npm test` down for everybody. Run before a release, and after changing how servers start and
// stop, or what many screens share.
import { add, closingLine, none } from "./lib/counts.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { journeysPart, runPart, vitestPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";

let counts = none;
counts = add(counts, await runPart(vitestPart("long-units", [], { TEST_LONG: "only" })));
const journeys = journeysPart("long-journeys", await ensureBrowser());
counts = add(counts, await runPart({ ...journeys, env: { ...journeys.env, JOURNEY_LONG: "only" } }));
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
