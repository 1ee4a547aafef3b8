import { api, type Call, createClient, type LoginInfo, type Request } from "@4d/contract";
import type { FastifyInstance } from "fastify";
import { readConfig } from "../config.ts";
import { connectPorts } from "../connect-ports.ts";
import { authenticate, authRoutes, isSecurityRelevant, UNENROLLED } from "../domains/auth/index.ts";
import { settingsRoutes } from "../domains/settings/index.ts";
import { usersRoutes } from "../domains/users/index.ts";
import { type Bus, createLocalBus } from "../platform/bus.ts";
import { createHttpServer } from "../platform/http/http-server.ts";
import { registerRoutes } from "../platform/http/register-routes.ts";
import { createLog } from "../platform/log.ts";
import type { Mail } from "../platform/mailer.ts";
import { createMetrics } from "../platform/metrics.ts";
import type { Ports, Services } from "../platform/services.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";
import { testServices } from "./test-services.ts";
import { unconnectedPorts } from "./unconnected-ports.ts";

export interface Answer<T = unknown> {
  code: number;
  message: string;
  data: T;
}

interface Caller {
  token?: string;
  address?: string;
  lang?: string;
}

/** One server of auth, users and settings; several may share a database and a bus. */
export interface PeopleNode {
  http: FastifyInstance;
  services: Services;
  /** The whole envelope of an operation. */
  ask(request: Request, caller?: Caller): Promise<Answer>;
}

export interface PeopleApp extends PeopleNode {
  clock: ManualClock;
  mails: Mail[];
  logged: string[];
  /** A further server on the same database and bus. */
  anotherNode(): Promise<PeopleNode>;
  /** Registers and logs in. */
  person(name: string, terminal?: number): Promise<Person>;
  close(): Promise<void>;
}

export interface Person {
  id: number;
  name: string;
  password: string;
  info: LoginInfo;
  /** The typed client of this person; rejects with the message when refused. */
  call: Call;
  /** The whole envelope of an operation asked by this person. */
  ask(request: Request): Promise<Answer>;
}

interface Shared {
  database: TestDatabase;
  bus: Bus;
  clock: ManualClock;
  mails: Mail[];
  logged: string[];
  environment: Record<string, string>;
}

function servicesOf({ database, bus, clock, mails, logged, environment }: Shared): Services {
  const config = readConfig({
    NODE_ENV: "test",
    RATE_LIMIT_SCALE: "1000",
    SETTINGS_KEY: "a key for tests alone",
    ...environment,
  });
  const log = createLog("debug", { write: (line: string) => void logged.push(line) });
  const mailer = {
    send: async (mail: Mail) => void mails.push(mail),
    check: async () => false,
    close: () => undefined,
  };
  const connected = connectPorts(createMetrics());
  const ports: Ports = {
    ...unconnectedPorts(),
    registrationMode: (services) => connected.registrationMode(services),
    isFactorRequired: (services) => connected.isFactorRequired(services),
  };
  return testServices({ config, db: database.db, bus, clock, log, mailer, ports });
}

async function startNode(shared: Shared): Promise<PeopleNode> {
  const services = servicesOf(shared);
  const http = await createHttpServer(services, async () => false);
  const routes = [...authRoutes, ...usersRoutes, ...settingsRoutes];
  registerRoutes(http, routes, {
    services,
    authenticate: (token) => authenticate(services, token),
    unenrolled: UNENROLLED,
    isSecurityRelevant,
    strict: true,
  });
  const ask: PeopleNode["ask"] = async ({ endpoint, url, headers, body }, caller = {}) => {
    const answer = await http.inject({
      method: endpoint.method,
      url: `/api${url}`,
      remoteAddress: caller.address ?? "10.0.0.1",
      headers: {
        "user-agent": "people-app",
        ...(caller.token === undefined ? {} : { accesstoken: caller.token }),
        ...(caller.lang === undefined ? {} : { "accept-language": caller.lang }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode !== 200) throw new Error(`HTTP ${answer.statusCode} from ${url}`);
    return answer.json<Answer>();
  };
  return { http, services, ask };
}

/** A typed client over a node; rejects with the sentence of a refusal. */
export function clientOf(node: PeopleNode, caller: Caller = {}): Call {
  return createClient(async (request) => {
    const { code, message, data } = await node.ask(request, caller);
    if (code !== 200) throw new Error(`${code} ${message}`);
    return data;
  });
}

async function makePerson(app: PeopleNode, name: string, terminal: number): Promise<Person> {
  const password = `${name}-secret`.slice(0, 20);
  const anyone = clientOf(app);
  await anyone(api.auth.register, { body: { userName: name, password, nickName: name } });
  const info = await anyone(api.auth.login, { body: { userName: name, password, terminal } });
  const caller = { token: info.accessToken };
  const call = clientOf(app, caller);
  const { id } = await call(api.users.self);
  return { id, name, password, info, call, ask: (request) => app.ask(request, caller) };
}

/** Starts auth, users and settings on real parts; the clock stands still until moved. */
export async function startPeopleApp(environment: Record<string, string> = {}): Promise<PeopleApp> {
  const database = await openTestDatabase();
  const shared = {
    database,
    bus: createLocalBus(),
    clock: manualClock(),
    mails: [],
    logged: [],
    environment,
  };
  const nodes = [await startNode(shared)];
  const first = nodes[0];
  if (!first) throw new Error("no node");
  return {
    ...first,
    clock: shared.clock,
    mails: shared.mails,
    logged: shared.logged,
    async anotherNode() {
      const node = await startNode(shared);
      nodes.push(node);
      return node;
    },
    person: (name, terminal = 0) => makePerson(first, name, terminal),
    async close() {
      for (const node of nodes) await node.http.close();
      await database.close();
    },
  };
}
