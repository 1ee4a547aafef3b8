import * as z from "zod";
import type { Clock } from "../clock.ts";
import type { Endpoint, Purpose } from "./ai-settings.ts";
import { Breaker } from "./breaker.ts";
import { LlmFailure } from "./llm-failure.ts";
import { expectedJson, wireFetch } from "./wire.ts";

const TRUST_MS = 600_000;

/** Ways to ask for a value, from strict to loose; what an endpoint refuses is remembered. */
export const jsonModes = ["schema", "object", "fenced"] as const;
export type JsonMode = (typeof jsonModes)[number];

/** What we have learned about one endpoint; forgotten when the settings name another. */
export interface EndpointState {
  endpoint: Endpoint;
  breaker: Breaker;
  /** The strictest of `jsonModes` that it has not refused. */
  jsonMode: number;
  /** It refused the options to count tokens and to stop. */
  rejectsOptions: boolean;
  /** It refused the samplers that are not OpenAI's. */
  rejectsSamplers: boolean;
  /** Its answers begin with thoughts whose opening tag it swallows. */
  thinksFirst: boolean;
  /** The configured model, or the first listed, looked up once in ten minutes. */
  model(signal: AbortSignal): Promise<string>;
}

/** The initial state: nothing is known. */
function createEndpointState(endpoint: Endpoint, clock: Clock): EndpointState {
  let listed: string | undefined;
  let listedAt = 0;
  return {
    endpoint,
    breaker: new Breaker(clock),
    jsonMode: 0,
    rejectsOptions: false,
    rejectsSamplers: false,
    thinksFirst: false,
    async model(signal) {
      if (endpoint.model !== undefined) return endpoint.model;
      if (listed === undefined || clock.now() - listedAt > TRUST_MS) {
        listed = await firstModel(endpoint, signal);
        listedAt = clock.now();
      }
      return listed;
    },
  };
}

/** The state of the endpoints in use, one per purpose and model: one may fail while the others work. */
export function createEndpointStates(clock: Clock): (purpose: Purpose, endpoint: Endpoint) => EndpointState {
  const hosts = new Map<string, EndpointState>();
  return (purpose, endpoint) => {
    const key = `${purpose} ${endpoint.model ?? ""}`;
    const known = hosts.get(key);
    if (known && sameEndpoint(known.endpoint, endpoint)) return known;
    const host = createEndpointState(endpoint, clock);
    hosts.set(key, host);
    return host;
  };
}

const sameEndpoint = (a: Endpoint, b: Endpoint) =>
  a.baseUrl === b.baseUrl && a.apiKey === b.apiKey && a.model === b.model;

const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });

/** Names of models that are plainly not for chat. */
const other = /embed|rerank|whisper|tts|dall-e|image|moderation|guard|transcri/i;

/** The first model of `GET /models`, preferably one for chat by its name. @throws LlmFailure, or `fetch`'s error */
async function firstModel(endpoint: Endpoint, signal: AbortSignal): Promise<string> {
  const response = await wireFetch(endpoint, expectedJson)(`${endpoint.baseUrl}/models`, { signal });
  const text = await response.text();
  const ids = read(text);
  const found = ids.find((id) => !other.test(id)) ?? ids[0];
  if (found === undefined) throw new LlmFailure("badAnswer", { reason: "no_models" });
  return found;
}

function read(text: string): string[] {
  try {
    return list.parse(JSON.parse(text)).data.map(({ id }) => id);
  } catch (cause) {
    throw new LlmFailure("badAnswer", { reason: "no_models", cause });
  }
}
