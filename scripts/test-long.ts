// `npm run test:long [playwright arguments]`: journeys that take minutes and go wrong rarely (`*.long.spec.ts`), which
// would make everybody wait in `npm test`. Run before a release, and after changing what many screens share.
import { closingLine } from "./lib/counts.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { journeysPart, runPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";

const part = journeysPart("long", await ensureBrowser(), process.argv.slice(2));
const counts = await runPart({ ...part, env: { ...part.env, JOURNEY_LONG: "only" } });
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
