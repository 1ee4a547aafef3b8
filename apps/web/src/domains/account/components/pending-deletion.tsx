import { Hourglass } from "lucide-react";
import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { relaunch } from "../../../platform/navigation.ts";
import { startPath } from "../../../platform/start-page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { logOut } from "../../auth/index.ts";
import { cancelDeletion } from "../deletion.store.ts";
import { PageMark } from "./page-mark.tsx";

/** The account is scheduled for deletion: offers to cancel it. */
export function PendingDeletion({ leavesAt }: { leavesAt: number }) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    const failure = await cancelDeletion();
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("account.stayed"));
    relaunch(startPath());
  };
  return (
    <div className="flex flex-col gap-3 pb-8">
      <PageMark
        icon={<Hourglass />}
        title={t("account.leaving")}
        note={t("account.leavingNote", { time: momentText(leavesAt) })}
      />
      <FormError text={wrong} />
      <Button size="large" block busy={busy} className="mt-3" onClick={() => void cancel()}>
        {t("account.stay")}
      </Button>
      <Button look="ghost" size="large" block onClick={() => void logOut()}>
        {t("account.later")}
      </Button>
    </div>
  );
}
