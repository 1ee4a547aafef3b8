import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileLedger } from "../../domains/capsules/reconcile-ledger.ts";
import { openTestDatabase, type TestDatabase } from "../test-database.ts";
import { type Ground, makeGround } from "./ground.ts";
import { histories } from "./history.ts";
import { MUTANTS } from "./mutants.ts";
import { runHistory } from "./run-history.ts";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const NOTICED = 3;
let database: TestDatabase;
let ground: Ground;
beforeAll(async () => {
  database = await openTestDatabase();
  ground = await makeGround(database.db);
});
afterAll(() => database.close());

/** The exit code of the check with one mistake in the ledger; it ends with the first history that notices it. */
const checked = (mutant: string) =>
  new Promise<number>((resolve) => {
    const command = ["--import", here("mutate.ts"), here("check.ts"), "embedded", "500", "1"];
    const env = { ...process.env, MUTANT: mutant };
    const child = execFile(process.execPath, command, { env });
    child.on("exit", (code) => resolve(code ?? 1));
  });

// `npm run ledger:check` plays ten thousand on both databases, and tries every mutant.
describe("random histories of several people at once, requests dying among them", () => {
  it("leave every promise of the ledger kept (creations §5)", async () => {
    const plays = fc.asyncProperty(histories, async (commands) => void (await runHistory(ground, commands)));
    await fc.assert(plays, { numRuns: 30, seed: 20261122, endOnFailure: true });
    const report = await reconcileLedger(ground.judge);
    expect(report.checks.filter((check) => check.broken > 0)).toEqual([]);
  });

  it("notice a mistake", async () => {
    expect(await checked("what comes back comes back as bonus")).toBe(NOTICED);
  }, 240_000);

  it("have mutants that all fit the source", () => {
    for (const { name, edits } of MUTANTS)
      for (const { file, find } of edits) {
        const source = readFileSync(here(`../../${file}`), "utf8");
        expect(source.split(find), `${name}: ${find}`).toHaveLength(2);
      }
  });
});
