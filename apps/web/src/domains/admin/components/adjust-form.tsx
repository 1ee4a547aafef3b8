import { ADJUSTMENT_MAX, ADMIN_REASON_MAX, type AdminPersonPage } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { amountText } from "../../capsules/index.ts";
import { adjustCapsules } from "../person.store.ts";

/** Adds or removes capsules; the reason appears in the person's statement. */
export function AdjustForm({ page: { id, nickName: name, capsules } }: { page: AdminPersonPage }) {
  // One key for this form: pressed twice, or sent again after a lost response, it happens once.
  const [key] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<"give" | "take">("give");
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const amount = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  const after = capsules.balance + (way === "give" ? amount : -amount);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (amount < 1 || amount > ADJUSTMENT_MAX)
      return setWrong(t("admin.amountWrong", { most: amountText(ADJUSTMENT_MAX) }));
    if (isEmpty(reason)) return setWrong(t("admin.reasonNeeded"));
    setBusy(true);
    const change = { amount: way === "give" ? amount : -amount, reason: reason.trim() };
    const failure = await adjustCapsules(id, `${key}:${way}:${amount}`.slice(0, 64), change);
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("admin.adjusted"));
    back();
  };
  const ways = [
    { id: "give" as const, label: t("admin.give") },
    { id: "take" as const, label: t("admin.take") },
  ];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="px-4 text-s text-text-2">
        {t("admin.adjustNote", { name, n: amountText(capsules.balance) })}
      </p>
      <Segmented label={t("admin.adjust")} choices={ways} value={way} onChange={setWay} />
      <TextField
        label={t("admin.amount")}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        hint={amount > 0 && after >= 0 ? t("admin.after", { n: amountText(after) }) : undefined}
        error={after < 0 ? t("admin.tooFew") : undefined}
      />
      <TextField
        label={t("admin.adjustReason")}
        value={reason}
        maxLength={ADMIN_REASON_MAX}
        onChange={setReason}
      />
      <FormError text={wrong} />
      <Button type="submit" block busy={busy} disabled={after < 0}>
        {way === "give" ? t("admin.give") : t("admin.take")}
      </Button>
    </form>
  );
}
