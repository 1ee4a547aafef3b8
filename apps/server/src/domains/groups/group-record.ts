import type { Group } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { presentGroup } from "./groups.presenter.ts";
import { findMembership } from "./members.repository.ts";

/** A group as a present or former member sees it. @throws Failure notFound for anybody else. */
export async function groupRecord({ db }: Services, groupId: number, userId: number): Promise<Group> {
  const membership = await findMembership(db, groupId, userId);
  ensure(membership, "notFound", { zh: "群聊不存在", en: "Group not found" });
  const user = (await findUsers(db, [userId])).get(userId);
  return presentGroup(membership, user?.nick_name ?? "");
}
