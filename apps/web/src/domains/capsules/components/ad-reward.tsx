import { t } from "../../../platform/i18n/i18n.ts";
import { back, replace } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { type AdState, openAd } from "../ad.store.ts";
import { amountText } from "../amount-text.ts";

/** The reward of an advertisement, and a button for another one if any are left today. */
export function AdReward({ ad }: { ad: Extract<AdState, { step: "claimed" }> }) {
  const { amount, balance, left, reward } = ad;
  return (
    <div
      role="status"
      className="absolute inset-0 flex flex-col items-center justify-center bg-[linear-gradient(170deg,var(--wallet-a),var(--wallet-b)_120%)] px-8 text-center text-on-art"
    >
      <CapsuleArt size={168} open className="animate-pop" />
      <p className="mt-6 text-3xl leading-none font-heavy">
        <CountUp value={amount} from={0} text={(n) => `+${n}`} />
      </p>
      <p className="mt-3 text-m text-balance">
        {t("capsules.adClaimedNote", { balance: amountText(balance) })}
      </p>
      <div className="mt-10 flex w-full max-w-75 flex-col gap-3">
        {left > 0 && (
          <Button look="bright" block onClick={() => void openAd(null)}>
            {t("capsules.adMore", { n: reward })}
          </Button>
        )}
        <Button look="glass" block onClick={() => back()}>
          {t("capsules.adDone")}
        </Button>
        <button
          type="button"
          onClick={() => replace("/pages/mine/capsule-balance")}
          className="hit press rounded-full py-2 text-s font-semibold"
        >
          {t("capsules.toBalance")}
        </button>
      </div>
    </div>
  );
}
