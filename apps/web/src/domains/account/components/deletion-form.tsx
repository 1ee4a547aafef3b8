import { Trash2, Users, UserX } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { alertModal, confirm, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { logOut } from "../../auth/index.ts";
import { deletionStore, requestDeletion } from "../deletion.store.ts";
import { Fact } from "./fact.tsx";
import { PageMark } from "./page-mark.tsx";
import { ProofFields, useProof } from "./proof-fields.tsx";

const confirmDeletion = () =>
  confirm({
    title: t("account.leaveSure"),
    body: t("account.leaveSureBody"),
    ok: t("account.leaveOk"),
    danger: true,
  });

/** Explains account deletion and asks for the proof it needs. Success also logs this device out. */
export function DeletionForm({ withCode }: { withCode: boolean }) {
  const proof = useProof(withCode);
  const [knows, setKnows] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!knows) return toast(t("account.leaveKnowFirst"));
    if (!(await confirmDeletion()) || !(await proof.prove(requestDeletion))) return;
    const time = momentText(deletionStore.getState().leavesAt ?? 0);
    await alertModal({ title: t("account.leaveAsked"), body: t("account.leaveAskedBody", { time }) });
    await logOut();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pb-8">
      <PageMark tone="grave" icon={<UserX />} title={t("account.leaveLead")} note={t("account.leaveDays")} />
      <Fact icon={<Trash2 />} title={t("account.leaveGone")} note={t("account.leaveGoneNote")} />
      <Fact icon={<Users />} title={t("account.leaveStays")} note={t("account.leaveStaysNote")} />
      <Button look="quiet" onClick={() => push("/pages/mine/export-data")}>
        {t("account.leaveExport")}
      </Button>
      <ProofFields proof={proof} />
      <div className="px-2">
        <Checkbox checked={knows} onChange={setKnows}>
          {t("account.leaveKnow")}
        </Checkbox>
      </div>
      <FormError text={proof.wrong.form} />
      <Button type="submit" size="large" look="danger" block busy={proof.busy}>
        {t("account.leave")}
      </Button>
    </form>
  );
}
