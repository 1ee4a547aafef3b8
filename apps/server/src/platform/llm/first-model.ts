import * as z from "zod";
import type { Endpoint } from "./ai-settings.ts";
import { LlmFailure } from "./llm-failure.ts";
import { expectedJson, wireFetch } from "./wire.ts";

const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });

/** Names of models that plainly do something else than talk. */
const other = /embed|rerank|whisper|tts|dall-e|image|moderation|guard|transcri/i;

/** The first model of `GET /models`, one that talks if the names tell. @throws LlmFailure, or `fetch`'s error */
export async function firstModel(endpoint: Endpoint, signal: AbortSignal): Promise<string> {
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
