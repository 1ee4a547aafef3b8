import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Signal, StreamBatch } from "../platform/bus.ts";
import type { Database } from "../platform/db/database.ts";
import type { Services } from "../platform/services.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { openTestDatabase } from "./test-database.ts";

/** The whole server, listening, on a real database, with everything it published. */
export interface TestApp {
  /** `http://127.0.0.1:port`. */
  address: string;
  app: App;
  services: Services;
  /** Stands still until moved. */
  clock: ManualClock;
  signals: Signal[];
  batches: StreamBatch[];
  close(): Promise<void>;
}

/**
 * Starts the composed server in a temporary folder; `environment` adds to or replaces the test settings. When several
 * nodes share a database, the test closes it.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  shared?: Database,
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), "test-app-"));
  const database = shared ? { ...shared, close: async () => undefined } : await openTestDatabase();
  const clock = manualClock();
  const settings = { NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent", STARTER_CONTENT: "off" };
  const listening = {
    HOST: "127.0.0.1",
    PORT: "0",
    RATE_LIMIT_SCALE: "1000",
    ADMIN_PASSWORD: "admin-secret",
    // Several of them may share a database.
    SETTINGS_KEY: "one key for all servers of a test",
  };
  const config = readConfig({ ...settings, ...listening, ...environment });
  const app = await createApp(config, { database, clock });
  const { services } = app.runtime;
  const signals: Signal[] = [];
  const batches: StreamBatch[] = [];
  services.bus.subscribe("signal", (signal) => void signals.push(signal));
  services.bus.subscribe("batch", (batch) => void batches.push(batch));
  const port = await app.listen();
  return {
    address: `http://127.0.0.1:${port}`,
    app,
    services,
    clock,
    signals,
    batches,
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Data of the system events sent to everybody in a group, oldest first. */
export const signalsToRoom = (app: TestApp, room: number): unknown[] =>
  app.signals.filter((signal) => signal.room === room).map((signal) => signal.data);

/** Frame data of one command's signals sent to a person, oldest first. */
export function signalsTo(app: TestApp, userId: number, command: number): unknown[] {
  return app.signals
    .filter((signal) => signal.command === command && signal.users.includes(userId))
    .map((signal) => signal.data);
}
