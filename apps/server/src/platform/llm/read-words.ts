import * as z from "zod";
import { LlmFailure } from "./llm-failure.ts";
import { readEvents } from "./read-events.ts";
import { stripThoughts } from "./strip-thoughts.ts";

/** What is known at the end of a stream; tokens as the endpoint counted, or the number of pieces. */
export interface WordsInfo {
  full: boolean;
  promptTokens: number;
  replyTokens: number;
}

const parts = z.array(z.object({ type: z.string(), text: z.string().optional() }));
/** Thoughts (`reasoning_content`, `reasoning`) are not in the schema and so are dropped. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.union([z.string(), parts]).nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
  error: z.object({ code: z.union([z.string(), z.number()]).nullish() }).nullish(),
});

type Chunk = z.infer<typeof chunkSchema>;

function chunkOf(event: string): Chunk {
  try {
    return chunkSchema.parse(JSON.parse(event));
  } catch (cause) {
    throw new LlmFailure("badAnswer", { reason: "not_the_wire", cause });
  }
}

function textOf({ choices }: Chunk): string {
  const content = choices?.[0]?.delta?.content ?? "";
  if (typeof content === "string") return content;
  return content.map(({ type, text }) => (type === "text" ? (text ?? "") : "")).join("");
}

/** A connection error while reading means that the rest is lost. */
async function* whole(events: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  try {
    yield* events;
  } catch (cause) {
    throw cause instanceof LlmFailure ? cause : new LlmFailure("cut", { cause });
  }
}

/**
 * The words of a streamed chat completion, thoughts left out; the words of one read come as one piece.
 * @throws LlmFailure `cut` when it ends without an end marker, `refused` when the endpoint's filter stepped in,
 * `badAnswer` when it is malformed, `rateLimited` or `down` as the endpoint says
 */
export async function* readWords(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string, WordsInfo> {
  const strip = stripThoughts();
  const info: WordsInfo = { full: false, promptTokens: 0, replyTokens: 0 };
  let finish: string | undefined;
  let done = false;
  for await (const events of whole(readEvents(body, maxBytes))) {
    let piece = "";
    for (const event of events) {
      if (event === "[DONE]") {
        done = true;
        continue;
      }
      const chunk = chunkOf(event);
      if (chunk.error) throw new LlmFailure(Number(chunk.error.code) === 429 ? "rateLimited" : "down");
      const text = textOf(chunk);
      if (text !== "") info.replyTokens += 1;
      piece += text;
      finish = chunk.choices?.[0]?.finish_reason ?? finish;
      info.promptTokens = chunk.usage?.prompt_tokens ?? info.promptTokens;
      info.replyTokens = chunk.usage?.completion_tokens ?? info.replyTokens;
    }
    const shown = strip.push(piece);
    if (shown !== "") yield shown;
    if (done) break;
  }
  if (finish === "content_filter") throw new LlmFailure("refused", { reason: finish });
  if (!done && finish === undefined) throw new LlmFailure("cut");
  const last = strip.end();
  if (last !== "") yield last;
  return { ...info, full: finish === "length" };
}
