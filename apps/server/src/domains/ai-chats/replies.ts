import { setTimeout as pause } from "node:timers/promises";
import type { AiReply, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacter } from "../characters/index.ts";
import { membershipsOf } from "../groups/index.ts";
import { mayChangeReply } from "./ai-chats.policy.ts";
import { presentReply } from "./ai-chats.presenter.ts";
import { messageOfVariant, replyMarkOf, showVariant } from "./publish-variant.ts";
import { changeReply, findReply, findVariants, isUnderWay } from "./replies.repository.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import { voiceAddress } from "./voice-address.ts";

const NO_SUCH_REPLY = { zh: "回答不存在", en: "Reply not found" };

/** A reply to this person, or one they may stop when `mayStopReply` allows it. @throws Failure notFound. */
export async function findOwnReply(
  { db }: Pick<Services, "db">,
  id: number,
  viewerId: number,
  may: typeof mayChangeReply = mayChangeReply,
): Promise<ReplyRow> {
  const reply = await findReply(db, id);
  ensure(reply, "notFound", NO_SUCH_REPLY);
  const { group_id: groupId } = reply;
  const [membership = null] = groupId > 0 ? await membershipsOf(db, [{ groupId, userId: viewerId }]) : [];
  ensure(may(reply, viewerId, membership), "notFound", NO_SUCH_REPLY);
  return reply;
}

/** How long the end of a reply is waited for, and how often it is looked at, ms. */
const END_WAIT_MS = 3000;
const END_CHECK_MS = 50;

/**
 * A reply once its end is stored. Its newest variant reaches the person a moment before that, and what they do with it
 * at once must not be refused. A reply still being written is given back as it is.
 */
export async function whenEnded({ db }: Pick<Services, "db">, reply: ReplyRow): Promise<ReplyRow> {
  let now = reply;
  for (let waited = 0; waited < END_WAIT_MS && isUnderWay(now); waited += END_CHECK_MS) {
    const variants = await findVariants(db, now.id);
    if (!variants.some(({ place }) => place === now.place)) break;
    await pause(END_CHECK_MS);
    now = (await findReply(db, now.id)) ?? now;
  }
  return now;
}

async function addressesOf(
  services: Services,
  variants: readonly VariantRow[],
): Promise<Map<number, string>> {
  const addresses = new Map<number, string>();
  for (const { turn_id: replyId, place } of variants)
    addresses.set(place, await voiceAddress(services, { replyId, variant: place }));
  return addresses;
}

/** The current state of a reply with all its variants, for somebody whom `findOwnReply` let through. */
export async function describeReply(services: Services, id: number): Promise<AiReply> {
  const reply = await findReply(services.db, id);
  ensure(reply, "notFound", NO_SUCH_REPLY);
  const variants = await findVariants(services.db, reply.id);
  return presentReply(reply, variants, await addressesOf(services, variants));
}

/** A reply to the caller with all its variants. @throws Failure notFound. */
export async function showReply({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.aiChats.reply>>): Promise<AiReply> {
  await findOwnReply(services, id, actor.id);
  return describeReply(services, id);
}

/**
 * Shows another variant of a reply; the AI chat continues from it (`characters §7.2`).
 * @throws Failure notFound, conflict (no reply yet, or it is being generated).
 */
export async function chooseVariant({
  ctx: { services, actor },
  input: { id, place },
}: Call<InputOf<typeof api.aiChats.chooseVariant>>): Promise<AiReply> {
  const { db } = services;
  const reply = await whenEnded(services, await findOwnReply(services, id, actor.id));
  const { message_id: messageId } = reply;
  ensure(messageId !== null && !isUnderWay(reply), "conflict", {
    zh: "正在回答，请稍等",
    en: "A reply is still being written",
  });
  const variants = await findVariants(db, id);
  const variant = variants.find((one) => one.place === place);
  ensure(variant, "notFound", { field: "place", zh: "没有这个版本", en: "Version not found" });
  if (reply.chosen !== place) {
    const character = await findCharacter(db, reply.character_id);
    ensure(character?.user_id, "notFound");
    const { content } = await messageOfVariant(services, variant);
    const mark = replyMarkOf(reply, variant, variants.length);
    await showVariant(services, reply, { sendId: character.user_id, messageId, content, mark });
    await changeReply(db, id, { chosen: place });
  }
  return describeReply(services, id);
}
