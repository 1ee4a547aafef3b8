import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@4d/contract";
import { z } from "zod";
import { clientOf } from "./api-client.ts";
import type { Counts } from "./counts.ts";
import { ensureRedocly, ensureSchemathesis } from "./outside-tools.ts";
import { type Part, reportPath, runPart } from "./parts.ts";
import { startServer } from "./server.ts";
import { root } from "./shell.mjs";

const MINUTE = 60_000;
const hooks = join(root, "scripts/outside/envelope_check.py");
const rules = join(root, "scripts/outside/redocly.yaml");
const CHECKS = ["envelope", "not_a_server_error", "content_type_conformance", "response_schema_conformance"];

/** The callers. */
const callers = ["nobody", "account"] as const;
type Caller = (typeof callers)[number];

/** The fields read of Redocly's JSON report. */
const lintReport = z.object({
  totals: z.object({ errors: z.number(), warnings: z.number() }),
});

/** The fields read of Schemathesis' JSON report. */
const callsReport = z.object({
  operations: z.object({ selected: z.number(), tested: z.number(), errored: z.number() }),
  test_cases: z.object({ generated: z.number(), with_failures: z.number(), errored: z.number() }),
});

/** Reads Schemathesis' counts; an operation it could not call at all counts as failed. */
function readCalls(file: string): Counts {
  const { operations, test_cases: cases } = callsReport.parse(JSON.parse(readFileSync(file, "utf8")));
  const untested = operations.selected - operations.tested;
  return {
    passed: cases.generated - cases.with_failures,
    failed: cases.with_failures + cases.errored + Math.max(untested, operations.errored),
  };
}

function readLint(output: string): Counts {
  const json = output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1);
  const { totals } = lintReport.parse(JSON.parse(json));
  return { passed: 1, failed: totals.errors + totals.warnings };
}

async function lintPart(document: string): Promise<Part> {
  return {
    name: "openapi",
    command: [await ensureRedocly(), "lint", document, "--config", rules, "--format=json"],
    env: { REDOCLY_TELEMETRY: "off" },
    timeoutMs: 5 * MINUTE,
    count: readLint,
  };
}

interface Calls {
  caller: Caller;
  origin: string;
  document: string;
  login: { userName: string; password: string };
  /** Number of random test cases per operation. */
  examples: string;
}

async function callsPart({ caller, origin, document, login, examples }: Calls): Promise<Part> {
  const report = reportPath(`schemathesis-${caller}`);
  rmSync(report, { force: true });
  const base = `${origin}/api`;
  const flags = ["--phases=coverage,fuzzing", "--workers=2", "--warnings=off", "--continue-on-failure"];
  const output = ["--report=json", `--report-json-path=${report}`];
  const wanted = ["--mode=all", `--max-examples=${examples}`, `--checks=${CHECKS.join(",")}`];
  return {
    name: `schemathesis as ${caller}`,
    command: [await ensureSchemathesis(), "run", document, `--url=${base}`, ...flags, ...output, ...wanted],
    env: {
      SCHEMATHESIS_HOOKS: hooks,
      CALLER: caller,
      BASE_URL: base,
      LOGIN_NAME: login.userName,
      LOGIN_PASSWORD: login.password,
    },
    timeoutMs: 20 * MINUTE,
    count: () => readCalls(report),
  };
}

/**
 * Checks the served API with third-party tools: Redocly checks its description; Schemathesis calls every
 * operation by it, without an account and with an ordinary one.
 */
export async function judgeApi(examples = "5"): Promise<Counts[]> {
  const server = await startServer({ env: { RATE_LIMIT_SCALE: "1000000", STARTER_CONTENT: "on" } });
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  try {
    const document = join(folder, "openapi.json");
    writeFileSync(document, await (await fetch(`${server.origin}/api/docs/json`)).text());
    const login = { userName: "judge", password: randomUUID().slice(0, 18) };
    const call = clientOf(server.origin);
    await call(api.auth.register, { body: { ...login, nickName: "Judge" } });
    const counts = [await runPart(await lintPart(document))];
    for (const caller of callers)
      counts.push(
        await runPart(await callsPart({ caller, origin: server.origin, document, login, examples })),
      );
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await server.remove();
  }
}
