import type { AdminPermission, AdminPersonPage } from "@4d/contract";
import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { CellGroup } from "../../../ui/cell.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { setRights } from "../person.store.ts";

const parts = (): { id: AdminPermission; title: string; note: string }[] => [
  { id: "admin:users", title: t("admin.mayUsers"), note: t("admin.mayUsersNote") },
  { id: "admin:reports", title: t("admin.mayReports"), note: t("admin.mayReportsNote") },
  { id: "admin:settings", title: t("admin.maySettings"), note: t("admin.maySettingsNote") },
  { id: "admin:money", title: t("admin.mayMoney"), note: t("admin.mayMoneyNote") },
];

/** Somebody's rights in the admin console; only administrators change them. */
export function RightsForm({ page }: { page: AdminPersonPage }) {
  const [isAdmin, setAdmin] = useState(page.roles.includes("admin"));
  const [given, setGiven] = useState<readonly string[]>(page.permissions);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const permissions = parts()
      .map(({ id }) => id)
      .filter((id) => given.includes(id));
    const failure = await setRights(page.id, { roles: isAdmin ? ["admin"] : [], permissions });
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("admin.saved"));
    back();
  };
  return (
    <>
      <p className="px-4 pb-3 text-s text-text-2">{t("admin.rightsNote", { name: page.nickName })}</p>
      <CellGroup>
        <SwitchCell
          title={t("admin.roleAdmin")}
          note={t("admin.roleAdminNote")}
          checked={isAdmin}
          onChange={setAdmin}
        />
      </CellGroup>
      <CellGroup>
        {parts().map(({ id, title, note }) => (
          <SwitchCell
            key={id}
            title={title}
            note={note}
            checked={isAdmin || given.includes(id)}
            disabled={isAdmin}
            onChange={(on) => setGiven(on ? [...given, id] : given.filter((one) => one !== id))}
          />
        ))}
      </CellGroup>
      <FormError text={wrong} />
      <Button block busy={busy} onClick={() => void save()}>
        {t("common.save")}
      </Button>
    </>
  );
}
