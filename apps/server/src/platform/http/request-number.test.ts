import { endpoint } from "@4d/contract";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readConfig } from "../../config.ts";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { Failure } from "../failure.ts";
import { createLog } from "../log.ts";
import type { Services } from "../services.ts";
import { asStorageError, StorageFull, StorageUnavailable } from "../storage/storage-errors.ts";
import { noTracing } from "../tracing/tracing.ts";
import { createHttpServer } from "./http-server.ts";
import { registerRoutes } from "./register-routes.ts";

const asked = (path: string) =>
  endpoint({ method: "GET", path, access: "public", summary: "", out: z.null(), errors: ["forbidden"] });

it("a fault of ours names the request, in the answer and in the log; a refusal does not", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const config = readConfig({ NODE_ENV: "test" });
  const http = await createHttpServer({ config, log });
  const route = (path: string, error: Error) => ({
    endpoint: asked(path),
    handle: async () => Promise.reject(error),
  });
  const list = [
    route("/broken", new Error("inner words")),
    route("/refused", new Failure("forbidden")),
    route("/unnamed", new Failure("conflict")),
  ];
  const services = { config, log, tracing: noTracing } as Services;
  registerRoutes(http, list, {
    services,
    strict: true,
    authenticate: async () => Promise.reject(new Error()),
  });
  const broken = await http.inject({ url: "/api/broken", headers: { "accept-language": "en" } });
  const number = String(broken.headers["x-request-id"]);
  expect(number).toMatch(/^[\da-f]{12}$/);
  expect(broken.json()).toEqual({
    code: 500,
    message: `Something went wrong. Please try again later (no. ${number})`,
    data: null,
  });
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ reqId: number, err: { message: "inner words" } });
  const refused = await http.inject({ url: "/api/refused", headers: { "accept-language": "zh-CN" } });
  expect(refused.json()).toMatchObject({ code: 403, message: "没有权限这样做" });
  expect(lines).toHaveLength(1);
  // Only in tests: clients know no refusal that the contract does not name.
  expect((await http.inject({ url: "/api/unnamed" })).json()).toMatchObject({ code: 500 });
  expect(lines[1]).toContain("answers conflict, which its contract does not name");
  await http.close();
});

const AWAY: readonly [string, unknown][] = [
  ["a verb that says so", new Failure("unavailable", { cause: "inner words" })],
  [
    "a sentence of its own",
    new Failure("unavailable", { zh: "渠道不可用", en: "Not now", cause: "inner words" }),
  ],
  ["the database", new DatabaseUnavailable("inner words")],
  ["a full disk", new StorageFull("inner words")],
  ["a disk mounted read-only", asStorageError(Object.assign(new Error("inner words"), { code: "EROFS" }))],
  ["S3", new StorageUnavailable("S3 answered 403", { cause: new Error("inner words") })],
];

it.each(AWAY)("whatever is not available has a line and a number: %s", async (_who, error) => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => void lines.push(line) });
  const config = readConfig({ NODE_ENV: "test" });
  const http = await createHttpServer({ config, log });
  registerRoutes(http, [{ endpoint: asked("/away"), handle: async () => Promise.reject(error) }], {
    services: { config, log, tracing: noTracing } as Services,
    strict: true,
    authenticate: async () => Promise.reject(new Error()),
  });
  http.get("/files/away", async () => Promise.reject(error));
  const answer = await http.inject({ url: "/api/away" });
  const number = String(answer.headers["x-request-id"]);
  const { code, message } = answer.json<{ code: number; message: string }>();
  expect(code).toBe(503);
  expect(message).toContain(`（编号 ${number}）`);
  expect(message).not.toContain("inner words");
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ reqId: number, operation: "/away" });
  expect(lines[0]).toContain("inner words");
  const page = await http.inject({ url: "/files/away", headers: { "accept-language": "en" } });
  expect(page.statusCode).toBe(503);
  expect(page.headers["cache-control"]).toBe("no-store");
  const { reqId } = JSON.parse(lines[1] ?? "{}") as { reqId?: string };
  expect(page.body).toContain(`(no. ${reqId})`);
  await http.close();
});
