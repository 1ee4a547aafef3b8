import type { GroupMember } from "@4d/contract";
import { friendOf } from "../../friends/index.ts";

/** What I call a member: my remark for a friend, else their name in this group. */
export const memberName = ({ userId, showNickName }: Pick<GroupMember, "userId" | "showNickName">): string =>
  friendOf(userId)?.remark || showNickName;
