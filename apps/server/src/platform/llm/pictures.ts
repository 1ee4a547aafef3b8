import { library, providerFor } from "./library.ts";
import type { PicturesAsk } from "./llm.ts";
import { failureOf, LlmFailure } from "./llm-failure.ts";
import { mediaOf } from "./media-of.ts";
import { type Attempt, type Desk, runCall } from "./run-call.ts";
import { expectedPictures } from "./wire.ts";

/** Pictures from `/images/generations`; see `Llm.pictures`. */
export function pictures(desk: Desk, ask: PicturesAsk) {
  return runCall(desk, "pictures", ask, async (attempt) => {
    const files = await paint(attempt, ask);
    if (files.length === 0) throw new LlmFailure("empty");
    return { value: await Promise.all(files.map((bytes) => mediaOf(bytes, "image"))) };
  });
}

/** Bytes in the answer, never an address to fetch; some models give bytes anyway and refuse to be asked for them. */
async function paint(attempt: Attempt, ask: PicturesAsk): Promise<Uint8Array[]> {
  if (attempt.host.mute) return generate(attempt, ask, {});
  try {
    return await generate(attempt, ask, { response_format: "b64_json" });
  } catch (error) {
    const { kind, status } = failureOf(error);
    if (kind !== "refused" || status !== 400) throw error;
    const files = await generate(attempt, ask, {});
    attempt.host.mute = true;
    return files;
  }
}

async function generate(attempt: Attempt, ask: PicturesAsk, more: Record<string, string>) {
  const { generateImage, NoImageGeneratedError } = await library();
  const provider = await providerFor(attempt, expectedPictures);
  try {
    const { images } = await generateImage({
      model: provider.imageModel(attempt.model),
      prompt: ask.prompt,
      n: ask.count ?? 1,
      size: ask.size,
      maxRetries: 0,
      abortSignal: attempt.deadline.signal,
      providerOptions: { endpoint: more },
    });
    return images.map(({ uint8Array }) => uint8Array);
  } catch (error) {
    if (NoImageGeneratedError.isInstance(error)) return [];
    throw error;
  }
}
