import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api, type Call, createClient, type Request } from "@4d/contract";
import type { FastifyInstance } from "fastify";
import { type App, createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Signal, StreamBatch } from "../platform/bus.ts";
import { type HandClock, handClock } from "../platform/clock.ts";
import type { Services } from "../platform/services.ts";
import { openTestDatabase } from "./test-database.ts";

/** The whole server on a real embedded database, with everything it announced. */
export interface TestApp {
  http: FastifyInstance;
  services: Services;
  /** Stands still until moved. */
  clock: HandClock;
  signals: Signal[];
  batches: StreamBatch[];
  app: App;
  close(): Promise<void>;
}

/** Starts the composed server in a passing folder; `environment` adds to or replaces the test settings. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), "test-app-"));
  const database = await openTestDatabase();
  const clock = handClock();
  const settings = { NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent", STARTER_CONTENT: "off" };
  const config = readConfig({ RATE_LIMIT_SCALE: "1000", ...settings, ...environment });
  const app = await createApp(config, { database, clock });
  await app.http.ready();
  const { services } = app.made;
  const signals: Signal[] = [];
  const batches: StreamBatch[] = [];
  services.bus.subscribe("signal", (signal) => void signals.push(signal));
  services.bus.subscribe("batch", (batch) => void batches.push(batch));
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { http: app.http, services, clock, signals, batches, app, close };
}

/** A refusal as a client meets it: the envelope's code and sentence. */
export class Refused extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Sends as the client of the token does. @throws Refused for every code but 200. */
export function clientOf(http: FastifyInstance, accessToken?: string): Call {
  return createClient(async ({ endpoint, url, headers, body }: Request) => {
    const answer = await http.inject({
      method: endpoint.method,
      url: `/api${url}`,
      headers: {
        ...headers,
        ...(accessToken !== undefined && { accesstoken: accessToken }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const { code, message, data } = answer.json<{ code: number; message: string; data: unknown }>();
    if (code !== 200) throw new Refused(code, message, data);
    return data;
  });
}

export interface TestPerson {
  id: number;
  name: string;
  accessToken: string;
  call: Call;
}

/** Registers somebody under this name and logs in on a terminal, the web by default. */
export async function person(app: TestApp, name: string, terminal = 0): Promise<TestPerson> {
  const password = `${name}-secret`;
  const anyone = clientOf(app.http);
  await anyone(api.auth.register, { body: { userName: name, password, nickName: name } });
  const { accessToken } = await anyone(api.auth.login, { body: { userName: name, password, terminal } });
  const call = clientOf(app.http, accessToken);
  const { id } = await call(api.users.self);
  return { id, name, accessToken, call };
}

/** The code somebody is refused with; 200 when he is not. */
export async function codeOf(asking: Promise<unknown>): Promise<number> {
  try {
    await asking;
    return 200;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** Frame data of one command's signals that went to a person, oldest first. */
export function heard(app: TestApp, userId: number, command: number): unknown[] {
  return app.signals
    .filter((signal) => signal.command === command && signal.users.includes(userId))
    .map((signal) => signal.data);
}
