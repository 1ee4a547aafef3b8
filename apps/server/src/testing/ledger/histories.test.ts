import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcileLedger } from "../../domains/capsules/reconcile-ledger.ts";
import { openTestDatabase, type TestDatabase } from "../test-database.ts";
import { histories } from "./history.ts";
import { createLedgerFixture, type LedgerFixture } from "./ledger-fixture.ts";
import { runHistory } from "./run-history.ts";

let database: TestDatabase;
let fixture: LedgerFixture;
beforeAll(async () => {
  database = await openTestDatabase();
  fixture = await createLedgerFixture(database.db);
});
afterAll(() => database.close());

// `npm run ledger:check` plays ten thousand on both databases.
describe("random histories of several people at once, requests dying among them", () => {
  it("leave every promise of the ledger kept (money §3.6)", async () => {
    const plays = fc.asyncProperty(histories, async (commands) => void (await runHistory(fixture, commands)));
    await fc.assert(plays, { numRuns: 30, seed: 20261122, endOnFailure: true });
    const report = await reconcileLedger(fixture.judge);
    expect(report.checks.filter((check) => check.broken > 0)).toEqual([]);
  });
});
