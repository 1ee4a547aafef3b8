import { type api, type InputOf, MessageType, type OutputOf, type Privacy, UserType } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { relationsOf } from "../friends/index.ts";
import { findUsers, isBannedAt, mayLookUp } from "../users/index.ts";
import { failureOf } from "./denial.ts";
import type { MessageDenial } from "./messages.policy.ts";
import { sendIntoChat } from "./send-into-chat.ts";
import { takeSendLimit } from "./sending-limit.ts";

interface RecommendedPerson {
  id: number;
  type: number;
  add_me: Privacy["addMe"];
  is_banned: boolean;
  ban_until: number | null;
}

const denyForbidden = (zh: string, en: string): MessageDenial => ({ kind: "forbidden", zh, en });

/**
 * Whom somebody may recommend (`MSG-17`): themselves, a character open to everybody, and a friend who allows being
 * added (`USER-3`). Whether a friend blocks them is never revealed.
 */
function mayRecommend(
  person: RecommendedPerson | undefined,
  { meId, friends, now }: { meId: number; friends: boolean; now: number },
): MessageDenial {
  if (!person) return { kind: "notFound", zh: "用户不存在", en: "This person doesn’t exist" };
  if (isBannedAt(person, now)) return denyForbidden("这个账号已被封禁", "This account was banned");
  if (person.id === meId) return null;
  if (person.type === UserType.CHARACTER)
    return person.add_me === "anyone"
      ? null
      : denyForbidden("这个角色没有公开", "This character isn’t public");
  if (!friends) return denyForbidden("只能推荐自己的好友", "You can only recommend friends");
  return person.add_me === "nobody"
    ? denyForbidden("对方不希望被推荐", "This person doesn’t want to be recommended")
    : null;
}

/** The denial for each of these people, and their names; in the order asked. */
async function checkRecommendations(
  { services, actor }: Context,
  ids: readonly number[],
): Promise<{ id: number; name: string; denial: MessageDenial }[]> {
  const { db, clock } = services;
  const people = await findUsers(db, ids);
  const hidden = new Set<number>();
  for (const row of people.values())
    if (row.type === UserType.CHARACTER && !(await mayLookUp(services, actor.id, row))) hidden.add(row.id);
  const relations = await relationsOf(
    db,
    ids.map((id) => ({ from: actor.id, to: id })),
  );
  return ids.map((id, index) => {
    const person = hidden.has(id) ? undefined : people.get(id);
    const facts = { meId: actor.id, friends: relations[index]?.friends ?? false, now: clock.now() };
    return { id, name: person?.nick_name ?? "", denial: mayRecommend(person, facts) };
  });
}

/** Those of these people whom the caller may recommend. */
export async function findRecommendable(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const all = await checkRecommendations(ctx, ids);
  return new Set(all.filter(({ denial }) => denial === null).map(({ id }) => id));
}

/**
 * Recommends somebody in a chat by a card that names only them (`MSG-17`); older clients show its text.
 * @throws Failure notFound, forbidden (not to be recommended, or denied by the chat), conflict (tmpId reused), tooMany.
 */
export async function sendContact({
  ctx,
  input: { chatId, userId, tmpId },
}: Call<InputOf<typeof api.chats.sendContact>>): Promise<OutputOf<typeof api.chats.sendContact>> {
  await takeSendLimit(ctx.services, ctx.actor.id);
  const [person] = await checkRecommendations(ctx, [userId]);
  ensure(person, "notFound");
  if (person.denial) throw failureOf(person.denial);
  return sendIntoChat(ctx.services, chatId, {
    sendId: ctx.actor.id,
    type: MessageType.TEXT,
    content: `[名片] ${person.name}`,
    tmpId: tmpId || null,
    extra: { contact: { userId } },
  });
}
