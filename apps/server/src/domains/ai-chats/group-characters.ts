import type { api, GroupCharacter, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { membershipsOf } from "../groups/index.ts";
import { maySetMode } from "./group-replies.policy.ts";
import { findCharacterMembers, saveMode } from "./group-replies.repository.ts";

const NO_GROUP = { zh: "群聊不存在", en: "Group not found" };

/** Characters in one of the caller's groups, and when each speaks (`GROUP-4`). @throws Failure notFound. */
export async function listInGroup({
  ctx: { services, actor },
  input: { groupId },
}: Call<InputOf<typeof api.aiChats.inGroup>>): Promise<GroupCharacter[]> {
  const [membership] = await membershipsOf(services.db, [{ groupId, userId: actor.id }]);
  ensure(membership && !membership.quit, "notFound", NO_GROUP);
  return findCharacterMembers(services.db, groupId);
}

/** Sets when a character in a group speaks. @throws Failure notFound, forbidden (not a manager). */
export async function setInGroup({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.aiChats.setInGroup>>): Promise<GroupCharacter> {
  const { groupId, userId, mode, talkativeness, cooldown } = input;
  const [membership = null] = await membershipsOf(services.db, [{ groupId, userId: actor.id }]);
  ensure(membership, "notFound", NO_GROUP);
  ensure(maySetMode(membership), "forbidden", {
    zh: "只有群主和管理员可以这样做",
    en: "Only the owner and admins can do this",
  });
  const [characterMember] = await findCharacterMembers(services.db, groupId, userId);
  ensure(characterMember, "notFound", { zh: "这个角色不在群里", en: "This character isn’t in the group" });
  const next = {
    mode: mode ?? characterMember.mode,
    talkativeness: talkativeness ?? characterMember.talkativeness,
    cooldown: cooldown ?? characterMember.cooldown,
  };
  await saveMode(services.db, { group_id: groupId, character_id: characterMember.characterId, ...next });
  return { ...characterMember, ...next };
}
