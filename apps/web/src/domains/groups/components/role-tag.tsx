import type { GroupMember } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { Tag } from "../../../ui/tag.tsx";

/** Owner and administrators are marked; ordinary members are not. */
export function RoleTag({ role }: Pick<GroupMember, "role">) {
  if (role === "member") return null;
  return role === "owner" ? <Tag>{t("groups.owner")}</Tag> : <Tag tone="plain">{t("groups.admin")}</Tag>;
}
