import type { EndpointState } from "./endpoint-state.ts";
import type { Words, WordsAsk, WordsEnd } from "./llm.ts";
import { failureOf, LlmFailure } from "./llm-failure.ts";
import { OPEN_THOUGHTS, readWords, type WordsInfo } from "./read-words.ts";
import { type Attempt, type Attempted, type LlmContext, runCall } from "./run-call.ts";
import { expectedEvents, send } from "./wire.ts";

/** Streams a response; see `Llm.words`. */
export function streamWords(context: LlmContext, ask: WordsAsk) {
  return runCall(context, "words", ask, (attempt) => start(context, attempt, ask));
}

async function start(context: LlmContext, attempt: Attempt, ask: WordsAsk): Promise<Attempted<Words>> {
  const { deadline, timeoutMs, host } = attempt;
  const began = performance.now();
  const pieces = noticing(host, await open(attempt, ask), ask);
  const first = await pieces.next();
  if (first.done) throw new LlmFailure("empty");
  context.metrics.llmFirstWords(performance.now() - began);
  deadline.restart(timeoutMs);
  return follow(first.value, pieces, attempt, (info) =>
    context.metrics.llmTokens(info.promptTokens, info.replyTokens),
  );
}

/** Reads the words, and notes of an endpoint whether it swallows the tag that opens thoughts. */
async function* noticing(
  host: EndpointState,
  body: ReadableStream<Uint8Array>,
  { speakers }: WordsAsk,
): AsyncGenerator<string, WordsInfo> {
  const { maxBytes } = expectedEvents;
  try {
    const info = yield* readWords(body, { maxBytes, speakers, thinksFirst: host.thinksFirst });
    if (info.thoughtless) host.thinksFirst = false;
    return info;
  } catch (error) {
    if (error instanceof LlmFailure && error.reason === OPEN_THOUGHTS) host.thinksFirst = true;
    throw error;
  }
}

/** The most stop sequences OpenAI accepts; the rest is cut here only. */
const STOPS_MOST = 4;

/** The other people's names as stop sequences, so that a model that writes their part is not paid for it. */
const stopsOf = ({ speakers }: WordsAsk): string[] | undefined => {
  const stops = speakers?.others.flatMap((name) => (name === "" ? [] : [`\n${name}:`, `\n${name}：`])) ?? [];
  return stops.length === 0 ? undefined : stops.slice(0, STOPS_MOST);
};

/** A way to send the options that not every endpoint knows, and what is learnt where the ones before it were refused. */
interface Form {
  options: object;
  learns: Partial<Pick<EndpointState, "rejectsOptions" | "rejectsSamplers">>;
}

const hasAny = (options: object): boolean => Object.values(options).some((value) => value !== undefined);

/** From all options to none; the author of a number out of an endpoint's range must not cost others anything. */
function formsOf({ rejectsOptions, rejectsSamplers }: EndpointState, ask: WordsAsk): Form[] {
  const { topP, frequencyPenalty, presencePenalty, minP, topK, repetitionPenalty } = ask.samplers ?? {};
  const usual = { top_p: topP, frequency_penalty: frequencyPenalty, presence_penalty: presencePenalty };
  const rare = rejectsSamplers ? {} : { min_p: minP, top_k: topK, repetition_penalty: repetitionPenalty };
  const more = rejectsOptions ? {} : { stop: stopsOf(ask), stream_options: { include_usage: true } };
  const withoutRare = hasAny(rare) ? { rejectsSamplers: true } : {};
  return [
    { options: { ...usual, ...rare, ...more }, learns: {} },
    ...(hasAny(rare) ? [{ options: { ...usual, ...more }, learns: withoutRare }] : []),
    ...(rejectsOptions ? [] : [{ options: usual, learns: { rejectsOptions: true, ...withoutRare } }]),
    ...(hasAny(usual) ? [{ options: {}, learns: {} }] : []),
  ];
}

/** Sends the options that not every endpoint knows, and fewer of them where this one refuses the request. */
async function open({ host, model, deadline }: Attempt, ask: WordsAsk): Promise<ReadableStream<Uint8Array>> {
  const post = async (options: object) => {
    const request = { model, messages: ask.lines, temperature: ask.temperature, max_tokens: ask.maxTokens };
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ ...request, stream: true, ...options }),
      signal: deadline.signal,
    };
    const url = `${host.endpoint.baseUrl}/chat/completions`;
    const response = await send(host.endpoint, { url, init, expected: expectedEvents });
    if (!response.body) throw new LlmFailure("empty");
    return response.body;
  };
  let refusal: unknown;
  for (const { options, learns } of formsOf(host, ask)) {
    try {
      const body = await post(options);
      Object.assign(host, learns);
      return body;
    } catch (error) {
      const { kind, status } = failureOf(error);
      if (kind !== "refused" || (status !== 400 && status !== 422)) throw error;
      refusal = error;
    }
  }
  throw refusal;
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
