// `npm run e2e:engines [-- --engine name] [-- playwright arguments]`: the most important journeys in
// Chromium, Firefox and WebKitGTK, and at the end a table of what passed where. `--brief` runs those
// tagged so, which npm test has time for. An engine that is not here and cannot be installed is skipped with a word, unless it was asked for.
import { parseArgs } from "node:util";
import { type EngineName, engines } from "../e2e/engines/driver/engine.ts";
import { type Counts, closingLine } from "./lib/counts.ts";
import { ensureFirefox, ensureWebKit } from "./lib/engine-programs.ts";
import { countOutcomes, drawTable, readOutcomes } from "./lib/engine-table.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { emptyReport, type Part, reportPath, runPart } from "./lib/parts.ts";
import { giveUp, say } from "./lib/shell.mjs";

const ensured: Readonly<Record<EngineName, () => Promise<string>>> = {
  chromium: ensureBrowser,
  firefox: ensureFirefox,
  webkit: ensureWebKit,
};

/** Playwright's arguments among those given, and our own two options. */
function readOptions() {
  const { values, tokens } = parseArgs({
    options: { engine: { type: "string" }, brief: { type: "boolean" } },
    strict: false,
    tokens: true,
  });
  const own = tokens.flatMap((one) =>
    one.kind === "option" && (one.name === "engine" || one.name === "brief")
      ? [one.index, ...(one.value !== undefined && !one.inlineValue ? [one.index + 1] : [])]
      : [],
  );
  const engine = engines.find((name) => name === values.engine);
  if (values.engine !== undefined && engine === undefined)
    giveUp(`No such engine: ${values.engine}. There are: ${engines.join(", ")}.`, 2);
  const rest = process.argv.slice(2).filter((_, at) => !own.includes(at));
  return { engine, isBrief: values.brief === true, rest };
}

const { engine: asked, isBrief, rest } = readOptions();

/** The engines that are here, or could be installed. The others are named. */
async function available(): Promise<EngineName[]> {
  const here: EngineName[] = [];
  for (const name of engines) {
    try {
      await ensured[name]();
      here.push(name);
    } catch (error) {
      say(`Skipped: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return here;
}

const here = await available();
const wanted = here.filter((name) => asked === undefined || name === asked);
if (wanted.length === 0) giveUp("None of the engines asked for is here.");

const part: Part = {
  name: "engines",
  command: [
    "playwright",
    "test",
    "--config",
    "e2e/engines/playwright.config.ts",
    "--reporter=line,json",
    ...wanted.map((name) => `--project=${name}`),
    ...(isBrief ? ["--grep=@brief"] : []),
    ...rest,
  ],
  env: { JOURNEY_ENGINES: here.join(","), PLAYWRIGHT_JSON_OUTPUT_NAME: emptyReport("engines") },
  timeoutMs: 3_600_000,
  count: () => countOutcomes(readOutcomes(reportPath("engines"))),
};
const counts: Counts = await runPart(part);
say("");
for (const line of drawTable(readOutcomes(reportPath("engines")))) say(line);
say("");
for (const failure of counts.failures ?? []) say(`FAIL ${failure}`);
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
