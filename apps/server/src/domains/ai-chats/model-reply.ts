import type { AiReplyTrouble } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import type { LlmOutcome, Words } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";
import { traced } from "../../platform/tracing/tracing.ts";
import { guardForbids, judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { builtInReply, type GeneratedReply, type NoReply, refusingReply } from "./built-in-reply.ts";

import { buildPrompt } from "./prompt.ts";
import { DeltaPublisher, publishReplyStatus } from "./publish-reply.ts";
import { readReply } from "./read-reply.ts";
import { changeReply } from "./replies.repository.ts";
import type { ReplyContext } from "./reply-context.ts";
import { reserveReplyPrice } from "./reserve-payment.ts";

const TEMPERATURE = 0.8;
const TOKENS_MAX = 600;

/** Reserves the price once for this request. @returns false when the balance is too low. */
async function reservePrice(services: Services, context: ReplyContext): Promise<boolean> {
  const { reply } = context;
  if (reply.hold_id !== null) return true;
  try {
    reply.hold_id = await reserveReplyPrice(services, context);
  } catch (error) {
    if (error instanceof Failure && error.kind === "insufficient") return false;
    throw error;
  }
  if (reply.hold_id !== null) await changeReply(services.db, reply.id, { hold_id: reply.hold_id });
  return true;
}

/** Why no model answered, as reported to the reader. */
function troubleOf(outcome: Exclude<LlmOutcome<Words>, { kind: "done" }>): AiReplyTrouble | undefined {
  if (outcome.kind === "failed") return outcome.failure.kind === "rateLimited" ? "busy" : "failed";
  return outcome.reason === "notConfigured" ? undefined : outcome.reason;
}

/** Answers with the built-in engine and says why; an existing reply stays as it is instead (`rules §4.8`). */
const fallbackReply = (
  context: ReplyContext,
  because: AiReplyTrouble | undefined,
): GeneratedReply | NoReply =>
  context.reply.message_id !== null && because !== undefined
    ? { failed: because }
    : builtInReply(context, because);

/** Passes a model's answer on, piece by piece. */
const streamReply = (services: Services, context: ReplyContext, words: Words, signal: AbortSignal) =>
  traced(services.tracing, "ai_reply.stream", async (span) => {
    let pieces = 0;
    const onPiece = () => {
      pieces += 1;
    };
    const read = await readWords(services, context, { words, signal, onPiece });
    span.set({ "fd.pieces": pieces, "fd.end": read.end });
    return read;
  });

async function readWords(
  services: Services,
  context: ReplyContext,
  { words, signal, onPiece }: { words: Words; signal: AbortSignal; onPiece: () => void },
) {
  const { reply, asked } = context;
  const { moderation } = await readSettings(services);
  const publisher = new DeltaPublisher(services, context);
  const read = await readReply(words, {
    signal,
    onText(text) {
      onPiece();
      publisher.add(text);
    },
    forbids: (text) => judgeText(text, moderation).level === "block",
    judge: (text) => guardForbids(services, { text, inAnswerTo: asked, owner: reply.user_id, signal }),
  });
  publisher.flush();
  return read;
}

/** Asks a model, until its first words are there. */
const askModel = ({ llm, tracing }: Services, request: Parameters<Services["llm"]["words"]>[0]) =>
  traced(tracing, "ai_reply.model", async (span) => {
    const outcome = await llm.words(request);
    span.set({ "fd.outcome": outcome.kind });
    return outcome;
  });

/**
 * Streams a model's reply; when none is available, the built-in engine answers and says why (`characters §6.4`). The
 * price is reserved first, and whoever ends the reply spends or releases it.
 */
export async function modelReply(
  services: Services,
  context: ReplyContext,
  signal: AbortSignal,
): Promise<GeneratedReply | NoReply> {
  const { reply, variants } = context;
  if (!(await services.llm.capabilities()).words) return builtInReply(context);
  if (!(await reservePrice(services, context))) return builtInReply(context, "insufficient");
  publishReplyStatus(services, context, "streaming");
  const outcome = await askModel(services, {
    lines: buildPrompt(context),
    temperature: TEMPERATURE + (variants.length > 0 ? 0.1 : 0),
    maxTokens: TOKENS_MAX,
    owner: reply.user_id,
    signal,
  });
  if (signal.aborted) return "cancelled";
  if (outcome.kind !== "done") return fallbackReply(context, troubleOf(outcome));
  const { text, end } = await streamReply(services, context, outcome.value, signal);
  if (text === "") {
    if (end === "stopped") return "cancelled";
    return end === "blocked" ? refusingReply(context) : fallbackReply(context, "failed");
  }
  const because = end === "cut" || end === "blocked" ? end : undefined;
  return { text, by: "model", because, care: false };
}
