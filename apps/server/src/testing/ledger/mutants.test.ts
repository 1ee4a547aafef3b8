import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "./mutants.ts";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const NOTICED = 3;

/** The exit code of the check with one mistake in the ledger; it ends with the first history that notices it. */
const checked = (mutant: string) =>
  new Promise<number>((resolve) => {
    const command = ["--import", here("mutate.ts"), here("check.ts"), "embedded", "500", "1"];
    const env = { ...process.env, MUTANT: mutant };
    const child = execFile(process.execPath, command, { env });
    child.on("exit", (code) => resolve(code ?? 1));
  });

// `npm run ledger:check` tries every one.
describe("mistakes planted in the ledger", () => {
  it("are noticed by the histories", async () => {
    expect(await checked("what comes back comes back as bonus")).toBe(NOTICED);
  }, 240_000);

  it("all fit the source", () => {
    for (const { name, edits } of MUTANTS)
      for (const { file, find } of edits) {
        const source = readFileSync(here(`../../${file}`), "utf8");
        expect(source.split(find), `${name}: ${find}`).toHaveLength(2);
      }
  });
});
