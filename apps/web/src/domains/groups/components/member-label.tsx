import type { GroupMember } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { Tag } from "../../../ui/tag.tsx";
import { friendOf } from "../../friends/index.ts";

/** The name of a member for me: my remark for a friend, otherwise their name in this group. */
export const memberName = ({ userId, showNickName }: Pick<GroupMember, "userId" | "showNickName">): string =>
  friendOf(userId)?.remark || showNickName;

/** Owner and administrators are marked; ordinary members are not. */
export function RoleTag({ role }: Pick<GroupMember, "role">) {
  if (role === "member") return null;
  return role === "owner" ? <Tag>{t("groups.owner")}</Tag> : <Tag tone="plain">{t("groups.admin")}</Tag>;
}
