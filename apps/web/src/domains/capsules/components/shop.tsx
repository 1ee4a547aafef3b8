import type { CapsulePackage } from "@4d/contract";
import { useState } from "react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Tag } from "../../../ui/tag.tsx";
import { amountText, priceText } from "../amount-text.ts";
import { markOpenedFromBalance } from "../capsule-navigation.ts";
import { orderPackage } from "../order-package.ts";

const CASHIER_PATH = "/uni_modules/uni-pay/pages/pay-desk/pay-desk";

interface PackageCardProps {
  offer: CapsulePackage;
  chosen: boolean;
  onChoose: () => void;
}

function PackageCard({ offer: { paid, bonus, amount, currency }, chosen, onChoose }: PackageCardProps) {
  return (
    <label
      className={cx(
        "press relative flex min-h-21 cursor-pointer flex-col items-center justify-center rounded-m px-2 pt-5 pb-3 text-center outline-2 -outline-offset-2",
        "has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-capsule",
        chosen ? "bg-capsule-wash outline-capsule" : "bg-ink-2 outline-transparent",
      )}
    >
      <input
        type="radio"
        name="package"
        className="sr-only"
        checked={chosen}
        onChange={onChoose}
        aria-label={`${t("capsules.package", { n: paid + bonus })}, ${priceText(amount, currency)}`}
      />
      <span aria-hidden="true" className="num text-xl leading-tight font-heavy">
        {amountText(paid)}
      </span>
      <span aria-hidden="true" className="num mt-0.5 text-s text-text-2">
        {priceText(amount, currency)}
      </span>
      {bonus > 0 && (
        <span aria-hidden="true" className="num absolute top-1.5 right-1.5 flex">
          <Tag>{t("capsules.packageBonus", { n: amountText(bonus) })}</Tag>
        </span>
      )}
    </label>
  );
}

/** The packages for sale; the cashier receives only the order number and the way back (`CAPSULE-2`). */
export function Shop({ packages }: { packages: readonly CapsulePackage[] }) {
  const { query } = usePage();
  const [picked, setPicked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = packages.find(({ id }) => id === picked) ?? packages[1] ?? packages[0];
  if (chosen === undefined) return null;
  const buy = async () => {
    setBusy(true);
    const outcome = await orderPackage(chosen.id);
    setBusy(false);
    if (!outcome.ok) return toastFailure(outcome.failure);
    markOpenedFromBalance(outcome.value.orderNo);
    push(CASHIER_PATH, { order_no: outcome.value.orderNo, return_url: query.return_url });
  };
  return (
    <section aria-label={t("capsules.packages")} className="mb-3">
      <h2 className="pt-2 pb-2 text-n font-semibold">{t("capsules.packages")}</h2>
      <div role="radiogroup" aria-label={t("capsules.packages")} className="grid grid-cols-2 gap-2.5">
        {packages.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            chosen={offer === chosen}
            onChoose={() => setPicked(offer.id)}
          />
        ))}
      </div>
      <Button block className="mt-3" busy={busy} onClick={() => void buy()}>
        {t("capsules.buyFor", { price: priceText(chosen.amount, chosen.currency) })}
      </Button>
      <p className="px-4 pt-2 text-center text-xs text-balance text-text-3">{t("capsules.packagesNote")}</p>
    </section>
  );
}
