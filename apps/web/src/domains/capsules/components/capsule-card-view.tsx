import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { amountText } from "../amount-text.ts";
import { capsulesStore, loadAccount } from "../capsules.store.ts";
import { checkInNow } from "./check-in-card.tsx";

const pill = "hit press relative min-h-8 rounded-full px-3.5 text-s font-semibold whitespace-nowrap";

/** Drawn by CapsuleCard; a separate chunk with its texts. */
export function CapsuleCardView() {
  const { active } = usePage();
  const account = useStore(capsulesStore, (state) => state.account);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (active) void loadAccount();
  }, [active]);
  const open = () => push("/pages/mine/capsule-balance");
  const press = async () => {
    setBusy(true);
    await checkInNow();
    setBusy(false);
  };
  return (
    <div className="relative isolate flex min-h-21.5 flex-wrap items-center gap-x-3 gap-y-2 overflow-hidden rounded-m bg-[linear-gradient(115deg,var(--wallet-a),var(--wallet-b)_75%,var(--wallet-c)_130%)] px-4.5 py-3 text-on-art">
      <CapsuleArt size={86} className="absolute top-1 left-[38%] -z-10 opacity-45" />
      <button
        type="button"
        onClick={open}
        className="min-w-28 flex-1 text-left outline-offset-4 after:absolute after:inset-0"
      >
        <span className="block text-s">{t("capsules.name")}</span>
        <span className="block min-h-9.5 text-2xl leading-tight font-heavy">
          {account !== null && <CountUp value={account.balance} text={amountText} />}
        </span>
      </button>
      {account !== null && (
        <span className="relative flex gap-2">
          {!account.checkIn.done && (
            <button type="button" disabled={busy} onClick={() => void press()} className={`${pill} glass`}>
              {t("capsules.checkInAction", { n: account.checkIn.amount })}
            </button>
          )}
          <button type="button" onClick={open} className={`${pill} bg-on-art text-wallet-a`}>
            {t("capsules.buy")}
          </button>
        </span>
      )}
    </div>
  );
}
