import { endpoint } from "@4d/contract";
import * as z from "zod/mini";
import { readConfig } from "../config.ts";
import { systemClock } from "../platform/clock.ts";
import { fail } from "../platform/failure.ts";
import { createHttpServer } from "../platform/http/http-server.ts";
import type { IntakeLimits } from "../platform/http/intake/intake-limits.ts";
import type { IntakeRefusal } from "../platform/http/intake/refusals.ts";
import { registerRoutes } from "../platform/http/register-routes.ts";
import type { Route } from "../platform/http/routes.ts";
import { createLimits } from "../platform/limits.ts";
import { createLog } from "../platform/log.ts";
import type { Services } from "../platform/services.ts";
import { noTracing } from "../platform/tracing/tracing.ts";

/** A server with a few operations on a real port and limits of its own: tests what is accepted before any work. */
export interface IntakeServer {
  address: string;
  /** Refusals by reason. */
  refused: Map<IntakeRefusal, number>;
  /** Log lines above `info`, or with a stack. */
  complaints: string[];
  /** How many requests Node parsed. */
  requestHeaders: () => number;
  /** How often a verb was reached. */
  reached: () => number;
  close: () => Promise<void>;
}

export const BIG = 200_000;
const text = z.string().check(z.maxLength(BIG));
const nothing = { summary: "", out: z.nullable(z.string()), errors: [] } as const;

const INFORMATION = 30;

/** Operations without login, for an account, and for files; a token is an account number. */
const intakeOperations = {
  knock: endpoint({
    ...nothing,
    method: "POST",
    path: "/knock",
    access: "public",
    body: z.object({ text: z.string().check(z.maxLength(100)) }),
    errors: ["tooMany"],
  }),
  echo: endpoint({ ...nothing, method: "GET", path: "/echo", access: "public" }),
  write: endpoint({ ...nothing, method: "POST", path: "/write", access: "user", body: z.object({ text }) }),
  upload: endpoint({ ...nothing, method: "POST", path: "/upload", access: "user", bodyKind: "bytes" }),
  form: endpoint({ ...nothing, method: "POST", path: "/form", access: "user", bodyKind: "multipart" }),
};

/** A log that records what would alarm an operator. */
function complainingLog() {
  const complaints: string[] = [];
  const log = createLog("debug", {
    write(line: string) {
      const { level } = JSON.parse(line) as { level: number };
      if (level > INFORMATION || line.includes('"stack"')) complaints.push(line);
    },
  });
  return { log, complaints };
}

function routesTo(reach: () => Promise<null>): Route[] {
  const drain: Route["handle"] = async ({ body }) => {
    for await (const _chunk of body?.stream ?? []) void _chunk;
    return reach();
  };
  const { knock, echo, write, upload, form } = intakeOperations;
  return [
    {
      endpoint: knock,
      handle: reach,
      addressLimit: { name: "login:address", bucket: { rate: 0.001, burst: 40 } },
    },
    { endpoint: echo, handle: reach },
    { endpoint: write, handle: reach },
    { endpoint: upload, handle: drain },
    { endpoint: form, handle: drain },
  ];
}

/** Starts it; tokens are account numbers. @param limits in place of the usual ones */
export async function startIntakeServer(
  limits: Partial<IntakeLimits> = {},
  environment: Record<string, string> = {},
): Promise<IntakeServer> {
  const { log, complaints } = complainingLog();
  const config = readConfig({ NODE_ENV: "test", ...environment });
  const refused = new Map<IntakeRefusal, number>();
  const http = await createHttpServer({ config, log }, undefined, undefined, {
    limits,
    refused: (why) => refused.set(why, (refused.get(why) ?? 0) + 1),
  });
  let reached = 0;
  const list = routesTo(async () => {
    reached += 1;
    return null;
  });
  const services = {
    config,
    log,
    tracing: noTracing,
    closing: new AbortController().signal,
    limits: createLimits({ scale: config.rateLimitScale, clock: systemClock, log }),
  };
  registerRoutes(http, list, {
    services: services as Services,
    strict: true,
    async authenticate(token) {
      const id = Number(token);
      if (!Number.isInteger(id)) fail("badToken");
      return { kind: "user", id, terminal: 0, sessionId: token, roles: [], permissions: [], teenMode: false };
    },
  });
  const big = Buffer.alloc(8 * 1024 * 1024, "x");
  http.get("/big", async () => big);
  let requestHeaders = 0;
  http.server.on("request", () => {
    requestHeaders += 1;
  });
  const address = await http.listen({ port: 0, host: "127.0.0.1" });
  return {
    address,
    refused,
    complaints,
    requestHeaders: () => requestHeaders,
    reached: () => reached,
    close: () => http.close(),
  };
}
