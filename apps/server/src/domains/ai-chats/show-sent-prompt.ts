import type { api, InputOf, PromptDifference, SentPrompt } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { writingOf } from "../characters/index.ts";
import { findAccessibleCharacter } from "./ai-chat-character.ts";
import { maySeePrompt } from "./ai-chats.policy.ts";
import { presentPrompt } from "./ai-chats.presenter.ts";
import { buildPrompt } from "./prompt.ts";
import { findVariants, isUnderWay } from "./replies.repository.ts";
import { findOwnReply, whenEnded } from "./replies.ts";
import { loadReplyContext, type ReplyContext } from "./reply-context.ts";

const LIMIT = { rate: 0.5, burst: 10 };

const NOT_WRITTEN_YET = { zh: "正在回答，请稍等", en: "A reply is still being written" };
const NO_MODEL = { zh: "这条不是语言模型写的", en: "No language model wrote this reply" };
const NO_VARIANT = { field: "place", zh: "没有这个版本", en: "Version not found" };
const NO_MESSAGE = { zh: "它回答的消息已经不在了", en: "The message it answers is not there any more" };

/** Why the prompt may have been another. A character's row also changes when its author edits a draft. */
function differencesOf(context: ReplyContext, madeAt: number): PromptDifference[] {
  const { row, reply, memoriesChanged, booksChangedAt } = context;
  return [
    ...(memoriesChanged ? (["memory"] as const) : []),
    ...(Math.max(row.updated_at, booksChangedAt) > madeAt ? (["character"] as const) : []),
    // The direction that a person asked for is not stored.
    ...(reply.place > 0 ? (["regenerated"] as const) : []),
  ];
}

/**
 * What a model was sent for a reply to the caller, made again by the code that makes prompts (`characters §6.11`).
 * @throws Failure notFound (also in a group), conflict (no model wrote it, or it is being written), tooMany.
 */
export async function showSentPrompt({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.sentPrompt>>): Promise<SentPrompt> {
  const { db, llm } = services;
  const found = await findOwnReply(services, input.id, actor.id, maySeePrompt);
  await enforceLimit(services, `prompt:${actor.id}`, LIMIT);
  const reply = await whenEnded(services, found);
  ensure(!isUnderWay(reply), "conflict", NOT_WRITTEN_YET);
  const { place = reply.chosen } = input;
  const variant = (await findVariants(db, reply.id)).find((one) => one.place === place);
  ensure(variant, "notFound", NO_VARIANT);
  ensure(variant.provenance === "model", "conflict", NO_MODEL);
  const row = await findAccessibleCharacter(services, reply.character_id, actor.id);
  const { created_at: madeAt } = variant;
  const context = await loadReplyContext(services, { ...reply, place, wish: null }, row, madeAt);
  ensure(context, "notFound", NO_MESSAGE);
  const room = await llm.room();
  const { maxTokens: answer } = writingOf(context.sheet, room);
  const { lines, leftOut } = await buildPrompt(services, context, { ...room, answer });
  return {
    ...presentPrompt(lines, { row, viewerId: actor.id, count: room.count }),
    ...{ window: room.window, answer, leftOut },
    differs: differencesOf(context, madeAt),
  };
}
