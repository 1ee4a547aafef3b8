import { Failure } from "../failure.ts";

/** Numbers, flags and words from closed lists of our own: never what people wrote, their names, tokens or addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work in a trace. */
export interface Span {
  /** Adds what becomes known while the work runs. */
  set(attributes: SpanAttributes): void;
  /** Ends the span; with `error`, the kind of the failure, as a failed one. Only the first call counts. */
  end(error?: string): void;
}

export interface SpanOptions {
  /** Begins a trace of its own, whatever is running. */
  root?: true;
  /** Answers a request from outside. */
  kind?: "server";
  /** The spans it works for, instead of the running one: the child of one that is recorded, linked to the others. */
  parents?: readonly Span[];
}

/** Records what the server does (`docs/tracing.md`). Does nothing unless the environment switches it on. */
export interface Tracing {
  readonly isOn: boolean;
  /** Starts a span under the running one; every span is ended by whoever started it. */
  start(name: string, attributes?: SpanAttributes, options?: SpanOptions): Span;
  /** Runs `work` so that spans started in it belong to `span`. */
  within<T>(span: Span, work: () => T): T;
  /** Sends what is buffered. */
  close(): Promise<void>;
}

/** The span of work that nobody traces. */
export const NO_SPAN: Span = { set: () => undefined, end: () => undefined };

/** Tracing while it is off. */
export const noTracing: Tracing = {
  isOn: false,
  start: () => NO_SPAN,
  within: (_span, work) => work(),
  close: async () => undefined,
};

/** What a failed span says of an error. A message may quote people's words, so only the kind or the class is said. */
export const errorKindOf = (error: unknown): string => {
  if (error instanceof Failure) return error.kind;
  return error instanceof Error ? error.name : "unknown";
};

/** Runs `work` in a span of its own. */
export async function traced<T>(
  tracing: Tracing,
  name: string,
  work: (span: Span) => Promise<T>,
  options?: SpanOptions,
): Promise<T> {
  if (!tracing.isOn) return work(NO_SPAN);
  const span = tracing.start(name, {}, options);
  try {
    const result = await tracing.within(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(errorKindOf(error));
    throw error;
  }
}
