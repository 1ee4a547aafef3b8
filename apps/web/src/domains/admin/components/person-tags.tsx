import type { AdminPerson } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { Tag } from "../../../ui/tag.tsx";

/** Tags of a person: administrator or holder of permissions, waiting for approval, banned. */
export function PersonTags({
  person: { roles, permissions, ban, waiting },
}: {
  person: Pick<AdminPerson, "roles" | "permissions" | "ban" | "waiting">;
}) {
  const isAdmin = roles.includes("admin");
  return (
    <>
      {isAdmin && <Tag>{t("admin.roleAdmin")}</Tag>}
      {!isAdmin && permissions.length > 0 && <Tag>{t("admin.roleHelper")}</Tag>}
      {waiting && <Tag tone="plain">{t("admin.waiting")}</Tag>}
      {ban !== null && <Tag tone="rose">{t("admin.isBanned")}</Tag>}
    </>
  );
}
