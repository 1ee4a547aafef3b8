import { type parseChatId, UserType } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { membershipsOf, peopleOfRoom } from "../../groups/index.ts";
import { findUsers } from "../../users/index.ts";
import type { ClipPerson } from "./clip.ts";

type Chat = NonNullable<ReturnType<typeof parseChatId>>;

/** Everybody whose name or words may stand in the messages of a chat of mine. */
export async function findClipPeople(ctx: Context, { kind, targetId }: Chat): Promise<ClipPerson[]> {
  const { db } = ctx.services;
  const room = kind === "group" ? await peopleOfRoom(db, targetId) : [];
  const memberships = await membershipsOf(
    db,
    room.map((userId) => ({ groupId: targetId, userId })),
  );
  const called = new Map(
    memberships.flatMap((membership) =>
      membership ? [[membership.userId, membership.nickName] as const] : [],
    ),
  );
  const ids = kind === "group" ? room : [ctx.actor.id, targetId];
  const users = await findUsers(db, ids);
  return ids.map((id) => {
    const user = users.get(id);
    return {
      id,
      names: [...new Set([called.get(id) ?? "", user?.nick_name ?? ""])],
      isCharacter: user?.type === UserType.CHARACTER,
      consents: user?.clips ?? false,
    };
  });
}
