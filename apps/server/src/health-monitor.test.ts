import { createServer } from "node:http";
import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertReport } from "./domains/capsules/reconciliation.repository.ts";
import { saveBackupTime } from "./platform/server-health.repository.ts";
import { logIn } from "./testing/person.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

/** A foreign server that answers every request with one status. */
async function answering(status: number) {
  const server = createServer((_request, response) =>
    response.writeHead(status).end("<Error><Code>No</Code></Error>"),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { at: `127.0.0.1:${port}`, close: () => server.close() };
}

const nobody = "127.0.0.1:9";

describe("the parts a server leans on", () => {
  it("work, or are not set up", async () => {
    const app = await startTestApp();
    await app.app.healthMonitor.checkNow();
    const ready = await fetch(`${app.address}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: "ready",
      parts: {
        database: "up",
        storage: "up",
        mail: "off",
        redis: "off",
        model: "off",
        livekit: "off",
        push: "up",
      },
    });
    await app.close();
  }, 60_000);

  it("are set up wrongly: each is told of, and the server works on", async () => {
    const refusing = await answering(403);
    const s3 = {
      S3_ENDPOINT: `http://${refusing.at}`,
      S3_BUCKET: "b",
      S3_ACCESS_KEY: "k",
      S3_SECRET_KEY: "wrong",
    };
    const liveKit = { LIVEKIT_URL: `ws://${refusing.at}`, LIVEKIT_API_KEY: "k", LIVEKIT_API_SECRET: "wrong" };
    const rest = {
      SMTP_URL: `smtp://${nobody}`,
      REDIS_URL: `redis://${nobody}`,
      AI_BASE_URL: `http://${refusing.at}/v1`,
    };
    const app = await startTestApp({ ...s3, ...liveKit, ...rest });
    await app.app.healthMonitor.checkNow();
    const ready = await fetch(`${app.address}/health/ready`);
    expect(ready.status).toBe(200);
    const { parts } = (await ready.json()) as { parts: Record<string, string> };
    expect(parts).toEqual({
      database: "up",
      storage: "down",
      mail: "down",
      redis: "down",
      model: "down",
      livekit: "down",
      push: "up",
    });
    const page = await (await fetch(`${app.address}/metrics`)).text();
    for (const part of ["storage", "mail", "redis", "model", "livekit"])
      expect(page).toContain(`fd_part_up{part="${part}"} 0`);
    expect(page).toContain('fd_part_up{part="database"} 1');
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    const { servers } = await admin.call(api.adminHealth.show);
    const states = Object.fromEntries(servers[0]?.parts.map(({ part, reason }) => [part, reason]) ?? []);
    expect(states).toMatchObject({
      storage: "S3 answered 403: No",
      livekit: "it does not take LIVEKIT_API_KEY and its secret",
      push: null,
    });
    expect(states.model).toContain("answers 403");
    expect(states.mail).toContain("ECONNREFUSED");
    refusing.close();
    await app.close();
  }, 60_000);
});

describe("how the whole stands", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  const line = async (name: string) => {
    await app.app.healthMonitor.refreshState();
    const page = await (await fetch(`${app.address}/metrics`)).text();
    return page.split("\n").find((one) => one.startsWith(`${name} `));
  };

  it("a broken ledger stays a state until it adds up again, also for a server that has just started", async () => {
    expect(await line("fd_ledger_unbroken")).toBe("fd_ledger_unbroken 1");
    const report = { at: 1, checks: [], totals: {}, milliseconds: 1 };
    await insertReport(app.services.db, { ...report, ok: false });
    expect(await line("fd_ledger_unbroken")).toBe("fd_ledger_unbroken 0");
    await insertReport(app.services.db, { ...report, ok: true });
    expect(await line("fd_ledger_unbroken")).toBe("fd_ledger_unbroken 1");
  });

  it("the last backup", async () => {
    expect(await line("fd_backup_timestamp_seconds")).toBe("fd_backup_timestamp_seconds 0");
    await saveBackupTime(app.services.db, 1_700_000_000_000);
    expect(await line("fd_backup_timestamp_seconds")).toBe("fd_backup_timestamp_seconds 1700000000");
  });

  it("every periodic task is there from the start, and room on the disk", async () => {
    for (const task of ["reconcile", "sweep auth", "sweep calls", "send scheduled messages"])
      expect(await line(`fd_job_failures_total{task="${task}"}`)).toMatch(/ 0$/);
    expect(await line('fd_job_failing{task="reconcile"}')).toMatch(/ 0$/);
    expect(Number((await line("fd_data_size_bytes"))?.split(" ")[1])).toBeGreaterThan(1e6);
  });
});
