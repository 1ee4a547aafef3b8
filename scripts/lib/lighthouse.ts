import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root, run, say } from "./shell.mjs";

const VERSION = "13.5.0";
const FOLDER = join(root, ".cache", "lighthouse");
const ONCE_MORE = "Please run Lighthouse again";
const CLI = join(FOLDER, "node_modules/lighthouse/cli/index.js");

export const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
export type Category = (typeof CATEGORIES)[number];

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

/** Lighthouse's result for one visit. */
export interface LighthouseResult {
  /** Out of a hundred. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Titles of the faults it found, speed excluded. */
  readonly faults: readonly string[];
}

/** Fetches its 170 MB on first use, so that an ordinary install does not. @throws Error when npm fails. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  say(`Installing Lighthouse ${VERSION} into .cache…`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", `lighthouse@${VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code, output } = await run("npm", args, { cwd: FOLDER, timeoutMs: 600_000 });
  if (code !== 0) throw new Error(`npm could not install Lighthouse:\n${output.slice(-2000)}`);
}

/**
 * Visits an address as a phone on slow 4G in the browser with the debugging port `port`, with its storage as
 * it is.
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  const file = join(FOLDER, "report.json");
  const args = [
    url,
    `--port=${port}`,
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--disable-storage-reset",
    "--no-enable-error-reporting",
    "--quiet",
  ];
  const look = () => run(process.execPath, [CLI, ...args], { timeoutMs: 180_000 });
  let { code, output } = await look();
  // Now and then a new browser leaves no trace of a visit, and Lighthouse asks for another one.
  if (code !== 0 && output.includes(ONCE_MORE)) ({ code, output } = await look());
  if (code !== 0) throw new Error(`Lighthouse has no result for ${url}:\n${output.slice(-2000)}`);
  const { runtimeError, categories, audits } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
  const judged = CATEGORIES.filter((category) => category !== "performance").flatMap(
    (category) => categories[category].auditRefs,
  );
  const faulty = judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
    },
    faults: faulty.map(({ id }) => audits[id]?.title ?? id),
  };
}
