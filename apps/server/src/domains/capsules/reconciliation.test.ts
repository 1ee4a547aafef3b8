import { api } from "@4d/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPeople } from "../../testing/people-steps.ts";
import { logIn, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { findReports } from "./reconciliation.repository.ts";
import { reconcileNightly } from "./reconciliations.ts";

const HOUR = 3_600_000;
let app: TestApp;
let admin: Person;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, "admin", 0, "admin-secret");
  [mei] = await newPeople(app, "mei");
  await mei.call(api.capsules.checkIn);
});
afterAll(() => app.close());

const now = () => admin.call(api.capsuleAdmin.reconcile);
const broken = async () =>
  Object.fromEntries(
    (await now()).checks.filter((one) => one.broken > 0).map((one) => [one.name, one.broken]),
  );

describe("reconciliation", () => {
  it("finds a whole ledger whole, and says what there is", async () => {
    const report = await now();
    expect(report).toMatchObject({ ok: true, totals: { bonus: 105, "issue:bonus": -105, paid: 0 } });
    expect(report.checks.length).toBeGreaterThanOrEqual(6);
    expect(await admin.call(api.capsuleAdmin.reports)).toContainEqual(report);
  });

  it("comes once a night", async () => {
    const nights = async () => (await findReports(app.services.db, 100)).length;
    app.clock.set(Date.parse("2026-11-25T18:30:00Z"));
    await reconcileNightly(app.services);
    const before = await nights();
    for (let hour = 0; hour < 24; hour += 1) {
      app.clock.advance(HOUR);
      await reconcileNightly(app.services);
    }
    expect((await nights()) - before).toBe(1);
    admin = await logIn(app.address, "admin", 0, "admin-secret");
  });

  it("notices what went past the guards", async () => {
    const { db } = app.services;
    const mine = sql`owner_id = ${mei.id} and kind = 'paid'`;
    await sql`update ledger_account set balance = balance + 7 where ${mine}`.execute(db);
    expect(await broken()).toEqual({ balancesAreProjections: 1, issuedIsOwned: 7 });
    await sql`update ledger_account set balance = balance - 7 where ${mine}`.execute(db);
    expect(await broken()).toEqual({});
    await sql`alter table ledger_txn disable trigger ledger_txn_append_only`.execute(db);
    await sql`update ledger_txn set params = '{"streak": 9}' where kind = 'checkIn'`.execute(db);
    expect(await broken()).toEqual({ chainUnbroken: 1 });
    expect((await now()).ok).toBe(false);
    app.clock.advance(24 * HOUR);
    await expect(reconcileNightly(app.services)).rejects.toThrow("the ledger does not add up");
  });
});
