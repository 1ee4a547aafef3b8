import * as z from "zod";
import { fetchPicture } from "./fetch-picture.ts";
import type { Media, PicturesAsk } from "./llm.ts";
import { failureOf, LlmFailure } from "./llm-failure.ts";
import { mediaOf } from "./media-of.ts";
import { type Attempt, type LlmContext, runCall } from "./run-call.ts";
import { expectedPictures, wireFetch } from "./wire.ts";

const responseSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
});
type Drawn = z.infer<typeof responseSchema>["data"][number];

/** Generates pictures with `/images/generations`; see `Llm.pictures`. */
export function generatePictures(context: LlmContext, ask: PicturesAsk) {
  return runCall(context, "pictures", ask, async (attempt) => {
    const drawn = await paint(attempt, ask);
    const value = await Promise.all(drawn.map((one) => mediaOfDrawn(attempt, one)));
    if (value.length === 0) throw new LlmFailure("empty");
    return { value };
  });
}

/** Asks for bytes first: some models return them anyway and refuse the option. */
async function paint(attempt: Attempt, ask: PicturesAsk): Promise<Drawn[]> {
  if (attempt.host.rejectsOptions) return generate(attempt, ask, {});
  try {
    return await generate(attempt, ask, { response_format: "b64_json" });
  } catch (error) {
    const { kind, status } = failureOf(error);
    if (kind !== "refused" || status !== 400) throw error;
    const drawn = await generate(attempt, ask, {});
    attempt.host.rejectsOptions = true;
    return drawn;
  }
}

async function generate(
  { host, model, deadline }: Attempt,
  { prompt, count = 1, size }: PicturesAsk,
  more: Record<string, string>,
): Promise<Drawn[]> {
  const post = wireFetch(host.endpoint, expectedPictures);
  const response = await post(`${host.endpoint.baseUrl}/images/generations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model, prompt, n: count, ...(size && { size }), ...more }),
    signal: deadline.signal,
  });
  const read = responseSchema.safeParse(await response.json().catch((error: unknown) => notTheWire(error)));
  if (!read.success) return notTheWire(read.error);
  return read.data.data.filter(({ b64_json: bytes, url }) => bytes || url);
}

/** Rethrows a broken connection's own error; anything else unreadable is a malformed response. */
function notTheWire(cause: unknown): never {
  if (cause instanceof SyntaxError || cause instanceof z.ZodError)
    throw new LlmFailure("badAnswer", { reason: "not_the_wire", cause });
  throw cause;
}

async function mediaOfDrawn({ host, deadline }: Attempt, { b64_json: text, url }: Drawn): Promise<Media> {
  const bytes = text
    ? Buffer.from(text, "base64")
    : await fetchPicture(url ?? "", host.endpoint, deadline.signal);
  return mediaOf(bytes, "image");
}
