import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacter, isAccessible } from "../characters/index.ts";
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

import { cancelReply, completeReply, failReply, type ReplyEnding } from "./end-reply.ts";
import { rememberByModel, rememberFacts } from "./learn-memories.ts";
import { modelReply } from "./model-reply.ts";
import { publishVariant, saveReply } from "./publish-variant.ts";
import { changeReply, claimReply, releaseReply } from "./replies.repository.ts";
import type { ReplyRow } from "./replies.table.ts";
import { loadReplyContext, type ReplyContext } from "./reply-context.ts";

import { runningReplies } from "./running-replies.ts";

/** Makes a reply: a caring one for a person in despair, a refusal of forbidden words, else an ordinary one. */
async function makeReply(
  services: Services,
  context: ReplyContext,
  signal: AbortSignal,
): Promise<GeneratedReply | NoReply> {
  const { asked, reply, options } = context;
  const judgement = await judgeMessage(services, { text: asked, owner: reply.user_id, signal });
  if (judgement === "crisis") return caringReply(context);
  if (judgement === "block") return refusingReply(context);
  if (signal.aborted) return "cancelled";
  return options.by === "builtin" ? builtInReply(context) : modelReply(services, context, signal);
}

const LEASE_MS = 90_000;
const TRIES = 5;
/** A model may take longer than a lease. */
const RENEW_MS = 30_000;

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
  { signal, stopping }: { signal: AbortSignal; stopping: AbortSignal },
): Promise<void> {
  const ending = { reply, row };
  const context = await loadReplyContext(services, reply, row);
  // Recalled or removed meanwhile, or the person may no longer receive it.
  if (!context || !(await mayReply(services, reply, row))) return cancelReply(services, ending);
  if (reply.group_id === 0) await markRead(services, reply, row);
  const savedVariant = context.variants.find((one) => one.place === reply.place);
  const made = savedVariant ?? (await makeReply(services, context, signal));
  // A node that stops leaves its replies to another; only the person can end one.
  if (!savedVariant && stopping.aborted) return releaseReply(services.db, reply.id);
  if (made === "cancelled") return cancelReply(services, ending);
  if ("failed" in made) return failReply(services, ending, made.failed);
  // Unfriended or blocked while it was being generated: nothing is published and nothing is charged.
  if (!savedVariant && !(await mayReply(services, reply, row))) return cancelReply(services, ending);
  const variant = "place" in made ? made : await saveReply(services, context, made);
  const messageId = await publishVariant(services, context, variant);
  if (reply.message_id === null && reply.depth === 0) await rememberFacts(services, context);
  await completeReply(services, ending, variant, { messageId, stopped: reply.stopped || signal.aborted });
  if (reply.message_id === null && reply.group_id === 0)
    await rememberByModel(services, context, variant.text);
}

function renew({ db, clock, log }: Services, id: number): void {
  changeReply(db, id, { lease_until: clock.now() + LEASE_MS }).catch((error: unknown) =>
    log.warn({ err: error, turnId: id }, "the lease of a reply was not renewed"),
  );
}

/** Runs a reply so that the person can stop it. */
async function runStoppable(
  services: Services,
  ending: ReplyEnding & { row: PublishedCharacter },
  stopping: AbortSignal,
): Promise<void> {
  const { reply, row } = ending;
  const renewing = setInterval(() => renew(services, reply.id), RENEW_MS).unref();
  const { replies } = runningReplies(services);
  const controller = new AbortController();
  const abort = () => controller.abort();
  stopping.addEventListener("abort", abort, { once: true });
  if (reply.stopped || stopping.aborted) controller.abort();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  replies.set(reply.id, { controller, ended });
  try {
    await makeAndPublish(services, reply, row, { signal: controller.signal, stopping });
  } catch (error) {
    // Unfriended or blocked meanwhile: the chat accepts no reply any more.
    if (error instanceof Failure && (error.kind === "forbidden" || error.kind === "notFound"))
      return await cancelReply(services, ending);
    if (stopping.aborted) return await releaseReply(services.db, reply.id);
    services.log.error({ err: error, turnId: reply.id }, "a character could not answer");
  } finally {
    clearInterval(renewing);
    stopping.removeEventListener("abort", abort);
    replies.delete(reply.id);
    resolve();
  }
}

/**
 * Generates and publishes one reply, exactly once: if the node dies, another takes over after the lease, and the tmpId
 * is derived from the reply's id (`characters §6.3`). When `stopping` fires, the reply is released as untried.
 */
export async function generateReply(
  services: Services,
  replyId: number,
  stopping = services.closing,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const reply = await claimReply(db, replyId, { now, until: now + LEASE_MS });
  if (!reply) return;
  const row = await findCharacter(db, reply.character_id);
  if (!row || !isPublished(row) || row.status === "banned")
    return cancelReply(services, { reply, row: { user_id: row?.user_id ?? null } });
  if (reply.tries > TRIES) return failReply(services, { reply, row });
  await runStoppable(services, { reply, row }, stopping);
}
