import type { Attempt } from "./run-call.ts";
import { type Expected, wireFetch } from "./wire.ts";

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const [ai, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  // It would print warnings about unsupported options to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { ...ai, createOpenAICompatible };
}

/** The AI SDK, loaded on first use: a server without a model never pays for it. */
export function library() {
  loading ??= load();
  return loading;
}

/** The library's provider for the attempt's endpoint; everything it sends goes through `wireFetch`. */
export async function providerFor({ host }: Attempt, expected: Expected, supportsStructuredOutputs = false) {
  const { createOpenAICompatible } = await library();
  const { baseUrl: baseURL } = host.endpoint;
  const fetch = wireFetch(host.endpoint, expected);
  return createOpenAICompatible({ name: "endpoint", baseURL, fetch, supportsStructuredOutputs });
}
