import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const tracing = (variables: Record<string, string>) => readConfig(variables).tracing;
const ENDPOINT = "http://collector:4318";

describe("tracing", () => {
  it.each<Record<string, string>>([
    {},
    { OTEL_SERVICE_NAME: "chat", OTEL_TRACES_SAMPLER: "unknown here" },
    { OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT },
    { OTEL_SDK_DISABLED: "TRUE", OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, OTEL_TRACES_EXPORTER: "zipkin" },
  ])("is off with %j", (variables) => {
    expect(tracing(variables)).toBeUndefined();
  });

  it("is switched on by an endpoint, or by the name of the exporter", () => {
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${ENDPOINT}/` })).toEqual({
      url: `${ENDPOINT}/v1/traces`,
      serviceName: undefined,
      sampler: { root: "always_on", ratio: 1, isParentBased: true },
      timeoutMillis: 10_000,
      scheduledDelayMillis: 5000,
      maxQueueSize: 2048,
    });
    expect(tracing({ OTEL_TRACES_EXPORTER: "otlp" })?.url).toBe("http://localhost:4318/v1/traces");
    const whole = {
      OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://t/x",
    };
    expect(tracing(whole)?.url).toBe("https://t/x");
  });

  it("reads the sampler", () => {
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT };
    expect(
      tracing({ ...on, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.25" })?.sampler,
    ).toEqual({ root: "traceidratio", ratio: 0.25, isParentBased: false });
    expect(tracing({ ...on, OTEL_TRACES_SAMPLER: "parentbased_always_off" })?.sampler).toMatchObject({
      root: "always_off",
      isParentBased: true,
    });
  });

  it.each([
    ["OTEL_TRACES_EXPORTER", "zipkin"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "ftp://collector"],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_TRACES_SAMPLER", "jaeger_remote"],
    ["OTEL_BSP_SCHEDULE_DELAY", "soon"],
    ["OTEL_BSP_MAX_QUEUE_SIZE", "1"],
  ])("refuses %s=%s once it is on, and names the variable", (name, value) => {
    expect(() => tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, [name]: value })).toThrow(name);
  });

  it("refuses a share of traces that is none", () => {
    const variables = { OTEL_TRACES_EXPORTER: "otlp", OTEL_TRACES_SAMPLER: "traceidratio" };
    expect(() => tracing({ ...variables, OTEL_TRACES_SAMPLER_ARG: "1.5" })).toThrow(
      "OTEL_TRACES_SAMPLER_ARG",
    );
  });
});
