import type { AdminPersonPage } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { serverNow } from "../../../platform/server-clock.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { banPerson } from "../person.store.ts";

const DAY = 86_400_000;
const DAYS = { day: 1, week: 7, month: 30, ever: null } as const;
type Length = keyof typeof DAYS;

/** Reason and duration of a ban; the banned person sees the reason. */
export function BanForm({ page: { id, nickName: name } }: { page: AdminPersonPage }) {
  const [reason, setReason] = useState("");
  const [length, setLength] = useState<Length>("week");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const lengths = [
    { id: "day" as const, label: t("admin.forDay") },
    { id: "week" as const, label: t("admin.forWeek") },
    { id: "month" as const, label: t("admin.forMonth") },
    { id: "ever" as const, label: t("admin.forEver") },
  ];
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty(reason)) return setWrong(t("admin.reasonNeeded"));
    setBusy(true);
    const days = DAYS[length];
    const failure = await banPerson(id, reason.trim(), days === null ? null : serverNow() + days * DAY);
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("admin.bannedNow", { name }));
    back();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="px-4 text-s text-text-2">{t("admin.banNote", { name })}</p>
      <TextArea label={t("admin.reasonLabel")} value={reason} onChange={setReason} />
      <ChoiceGroup title={t("admin.howLong")} choices={lengths} value={length} onChange={setLength} />
      <FormError text={wrong} />
      <Button type="submit" look="danger" block busy={busy}>
        {t("admin.ban")}
      </Button>
    </form>
  );
}
