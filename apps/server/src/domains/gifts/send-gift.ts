import { randomUUID } from "node:crypto";
import { type api, type Gift, type InputOf, parseChatId, UserType } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import { relationsOf } from "../friends/index.ts";
import { countPeople, membershipsOf } from "../groups/index.ts";
import { readSettings } from "../settings/index.ts";
import { findUsers } from "../users/index.ts";
import { deliverGift } from "./deliver-gift.ts";
import { mayGive } from "./gifts.policy.ts";
import { findGift } from "./gifts.repository.ts";
import { type GiftTarget, makeGift } from "./make-gift.ts";
import { returnGift } from "./return-gift.ts";
import { giftFor } from "./show-gift.ts";

type Input = InputOf<typeof api.gifts.send>;

/** @throws Failure forbidden (no friend, a character, not a member), notFound (no such group), invalid (the caller). */
async function giftTargetOf({ services, actor }: Context, chatId: string): Promise<GiftTarget> {
  const parsed = parseChatId(chatId);
  ensure(parsed, "invalid", { field: "chatId" });
  const { kind, targetId } = parsed;
  if (kind === "private") {
    ensure(targetId !== actor.id, "invalid", {
      field: "chatId",
      zh: "不能给自己送红包",
      en: "You can’t send a gift to yourself",
    });
    const [relation] = await relationsOf(services.db, [{ from: actor.id, to: targetId }]);
    ensure(relation?.friends, "forbidden", { zh: "只能送给好友", en: "You can only send gifts to friends" });
    const friend = (await findUsers(services.db, [targetId])).get(targetId);
    ensure(friend?.type !== UserType.CHARACTER, "forbidden", {
      zh: "角色不收红包",
      en: "Characters don’t accept gifts",
    });
    return { kind, targetId, name: friend?.nick_name ?? "", people: 1 };
  }
  const [member] = await membershipsOf(services.db, [{ groupId: targetId, userId: actor.id }]);
  ensure(member, "notFound", { zh: "群聊不存在", en: "Group not found" });
  const here = !member.quit && !member.group.dissolved && !member.group.banned;
  ensure(here, "forbidden", { zh: "你已不在群聊中", en: "You’re no longer in this group" });
  // Characters do not count: a portion for one would wait until it is returned.
  return { kind, targetId, name: member.group.name, people: await countPeople(services.db, targetId) };
}

/** Sends the card to the chat; when the chat refuses it, everything is returned. */
async function deliver({ services }: Context, id: number): Promise<void> {
  const gift = await findGift(services.db, id);
  if (!gift || gift.message_id !== null || gift.state !== "open") return;
  try {
    await deliverGift(services, gift);
  } catch (error) {
    // Any other error is left to the sweep, which delivers the card later.
    if (error instanceof Failure && error.kind !== "unavailable") await returnGift(services, id);
    throw error;
  }
}

/**
 * Gives capsules to a friend, or to a group in portions drawn now. They are held until taken; untaken ones return after
 * 24 hours (`CAPSULE-4`). The same idempotency key gives once.
 * @throws Failure invalid, forbidden, notFound, conflict (key reused), insufficient.
 */
export async function sendGift({ ctx, input }: Call<Input>): Promise<Gift> {
  const { services, actor } = ctx;
  const { "idempotency-key": given = randomUUID(), ...options } = input;
  const target = await giftTargetOf(ctx, options.chatId);
  const { capsules } = await readSettings(services);
  const denial = mayGive(
    { kind: target.kind, ...options },
    { most: capsules.giftMost, people: target.people },
  );
  if (denial) throw new Failure("invalid", denial);
  const key = `gift:${actor.id}:${given}`;
  const id = await makeGift(services, { key, senderId: actor.id, options, target });
  await deliver(ctx, id);
  return giftFor(services, id, actor.id);
}
