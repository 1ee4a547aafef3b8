import type { CapsuleAccount } from "@4d/contract";
import { Clapperboard } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Phrases } from "../../../ui/phrases.tsx";

const AD = "/uni_modules/uni-pay/pages/ad-interactive-webview/ad-interactive-webview";
/** The most dots; a larger count is only shown as text. */
const DOTS_MAX = 10;

function Dots({ remaining, most }: { remaining: number; most: number }) {
  if (most > DOTS_MAX) return null;
  return (
    <span aria-hidden="true" className="mt-1.5 flex gap-1">
      {Array.from({ length: most }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots without identity
          key={at}
          className={cx("h-1 w-4 rounded-full", at < most - remaining ? "bg-ink-4" : "bg-capsule")}
        />
      ))}
    </span>
  );
}

/** The card of advertisements: the reward, and how many are left today (`CAPSULE-1`). */
export function AdCard({ ads: { left: remaining, most, reward } }: Pick<CapsuleAccount, "ads">) {
  if (most === 0) return null;
  return (
    <section className="mb-3 flex flex-wrap items-center gap-3 rounded-m bg-ink-2 p-4">
      <Clapperboard aria-hidden="true" className="size-5.5 shrink-0 stroke-[1.8] text-text-2" />
      <div className="min-w-28 flex-1">
        <h2 className="text-n font-semibold">{t("capsules.ad")}</h2>
        <p className="text-s text-balance text-text-3">
          <Phrases
            text={
              remaining > 0
                ? t("capsules.adLeft", { n: remaining, reward })
                : t("capsules.adNone", { n: most })
            }
          />
        </p>
        <Dots remaining={remaining} most={most} />
      </div>
      {remaining > 0 && (
        <Button look="ghost" size="small" onClick={() => push(AD)}>
          {t("capsules.adAction", { n: reward })}
        </Button>
      )}
    </section>
  );
}
