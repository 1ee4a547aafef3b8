import { ADMIN_REASON_MAX, type AdminOrder } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { confirm, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { priceText } from "../../capsules/index.ts";
import { refundOrder } from "../order.store.ts";

/** Parses a typed amount into fen; 0 if it is none. Pure. */
const fenOf = (typed: string): number =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;

/** Refunds a paid order in full or in part; capsules are taken back in proportion. */
export function RefundForm({ found: { order } }: { found: AdminOrder }) {
  // One key for this form: pressed twice, or sent again after a lost response, it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const remaining = order.amount - order.refunded;
  const [typed, setTyped] = useState(String(remaining / 100));
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const amount = fenOf(typed.trim());
    const most = priceText(remaining, order.currency);
    if (amount < 1 || amount > remaining) return setWrong(t("adminOrders.refundWrong", { most }));
    if (isEmpty(reason)) return setWrong(t("admin.reasonNeeded"));
    const sure = await confirm({
      title: t("adminOrders.refundSure", { price: priceText(amount, order.currency) }),
      body: t("adminOrders.refundBody"),
      ok: t("adminOrders.giveBack"),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    const failure = await refundOrder(order.orderNo, key, { amount, reason: reason.trim() });
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("adminOrders.refundAsked"));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 pt-2">
      <TextField
        label={t("adminOrders.refundAmount")}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        tail={<span className="text-s text-text-3">{order.currency}</span>}
      />
      <TextField
        label={t("adminOrders.refundReason")}
        value={reason}
        maxLength={ADMIN_REASON_MAX}
        onChange={setReason}
      />
      <FormError text={wrong} />
      <Button type="submit" block busy={busy}>
        {t("adminOrders.giveBack")}
      </Button>
    </form>
  );
}
