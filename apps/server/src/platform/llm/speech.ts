import type { SpeechModelV4 } from "@ai-sdk/provider";
import { library } from "./library.ts";
import type { SpeechAsk } from "./llm.ts";
import { LlmFailure } from "./llm-failure.ts";
import { mediaOf } from "./media-of.ts";
import { type Attempt, type LlmContext, runCall } from "./run-call.ts";
import { expectedSound, wireFetch } from "./wire.ts";

/** Synthesises speech with `/audio/speech`; see `Llm.speech`. */
export function synthesiseSpeech(context: LlmContext, ask: SpeechAsk) {
  return runCall(context, "speech", ask, async (attempt) => {
    const { generateSpeech, NoSpeechGeneratedError } = await library();
    try {
      const { audio } = await generateSpeech({
        model: speechModel(attempt),
        text: ask.text,
        voice: ask.voice,
        outputFormat: ask.format ?? "mp3",
        speed: ask.speed,
        maxRetries: 0,
        abortSignal: attempt.deadline.signal,
      });
      return { value: await mediaOf(audio.uint8Array, "audio") };
    } catch (error) {
      if (NoSpeechGeneratedError.isInstance(error)) throw new LlmFailure("empty");
      throw error;
    }
  });
}

/** OpenAI's speech API, which the library's compatible provider lacks. */
function speechModel({ host: { endpoint }, model }: Attempt): SpeechModelV4 {
  return {
    specificationVersion: "v4",
    provider: "endpoint.speech",
    modelId: model,
    async doGenerate({ text: input, voice = "alloy", outputFormat: response_format, speed, abortSignal }) {
      const response = await wireFetch(endpoint, expectedSound)(`${endpoint.baseUrl}/audio/speech`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ model, input, voice, response_format, speed }),
        signal: abortSignal ?? null,
      });
      const audio = new Uint8Array(await response.arrayBuffer());
      return { audio, warnings: [], response: { timestamp: new Date(), modelId: model } };
    },
  };
}
