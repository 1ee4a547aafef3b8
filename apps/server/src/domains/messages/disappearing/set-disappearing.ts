import {
  type api,
  type DisappearingSetting,
  type InputOf,
  lifetime,
  parseChatId,
  UserType,
} from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure, fail } from "../../../platform/failure.ts";
import { membershipsOf } from "../../groups/index.ts";
import { findUsers, mayLookUp } from "../../users/index.ts";
import { pairOf } from "../messages.table.ts";
import { setGroupLifetimeIntent, setLifetimeIntent } from "./lifetime.intents.ts";
import { findGroupLifetime, findLifetimes } from "./lifetimes.repository.ts";

/** How long messages of a chat live before they disappear; 0 seconds: they stay (`MSG-17`). @throws Failure notFound. */
export async function showDisappearing({
  ctx: { services, actor },
  input: { chatId },
}: Call<InputOf<typeof api.disappearing.find>>): Promise<DisappearingSetting> {
  const { db } = services;
  const { kind, targetId } = parseChatId(chatId) ?? fail("notFound");
  if (kind === "private") {
    const [seconds = 0] = await findLifetimes(db, [pairOf(actor.id, targetId)]);
    return { chatId, seconds: lifetime.parse(seconds) };
  }
  const [member] = await membershipsOf(db, [{ groupId: targetId, userId: actor.id }]);
  ensure(member, "notFound", { zh: "群聊不存在", en: "Group not found" });
  return { chatId, seconds: lifetime.parse(await findGroupLifetime(db, targetId)) };
}

/**
 * Sets how long new messages of a chat live before they disappear; 0 seconds: they stay (`MSG-17`).
 * @throws Failure notFound, forbidden (no friend, no manager, a character), tooMany.
 */
export async function setDisappearing({
  ctx: { services, actor },
  input: { chatId, seconds },
}: Call<InputOf<typeof api.disappearing.set>>): Promise<DisappearingSetting> {
  const { db, streams } = services;
  const { kind, targetId } = parseChatId(chatId) ?? fail("notFound");
  // Each change is a row of the stream, sent to everybody in the chat.
  await enforceLimit(services, `disappearing:${actor.id}`, { rate: 0.2, burst: 10 });
  const people = await findUsers(db, [actor.id, targetId]);
  const input = { userId: actor.id, name: people.get(actor.id)?.nick_name ?? "", targetId, seconds };
  if (kind === "group") return streams.group.submit(setGroupLifetimeIntent, input);
  const peer = people.get(targetId);
  const isVisibleCharacter = peer?.type === UserType.CHARACTER && (await mayLookUp(services, actor.id, peer));
  ensure(!isVisibleCharacter, "forbidden", {
    zh: "和角色的对话不能设为限时消息",
    en: "Chats with a character can’t disappear",
  });
  return streams.private.submit(setLifetimeIntent, input);
}
