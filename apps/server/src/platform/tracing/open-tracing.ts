import type { TracingConfig } from "../../tracing-config.ts";
import type { Log } from "../log.ts";
import { noTracing, type Tracing } from "./tracing.ts";

/** Tracing as configured. The SDK is loaded only when it is on: it costs memory and time at the start. */
export async function openTracing(config: TracingConfig | undefined, log: Log): Promise<Tracing> {
  if (config === undefined) return noTracing;
  const { otelTracing } = await import("./otel-tracing.ts");
  return otelTracing(config, log);
}
