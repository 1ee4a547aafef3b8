// `npm run e2e [playwright arguments]`: runs only the journeys.
import { closingLine } from "./lib/counts.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { journeysPart, runPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";

const counts = await runPart(journeysPart("e2e", await ensureBrowser(), process.argv.slice(2)));
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
