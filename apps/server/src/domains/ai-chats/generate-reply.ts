import { soundsLikeDespair } from "@4d/dialogue";
import { Failure } from "../../platform/failure.ts";
import type { JobSignals } from "../../platform/job-queue/job-kind.ts";
import type { Services } from "../../platform/services.ts";
import { type Span, traced } from "../../platform/tracing/tracing.ts";
import { type CharacterRow, findCharacter, isAccessible } from "../characters/index.ts";
import { chatRelationsOf, markPrivateReadIntent } from "../messages/index.ts";
import { judgeMessage } from "../moderation/index.ts";
import { findUser } from "../users/index.ts";
import { isPublished, type PublishedCharacter } from "./ai-chat-character.ts";
import {
  builtInReply,
  caringReply,
  type GeneratedReply,
  type NoReply,
  refusingReply,
} from "./built-in-reply.ts";
import { cancelReply, completeReply, failReply } from "./end-reply.ts";
import { rememberByModel, rememberFacts } from "./learn-memories.ts";
import { modelReply } from "./model-reply.ts";
import { publishVariant, saveReply } from "./publish-variant.ts";
import type { ReplyRow } from "./replies.table.ts";
import { loadReplyContext, type ReplyContext } from "./reply-context.ts";
import { summariseOldest } from "./summarise-oldest.ts";

/**
 * Makes a reply: a caring one for a person in despair, whoever writes the others, a refusal of forbidden words, else an
 * ordinary one.
 */
async function makeReply(
  services: Services,
  context: ReplyContext,
  signal: AbortSignal,
): Promise<GeneratedReply | NoReply> {
  const { asked, reply, options, said } = context;
  const judgement = await judgeMessage(services, { text: asked, owner: reply.user_id, signal });
  if (judgement === "crisis" || soundsLikeDespair(asked, said.at(-1))) return caringReply(context);
  if (judgement === "block") return refusingReply(context);
  if (signal.aborted) return "cancelled";
  return options.by === "builtin" ? builtInReply(context) : modelReply(services, context, signal);
}

/**
 * Whether a private chat still accepts a reply: teen mode does not forbid it, the person may still access the
 * character, and neither blocks the other. Groups check this themselves.
 */
async function mayReply({ db, clock }: Services, reply: ReplyRow, row: PublishedCharacter): Promise<boolean> {
  if ((await findUser(db, reply.user_id))?.minor) return false;
  if (reply.group_id > 0) return true;
  const [relation] = await chatRelationsOf(db, [{ from: row.user_id, to: reply.user_id }], clock.now());
  if (relation === undefined || relation.blocked || !(relation.friends || relation.canMeet)) return false;
  return isAccessible(db, row, reply.user_id);
}

const markRead = ({ streams }: Services, reply: ReplyRow, row: PublishedCharacter) =>
  streams.private.submit(markPrivateReadIntent, {
    userId: row.user_id,
    peerId: reply.user_id,
    maxId: reply.asked_id,
  });

async function makeAndPublish(
  services: Services,
  reply: ReplyRow,
  row: PublishedCharacter,
  { signal, stopping }: JobSignals,
): Promise<void> {
  const ending = { reply, row };
  const context = await loadReplyContext(services, reply, row);
  // Recalled or removed meanwhile, or the person may no longer receive it.
  if (!context || !(await mayReply(services, reply, row))) return cancelReply(services, ending);
  if (reply.group_id === 0) await markRead(services, reply, row);
  const savedVariant = context.variants.find((one) => one.place === reply.place);
  const made = savedVariant ?? (await makeReply(services, context, signal));
  // A node that stops leaves its replies to another; only the person can end one.
  if (!savedVariant) stopping.throwIfAborted();
  if (made === "cancelled") return cancelReply(services, ending);
  if ("failed" in made) return failReply(services, ending, made.failed);
  // Unfriended or blocked while it was being generated: nothing is published and nothing is charged.
  if (!savedVariant && !(await mayReply(services, reply, row))) return cancelReply(services, ending);
  const { variant, messageId } = await traced(services.tracing, "ai_reply.store", async () => {
    const saved = "place" in made ? made : await saveReply(services, context, made);
    return { variant: saved, messageId: await publishVariant(services, context, saved) };
  });
  if (reply.message_id === null && reply.depth === 0) await rememberFacts(services, context);
  await completeReply(services, ending, variant, { messageId, stopped: reply.stopped || signal.aborted });
  if (reply.message_id === null && reply.group_id === 0)
    await rememberByModel(services, context, variant.text);
  await summariseOldest(services, context);
}

const mayAnswer = (row: CharacterRow | undefined): row is PublishedCharacter =>
  row !== undefined && isPublished(row) && row.status !== "banned";

/**
 * Generates and publishes a claimed reply, exactly once: if the node dies, another takes over after the lease, and the
 * tmpId is derived from the reply's id (`characters §6.3`).
 */
export function generateReply(services: Services, reply: ReplyRow, signals: JobSignals): Promise<void> {
  const work = async (span: Span) => {
    span.set({ "fd.reply": reply.id, "fd.tries": reply.tries, "fd.in_group": reply.group_id > 0 });
    await generateTraced(services, reply, signals);
  };
  return traced(services.tracing, "ai_reply", work, { root: true });
}

async function generateTraced(services: Services, reply: ReplyRow, signals: JobSignals): Promise<void> {
  const row = await findCharacter(services.db, reply.character_id);
  if (!mayAnswer(row)) return cancelReply(services, { reply, row: { user_id: row?.user_id ?? null } });
  try {
    await makeAndPublish(services, reply, row, signals);
  } catch (error) {
    // Unfriended or blocked meanwhile: the chat accepts no reply any more.
    const isRefused = error instanceof Failure && (error.kind === "forbidden" || error.kind === "notFound");
    if (!isRefused) throw error;
    await cancelReply(services, { reply, row });
  }
}

/** Ends a reply that was tried too often. */
export async function giveUpReply(services: Services, reply: ReplyRow): Promise<void> {
  const row = await findCharacter(services.db, reply.character_id);
  if (mayAnswer(row)) await failReply(services, { reply, row });
  else await cancelReply(services, { reply, row: { user_id: row?.user_id ?? null } });
}

/** Ends a reply that its person stopped while nobody generated it. */
export async function cancelIdleReply(services: Services, reply: ReplyRow): Promise<void> {
  const row = await findCharacter(services.db, reply.character_id);
  await cancelReply(services, { reply, row: { user_id: row?.user_id ?? null } });
}
