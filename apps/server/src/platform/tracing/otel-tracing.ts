import { AsyncLocalStorage } from "node:async_hooks";
import { APP_VERSION } from "@4d/contract";
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TracingConfig } from "../../tracing-config.ts";
import type { Log } from "../log.ts";
import type { Span, SpanAttributes, SpanOptions, Tracing } from "./tracing.ts";

/** A span of the SDK behind our own interface. */
class RecordedSpan implements Span {
  readonly otel: OtelSpan;

  constructor(otel: OtelSpan) {
    this.otel = otel;
  }

  set(attributes: SpanAttributes): void {
    this.otel.setAttributes(attributes);
  }

  end(error?: string): void {
    if (!this.otel.isRecording()) return;
    if (error !== undefined) {
      this.otel.setAttribute("error.type", error);
      this.otel.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.otel.end();
  }
}

function samplerOf({ root, ratio, isParentBased }: TracingConfig["sampler"]): Sampler {
  const samplers = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const sampler = samplers[root]();
  return isParentBased ? new ParentBasedSampler({ root: sampler }) : sampler;
}

/** Logs the first failure to send spans, and then nothing until one succeeds. */
function logFailureOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // ExportResultCode.SUCCESS, without its package.
        const fails = result.code !== 0;
        if (fails && !isFailing) log.warn({ err: result.error }, "traces cannot be sent");
        isFailing = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** What the traces are said to come from; the operator's words go before ours. */
function resourceOf({ serviceName }: TracingConfig) {
  const ours = { "service.name": "fourth-dimension", "service.version": APP_VERSION };
  const resource = defaultResource()
    .merge(resourceFromAttributes(ours))
    .merge(detectResources({ detectors: [envDetector] }));
  return serviceName === undefined
    ? resource
    : resource.merge(resourceFromAttributes({ "service.name": serviceName }));
}

function openProvider(config: TracingConfig, log: Log): TracerProvider {
  const { url, timeoutMillis, scheduledDelayMillis, maxQueueSize } = config;
  const exporter = logFailureOnce(new OTLPTraceExporter({ url, timeoutMillis }), log);
  return new TracerProvider({
    resource: resourceOf(config),
    sampler: samplerOf(config.sampler),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis, maxQueueSize })],
  });
}

/** The context a span starts in, and the other spans it works for. */
function parentsOf(running: RecordedSpan | undefined, { root, parents }: SpanOptions) {
  const given = parents?.filter((one) => one instanceof RecordedSpan) ?? [];
  const recorded = given.find((one) => one.otel.isRecording()) ?? given[0];
  const parent = parents ? recorded : running;
  const context: Context = parent && !root ? trace.setSpan(ROOT_CONTEXT, parent.otel) : ROOT_CONTEXT;
  const others = given.filter((one) => one !== parent && one.otel.isRecording());
  return { context, links: others.map(({ otel }) => ({ context: otel.spanContext() })) };
}

/**
 * Tracing by OpenTelemetry, sent by OTLP over HTTP. The provider is not registered globally: libraries that look for
 * one (the AI SDK) would add spans with prompts and answers.
 */
export function otelTracing(config: TracingConfig, log: Log): Tracing {
  const provider = openProvider(config, log);
  const tracer: Tracer = provider.getTracer("fourth-dimension", APP_VERSION);
  const running = new AsyncLocalStorage<RecordedSpan>();
  return {
    isOn: true,
    start(name, attributes = {}, options = {}) {
      const { context, links } = parentsOf(running.getStore(), options);
      const kind = options.kind === "server" ? SpanKind.SERVER : SpanKind.INTERNAL;
      return new RecordedSpan(tracer.startSpan(name, { attributes, links, kind }, context));
    },
    within: (span, work) => (span instanceof RecordedSpan ? running.run(span, work) : work()),
    close: () => provider.shutdown(),
  };
}
