import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Endpoint, requestOf } from "@4d/contract";
import type { FastifyInstance, InjectOptions } from "fastify";
import { readConfig } from "../config.ts";
import { fileRoutes, serveFiles } from "../domains/files/index.ts";
import type { UserActor } from "../platform/context.ts";
import { fail } from "../platform/failure.ts";
import { createHttpServer } from "../platform/http/http-server.ts";
import { registerRoutes } from "../platform/http/register-routes.ts";
import type { Route } from "../platform/http/routes.ts";
import { createLog } from "../platform/log.ts";
import { createMailer } from "../platform/mailer.ts";
import type { Services } from "../platform/services.ts";
import { createStorage } from "../platform/storage/create-storage.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";
import { testServices } from "./test-services.ts";

interface Options {
  environment?: Record<string, string>;
  /** Wraps the storage, for example in a full disk. */
  wrap?: (storage: Storage) => Storage;
  routes?: readonly Route[];
  /** Fires when the server is meant to stop. */
  closing?: AbortSignal;
}

export interface Answer {
  code: number;
  message: string;
  data: unknown;
}

/** The file routes on real parts: database, disk, limits. A token is the user's id. */
export interface FilesApp {
  http: FastifyInstance;
  services: Services;
  clock: ManualClock;
  call(user: number, endpoint: Endpoint, parts?: Parameters<typeof requestOf>[1]): Promise<Answer>;
  upload(user: number, path: string, file: Uint8Array, name: string): Promise<Answer>;
  append(user: number, id: string, offset: number, bytes: Uint8Array): Promise<Answer>;
  /** The same data folder and database under a new server. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

function actorOf(token: string): UserActor {
  const id = Number(token);
  if (!Number.isInteger(id) || id < 1) fail("badToken");
  return { kind: "user", id, terminal: 0, sessionId: `s${id}`, roles: [], permissions: [], teenMode: false };
}

function servicesOf(database: TestDatabase, dataDir: string, clock: ManualClock, options: Options): Services {
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...options.environment,
  });
  const log = createLog("silent");
  const storage = (options.wrap ?? ((storage) => storage))(createStorage(config));
  const parts = { config, db: database.db, clock, log, storage, mailer: createMailer(config, log) };
  return testServices({ ...parts, ...(options.closing && { closing: options.closing }) });
}

async function serverOf(services: Services, routes: readonly Route[]): Promise<FastifyInstance> {
  const http = await createHttpServer(services, async () => false);
  registerRoutes(http, routes, { services, authenticate: async (token) => actorOf(token), strict: true });
  serveFiles(http, services);
  await http.ready();
  return http;
}

/** The requests of a test to the current server: `http` is read each time, as it may be restarted. */
function callsOf(http: () => FastifyInstance): Pick<FilesApp, "call" | "upload" | "append"> {
  const answered = async (request: InjectOptions) => (await http().inject(request)).json<Answer>();
  return {
    call(user, endpoint, parts) {
      const { url, headers, body } = requestOf(endpoint, parts);
      return answered({
        method: endpoint.method,
        url: `/api${url}`,
        headers: {
          accesstoken: String(user),
          ...headers,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
    },
    async upload(user, path, file, name) {
      const form = new FormData();
      form.append("file", new File([new Uint8Array(file)], name));
      const packed = new Response(form);
      return answered({
        method: "POST",
        url: `/api${path}`,
        headers: { accesstoken: String(user), "content-type": packed.headers.get("content-type") ?? "" },
        payload: Buffer.from(await packed.arrayBuffer()),
      });
    },
    append: (user, id, offset, bytes) =>
      answered({
        method: "PUT",
        url: `/api/file/upload/${id}?offset=${offset}`,
        headers: { accesstoken: String(user), "content-type": "application/octet-stream" },
        payload: Buffer.from(bytes),
      }),
  };
}

/** Starts the file part of the server in a temporary folder. */
export async function startFilesApp(options: Options = {}): Promise<FilesApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "files-app-"));
  const database = await openTestDatabase();
  const clock = manualClock();
  const routes = [...fileRoutes, ...(options.routes ?? [])];
  let stop = new AbortController();
  const begin = () => {
    stop = new AbortController();
    const signals = options.closing ? [stop.signal, options.closing] : [stop.signal];
    return servicesOf(database, dataDir, clock, { ...options, closing: AbortSignal.any(signals) });
  };
  const services = begin();
  const app: FilesApp = {
    services,
    clock,
    http: await serverOf(services, routes),
    ...callsOf(() => app.http),
    async restart() {
      await app.http.close();
      stop.abort();
      app.services = begin();
      app.http = await serverOf(app.services, routes);
    },
    async close() {
      await app.http.close();
      stop.abort();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return app;
}
