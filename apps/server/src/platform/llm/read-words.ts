import * as z from "zod";
import { cutAtStops, type Speakers } from "./cut-at-stops.ts";
import { LlmFailure } from "./llm-failure.ts";
import { readEvents } from "./read-events.ts";
import { stripThoughts } from "./strip-thoughts.ts";

/** What is known at the end of a stream; tokens as the endpoint counted, or the number of pieces. */
export interface WordsInfo {
  full: boolean;
  promptTokens: number;
  replyTokens: number;
  /** Expected to begin with thoughts, it held none. */
  thoughtless?: boolean;
}

const parts = z.array(z.object({ type: z.string(), text: z.string().optional() }));
/**
 * Thoughts (`reasoning_content`, `reasoning`) are not in the schema and so are dropped. Of a tool call, which nobody
 * offered, only that there is one matters.
 */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.union([z.string(), parts]).nullish(),
            refusal: z.string().nullish(),
            tool_calls: z.array(z.unknown()).nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
  error: z.object({ code: z.union([z.string(), z.number()]).nullish() }).nullish(),
});

/** The reason when the model or a filter declined to answer. */
export const REFUSAL = "content_filter";
/** The reason when thoughts were shown because their opening tag was missing; asking again hides them. */
export const OPEN_THOUGHTS = "open_thoughts";

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

interface ReadOptions {
  maxBytes: number;
  speakers?: Speakers | undefined;
  /** The endpoint swallows the tag that opens thoughts. */
  thinksFirst?: boolean;
}

/** Reads chunks: notes what they say of the answer, and returns their text. */
class ChunkReader {
  readonly info: WordsInfo = { full: false, promptTokens: 0, replyTokens: 0 };
  finish: string | undefined;
  done = false;
  calledTool = false;

  read(events: readonly string[]): string {
    let text = "";
    for (const event of events) {
      if (event === "[DONE]") this.done = true;
      else text += this.#readChunk(chunkOf(event));
    }
    return text;
  }

  #readChunk(chunk: Chunk): string {
    if (chunk.error) throw new LlmFailure(Number(chunk.error.code) === 429 ? "rateLimited" : "down");
    const [choice] = chunk.choices ?? [];
    if (choice?.delta?.refusal) throw new LlmFailure("refused", { reason: REFUSAL });
    this.calledTool ||= (choice?.delta?.tool_calls?.length ?? 0) > 0;
    const text = textOf(chunk);
    if (text !== "") this.info.replyTokens += 1;
    this.finish = choice?.finish_reason ?? this.finish;
    this.info.promptTokens = chunk.usage?.prompt_tokens ?? this.info.promptTokens;
    this.info.replyTokens = chunk.usage?.completion_tokens ?? this.info.replyTokens;
    return text;
  }
}

/**
 * The words of a streamed chat completion, thoughts left out, up to where the answer is over; the words of one read
 * come as one piece.
 * @throws LlmFailure `cut` when it ends without an end marker, `refused` when the model or the endpoint's filter
 * declined, `badAnswer` when it is malformed, calls a tool instead of speaking, or turned out to think aloud
 * (`OPEN_THOUGHTS`), `rateLimited` or `down` as the endpoint says
 */
export async function* readWords(
  body: ReadableStream<Uint8Array>,
  { maxBytes, speakers, thinksFirst = false }: ReadOptions,
): AsyncGenerator<string, WordsInfo> {
  const strip = stripThoughts({ thinksFirst });
  const cut = cutAtStops(speakers);
  const reader = new ChunkReader();
  let spoke = false;
  for await (const events of whole(readEvents(body, maxBytes))) {
    const said = strip.push(reader.read(events));
    if (strip.shownThoughts) throw new LlmFailure("badAnswer", { reason: OPEN_THOUGHTS });
    const shown = cut.push(said);
    spoke ||= shown !== "";
    if (shown !== "") yield shown;
    // Leaving closes the request: what would follow is not wanted.
    if (cut.stopped) return reader.info;
    if (reader.done) break;
  }
  if (reader.finish === "content_filter") throw new LlmFailure("refused", { reason: REFUSAL });
  if (!reader.done && reader.finish === undefined) throw new LlmFailure("cut");
  const wasAssumed = strip.isAssumed;
  // Cut off by its length before a closing tag: thoughts that took all the room.
  const isThought = wasAssumed && reader.finish === "length";
  const last = isThought ? "" : cut.push(strip.end()) + cut.end();
  if (last !== "") yield last;
  else if (!spoke && reader.calledTool) throw new LlmFailure("badAnswer", { reason: "tool_call" });
  return { ...reader.info, full: reader.finish === "length", thoughtless: wasAssumed && !isThought };
}
