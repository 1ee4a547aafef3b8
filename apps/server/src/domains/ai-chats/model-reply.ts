import { fillNames } from "@4d/cards";
import { type AiReplyTrouble, SAMPLERS } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import type { LlmOutcome, Words, WordsAsk } from "../../platform/llm/llm.ts";
import { REFUSAL } from "../../platform/llm/read-words.ts";
import type { Services } from "../../platform/services.ts";
import { traced } from "../../platform/tracing/tracing.ts";
import { sentLine, writingOf } from "../characters/index.ts";
import { guardForbids, judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { builtInReply, type GeneratedReply, type NoReply, refusingReply } from "./built-in-reply.ts";
import { buildPrompt } from "./prompt.ts";
import { DeltaPublisher, publishReplyStatus } from "./publish-reply.ts";
import { readReply, wholeUpTo } from "./read-reply.ts";
import { changeReply } from "./replies.repository.ts";
import type { ReplyContext } from "./reply-context.ts";
import { reserveReplyPrice } from "./reserve-payment.ts";
import { askForRest, isDecline, wholeAnswer } from "./whole-answer.ts";

/** How much freer a regenerated reply is. */
const FREER = 0.1;
const HOTTEST = SAMPLERS.temperature.most;

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
const streamReply = (
  services: Services,
  context: ReplyContext,
  words: Pick<Words, "deltas">,
  signal: AbortSignal,
) =>
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
  { words, signal, onPiece }: { words: Pick<Words, "deltas">; signal: AbortSignal; onPiece: () => void },
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
const askModel = ({ llm, tracing }: Services, request: WordsAsk) =>
  traced(tracing, "ai_reply.model", async (span) => {
    const outcome = await llm.words(request);
    span.set({ "fd.outcome": outcome.kind });
    return outcome;
  });

/** Asks a model and reads what it says, continued once when it is cut off by its length. */
async function askAndRead(services: Services, context: ReplyContext, request: ModelRequest) {
  const outcome = await askModel(services, request);
  if (request.signal.aborted || outcome.kind !== "done") return { outcome };
  const words = wholeAnswer(outcome.value, (said) =>
    askModel(services, { ...request, lines: askForRest(request.lines, said) }),
  );
  const { text, end } = await streamReply(services, context, words, request.signal);
  if (end !== "well" || !words.isTorn()) return { outcome, text, end };
  return { outcome, text: text.slice(0, wholeUpTo(text) || text.length), end: "cut" as const };
}

type ModelRequest = WordsAsk & { signal: AbortSignal };

/** Who may speak in the chat, and so whose names end an answer. */
function speakersOf({ names, history }: ReplyContext): WordsAsk["speakers"] {
  const others = history.flatMap(({ from, by }) => (from === "user" && by !== undefined ? [by] : []));
  return { self: names.char, others: [...new Set([names.user, ...others])] };
}

/** Declines in character; an existing reply stays as it is instead (`rules §4.8`). */
const declinedReply = (context: ReplyContext): GeneratedReply | NoReply =>
  context.reply.message_id === null ? refusingReply(context) : { failed: "blocked" };

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
  const room = await services.llm.room();
  const writing = writingOf(context.sheet, room);
  const { lines, leftOut } = await buildPrompt(services, context, { ...room, answer: writing.maxTokens });
  context.leftOut = leftOut;
  const request: ModelRequest = {
    ...writing,
    lines: lines.map(sentLine),
    temperature: Math.min(writing.temperature + (variants.length > 0 ? FREER : 0), HOTTEST),
    speakers: speakersOf(context),
    owner: reply.user_id,
    signal,
  };
  const first = await askAndRead(services, context, request);
  // Thoughts were shown because their opening tag was missing; now that is known.
  const { outcome, text, end } =
    first.end === "thoughts" ? await askAndRead(services, context, request) : first;
  if (signal.aborted && text === undefined) return "cancelled";
  if (outcome.kind === "failed" && outcome.failure.reason === REFUSAL) return declinedReply(context);
  if (outcome.kind !== "done") return fallbackReply(context, troubleOf(outcome));
  if (text === undefined || text === "") {
    if (end === "stopped") return "cancelled";
    return end === "blocked" ? refusingReply(context) : fallbackReply(context, "failed");
  }
  if (isDecline(text)) return declinedReply(context);
  const because = end === "cut" || end === "blocked" ? end : undefined;
  // A model may repeat a macro for a name; other braces may be code that it was asked for.
  return { text: fillNames(text, context.names), by: "model", because, care: false };
}
