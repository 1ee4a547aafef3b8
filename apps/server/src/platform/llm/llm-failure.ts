/** Everything that can go wrong between us and a model; closed. `again`: a retry may well succeed. */
const meanings = {
  timeout: { again: true, zh: "AI 想得太久了,请再试一次", en: "The AI took too long. Please try again" },
  cut: {
    again: true,
    zh: "AI 说到一半断开了,请再试一次",
    en: "The AI was cut off while replying. Please try again",
  },
  rateLimited: {
    again: true,
    zh: "AI 现在很忙,请过一会儿再试",
    en: "The AI is very busy. Please try again in a moment",
  },
  refused: {
    again: false,
    zh: "AI 服务没有接受这个请求,换个说法试试",
    en: "The AI service didn’t accept this request. Try wording it differently",
  },
  badAnswer: {
    again: true,
    zh: "AI 的回答看不懂,请再试一次",
    en: "The AI’s reply made no sense. Please try again",
  },
  empty: { again: true, zh: "AI 什么也没说,请再试一次", en: "The AI said nothing. Please try again" },
  cancelled: { again: true, zh: "已停止", en: "Stopped" },
  down: {
    again: true,
    zh: "暂时联系不上 AI,请稍后再试",
    en: "The AI can’t be reached right now. Please try again later",
  },
} as const;

export type LlmFailureKind = keyof typeof meanings;
export const llmFailureKinds = Object.keys(meanings) as LlmFailureKind[];

interface Details {
  /** The HTTP status, where there was one. */
  status?: number;
  /** The endpoint's own code, such as `model_not_found`: never a sentence, which may quote people. */
  reason?: string;
  /** How long the endpoint asks us to wait. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** A failed call to a model, with a sentence for people in both languages. */
export class LlmFailure extends Error {
  override readonly name = "LlmFailure";
  readonly kind: LlmFailureKind;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: LlmFailureKind, { status, reason, retryAfterMs, cause }: Details = {}) {
    super(meanings[kind].en, { cause });
    this.kind = kind;
    this.status = status;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether a retry may help. */
  get again(): boolean {
    return meanings[this.kind].again;
  }

  /** The sentence people read. */
  get sentence(): { zh: string; en: string } {
    const { zh, en } = meanings[this.kind];
    return { zh, en };
  }
}

/** The AI SDK's names for malformed responses. */
const NOT_THE_WIRE = /^AI_(JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|Download)Error$/;

/** Unwraps our failure from the libraries' errors; anything else means that nobody was reached. */
export function failureOf(error: unknown, signal?: AbortSignal): LlmFailure {
  const reason: unknown = signal?.reason;
  if (signal?.aborted && reason instanceof LlmFailure) return reason;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof LlmFailure) return at;
    if (NOT_THE_WIRE.test(at.name))
      return new LlmFailure("badAnswer", { reason: "not_the_wire", cause: error });
  }
  return new LlmFailure("down", { cause: error });
}
