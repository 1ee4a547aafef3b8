// `npm run mutants [-- area… --write --afresh --workers N]`: plants faults in code where no fault may go
// unnoticed and runs its tests; then compares the survivors with docs/mutants.md, which has a reason for
// each.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startCluster } from "./lib/postgres.ts";
import { giveUp, root, say } from "./lib/shell.mjs";
import { AREAS, type Area } from "./mutants/areas.ts";
import { plantIn } from "./mutants/plant.ts";
import {
  type Chapter,
  explained,
  type Figure,
  readChapters,
  renewed,
  type Survivor,
  scoreOf,
  sumOf,
  without,
  writeChapters,
} from "./mutants/survivors.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Writes figures and survivors into the document, including those without a reason. */
    write: { type: "boolean", default: false },
    /** Tries again what was tried before. */
    afresh: { type: "boolean", default: false },
    workers: { type: "string", default: "2" },
  },
});
/** Percent of the planted faults that the tests must detect. */
const LEAST = 85;
const DOCUMENT = join(root, "docs/mutants.md");
const BEGIN = "<!-- Written by `npm run mutants -- --write`, but the reasons: those are ours. -->";

const unknown = positionals.filter((name) => !AREAS.some((area) => area.name === name));
if (unknown.length > 0)
  giveUp(`There is no area ${unknown.join(", ")}; there are ${AREAS.map(({ name }) => name).join(", ")}.`);
const areas = AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** The document as it is now: a run takes long, and somebody may have written reasons meanwhile. */
function readDocument(): { head: string; chapters: Map<string, Chapter> } {
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : `# Planted faults\n\n${BEGIN}\n`;
  const [head = "", rest = ""] = text.split(BEGIN);
  return { head, chapters: readChapters(rest) };
}

/** Writes an area's chapter into the document, in the order of the areas. */
function write(name: string, chapter: Chapter): void {
  const { head, chapters } = readDocument();
  chapters.set(name, chapter);
  const ordered = AREAS.flatMap((area) => {
    const one = chapters.get(area.name);
    return one === undefined ? [] : [[area.name, one] as const];
  });
  writeFileSync(DOCUMENT, `${head}${BEGIN}\n\n${writeChapters(new Map(ordered))}`);
}

const line = ({ file, before, after }: Survivor) => `  ${file}: ${before} → ${after}`;
const list = (sentence: string, survivors: readonly Survivor[]): void => {
  if (survivors.length > 0) say(`${sentence}\n${survivors.map(line).join("\n")}`);
};

/**
 * Tries an area and prints the result. @returns its figure, and whether the figure and each survivor are
 * accounted for.
 */
async function judge(area: Area): Promise<{ figure: Figure; good: boolean }> {
  const { figure, survivors } = await plantIn(area, {
    afresh: values.afresh,
    workers: Number(values.workers),
  });
  const before = readDocument().chapters.get(area.name);
  const known = before === undefined ? [] : explained(before);
  if (values.write) write(area.name, renewed(before, figure, survivors));
  const { killed, timedOut, survived, notCovered } = figure;
  const counts = `${killed} killed, ${timedOut} timed out, ${survived} survived, ${notCovered} not covered`;
  say(`${area.name}: ${counts}: ${scoreOf(figure).toFixed(1)} %`);
  const strangers = without(survivors, known);
  list("survivors that docs/mutants.md gives no reason for:", strangers);
  list("listed in docs/mutants.md, and noticed now:", without(known, survivors));
  return { figure, good: scoreOf(figure) >= LEAST && strangers.length === 0 };
}

// A fresh database for each fault: PostgreSQL copies one in a third less time than the embedded one takes to
// start.
const cluster = process.env.TEST_DATABASE_URL ? undefined : await startCluster({ durable: false });
process.env.TEST_DATABASE_URL ??= cluster?.url;
const judged: Awaited<ReturnType<typeof judge>>[] = [];
for (const area of areas)
  judged.push(
    await judge(area).catch((error: unknown) =>
      giveUp(`${area.name} could not be tried: ${error instanceof Error ? error.message : String(error)}`),
    ),
  );
await cluster?.remove();
const all = scoreOf(sumOf(judged.map(({ figure }) => figure)));
say(
  `in all: ${all.toFixed(1)} % of the planted faults were detected; at least ${LEAST} % are required in each area`,
);
process.exit(judged.every(({ good }) => good) ? 0 : 1);
