import type { AdminPersonPage } from "@4d/contract";
import { Ban, Coins, KeyRound, ShieldCheck, ShieldOff, Undo2, UserCheck, UserX } from "lucide-react";
import { alertModal, confirm, toastFailure, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { hasRole } from "../../../platform/session.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { admitPerson, resetFactor, resetPassword, unbanPerson } from "../person.store.ts";

async function unban({ id, nickName: name }: AdminPersonPage): Promise<void> {
  if (!(await confirm({ title: t("admin.unbanTitle", { name }), ok: t("admin.unban") }))) return;
  const failure = await unbanPerson(id);
  toastOutcome(failure, t("admin.unbanned"));
}

async function reset({ id, nickName: name }: AdminPersonPage): Promise<void> {
  const sure = await confirm({
    title: t("admin.resetTitle", { name }),
    body: t("admin.resetBody"),
    ok: t("admin.reset"),
    danger: true,
  });
  if (!sure) return;
  const { password, failure } = await resetPassword(id);
  if (failure !== null) return toastFailure(failure);
  await alertModal({ title: t("admin.resetDone"), body: t("admin.resetTold", { password }) });
}

async function resetCodes({ id, nickName: name }: AdminPersonPage): Promise<void> {
  const sure = await confirm({
    title: t("admin.resetFactorTitle", { name }),
    body: t("admin.resetFactorBody"),
    ok: t("admin.turnOff"),
    danger: true,
  });
  if (!sure) return;
  const failure = await resetFactor(id);
  toastOutcome(failure, t("admin.resetFactorDone"));
}

async function admit({ id, nickName: name }: AdminPersonPage, yes: boolean): Promise<void> {
  const question = yes
    ? { title: t("admin.admitTitle", { name }), ok: t("admin.admit") }
    : { title: t("admin.declineTitle", { name }), ok: t("admin.decline"), danger: true };
  if (!(await confirm(question))) return;
  const failure = await admitPerson(id, yes);
  toastOutcome(failure, t(yes ? "admin.admitted" : "admin.declined"));
}

/** What I may do to a person. */
export function PersonActions({ page }: { page: AdminPersonPage }) {
  if (page.waiting)
    return (
      <div className="px-4">
        <CellGroup>
          <Cell icon={<UserCheck />} title={t("admin.admit")} onPress={() => void admit(page, true)} />
          <Cell danger icon={<UserX />} title={t("admin.decline")} onPress={() => void admit(page, false)} />
        </CellGroup>
      </div>
    );
  const hasRights = page.roles.length > 0 || page.permissions.length > 0;
  const isAdmin = hasRole("admin");
  if (hasRights && !isAdmin)
    return <p className="px-8 pb-4 text-center text-s text-text-3">{t("admin.notYours")}</p>;
  const open = (act: string) => push("/pages/mine/admin-act", { id: page.id, act });
  return (
    <div className="grid gap-x-3 px-4 wide:grid-cols-2">
      <CellGroup>
        {page.ban === null ? (
          <Cell danger icon={<Ban />} title={t("admin.ban")} onPress={() => open("ban")} />
        ) : (
          <Cell icon={<Undo2 />} title={t("admin.unban")} onPress={() => void unban(page)} />
        )}
        <Cell icon={<KeyRound />} title={t("admin.reset")} onPress={() => void reset(page)} />
        {page.secondFactor && (
          <Cell icon={<ShieldOff />} title={t("admin.resetFactor")} onPress={() => void resetCodes(page)} />
        )}
      </CellGroup>
      <CellGroup>
        <Cell icon={<Coins />} title={t("admin.adjust")} onPress={() => open("capsules")} />
        {isAdmin && <Cell icon={<ShieldCheck />} title={t("admin.rights")} onPress={() => open("rights")} />}
      </CellGroup>
    </div>
  );
}
