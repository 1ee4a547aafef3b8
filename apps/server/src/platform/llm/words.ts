import type { Words, WordsAsk, WordsEnd } from "./llm.ts";
import { failureOf, LlmFailure } from "./llm-failure.ts";
import { readWords, type WordsInfo } from "./read-words.ts";
import { type Attempt, type Attempted, type LlmContext, runCall } from "./run-call.ts";
import { expectedEvents, send } from "./wire.ts";

/** Streams a response; see `Llm.words`. */
export function streamWords(context: LlmContext, ask: WordsAsk) {
  return runCall(context, "words", ask, (attempt) => start(context, attempt, ask));
}

async function start(context: LlmContext, attempt: Attempt, ask: WordsAsk): Promise<Attempted<Words>> {
  const { deadline, timeoutMs } = attempt;
  const began = performance.now();
  const pieces = readWords(await open(attempt, ask), expectedEvents.maxBytes);
  const first = await pieces.next();
  if (first.done) throw new LlmFailure("empty");
  context.metrics.llmFirstWords(performance.now() - began);
  deadline.restart(timeoutMs);
  return follow(first.value, pieces, attempt, (info) =>
    context.metrics.llmTokens(info.promptTokens, info.replyTokens),
  );
}

/** Asks for a token count unless the endpoint is known to refuse the whole request for it. */
async function open({ host, model, deadline }: Attempt, ask: WordsAsk): Promise<ReadableStream<Uint8Array>> {
  const request = {
    model,
    messages: ask.lines,
    temperature: ask.temperature,
    max_tokens: ask.maxTokens,
    stream: true,
  };
  const post = async (body: object) => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(body),
      signal: deadline.signal,
    };
    const url = `${host.endpoint.baseUrl}/chat/completions`;
    const response = await send(host.endpoint, { url, init, expected: expectedEvents });
    if (!response.body) throw new LlmFailure("empty");
    return response.body;
  };
  if (host.rejectsOptions) return post(request);
  try {
    return await post({ ...request, stream_options: { include_usage: true } });
  } catch (error) {
    const { kind, status } = failureOf(error);
    if (kind !== "refused" || (status !== 400 && status !== 422)) throw error;
    const body = await post(request);
    host.rejectsOptions = true;
    return body;
  }
}

/** Passes pieces on as they are read, and notices the end, also when the reader stops early. */
function follow(
  first: string,
  pieces: AsyncGenerator<string, WordsInfo>,
  { deadline }: Attempt,
  count: (info: WordsInfo) => void,
): Attempted<Words> & { ended: Promise<WordsEnd> } {
  const { signal } = deadline;
  const { promise: ended, resolve: settle } = Promise.withResolvers<WordsEnd>();
  const broken = (failure: LlmFailure) => settle({ failure, full: false, tokens: 0 });
  signal.addEventListener("abort", () => broken(failureOf(signal.reason, signal)), { once: true });
  async function* deltas() {
    let over = false;
    try {
      yield first;
      for (let next = await pieces.next(); ; next = await pieces.next()) {
        if (next.done) {
          over = true;
          count(next.value);
          settle({ failure: undefined, full: next.value.full, tokens: next.value.replyTokens });
          return;
        }
        yield next.value;
      }
    } catch (error) {
      over = true;
      const failure = failureOf(error, signal);
      broken(failure);
      deadline.stop(failure);
      throw failure;
    } finally {
      // The loop was left early: the signal takes the upstream request with it.
      if (!over) deadline.stop(new LlmFailure("cancelled"));
    }
  }
  return { value: { deltas: deltas(), ended }, ended };
}
