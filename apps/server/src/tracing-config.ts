import { z } from "zod";
import { ConfigError } from "./config-parts.ts";

/** The standard variables of OpenTelemetry that the server reads itself; the exporter reads those of the connection. */
export const tracingVariables = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.string().optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  OTEL_BSP_SCHEDULE_DELAY: z.string().optional(),
  OTEL_BSP_MAX_QUEUE_SIZE: z.string().optional(),
};

type Variables = Partial<Record<keyof typeof tracingVariables, string | undefined>>;

const SAMPLERS = ["always_on", "always_off", "traceidratio"] as const;
const QUEUE_MOST = 100_000;

/** How traces are recorded and where they go. */
export interface TracingConfig {
  /** Where spans are sent, with the path. */
  url: string;
  /** Undefined unless the operator names the server. */
  serviceName: string | undefined;
  sampler: { root: (typeof SAMPLERS)[number]; ratio: number; isParentBased: boolean };
  /** How long a batch is tried to be sent. */
  timeoutMillis: number;
  scheduledDelayMillis: number;
  /** Spans that wait to be sent; more are dropped. */
  maxQueueSize: number;
}

function wrong(name: keyof Variables, meaning: string): never {
  throw new ConfigError(`The environment variable ${name} is wrong: ${meaning}.`);
}

function numberOf(
  variables: Variables,
  name: keyof Variables,
  range: { min: number; max: number; usual: number },
) {
  const value = Number(variables[name] ?? range.usual);
  if (!(value >= range.min && value <= range.max))
    wrong(name, `must be a number from ${range.min} to ${range.max}`);
  return value;
}

function readUrl(variables: Variables): string {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole, OTEL_EXPORTER_OTLP_ENDPOINT: base } = variables;
  const given = whole ?? `${(base ?? "http://localhost:4318").replace(/\/+$/, "")}/v1/traces`;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
    const name = whole ? "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT" : "OTEL_EXPORTER_OTLP_ENDPOINT";
    wrong(name, "must be an address beginning with http:// or https://");
  }
  return given;
}

function readSampler(variables: Variables): TracingConfig["sampler"] {
  const named = variables.OTEL_TRACES_SAMPLER ?? "parentbased_always_on";
  const isParentBased = named.startsWith("parentbased_");
  const root = SAMPLERS.find((one) => one === named.replace(/^parentbased_/, ""));
  if (root === undefined)
    wrong("OTEL_TRACES_SAMPLER", `must be ${SAMPLERS.join(", ")}, or parentbased_ and one`);
  const ratio =
    root === "traceidratio"
      ? numberOf(variables, "OTEL_TRACES_SAMPLER_ARG", { min: 0, max: 1, usual: 1 })
      : 1;
  return { root, ratio, isParentBased };
}

/** Other programs of the same machine may share these variables: while tracing is off, nothing is wrong with them. */
function isOn(variables: Variables): boolean {
  if (variables.OTEL_SDK_DISABLED?.trim().toLowerCase() === "true") return false;
  const { OTEL_TRACES_EXPORTER: exporter } = variables;
  if (exporter === "none") return false;
  if (exporter !== undefined && exporter !== "otlp") wrong("OTEL_TRACES_EXPORTER", "must be otlp or none");
  const endpoint = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  return exporter === "otlp" || endpoint !== undefined;
}

/** How to trace; undefined when it is off, which it is by default. @throws ConfigError */
export function readTracingConfig(variables: Variables): TracingConfig | undefined {
  if (!isOn(variables)) return undefined;
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: own, OTEL_EXPORTER_OTLP_PROTOCOL: general } = variables;
  // Receivers of OTLP over HTTP take JSON at the address where they take protobuf.
  if (!["http/json", "http/protobuf"].includes(own ?? general ?? "http/json"))
    wrong(own ? "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL" : "OTEL_EXPORTER_OTLP_PROTOCOL", "must be http/json");
  const timeout = { min: 1, max: 60_000, usual: 10_000 };
  const delay = { min: 1, max: 600_000, usual: 5000 };
  // A batch has 512 spans, and the queue must hold one.
  const queue = { min: 512, max: QUEUE_MOST, usual: 2048 };
  return {
    url: readUrl(variables),
    serviceName: variables.OTEL_SERVICE_NAME,
    sampler: readSampler(variables),
    timeoutMillis: numberOf(variables, "OTEL_EXPORTER_OTLP_TIMEOUT", timeout),
    scheduledDelayMillis: numberOf(variables, "OTEL_BSP_SCHEDULE_DELAY", delay),
    maxQueueSize: numberOf(variables, "OTEL_BSP_MAX_QUEUE_SIZE", queue),
  };
}
