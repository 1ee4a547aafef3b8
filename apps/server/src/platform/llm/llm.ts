import type * as z from "zod";
import type { Purpose } from "./ai-settings.ts";
import type { CountTokens } from "./count-tokens.ts";
import type { Speakers } from "./cut-at-stops.ts";
import type { LlmFailure } from "./llm-failure.ts";

/** One line of a conversation with a model. */
export interface ChatLine {
  role: "system" | "user" | "assistant";
  content: string;
}

/** Options of every call. */
interface Ask {
  /** Who the request is for; requests wait in turn by owner. Absent: the system itself. */
  owner?: string | number;
  /** Cancels the call and the upstream request. */
  signal?: AbortSignal;
  /** Milliseconds to the first word, and again from there to the last; the settings' when absent. */
  timeoutMs?: number;
}

/** How words are drawn beside the temperature; only numbers that are set are sent. */
export interface Samplers {
  topP?: number | undefined;
  frequencyPenalty?: number | undefined;
  presencePenalty?: number | undefined;
  /** These three are not OpenAI's: an endpoint that refuses them is asked without them. */
  minP?: number | undefined;
  topK?: number | undefined;
  repetitionPenalty?: number | undefined;
}

export interface WordsAsk extends Ask {
  lines: readonly ChatLine[];
  /** One of those the operator allows; the configured model for any other name. */
  model?: string | undefined;
  temperature?: number;
  samplers?: Samplers | undefined;
  maxTokens?: number;
  /** Whose names before a line end the answer, so that nobody else's part is written. */
  speakers?: Speakers;
}

export interface StructuredAsk<T> extends Ask {
  lines: readonly ChatLine[];
  schema: z.ZodType<T>;
  /** What the value is, in a word or two of English: some endpoints show it to the model. */
  name: string;
  temperature?: number;
  maxTokens?: number;
  /** The built-in engine's value. */
  fallback: () => T | Promise<T>;
}

export interface PicturesAsk extends Ask {
  prompt: string;
  count?: number;
  size?: `${number}x${number}`;
}

export interface SpeechAsk extends Ask {
  text: string;
  voice?: string;
  format?: "mp3" | "wav" | "opus";
  speed?: number;
}

export interface ModerationAsk extends Ask {
  text: string;
  /** The message this text replies to; when given, the text is judged as an AI's reply. */
  inAnswerTo?: string;
}

/** Why no model was asked. */
export type UnavailableReason = "notConfigured" | "resting" | "busy";

/** No model was asked: the caller uses the built-in engine, and says so. */
export interface Unavailable {
  kind: "unavailable";
  reason: UnavailableReason;
  sentence: { zh: string; en: string };
}

/** A model was asked, and failed. */
export interface Failed {
  kind: "failed";
  failure: LlmFailure;
}

/** How a call ended; only programming errors are thrown. */
export type LlmOutcome<T> = { kind: "done"; model: string; value: T } | Unavailable | Failed;

/** How a stream of words ended; `tokens` as the endpoint counted, or the number of pieces. */
export interface WordsEnd {
  failure: LlmFailure | undefined;
  /** The model stopped at its length limit. */
  full: boolean;
  tokens: number;
}

/** A response whose first words have arrived. Leaving the loop early stops the upstream request. */
export interface Words {
  /** Pieces of the response, thoughts left out. @throws LlmFailure when it breaks off. */
  deltas: AsyncIterable<string>;
  /** Resolves when it is over, however it ended. */
  ended: Promise<WordsEnd>;
}

/** A valid value and its source; `because` says why it is not the model's. */
export type Structured<T> =
  | { kind: "done"; by: "model"; model: string; value: T }
  | { kind: "done"; by: "builtIn"; value: T; because: Unavailable | Failed }
  | Failed;

export interface Media {
  bytes: Uint8Array;
  type: string;
}

/** A guard model's verdict (`ai-providers §3`); `categories` in its own words, lower case. */
export interface Verdict {
  level: "safe" | "review" | "block" | "crisis";
  categories: string[];
}

/** Models behind one interface, whatever endpoint the operator chose. Knows nothing about the product. */
export interface Llm {
  /** Which purposes are configured now. */
  capabilities(): Promise<Record<Purpose, boolean>>;
  /**
   * How much the model of words reads at once, prompt and answer together; how much of that an answer may take; and how
   * that is counted.
   */
  room(): Promise<{ window: number; answer: number; count: CountTokens }>;
  /** The models of words that may be asked for by name, and the most tokens of their answers. */
  models(): Promise<{ names: string[]; answer: number }>;
  /** Preloads what calls will need if anything is configured, so that the first need not wait. Never rejects. */
  prepare(): Promise<void>;
  /** Resolves with the first words: until then a failure is an outcome, later it ends the stream. */
  words(ask: WordsAsk): Promise<LlmOutcome<Words>>;
  /** Always a value of the schema: the model's, or the fallback's. Fails only when cancelled. */
  structured<T>(ask: StructuredAsk<T>): Promise<Structured<T>>;
  pictures(ask: PicturesAsk): Promise<LlmOutcome<Media[]>>;
  speech(ask: SpeechAsk): Promise<LlmOutcome<Media>>;
  moderate(ask: ModerationAsk): Promise<LlmOutcome<Verdict>>;
  /** Stops every call under way. */
  close(): void;
}
